import { type SheetChoice, type SheetRow, unsetRows } from '@linstock/scene';
import { Clause } from '../../common/Clause.tsx';
import { setCssVariables } from '../../common/cssVariables.ts';
import { usePointerWords } from '../../common/fingerWording.ts';
import { OrderSign } from '../../common/OrderSign.tsx';
import { part } from '../../common/parts.ts';
import { useMedia } from '../../common/useMedia.ts';
import { useClauses, useSession, useSessionState } from '../../hooks/useSession.ts';
import type { RefusedRow } from '../../play/chosen/bodyOrder.ts';
import type { OpenSheet } from '../../play/state/state.ts';
import { isWorded, MAX_INLINE_CHOICES, OrderRow, RowDetails, WIDE_WITH_MOUSE } from './OrderRow.tsx';
import { useSheetKeys } from './useSheetKeys.ts';
import './orderSheet.css';
import './sheetWide.css';
import './sheetNarrow.css';
import './writing.css';
import './orderGrid.css';

/** An answer that is a form: a row for each unit that gets an order, and one button that sends it. */
export function OrderSheet({ open }: { open: OpenSheet }) {
  const scene = useSessionState((state) => state.scene);
  const { sheet, filled } = open;
  const left = unsetRows(sheet, filled).length;
  const onKeyDown = useSheetKeys(open);
  const bodies = [...new Set(sheet.rows.map(({ body }) => body))];
  const isWide = useMedia(WIDE_WITH_MOUSE);
  const inHand = sheet.rows.find(({ id }) => id === open.row);
  return (
    // Its keys are a second way to use its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="actions order-sheet"
      {...part('answers', 'form')}
      aria-label={sheet.title}
      onKeyDown={onKeyDown}
    >
      <div className="order-sheet-head row">
        <b className="order-sheet-title" {...part('form title')} tabIndex={-1}>
          {sheet.title}
        </b>
        <span className="muted" role="status">
          <Count left={left} sheet={sheet} />
        </span>
        <WholeSheetButtons open={open} left={left} />
      </div>
      {bodies.map((body) => (
        <BodyRows
          key={`${sheet.title} ${body}`}
          name={scene?.bodies.find(({ id }) => id === body)?.name ?? ''}
          rows={sheet.rows.filter((row) => row.body === body)}
          open={open}
        />
      ))}
      {isWide && inHand && (
        <div role="group" aria-label={inHand.label}>
          <RowDetails row={inHand} open={open} />
        </div>
      )}
      {sheet.warn(filled).map((warning) => (
        <p key={warning} className="warning">
          {warning}
        </p>
      ))}
      <SheetFoot open={open} left={left} />
    </section>
  );
}

/** Actions on all rows at once: fill in as last time, or clear. */
function WholeSheetButtons({ open, left }: { open: OpenSheet; left: number }) {
  const session = useSession();
  const { sheet, last } = open;
  return (
    <>
      {Object.keys(last).length > 0 && (
        <button
          type="button"
          className="button button-small"
          onClick={() => session.apply({ on: 'sheet', do: 'as last time' })}
        >
          As last time
        </button>
      )}
      {left < sheet.rows.length && (
        <button
          type="button"
          className="button button-small button-quiet"
          onClick={() => session.apply({ on: 'sheet', do: 'clear all' })}
        >
          Clear
        </button>
      )}
    </>
  );
}

