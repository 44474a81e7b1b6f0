import { type SheetChoice, type SheetNeed, type SheetRow, unset, type Written } from '@linstock/scene';
import type { OpenSheet } from './state.ts';
import { useSession, useSessionState } from './useSession.ts';
import './orderSheet.css';

/** An answer that is a form: a row for each who is told something, and one button that gives it. */
export function OrderSheet({ open }: { open: OpenSheet }) {
  const session = useSession();
  const sent = useSessionState((state) => state.sent);
  const scene = useSessionState((state) => state.scene);
  const { sheet, filled, last } = open;
  const left = unset(sheet, filled).length;
  const warnings = sheet.warn(filled);
  const bodies = [...new Set(sheet.rows.map(({ body }) => body))];
  return (
    <section className="actions order-sheet" aria-label={sheet.title}>
      <p className="row">
        <span className="muted" role="status">
          {left === 0 ? 'All are told something.' : `${left} of ${sheet.rows.length} are told nothing yet.`}
        </span>
        {Object.keys(last).length > 0 && (
          <button type="button" className="button button-small" onClick={() => session.sheets.asLastTime()}>
            As last time
          </button>
        )}
      </p>
      {bodies.map((body) => (
        <BodyRows
          key={body}
          name={scene?.bodies.find(({ id }) => id === body)?.name ?? ''}
          rows={sheet.rows.filter((row) => row.body === body)}
          open={open}
        />
      ))}
      {warnings.map((warning) => (
        <p key={warning} className="warning">
          {warning}
        </p>
      ))}
      <button
        type="button"
        className="button button-main"
        disabled={sent || sheet.answer(filled) === null}
        onClick={() => session.sheets.lock()}
      >
        {sent ? 'Locked …' : 'Lock'}
      </button>
    </section>
  );
}

interface BodyProps {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  readonly open: OpenSheet;
}

/** The rows of one body, with what all of them may be told at once. */
function BodyRows({ name, rows, open }: BodyProps) {
  const session = useSession();
  const alike = choicesOfAll(rows);
  return (
    <div className="order-sheet-body" role="group" aria-label={name || 'Others'}>
      {rows.length > 1 && (
        <p className="row order-sheet-all">
          <b>{name}</b>
          {alike.map((choice) => (
            <button
              key={choice.id}
              type="button"
              className="button button-small button-quiet"
              aria-label={`All of ${name || 'these'}: ${choice.label}`}
              onClick={() => session.sheets.writeAll(rows, { choice: choice.id })}
            >
              all {choice.label}
            </button>
          ))}
        </p>
      )}
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          written={open.filled[row.id]}
          waits={open.row === row.id ? open.waits : null}
        />
      ))}
    </div>
  );
}

/** What some of these rows may be told with nothing said besides. */
function choicesOfAll(rows: readonly SheetRow[]): readonly SheetChoice[] {
  const open = rows.flatMap(({ choices }) => choices).filter(({ refusal, needs }) => !refusal && !needs);
  return [...new Map(open.map((choice) => [choice.id, choice])).values()];
}

interface RowProps {
  readonly row: SheetRow;
  readonly written: Written | undefined;
  /** The choice that waits for a click on the map. */
  readonly waits: string | null;
}

/** One who is told something: a radio button for each choice. */
function Row({ row, written, waits }: RowProps) {
  const session = useSession();
  const chosen = waits ?? written?.choice;
  const needs = row.choices.find(({ id }) => id === chosen)?.needs;
  return (
    <fieldset
      className={`order-sheet-row ${written ? '' : 'unset'}`}
      onPointerEnter={() => session.point([row.piece])}
      onPointerLeave={() => session.point([])}
    >
      <legend>{row.label}</legend>
      {row.choices.map(({ id, label, refusal, needs: asks }) => (
        <label key={id} className="choice" title={refusal?.sentence}>
          <input
            type="radio"
            name={`order ${row.id}`}
            checked={chosen === id}
            disabled={refusal !== null}
            onFocus={() => session.point([row.piece])}
            onChange={() => session.sheets.write(row, first(id, asks))}
          />
          {label}
        </label>
      ))}
      {chosen !== undefined && needs && <Detail row={row} choice={chosen} needs={needs} written={written} />}
      {waits !== null && <span role="status">Click {needs?.label} on the map.</span>}
    </fieldset>
  );
}

/** A choice with the least that may be said with it, to be changed. */
function first(choice: string, needs: SheetNeed | undefined): Written {
  if (needs?.kind === 'heading') return { choice, detail: { heading: needs.ahead } };
  return needs?.kind === 'number' ? { choice, detail: { number: needs.least } } : { choice };
}

interface DetailProps {
  readonly row: SheetRow;
  readonly choice: string;
  readonly needs: SheetNeed;
  readonly written: Written | undefined;
}

/** A number or a heading said with a choice. */
function Detail({ row, choice, needs, written }: DetailProps) {
  const session = useSession();
  const detail = written?.detail;
  if (needs.kind === 'piece' || needs.kind === 'place') return null;
  const heading = needs.kind === 'heading';
  const [least, most] = needs.kind === 'number' ? [needs.least, needs.most] : [0, 359];
  const value =
    detail && 'heading' in detail ? detail.heading / 10 : detail && 'number' in detail ? detail.number : 0;
  return (
    <label className="order-sheet-detail">
      {needs.label}
      <input
        type="number"
        value={value}
        min={least}
        max={most}
        onChange={({ target }) => {
          const said = Math.round(target.valueAsNumber * (heading ? 10 : 1));
          if (Number.isFinite(said))
            session.sheets.write(row, { choice, detail: heading ? { heading: said } : { number: said } });
        }}
      />
    </label>
  );
}
