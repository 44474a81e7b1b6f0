/**
 * The places of the names of troops if the view is far: at their bars, else with a short line to them that crosses as little as possible.
 */

import { type Box, overlap, type Spot } from '../../common/box.ts';
import type { Bar } from './barPlaces.ts';
import { boxOfNameLabel, NAME_LABEL, type NameLabel } from './nameLabel.ts';

/** A name label before its place is found. */
export type UnplacedLabel = Omit<NameLabel, 'off' | 'tied'>;

/** A name label to be placed, the bar it names, and the window it is not to be cut by. */
export interface ToPlace {
  readonly nameLabel: UnplacedLabel;
  readonly bar: Bar;
  readonly window: Box | null;
}

/**
 * The cost of a line between a name label and its bar, in addition to its length in CSS pixels: for each line and each name that it
 * crosses, or that covers it; and the length at which it costs twice as much.
 */
const COSTS = { line: 60, name: 70, bar: 6, far: 60 } as const;

/** Maximum distance of a name label from its bar, and the distance between the places that are tried, in CSS pixels. */
const SEARCH_PX = { most: 200, right: 12, down: 6 } as const;

/** Times that every name label with a line is placed again among the others. */
const PLACING_ROUNDS = 2;

/** The places tried about a bar, in CSS pixels: the nearest first, so that most of the others need no look, and each with its turn among equals. */
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

/** The best place so far for a name label with a line, what it costs, and its turn among places that cost the same. */
interface LabelCandidate {
  readonly off: Spot;
  readonly box: Box;
  readonly cost: number;
  readonly turn: number;
}

/** A place that was found, with what it takes. */
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
  all: readonly ToPlace[],
  taken: readonly Box[],
  k: number,
): readonly (NameLabel | null)[] {
  const found: (PlacedLabel | null)[] = all.map(() => null);
  const place = (i: number) => {
    found[i] = null;
    found[i] = findPlace(
      all[i]!,
      found.filter((each) => each !== null),
      taken,
      k,
    );
  };
  for (const i of all.keys()) place(i);
  for (let round = 0; round < PLACING_ROUNDS; round++)
    for (const [i, each] of found.entries()) if (each === null || each.line) place(i);
  return found.map((each) => each?.nameLabel ?? null);
}

function findPlace(
  { nameLabel, bar, window }: ToPlace,
  others: readonly PlacedLabel[],
  taken: readonly Box[],
  k: number,
): PlacedLabel | null {
  const own = boxOfNameLabel({ ...nameLabel, off: [0, 0] }, k);
  const boxAt = ([right, down]: Spot): Box => ({ ...own, x: own.x + right, y: own.y + down });
  const inside = (off: Spot) => (window ? heldIn(window, boxAt(off), off) : off);
  const isFree = (box: Box) =>
    !taken.some((each) => overlap(each, box)) && !others.some((other) => overlap(other.box, box));
  const covered = (box: Box) => others.filter(({ line }) => line && crosses(line, box)).length;
  const [beside] = besideBar(nameLabel, bar)
    .map(inside)
    .map((off) => ({ off, box: boxAt(off) }))
    .filter(({ box }) => isFree(box))
    .sort((a, b) => covered(a.box) - covered(b.box));
  if (beside)
    return { nameLabel: { ...nameLabel, off: beside.off, tied: false }, box: beside.box, line: null };
  const middle: Spot = [nameLabel.at[0] * k + bar.off[0], nameLabel.at[1] * k + bar.off[1]];
  let best: LabelCandidate | null = null;
  for (const [right, down, turn] of TRIED_OFFSETS) {
    // Thousands of places, of which nearly all are too far off: these are told by figures alone.
    let [x, y] = [right + bar.off[0], down + bar.off[1]];
    if (window) {
      x += inward(own.x + x, own.width, window.x, window.width);
      y += inward(own.y + y, own.height, window.y, window.height);
    }
    const far = reachCost(distanceTo(own.x + x, own.y + y, own.width, own.height, middle[0], middle[1]));
    if (best && far > best.cost) continue;
    const off: Spot = [x, y];
    const box = boxAt(off);
    if (!isFree(box)) continue;
    const cost = far + costOf([middle, endOf(nameLabel.at, off, k)], box, others, taken);
    if (!best || cost < best.cost || (cost === best.cost && turn < best.turn))
      best = { off, box, cost, turn };
  }
  if (!best) return null;
  const line: Line = [middle, endOf(nameLabel.at, best.off, k)];
  return { nameLabel: { ...nameLabel, off: best.off, tied: true }, box: best.box, line };
}

/** The cost of a line's length: a name at twice the distance is more than twice as hard to find. */
const reachCost = (far: number): number => far + (far * far) / COSTS.far;

const endOf = ([x, y]: Spot, [right, down]: Spot, k: number): Spot => [x * k + right, y * k + down];

/** The cost of a line that crosses other lines, names and bars, and of the name at its end if that covers lines. */
function costOf(line: Line, box: Box, others: readonly PlacedLabel[], taken: readonly Box[]): number {
  const bars = taken.filter((each) => crosses(line, each)).length - 1;
  return others.reduce(
    (cost, other) =>
      cost +
      (other.line && areCrossed(line, other.line) ? COSTS.line : 0) +
      (crosses(line, other.box) ? COSTS.name : 0) +
      (other.line && crosses(other.line, box) ? COSTS.name : 0),
    Math.max(0, bars) * COSTS.bar,
  );
}

/** Behind its bar, in front of it and on both sides, where a name label needs no line. */
function besideBar({ width }: UnplacedLabel, bar: Bar): Spot[] {
  const angle = ((bar.facing ?? 0) * Math.PI) / 180;
  const lean = Math.abs(Math.sin(angle));
  const down = (bar.height + NAME_LABEL.height) / 2 + 1 + (lean * bar.width) / 2;
  const aside = (bar.width * Math.abs(Math.cos(angle)) + width) / 2 + bar.height * lean + NAME_LABEL.tab + 3;
  // Behind is below for who looks up the sheet.
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

/** A place moved just far enough for its box to be in the window. */
function heldIn(window: Box, box: Box, [right, down]: Spot): Spot {
  return [
    right + inward(box.x, box.width, window.x, window.width),
    down + inward(box.y, box.height, window.y, window.height),
  ];
}

/** The distance by which a length that begins here is moved to fit into a space. */
function inward(at: number, length: number, low: number, room: number): number {
  return Math.max(low - at, Math.min(0, low + room - at - length));
}

/** The distance of a spot (the last two figures) from a box. */
function distanceTo(x: number, y: number, width: number, height: number, a: number, b: number): number {
  return Math.hypot(Math.max(x - a, 0, a - x - width), Math.max(y - b, 0, b - y - height));
}

/** On which side of a line a spot lies. */
const sideOf = ([[ax, ay], [bx, by]]: Line, [x, y]: Spot): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

function areCrossed(one: Line, other: Line): boolean {
  return sideOf(one, other[0]) !== sideOf(one, other[1]) && sideOf(other, one[0]) !== sideOf(other, one[1]);
}

/** True if a line crosses a box. */
export function crosses(line: Line, { x, y, width, height }: Box): boolean {
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
