/** The places of counters on their sheets, in millimetres: fronts, and backs that end up behind them. */
import { type Extent, type Point, roundToPrint } from './paper.ts';

/** Sizes counters are printed in, in millimetres. */
export const COUNTER_SIZES = [13, 16, 19] as const;
export type CounterSize = (typeof COUNTER_SIZES)[number];

/** Distance by which a counter's colour goes beyond its edge, so that a cut off the line shows no white. */
export const BLEED_MM = 2;

/** The head of a sheet: its title, the rule of 100 mm, and the upper marks. */
export const HEAD_MM = 19;

/** Space below and at the side of the counters for the cutting marks. */
const FOOT_MM = 7;
const SIDE_MM = 6;

/** A counter of a list, by its place in it, and the upper left corner of its front. */
export interface PlacedCounter extends Point {
  readonly at: number;
}

/** One sheet of counters: the counters on it, and the lines to cut along. */
export interface CounterSheet {
  readonly counters: readonly PlacedCounter[];
  /** The places of the vertical cuts, from the left, and of the horizontal cuts, from the top. */
  readonly across: readonly number[];
  readonly down: readonly number[];
}

/**
 * Lays counters out in rows, in the middle of as few sheets as will do.
 * @param groups how many counters belong together; each group begins a row
 */
export function layCounters(
  groups: readonly number[],
  size: number,
  { width, height }: Extent,
): CounterSheet[] {
  const pitch = size + 2 * BLEED_MM;
  const columns = Math.floor((width - 2 * SIDE_MM) / pitch);
  const rows = Math.floor((height - HEAD_MM - FOOT_MM) / pitch);
  const left = (width - columns * pitch) / 2 + BLEED_MM;
  const cells = cellsOf(groups, columns);
  const sheets = Math.ceil(((cells.at(-1)?.row ?? -1) + 1) / rows);
  return Array.from({ length: sheets }, (_, sheet) => {
    const here = cells.filter(({ row }) => Math.floor(row / rows) === sheet);
    const counters = here.map(({ at, row, column }) => ({
      at,
      x: roundToPrint(left + column * pitch),
      y: roundToPrint(HEAD_MM + BLEED_MM + (row % rows) * pitch),
    }));
    return { counters, across: edgesOf(counters, 'x', size), down: edgesOf(counters, 'y', size) };
  });
}

/** The place of the back of a front: the sheet is turned over like the page of a book. */
export function placeBehind({ x, y }: Point, size: number, { width }: Pick<Extent, 'width'>): Point {
  return { x: roundToPrint(width - x - size), y };
}

function cellsOf(groups: readonly number[], columns: number) {
  const cells: { at: number; row: number; column: number }[] = [];
  let [at, first] = [0, 0];
  for (const many of groups) {
    for (let i = 0; i < many; i++) {
      cells.push({ at: at + i, row: first + Math.floor(i / columns), column: i % columns });
    }
    at += many;
    first += Math.ceil(many / columns);
  }
  return cells;
}

function edgesOf(counters: readonly PlacedCounter[], along: 'x' | 'y', size: number): number[] {
  const edges = counters.flatMap((placed) => [placed[along], roundToPrint(placed[along] + size)]);
  return [...new Set(edges)].sort((a, b) => a - b);
}
