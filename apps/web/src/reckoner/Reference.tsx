import type { Clauses, ReferenceTable } from '@linstock/kernel';
import { Clause } from '../common/Clause.tsx';
import './reference.css';

interface Props {
  readonly title: string;
  readonly tables: readonly ReferenceTable[];
  readonly clauses: Clauses;
}

/** All tables of a system, laid out so that they print on one page. */
export function Reference({ title, tables, clauses }: Props) {
  return (
    <section className="panel reference" aria-label="All tables">
      <p className="reference-print">
        <button type="button" className="button" onClick={() => window.print()}>
          Print on one page
        </button>
      </p>
      <h2>{title}</h2>
      <div className="reference-tables">
        {tables.map((table) => (
          <OneTable key={table.title} table={table} clauses={clauses} />
        ))}
      </div>
    </section>
  );
}

function OneTable({ table, clauses }: { table: ReferenceTable; clauses: Clauses }) {
  const { columns, rows, note } = table;
  return (
    <figure className={table.wide ? 'reference-wide' : undefined}>
      <table>
        <caption>
          {table.title} <Clause id={table.clause} clauses={clauses} />
        </caption>
        {columns && (
          <thead>
            <tr>
              {columns.map((heading, i) => (
                // Two columns may have one heading: they have no other name than their place.
                // oxlint-disable-next-line react/no-array-index-key
                <th key={i} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([heading = '', ...cells]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {cells.map((cell, i) => (
                // Cells have no other name than their place.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <figcaption>{note}</figcaption>}
    </figure>
  );
}
