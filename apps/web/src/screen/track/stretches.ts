/** The stretches of a battle (turns, Activations) as cells of the track under the map: their entries, hours and losses. */
import type { LogItem, Pace } from '@linstock/kernel';
import { eventOf, type Piece } from '@linstock/scene';

/** One entry on the track. */
export interface Tick {
  readonly n: number;
  readonly throws: boolean;
  readonly side: number | null;
}

/** One turn or Activation. */
export interface Stretch {
  /** Its number, from 1. */
  readonly now: number;
  /** Index of its first tick and of the first one after it; equal if it has not come yet. */
  readonly from: number;
  readonly to: number;
  /** Number of bodies that each side lost in it. */
  readonly lost: readonly [number, number];
}

/** An entry with its log items and its stretch. */
export interface EntryTick extends Tick {
  readonly now: number;
  readonly logItems: readonly LogItem[];
}

/** Maximum number of cells shown for stretches to come, if a battle cannot last longer. */
const MOST_AHEAD = 16;
/** Cells of a battle that may last longer, until more have been played. */
const AT_FIRST = 8;

/** The cells of a battle, in order; those still to come last. */
export function stretchesOf(
  entries: readonly EntryTick[],
  most: number | null,
  pieces: readonly Piece[],
): Stretch[] {
  const sideOf = new Map(pieces.map(({ id, side }) => [id, side]));
  const cells: { now: number; from: number; to: number; lost: [number, number] }[] = [];
  entries.forEach(({ now, logItems }, i) => {
    let cell = cells.at(-1);
    if (!cell || cell.now !== now) {
      cell = { now, from: i, to: i, lost: [0, 0] };
      cells.push(cell);
    }
    cell.to = i + 1;
    for (const side of logItems.flatMap(lostIn).map((piece) => sideOf.get(piece)))
      if (side !== undefined) cell.lost[side]++;
  });
  const last = cells.at(-1)?.now ?? 0;
  const end = most !== null && most <= MOST_AHEAD ? most : AT_FIRST;
  for (let now = last + 1; now <= end; now++)
    cells.push({ now, from: entries.length, to: entries.length, lost: [0, 0] });
  return cells;
}

function lostIn(logItem: LogItem): readonly string[] {
  const event = eventOf(logItem);
  return event?.kind === 'removed' ? event.pieces : [];
}

/** The place of an entry on the track, 0 to 1; cells are equally wide. */
export function positionOf(index: number, cells: readonly Stretch[]): number {
  const at = cells.findIndex(({ from, to }) => index >= from && index < to);
  const cell = cells[at];
  if (!cell) return 0;
  return (at + (index - cell.from + 1) / (cell.to - cell.from + 1)) / cells.length;
}

/** The entry nearest to a place on the track. */
export function findNearestEntry(position: number, cells: readonly Stretch[]): number {
  const within = Math.min(cells.length - 1e-9, Math.max(0, position * cells.length));
  const cell = cells[Math.floor(within)];
  const played = cells.findLast(({ from, to }) => to > from);
  if (!cell || !played) return 0;
  if (cell.to === cell.from) return played.to - 1;
  const share = within - Math.floor(within);
  const index = cell.from + Math.round(share * (cell.to - cell.from + 1)) - 1;
  return Math.min(cell.to - 1, Math.max(cell.from, index));
}

/** The hour at which a stretch begins: `7.20`; null if battle or rules have no hours. */
export function hourOf(now: number, starts: string | null, { minutes }: Pace): string | null {
  if (starts === null || minutes === undefined) return null;
  const [hours = 0, past = 0] = starts.split(':').map(Number);
  const total = hours * 60 + past + (now - 1) * minutes;
  return `${Math.floor(total / 60) % 24}.${String(total % 60).padStart(2, '0')}`;
}