/** The button that locks the sheet, its effect, and what the other side sees. */
function SheetFoot({ open: { sheet, filled, kept, body }, left }: { open: OpenSheet; left: number }) {
  const session = useSession();
  const { sent, game, asked } = useSessionState((state) => state);
  const sides = game?.position.sides;
  const secret = game?.question(asked?.side ?? 0)?.sealed === true;
  const other = asked && sides ? sides[asked.side === 0 ? 1 : 0] : '';
  const writes = game?.open.some(({ side }) => side !== asked?.side) ?? false;
  return (
    <div className="order-sheet-foot">
      <div className="row">
        <button
          type="button"
          className="button button-main"
          {...part('main answer')}
          disabled={sent || sheet.answer(filled) === null}
          title={secret && writes ? 'Until both have locked you may unlock.' : undefined}
          onClick={() => session.apply({ on: 'sheet', do: 'lock' })}
        >
          {sent ? 'Locked …' : lockLabel(left, sheet)}
        </button>
        {left > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => session.apply({ on: 'sheet', do: 'hold next' })}
          >
            Next unset
          </button>
        )}
      </div>
      <div className={`order-sheet-says ${hasBodies(sheet.rows) ? 'for-refusals' : ''}`}>
        {kept && kept.of.length > 0 ? (
          <NotTold kept={kept.of} />
        ) : (
          body !== null && <BodyHint rows={sheet.rows.filter((row) => row.body === body)} />
        )}
        {secret && (
          <p
            className={(kept && kept.of.length > 0) || body !== null ? 'visually-hidden' : 'muted'}
            role="status"
          >
            {writes
              ? `The ${other} side sees only that you are writing.`
              : `The ${other} side has locked. When you lock too, both are final.`}
          </p>
        )}
      </div>
    </div>
  );
}

/** Number of rows without an order, and the consequences for them. */
function Count({ left, sheet: { rows, untold } }: { left: number; sheet: OpenSheet['sheet'] }) {
  if (left === 0) return 'All have an order.';
  if (untold === null) return `${left} of ${rows.length} have no order yet.`;
  return (
    <>
      {left} of {rows.length} unset<span className="order-sheet-untold">: {untold}</span>
    </>
  );
}

/** Label of the lock button: what the units without an order will do. */
function lockLabel(left: number, { rows, untold }: OpenSheet['sheet']): string {
  if (left === 0 || untold === null) return 'Lock';
  if (rows.length === 1) return `Lock: ${untold}`;
  const who = left === rows.length ? 'all ' : 'the other ';
  return `Lock, ${left === 1 ? who.trim() : who + left}: ${untold}`;
}

interface BodyProps {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  readonly open: OpenSheet;
}

/** The rows of one body, with orders for all of them at once, by a button or by a click on the map. */
function BodyRows({ name, rows, open }: BodyProps) {
  const session = useSession();
  const scene = useSessionState((state) => state.scene);
  const set = rows.filter(({ id }) => open.filled[id] !== undefined).length;
  const body = rows[0]?.body ?? '';
  const inHand = open.body === body;
  const several = rows.length > 1;
  const signs = signedChoices(rows).length;
  const paired = rows.every((row) => row.choices.length <= MAX_INLINE_CHOICES && !isWorded(row));
  return (
    <div
      className={`order-sheet-body ${inHand ? 'in-hand' : ''} ${signs > 0 ? 'signs' : ''} ${paired ? 'paired' : ''}`}
      style={signs > 0 ? setCssVariables({ '--orders': signs }) : undefined}
      role="group"
      aria-label={name || 'Others'}
      data-body={body}
    >
      {several && (
        <div
          className="row order-sheet-all"
          onPointerEnter={() =>
            session.apply({ on: 'view', do: 'point', at: rows.map(({ piece }) => piece) })
          }
          onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
        >
          <button
            type="button"
            className="button button-small order-sheet-name"
            aria-pressed={inHand}
            onClick={() => session.apply({ on: 'sheet', do: 'hold body', body })}
          >
            {name || 'Others'}
          </button>
          <span className="muted">
            {set} of {rows.length}
          </span>
          <AllOfBody name={name} rows={rows} />
        </div>
      )}
      {rows.map((row) => (
        <OrderRow
          key={row.id}
          row={row}
          open={open}
          piece={scene?.pieces.find(({ id }) => id === row.piece)}
          of={several ? '' : name}
        />
      ))}
    </div>
  );
}

/**
 * The orders with signs that are the columns of a body's rows. None unless every row has more of them than
 * fit at the side of its name.
 */
