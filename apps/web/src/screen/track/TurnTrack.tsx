/** The turn track: a cell a turn with number, hour and losses; the present a bar. Pressing on it looks back. */
import { battleById } from '@linstock/battles';
import { memo, type PointerEvent, useEffect, useMemo } from 'react';
import { useStore } from '../../app/useStore.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import type { AnyGame } from '../../play/state/state.ts';
import { entryNotes, loadNotes, notesOf, sortNotes } from '../notes/entryNotes.ts';
import {
  type EntryTick,
  findNearestEntry,
  hourOf,
  positionOf,
  type Stretch,
  stretchesOf,
} from './stretches.ts';
import './turnTrack.css';

interface Props {
  readonly entries: readonly EntryTick[];
  /** Index of the entry shown. */
  readonly at: number;
  readonly go: (index: number) => void;
}

/** The past and the coming turns, one cell a turn. */
export function TurnTrack({ entries, at, go }: Props) {
  const game = useSessionState((state) => state.game);
  const scene = useSessionState((state) => state.scene);
  const most = scene?.clock.of ?? null;
  const cells = useMemo(
    () => stretchesOf(entries, most, scene?.pieces ?? []),
    // Reckoned again with each entry: whose a piece is does not change with the scene looked at.
    // oxlint-disable-next-line react/exhaustive-deps
    [entries, most, scene === null],
  );
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const { left, width } = event.currentTarget.getBoundingClientRect();
    go(findNearestEntry((event.clientX - left) / width, cells));
  };
  return (
    // The slider above it handles the keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={`turn-track ${roomOf(cells.length)}`} onPointerDown={drag} onPointerMove={drag}>
      {cells.map((cell) => (
        <Cell key={cell.now} cell={cell} entries={entries} game={game} />
      ))}
      <NoteMarks entries={entries} cells={cells} />
      <span className="turn-now" style={{ left: `${positionOf(at, cells) * 100}%` }} />
    </div>
  );
}

/** A mark at each entry with a note of one's own. The notes are read in their panel. */
function NoteMarks({ entries, cells }: Pick<Props, 'entries'> & { readonly cells: readonly Stretch[] }) {
  const id = useSessionState((state) => state.view?.id ?? '');
  const notes = useStore(entryNotes, (value) => notesOf(value, id));
  useEffect(() => loadNotes(id, () => localStorage), [id]);
  if (notes.size === 0) return null;
  return sortNotes(notes).map(([n, text]) => (
    <span
      key={n}
      className="turn-note"
      // Entries that add no step, such as a nonce, have no tick: the mark is at the entry before.
      style={{
        left: `${
          positionOf(
            entries.findLastIndex((tick) => tick.n <= n),
            cells,
          ) * 100
        }%`,
      }}
      title={text}
      aria-hidden="true"
    />
  ));
}

/** With more cells than this, only every fifth has a number. */
const MAX_LABELLED_CELLS = 16;
/** More than this have numbers of two figures, which a narrow track has no space for in each. */
const ONE_FIGURE = 9;

const roomOf = (cells: number): string =>
  cells > MAX_LABELLED_CELLS ? 'crowded' : cells > ONE_FIGURE ? 'two-figures' : '';

interface CellProps {
  readonly cell: Stretch;
  readonly entries: readonly EntryTick[];
  readonly game: AnyGame | null;
}

/** The hour at which a turn begins; null if the battle or its rules know none. */
export function hourOfTurn(game: AnyGame, turn: number): string | null {
  return hourOf(turn, battleById(game.record.battle.id)?.outcome.starts ?? null, game.rules.pace);
}

/** One turn with its number, hour, losses and entries; drawn when something is added, and not each time one looks back. */
const Cell = memo(function Cell({ cell, entries, game }: CellProps) {
  const { now, from, to, lost } = cell;
  const hour = game && hourOfTurn(game, now);
  return (
    <div className={to > from ? 'turn-cell played' : 'turn-cell'}>
      <span className="turn-head">
        <b>{now}</b> {hour}
      </span>
      <span className="turn-lost" title={`Lost: ${lost.join(' and ')}`}>
        {lost.map((many, side) =>
          Array.from({ length: many }, (_, i) => (
            <i key={`${side}:${i}`} className={`turn-box side-${side}`} />
          )),
        )}
      </span>
      <Ticks entries={entries} from={from} to={to} />
    </div>
  );
});

/** A stroke an entry. A long battle has thousands. */
function Ticks({ entries, from, to }: Pick<Stretch, 'from' | 'to'> & Pick<Props, 'entries'>) {
  const ticks = entries.slice(from, to);
  return (
    <svg viewBox={`0 0 ${ticks.length + 1} 20`} preserveAspectRatio="none" aria-hidden="true">
      {ticks.map(({ n, throws, side }, i) => (
        <line
          key={n}
          x1={i + 1}
          x2={i + 1}
          y1={throws ? 4 : 11}
          y2={20}
          className={side === null ? 'tick' : `tick tick-side-${side}`}
        />
      ))}
    </svg>
  );
}

/** The entries on the line of play with the stretch each belongs to. */
export function useEntered(): readonly EntryTick[] {
  const session = useSession();
  const game = useSessionState((state) => state.game);
  const head = useSessionState((state) => state.head);
  return useMemo(() => {
    if (!game || head < 0) return [];
    const { entries } = game.record;
    const entered = (n: number): EntryTick => {
      const logItems = game.logItemsOf(n);
      const throws = logItems.some((each) => each.thrown);
      return { n, logItems, throws, side: entries[n - 1]?.side ?? null, now: session.stretchAt(n) };
    };
    return [0, ...game.line].map(entered);
  }, [session, game, head]);
}
