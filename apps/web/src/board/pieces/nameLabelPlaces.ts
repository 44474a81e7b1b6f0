/**
 * The places of the names of troops in a far view: at their bars, or else connected by a short line that crosses as
 * little as possible.
 */

import { type Box, doOverlap, moveInto, type Spot } from '../../common/box.ts';
import { findCheapestPlace, IMPOSSIBLE, isFree, placeInTurn } from '../../common/placement.ts';
import type { Bar } from './barPlaces.ts';
import { boxOfNameLabel, NAME_LABEL, type NameLabel } from './nameLabel.ts';

/** A name label before its place is found. */
export type UnplacedLabel = Omit<NameLabel, 'off' | 'tied'>;

/** A name label to be placed, the bar it names, and the window it is not to be cut by. */
export interface LabelRequest {
  readonly nameLabel: UnplacedLabel;
  readonly bar: Bar;
  readonly window: Box | null;
}

/**
 * The costs of a line between a name label and its bar, in addition to its length in CSS pixels: for each
 * line and each name that it crosses, and for each bar. `far` is the length at which the cost doubles.
 */
const COSTS = { line: 60, name: 70, bar: 6, far: 60 } as const;

/** Maximum distance of a name label from its bar, and the distance between the places that are tried, in CSS pixels. */
const SEARCH_PX = { most: 200, right: 12, down: 6 } as const;

/** Times that every name label with a line is placed again among the others. */
const PLACING_ROUNDS = 2;

/**
 * The places tried around a bar, in CSS pixels. The nearest come first, so that most of the others need no test.
 * `turn` decides between equals.
 */
const TRIED_OFFSETS: readonly (readonly [right: number, down: number, turn: number])[] = Array.from(
  { length: (2 * SEARCH_PX.most) / SEARCH_PX.right + 1 },
  (_, i) => i * SEARCH_PX.right - SEARCH_PX.most,
)
  .flatMap((right) =>
    Array.from(
      { length: (2 * SEARCH_PX.most) / SEARCH_PX.down + 1 },
      (_, i): Spot => [right, i * SEARCH_PX.down - SEARCH_PX.most],
    ).filter(([x, y]) => Math.hypot(x, y) <= SEARCH_PX.most),
  )
  .map(([right, down], turn) => [right, down, turn] as const)
  .sort((a, b) => Math.hypot(a[0], a[1]) - Math.hypot(b[0], b[1]));

/** Two ends of a line, in CSS pixels. */
type Line = readonly [Spot, Spot];

/** A place that was found, with its label, line and cost. */
interface PlacedLabel {
  readonly nameLabel: NameLabel;
  readonly box: Box;
  /** The line to its bar. Null if the label is next to it. */
  readonly line: Line | null;
}

/**
 * Places name labels one after another, then those with a line once more among all others.
 * @param taken what no name label may cover, the bars first
 */
export function placeNameLabels(
  all: readonly LabelRequest[],
  taken: readonly Box[],
  k: number,
): readonly (NameLabel | null)[] {
  const placed = placeInTurn<LabelRequest, PlacedLabel>(
    all,
    (label, others) => {
      const own = boxOfNameLabel({ ...label.nameLabel, off: [0, 0] }, k);
      return findNear(label, own, others, taken) ?? findTied(label, own, others, taken, k);
    },
    { rounds: PLACING_ROUNDS, of: (label) => label === null || label.line !== null },
  );
  return placed.map((each) => each?.nameLabel ?? null);
}

/** The place next to its bar that covers the fewest lines. Null if none is free. */
function findNear(
  { nameLabel, bar, window }: LabelRequest,
  own: Box,
  others: readonly PlacedLabel[],
  taken: readonly Box[],
): PlacedLabel | null {
  const boxes = nearBar(nameLabel, bar).map((off) => {
    const box = { ...own, x: own.x + off[0], y: own.y + off[1] };
    return window ? moveInto(box, window) : box;
  });
  const found = findCheapestPlace(boxes, (box) =>
    isFree(box, taken) && others.every((other) => !doOverlap(other.box, box))
      ? others.filter(({ line }) => line && doesCross(line, box)).length
      : IMPOSSIBLE,
  );
  if (!found) return null;
  const off = offOf(found.place, own);
  return { nameLabel: { ...nameLabel, off, tied: false }, box: found.place, line: null };
}

