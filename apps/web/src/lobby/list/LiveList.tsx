import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { findRowByKey, describeNewRows } from './listedRows.ts';
import { useLiveRows } from './useLiveRows.ts';
import { useRowWindow } from './useRowWindow.ts';
import './liveList.css';

/** The state of a shown row. */
export interface RowState {
  /** True if the row has left the list since: it is struck through. */
  readonly gone: boolean;
  /** For the buttons of the row: only those of the row that the keys have reached are stops of Tab. */
  readonly tabIndex: 0 | -1;
}

interface Props<Row> {
  /** The name of the list for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** The true number of rows. Fewer may have been fetched. */
  readonly count: number;
  /** Pixels. */
  readonly rowHeight: number;
  readonly keyOf: (row: Row) => string;
  /** The whole row in words. */
  readonly nameOf: (row: Row) => string;
  /** The address that Enter on a row opens. */
  readonly hashOf: (row: Row) => string;
  readonly children: (row: Row, state: RowState) => ReactNode;
  /** The last rows that were fetched are in sight. */
  readonly onNearEnd?: () => void;
}

/**
 * A list of rows of one height that may be long and may change at any time. Only the rows in sight are in the page. It never moves
 * under the pointer or the focus: changes wait until they are asked for. Arrows move by row, Enter opens a row.
 */
export function LiveList<Row>({ rows: latest, count, onNearEnd, ...props }: Props<Row>) {
  const { label, rowHeight, keyOf } = props;
  const box = useRef<HTMLDivElement>(null);
  const { rows, added, gone, isNew, hold, update } = useLiveRows(latest, keyOf);
  const { from, to } = useRowWindow(box, rowHeight, rows.length);
  const [active, setActive] = useState<string | null>(null);
  const at = Math.max(
    0,
    rows.findIndex(({ row }) => keyOf(row) === active),
  );
  useEffect(() => {
    if (to >= rows.length && rows.length < count) onNearEnd?.();
  }, [to, rows.length, count, onNearEnd]);
  const moves = (event: KeyboardEvent) => {
    const next = moveByKey(event, box.current, { at, rowHeight, count: rows.length });
    const target = next === null ? undefined : rows[next];
    if (target) setActive(keyOf(target.row));
  };
  const inPage = rows.map((each, i) => ({ ...each, i })).filter(({ i }) => (i >= from && i < to) || i === at);
  return (
    <div
      className="live-list"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold(true)}
      onPointerLeave={({ currentTarget }) => !currentTarget.contains(document.activeElement) && hold(false)}
      onFocus={() => hold(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover') && hold(false)
      }
    >
      <Waiting added={added} gone={gone} update={update} />
      {/* The keys are heard here for all rows. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={box}
        className="live-list-rows"
        role="grid"
        aria-label={label}
        aria-rowcount={count}
        onKeyDown={moves}
      >
        <div className="live-list-height" role="rowgroup" style={{ height: rows.length * rowHeight }}>
          {inPage.map(({ row, gone: isGone, i }) => (
            <ListRow
              key={keyOf(row)}
              {...props}
              row={row}
              place={i}
              gone={isGone}
              fresh={isNew(keyOf(row))}
              active={i === at}
              onActive={() => setActive(keyOf(row))}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface WaitingProps {
  readonly added: number;
  readonly gone: number;
  readonly update: () => void;
}

/** The changes that wait, and the button that shows them. */
function Waiting({ added, gone, update }: WaitingProps) {
  const waiting = describeNewRows({ added, gone });
  return (
    <div className="live-list-waiting" role="status">
      {waiting !== null && (
        <>
          {waiting}{' '}
          <button type="button" className="link" onClick={update}>
            Update
          </button>
        </>
      )}
    </div>
  );
}

/** Moves the focus to the row that a key leads to. Returns its place; null for a key that moves nowhere. */
function moveByKey(
  event: KeyboardEvent,
  box: HTMLElement | null,
  { at, rowHeight, count }: { readonly at: number; readonly rowHeight: number; readonly count: number },
): number | null {
  if (!(event.target instanceof Element) || !event.target.matches('[role=row]')) return null;
  const page = Math.max(1, Math.floor((box?.clientHeight ?? 0) / rowHeight) - 1);
  const next = findRowByKey(event.key, at, count, page);
  if (next === null) return null;
  event.preventDefault();
  reveal(box, next * rowHeight, rowHeight);
  requestAnimationFrame(() => rowAt(box, next)?.focus({ preventScroll: true }));
  return next;
}

interface RowProps<Row> extends Pick<Props<Row>, 'rowHeight' | 'nameOf' | 'hashOf' | 'children'> {
  readonly row: Row;
  /** Its place in the list, from 0. */
  readonly place: number;
  readonly gone: boolean;
  readonly fresh: boolean;
  /** True for the row that the keys have reached. */
  readonly active: boolean;
  readonly onActive: () => void;
}

function ListRow<Row>({ row, place, gone, fresh, active, onActive, rowHeight, ...props }: RowProps<Row>) {
  const tabIndex = active ? 0 : -1;
  return (
    <div
      role="row"
      aria-rowindex={place + 1}
      aria-label={props.nameOf(row)}
      tabIndex={tabIndex}
      className={`live-row${gone ? ' live-row-gone' : ''}${fresh ? ' asked' : ''}`}
      style={{ top: place * rowHeight, height: rowHeight }}
      onFocus={onActive}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget && !gone) goTo(props.hashOf(row));
      }}
    >
      <div role="gridcell" className="live-row-cell">
        {props.children(row, { gone, tabIndex })}
      </div>
    </div>
  );
}

function goTo(hash: string): void {
  location.hash = hash;
}

/** Scrolls a box by as little as shows this part of it. */
function reveal(box: HTMLElement | null, top: number, height: number): void {
  if (!box) return;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + height > box.scrollTop + box.clientHeight) box.scrollTop = top + height - box.clientHeight;
}

const rowAt = (box: HTMLElement | null, place: number): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`[aria-rowindex="${place + 1}"]`) ?? null;