function signedChoices(rows: readonly SheetRow[]): readonly SheetChoice[] {
  const signed = rows.every(
    ({ choices }) => choices.length > MAX_INLINE_CHOICES && choices.every(({ sign }) => sign),
  );
  return signed
    ? [...new Map(rows.flatMap(({ choices }) => choices).map((each) => [each.id, each])).values()]
    : [];
}

/** The way to give the whole active body one order. */
function BodyHint({ rows }: { readonly rows: readonly SheetRow[] }) {
  const byHand = usePointerWords();
  return (
    <p className="muted" role="status">
      {waysOf(rows)
        ? byHand('All together: click on the map where they are to go, or press one order for all of them.')
        : 'All together: press one order for all of them.'}
    </p>
  );
}

/** True if several of these get one order at once, and some of them may be refused it. */
const hasBodies = (rows: readonly SheetRow[]): boolean =>
  new Set(rows.map(({ body }) => body)).size < rows.length;

/** True if some of these may be ordered to go in a direction. */
const waysOf = (rows: readonly SheetRow[]): boolean =>
  rows.some(({ choices }) => choices.some(({ needs }) => needs?.kind === 'heading'));

/** Tells all rows of a body the same. */
function AllOfBody({ name, rows }: Omit<BodyProps, 'open'>) {
  const session = useSession();
  const open = choicesOfAll(rows);
  const columns = signedChoices(rows);
  return (
    <span className="order-sheet-alike">
      {(columns.length > 0 ? columns : open).map((column) => {
        const choice = open.find(({ id }) => id === column.id);
        // No regiment may do it: its column stays empty.
        if (!choice) return <span key={column.id} />;
        return (
          <button
            key={choice.id}
            type="button"
            className={`button button-small ${choice.sign ? 'button-quiet' : ''}`}
            aria-label={`All of ${name || 'these'}: ${choice.label}`}
            title={`All of ${name || 'these'}: ${choice.label}`}
            onClick={() => session.apply({ on: 'sheet', do: 'write all', rows, choice: choice.id })}
          >
            {choice.sign && <OrderSign face={choice.sign} size={20} />}
            <span>{choice.sign ? choice.label : `All: ${lowered(choice.label)}`}</span>
          </button>
        );
      })}
    </span>
  );
}

/** A choice's words within a sentence: `refuse the left flank`. */
const lowered = (label: string): string => label.slice(0, 1).toLowerCase() + label.slice(1);

/**
 * The units that did not get the order of their body, and the reason: units with one reason together. It has its own space in the form's
 * foot: above the rows it would push them away from under the pointer.
 */
function NotTold({ kept }: { kept: readonly RefusedRow[] }) {
  const clauses = useClauses();
  const session = useSession();
  const reasons = new Map<string, RefusedRow[]>();
  for (const each of kept) {
    const reason = each.sentence.replaceAll(each.label, '');
    reasons.set(reason, [...(reasons.get(reason) ?? []), each]);
  }
  return (
    <div className="order-sheet-left" role="status">
      {[...reasons].map(([reason, of]) => (
        <p key={reason}>
          Not{' '}
          {of.map(({ row, label }, i) => (
            <span key={row}>
              {i > 0 && ', '}
              <button
                type="button"
                className="link"
                onClick={() => session.apply({ on: 'sheet', do: 'hold', row })}
              >
                {label}
              </button>
            </span>
          ))}
          : {of[0]?.sentence} <Clause id={of[0]?.clause ?? null} clauses={clauses} />
        </p>
      ))}
    </div>
  );
}

/** The orders that several of these rows may get without a detail that is not known beforehand. */
function choicesOfAll(rows: readonly SheetRow[]): readonly SheetChoice[] {
  const all = rows.flatMap(({ choices }) => choices);
  const open = all.filter(
    ({ refusal, needs, at }) => !refusal && at === undefined && (!needs || needs.kind === 'heading'),
  );
  // In their order in the rows, even if some are barred there.
  const order = [...new Set(all.map(({ id }) => id))];
  const several = open.filter(({ id }) => open.filter((each) => each.id === id).length > 1);
  return [...new Map(several.map((choice) => [choice.id, choice])).values()].sort(
    (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
  );
}
