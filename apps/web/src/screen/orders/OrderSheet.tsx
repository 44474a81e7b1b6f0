import { type SheetChoice, type SheetRow, unset } from '@linstock/scene';
import { useState } from 'react';
import { OrderSign } from '../../common/OrderSign.tsx';
import type { OpenSheet } from '../state.ts';
import { useSession, useSessionState } from '../useSession.ts';
import { OrderRow } from './OrderRow.tsx';
import { useSheetKeys } from './useSheetKeys.ts';
import './orderSheet.css';

/** An answer that is a form: a row for each who is told something, and one button that gives it. */
export function OrderSheet({ open }: { open: OpenSheet }) {
  const session = useSession();
  const scene = useSessionState((state) => state.scene);
  const { sheet, filled, last } = open;
  const left = unset(sheet, filled).length;
  const warnings = sheet.warn(filled);
  const onKeyDown = useSheetKeys(open);
  const bodies = [...new Set(sheet.rows.map(({ body }) => body))];
  return (
    // Its keys are a second way to what its buttons do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="actions order-sheet" aria-label={sheet.title} onKeyDown={onKeyDown}>
      <p className="order-sheet-head row">
        <b>{sheet.title}</b>
        <span className="muted" role="status">
          {countOf(left, sheet)}
        </span>
        {Object.keys(last).length > 0 && (
          <button type="button" className="button button-small" onClick={() => session.sheets.asLastTime()}>
            As last time
          </button>
        )}
        {left < sheet.rows.length && (
          <button
            type="button"
            className="button button-small button-quiet"
            onClick={() => session.sheets.clearAll()}
          >
            Clear
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
      <SheetFoot open={open} left={left} />
    </section>
  );
}

/** The button that locks, what it would do, and what the other side sees. */
function SheetFoot({ open: { sheet, filled }, left }: { open: OpenSheet; left: number }) {
  const session = useSession();
  const { sent, game, asked } = useSessionState((state) => state);
  const sides = game?.position.sides;
  const secret = game?.question(asked?.side ?? 0)?.sealed === true;
  const other = asked && sides ? sides[asked.side === 0 ? 1 : 0] : '';
  const writes = game?.open.some(({ side }) => side !== asked?.side) ?? false;
  return (
    <div className="order-sheet-foot">
      <p className="row">
        <button
          type="button"
          className="button button-main"
          disabled={sent || sheet.answer(filled) === null}
          onClick={() => session.sheets.lock()}
        >
          {sent ? 'Locked …' : lockLabel(left, sheet.untold)}
        </button>
        {left > 0 && (
          <button type="button" className="button" onClick={() => session.sheets.holdNextUnset()}>
            Next unset
          </button>
        )}
      </p>
      {secret && (
        <p className="muted" role="status">
          {writes
            ? `The ${other} side sees only that you are writing, and then that you have locked. Until both have locked you may unlock.`
            : `The ${other} side has locked. When you lock too, both are final.`}
        </p>
      )}
    </div>
  );
}

/** How many rows are told nothing, and what comes of them. */
function countOf(left: number, { rows, untold }: OpenSheet['sheet']): string {
  if (left === 0) return 'All are told something.';
  if (untold === null) return `${left} of ${rows.length} are told nothing yet.`;
  return `${left} of ${rows.length} unset: ${untold}`;
}

/** What the button says that locks: what comes of those that are told nothing. */
function lockLabel(left: number, untold: string | null): string {
  return left === 0 || untold === null ? 'Lock' : `Lock, ${left} unset: ${untold}`;
}

interface BodyProps {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  readonly open: OpenSheet;
}

/** The rows of one body, with what all of them may be told at once. */
function BodyRows({ name, rows, open }: BodyProps) {
  const scene = useSessionState((state) => state.scene);
  const set = rows.filter(({ id }) => open.filled[id] !== undefined).length;
  return (
    <div className="order-sheet-body" role="group" aria-label={name || 'Others'}>
      <p className="row order-sheet-all">
        <b>{name}</b>
        <span className="muted">
          {set} of {rows.length}
        </span>
        {rows.length > 1 && <AllOfBody name={name} rows={rows} />}
      </p>
      {rows.map((row) => (
        <OrderRow
          key={row.id}
          row={row}
          open={open}
          piece={scene?.pieces.find(({ id }) => id === row.piece)}
        />
      ))}
    </div>
  );
}

/** Tells all rows of a body the same; those that may not are named, not forced. */
function AllOfBody({ name, rows }: Omit<BodyProps, 'open'>) {
  const session = useSession();
  const [left, setLeft] = useState<readonly string[]>([]);
  const tell = (choice: SheetChoice): void => {
    session.sheets.writeAll(rows, choice.id);
    setLeft(rows.filter((row) => barred(row, choice.id)).map(({ label }) => label));
  };
  return (
    <>
      <span className="order-sheet-alike">
        {choicesOfAll(rows).map((choice) => (
          <button
            key={choice.id}
            type="button"
            className="button button-small button-quiet"
            aria-label={`All of ${name || 'these'}: ${choice.label}`}
            title={`All of ${name || 'these'}: ${choice.label}`}
            onClick={() => tell(choice)}
          >
            {choice.sign ? <OrderSign face={choice.sign} size={20} /> : `all ${choice.label}`}
          </button>
        ))}
      </span>
      {left.length > 0 && (
        <span className="order-sheet-left" role="status">
          Not for {left.join(', ')}.
        </span>
      )}
    </>
  );
}

const barred = ({ choices }: SheetRow, choice: string): boolean =>
  choices.find(({ id }) => id === choice)?.refusal !== null;

/** What some of these rows may be told with nothing said besides that is not known beforehand. */
function choicesOfAll(rows: readonly SheetRow[]): readonly SheetChoice[] {
  const all = rows.flatMap(({ choices }) => choices);
  const open = all.filter(
    ({ refusal, needs, at }) => !refusal && at === undefined && (!needs || needs.kind === 'heading'),
  );
  // As they stand in the rows, be some of them barred there.
  const order = [...new Set(all.map(({ id }) => id))];
  return [...new Map(open.map((choice) => [choice.id, choice])).values()].sort(
    (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
  );
}
