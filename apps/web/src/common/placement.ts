/**
 * Placement: of the possible places of a thing, the one that hides least. A caller lists the places that suit the thing, the best first,
 * and says what each of them costs. This module chooses.
 */
import { type Box, doOverlap, makeBoxAbout, type Point, type Size, type Spot } from './box.ts';

/** The cost of a place where the thing may not be. */
export const IMPOSSIBLE = Infinity;

/** A place, and its cost. */
export interface Choice<Place> {
  readonly place: Place;
  readonly cost: number;
}

/**
 * The place with the lowest cost, the first of equals. Null if no place is possible. The search ends at a place
 * that costs nothing.
 * @param costOf the cost of a place, 0 or more; it need not be exact from `limit` on, since a place as costly as that is not chosen
 */
export function findCheapestPlace<Place>(
  places: Iterable<Place>,
  costOf: (place: Place, limit: number, turn: number) => number,
): Choice<Place> | null {
  let best: Choice<Place> | null = null;
  let turn = 0;
  for (const place of places) {
    const limit: number = best?.cost ?? IMPOSSIBLE;
    const cost = costOf(place, limit, turn++);
    if (cost < limit) best = { place, cost };
    if (cost === 0) break;
  }
  return best;
}

/** The things that are placed a second time, and how often. */
interface Retry<Placed> {
  readonly rounds: number;
  readonly of: (placed: Placed | null) => boolean;
}

/**
 * Places things one after another, each among those placed before it. Then, in each round of `retry`, places some of them again among
 * all others. A thing without a place is null.
 */
export function placeInTurn<Thing, Placed>(
  things: readonly Thing[],
  placeOf: (thing: Thing, others: readonly Placed[]) => Placed | null,
  retry: Retry<Placed> = { rounds: 0, of: () => false },
): (Placed | null)[] {
  const placed: (Placed | null)[] = things.map(() => null);
  const place = (thing: Thing, i: number) => {
    placed[i] = null;
    placed[i] = placeOf(
      thing,
      placed.filter((each) => each !== null),
    );
  };
  things.forEach(place);
  for (let round = 0; round < retry.rounds; round++)
    for (const [i, thing] of things.entries()) if (retry.of(placed[i] ?? null)) place(thing, i);
  return placed;
}

/** True if a box covers none of these. */
export function isFree(box: Box, taken: readonly Box[]): boolean {
  return !taken.some((each) => doOverlap(each, box));
}

/** Something on the board, and the cost of hiding it. */
export interface Obstacle {
  readonly box: Box;
  readonly cost: number;
}

/** Obstacles around these spots, which reach `reach` to each side and cost the same. */
export function makeObstacles(spots: readonly (Spot | Point)[], reach: number, cost = 1): Obstacle[] {
  return spots.map((each) => ({
    box: makeBoxAbout('x' in each ? [each.x, each.y] : each, 2 * reach, 2 * reach),
    cost,
  }));
}

/** The cost of all obstacles that a box hides, wholly or in part. */
export function sumCostUnder(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, each) => sum + (doOverlap(each.box, box) ? each.cost : 0), 0);
}

/** A place at the head or at the foot of a board, in the middle or to a side. */
export interface EdgePlace {
  readonly at: 'head' | 'foot';
  readonly aside?: 'left' | 'right';
}

/** The space between a box and the edges of the board, in CSS pixels. */
export interface EdgeGaps {
  readonly head: number;
  readonly foot: number;
  readonly aside: number;
}

/** A box of a size at a place of a board, in CSS pixels from the board's corner. */
export function placeAtEdge({ at, aside }: EdgePlace, size: Size, board: Size, gaps: EdgeGaps): Box {
  const { width, height } = size;
  const right = board.width - gaps.aside - width;
  const x = aside === undefined ? (board.width - width) / 2 : aside === 'left' ? gaps.aside : right;
  return { x, y: at === 'head' ? gaps.head : board.height - gaps.foot - height, width, height };
}
