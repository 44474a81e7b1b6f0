import { leastValue, type Reckoning, type ReckoningTable, readFaces } from '@linstock/kernel';
import './explained.css';

interface Props {
  readonly reckoning: Reckoning;
  /** The faces of the dice, once thrown. */
  readonly faces?: readonly number[];
}

/** The part of the rules that a throw is read from: the table with its column or cell ringed, or the meaning of each value. */
export function Explained({ reckoning, faces }: Props) {
  const fell = faces ? readFaces(reckoning.dice, faces) - leastValue(reckoning.dice) : null;
  if (reckoning.table) return <Printed table={reckoning.table} fell={fell} />;
  return <Values reckoning={reckoning} fell={fell} />;
}

function Printed({ table, fell }: { table: ReckoningTable; fell: number | null }) {
  const { column, rows } = table.ring;
  const row = fell === null ? null : rows[fell];
  const mark = (r: number, c: number): string | undefined => {
    if (c !== column) return undefined;
    if (row === null) return rows.includes(r) ? 'in-column' : undefined;
    return r === row ? 'ringed' : 'in-column';
  };
  return (
    // A wide table scrolls by keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="explained-box" role="group" aria-label={table.title} tabIndex={0}>
      <table className="explained explained-table">
        <caption>{table.title}</caption>
        <thead>
          <tr>
            <th scope="col">{table.across}</th>
            {table.columns.map((heading, c) => (
              <th key={heading} scope="col" className={c === column ? 'in-column' : undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((heading, r) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {table.columns.map((each, c) => (
                <td key={each} className={mark(r, c)} aria-current={mark(r, c) === 'ringed' || undefined}>
                  {table.cells[r]?.[c] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Values({ reckoning, fell }: { reckoning: Reckoning; fell: number | null }) {
  const least = leastValue(reckoning.dice);
  const runs: { label: string; from: number; to: number }[] = [];
  reckoning.outcomes.forEach(({ label }, at) => {
    const last = runs.at(-1);
    if (last?.label === label) last.to = at;
    else runs.push({ label, from: at, to: at });
  });
  return (
    <table className="explained">
      <caption>What each throw means</caption>
      <tbody>
        {runs.map(({ label, from, to }) => (
          <tr key={from} className={fell !== null && fell >= from && fell <= to ? 'ringed' : undefined}>
            <th scope="row" className="figure">
              {from === to ? least + from : `${least + from}–${least + to}`}
            </th>
            <td>{label}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