/** The place farther off that costs least, with a line to its bar. Null if none is free. */
function findTied(
  { nameLabel, bar, window }: LabelRequest,
  own: Box,
  others: readonly PlacedLabel[],
  taken: readonly Box[],
  k: number,
): PlacedLabel | null {
  const middle: Spot = [nameLabel.at[0] * k + bar.off[0], nameLabel.at[1] * k + bar.off[1]];
  const boxAt = ([right, down]: (typeof TRIED_OFFSETS)[number]): Box => {
    const [x, y] = [own.x + bar.off[0] + right, own.y + bar.off[1] + down];
    const box = { x, y, width: own.width, height: own.height };
    return window ? moveInto(box, window) : box;
  };
  const found = findCheapestPlace(TRIED_OFFSETS, (tried, limit) => {
    // Thousands of places, and nearly all of them are too far off: the distance alone rules them out.
    const box = boxAt(tried);
    const far = reachCost(distanceTo(box, middle));
    if (far > limit) return far;
    if (!isFree(box, taken) || others.some((other) => doOverlap(other.box, box))) return IMPOSSIBLE;
    const line: Line = [middle, endOf(nameLabel.at, offOf(box, own), k)];
    return far + costOf(line, box, others, taken) + tried[2] * TURN_COST;
  });
  if (!found) return null;
  const box = boxAt(found.place);
  const off = offOf(box, own);
  const line: Line = [middle, endOf(nameLabel.at, off, k)];
  return { nameLabel: { ...nameLabel, off, tied: true }, box, line };
}

const offOf = (box: Box, own: Box): Spot => [box.x - own.x, box.y - own.y];

/** Decides between places of the same cost: the one nearer to the start of the list costs less. */
const TURN_COST = 1e-9;

/** The cost of a line's length: a name at twice the distance is more than twice as hard to find. */
const reachCost = (far: number): number => far + (far * far) / COSTS.far;

const endOf = ([x, y]: Spot, [right, down]: Spot, k: number): Spot => [x * k + right, y * k + down];

/** The cost of a line that crosses other lines, names and bars, and of the name at its end if that covers lines. */
function costOf(line: Line, box: Box, others: readonly PlacedLabel[], taken: readonly Box[]): number {
  const bars = taken.filter((each) => doesCross(line, each)).length - 1;
  return others.reduce(
    (cost, other) =>
      cost +
      (other.line && areCrossed(line, other.line) ? COSTS.line : 0) +
      (doesCross(line, other.box) ? COSTS.name : 0) +
      (other.line && doesCross(other.line, box) ? COSTS.name : 0),
    Math.max(0, bars) * COSTS.bar,
  );
}

/** Behind its bar, in front of it and on both sides, where a name label needs no line. */
function nearBar({ width }: UnplacedLabel, bar: Bar): Spot[] {
  const angle = ((bar.facing ?? 0) * Math.PI) / 180;
  const lean = Math.abs(Math.sin(angle));
  const down = (bar.height + NAME_LABEL.height) / 2 + 1 + (lean * bar.width) / 2;
  const aside = (bar.width * Math.abs(Math.cos(angle)) + width) / 2 + bar.height * lean + NAME_LABEL.tab + 3;
  // For troops that face up the sheet, behind is below.
  const back = bar.facing !== null && Math.cos(angle) < -0.1 ? -1 : 1;
  const near: Spot[] = [
    [0, back * down],
    [0, -back * (down + 8)],
    [aside, 0],
    [-aside, 0],
    [aside / 2, back * (down + 4)],
    [-aside / 2, back * (down + 4)],
  ];
  return near.map(([right, below]): Spot => [right + bar.off[0], below + bar.off[1]]);
}

/** The distance of a spot from a box. */
function distanceTo({ x, y, width, height }: Box, [a, b]: Spot): number {
  return Math.hypot(Math.max(x - a, 0, a - x - width), Math.max(y - b, 0, b - y - height));
}

/** The side of a line on which a spot lies. */
const sideOf = ([[ax, ay], [bx, by]]: Line, [x, y]: Spot): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

function areCrossed(one: Line, other: Line): boolean {
  return sideOf(one, other[0]) !== sideOf(one, other[1]) && sideOf(other, one[0]) !== sideOf(other, one[1]);
}

/** True if a line crosses a box. */
export function doesCross(line: Line, { x, y, width, height }: Box): boolean {
  const [low, high]: [Spot, Spot] = [
    [x, y],
    [x + width, y + height],
  ];
  const inside = ([a, b]: Spot) => a > low[0] && a < high[0] && b > low[1] && b < high[1];
  return (
    line.some(inside) ||
    areCrossed(line, [low, high]) ||
    areCrossed(line, [
      [x + width, y],
      [x, y + height],
    ])
  );
}
