import { numberAt } from '../lists.ts';
import { type Spot, span, type Thousandths } from './lattice.ts';

/** Part of a straight leg: from one distance along it to another, in unrounded thousandths from its start. */
export type Stretch = readonly [from: Thousandths, to: Thousandths];

/** A closed outline as `[x0, y0, x1, y1, ...]`; the first corner is not repeated. */
export type Ring = Int32Array;

/** West, south, east and north of a piece of ground. */
export interface Box {
  readonly west: Thousandths;
  readonly south: Thousandths;
  readonly east: Thousandths;
  readonly north: Thousandths;
}

/** Ground within one or more rings by the even-odd rule: an outline, then its holes. */
export interface Ground {
  readonly rings: readonly Ring[];
  readonly box: Box;
}

/** The box about rings of corners. */
export function boxOf(rings: readonly Ring[]): Box {
  const xs = rings.flatMap((ring) => [...ring].filter((_, i) => i % 2 === 0));
  const ys = rings.flatMap((ring) => [...ring].filter((_, i) => i % 2 === 1));
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
}

/** The boxes about lines, which never change. */
const BOXES = new WeakMap<readonly Spot[], Box>();

/** The box about a line. */
export function boxOfLine(line: readonly Spot[]): Box {
  let box = BOXES.get(line);
  if (!box) BOXES.set(line, (box = boxOf([Int32Array.from(line.flatMap(({ x, y }) => [x, y]))])));
  return box;
}

/** True if something within `reach` of the leg from a to b may be in a box; false if surely nothing is. */
export function mayMeet({ west, south, east, north }: Box, a: Spot, b: Spot, reach: Thousandths): boolean {
  const w = west - reach;
  const s = south - reach;
  const e = east + reach;
  const n = north + reach;
  if ((a.x < w && b.x < w) || (a.x > e && b.x > e)) return false;
  if ((a.y < s && b.y < s) || (a.y > n && b.y > n)) return false;
  // All four corners on one side of the endless line through a and b.
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const toWest = dy * (w - a.x);
  const toEast = dy * (e - a.x);
  const toSouth = dx * (s - a.y);
  const toNorth = dx * (n - a.y);
  return (
    Math.min(toSouth, toNorth) <= Math.max(toWest, toEast) &&
    Math.max(toSouth, toNorth) >= Math.min(toWest, toEast)
  );
}

/** Places where the current leg enters and leaves the ground, in rising order; filled by `crossOutlines`. */
const crossings: number[] = [];

/**
 * Finds the places where the endless line through a and b crosses outlines. Corners on the line count as to its right,
 * or to its left if `leftward`, so that each outline is crossed an even number of times.
 * @returns true if a corner was on the line
 */
function crossOutlines(ground: Ground, a: Spot, b: Spot, length: number, leftward: boolean): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  crossings.length = 0;
  let cornerOnLine = false;
  for (const ring of ground.rings) {
    let x = numberAt(ring, ring.length - 2) - a.x;
    let y = numberAt(ring, ring.length - 1) - a.y;
    let side = dx * y - dy * x;
    let dot = dx * x + dy * y;
    for (let i = 0; i < ring.length; i += 2) {
      x = numberAt(ring, i) - a.x;
      y = numberAt(ring, i + 1) - a.y;
      const side0 = side;
      const dot0 = dot;
      side = dx * y - dy * x;
      dot = dx * x + dy * y;
      if (side === 0) cornerOnLine = true;
      if (leftward ? side0 >= 0 === side >= 0 : side0 > 0 === side > 0) continue;
      crossings.push((dot0 + (dot - dot0) * (side0 / (side0 - side))) / length);
    }
  }
  if (crossings.length > 2) crossings.sort((p, q) => p - q);
  else if (crossings.length === 2 && numberAt(crossings, 0) > numberAt(crossings, 1)) crossings.reverse();
  return cornerOnLine;
}

/** Crossings in pairs, cut to the leg from `low` to `high`; stretches of no length are left out. */
function pairsWithin(low: number, high: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const from = Math.max(low, numberAt(crossings, i));
    const to = Math.min(high, numberAt(crossings, i + 1));
    if (from < to) stretches.push([from, to]);
  }
  return stretches;
}

/**
 * The stretches of the leg from a to b that lie inside a piece of ground, in rising order. A leg that only runs along an
 * outline or meets a corner is not inside.
 */
export function stretchesInside(ground: Ground, a: Spot, b: Spot): Stretch[] {
  if (!mayMeet(ground.box, a, b, 0)) return [];
  const length = span(a, b);
  return length === 0 ? [] : stretchesBetween(ground, a, b, length, 0, length);
}

function stretchesBetween(
  ground: Ground,
  a: Spot,
  b: Spot,
  length: number,
  low: number,
  high: number,
): Stretch[] {
  const cornerOnLine = crossOutlines(ground, a, b, length, false);
  const stretches = pairsWithin(low, high);
  if (!cornerOnLine) return stretches;
  crossOutlines(ground, a, b, length, true);
  return inBoth(stretches, pairsWithin(low, high));
}

/** Less than this, in thousandths, two distances along a leg differ by rounding alone. */
export const SLACK = 1e-6;

/**
 * The stretches of the leg from a to b that lie inside a piece of ground or on its outline, in rising order. Where it only
 * meets the outline, as at a corner or at its own end, the stretch has no length.
 */
export function stretchesInOrOn(ground: Ground, a: Spot, b: Spot): Stretch[] {
  if (!mayMeet(ground.box, a, b, 0)) return [];
  const length = span(a, b);
  const ends: Stretch[] = [];
  if (insideGround(ground, a)) ends.push([0, 0]);
  if (insideGround(ground, b)) ends.push([length, length]);
  if (length === 0) return joinStretches(ends);
  const either = [false, true].flatMap((leftward) => {
    crossOutlines(ground, a, b, length, leftward);
    return pairsMeeting(length);
  });
  return joinStretches([...ends, ...edgesAlong(ground, a, b, length), ...either]);
}

/** The parts of a leg that run along edges of an outline, with or without ground next to them. */
function edgesAlong(ground: Ground, a: Spot, b: Spot, length: number): Stretch[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const stretches: Stretch[] = [];
  for (const ring of ground.rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const [px, py] = [numberAt(ring, i) - a.x, numberAt(ring, i + 1) - a.y];
      const [qx, qy] = [numberAt(ring, j) - a.x, numberAt(ring, j + 1) - a.y];
      if (dx * py !== dy * px || dx * qy !== dy * qx) continue;
      const along = [(dx * px + dy * py) / length, (dx * qx + dy * qy) / length] as const;
      const [from, to] = [Math.max(0, Math.min(...along)), Math.min(length, Math.max(...along))];
      if (from <= to) stretches.push([from, to]);
    }
  }
  return stretches;
}

/** Crossings in pairs, cut to a leg of such a length, those of no length among them. */
function pairsMeeting(length: number): Stretch[] {
  const snapped = (at: number): number =>
    Math.abs(at) <= SLACK ? 0 : Math.abs(at - length) <= SLACK ? length : at;
  const stretches: Stretch[] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const from = Math.max(0, snapped(numberAt(crossings, i)));
    const to = Math.min(length, snapped(numberAt(crossings, i + 1)));
    if (from <= to) stretches.push([from, to]);
  }
  return stretches;
}

/** True if any part of the leg farther than `edge` from both its ends lies inside a piece of ground. */
export function passesDeep(ground: Ground, a: Spot, b: Spot, edge: Thousandths): boolean {
  if (!mayMeet(ground.box, a, b, 0)) return false;
  const length = span(a, b);
  if (length <= 2 * edge) return false;
  return stretchesBetween(ground, a, b, length, edge, length - edge).length > 0;
}

/** True if a place lies inside a piece of ground or on its outline. */
export function insideGround(ground: Ground, { x, y }: Spot): boolean {
  const { box } = ground;
  if (x < box.west || x > box.east || y < box.south || y > box.north) return false;
  let inside = false;
  for (const ring of ground.rings) {
    let ax = numberAt(ring, ring.length - 2) - x;
    let ay = numberAt(ring, ring.length - 1) - y;
    for (let i = 0; i < ring.length; i += 2) {
      const bx = numberAt(ring, i) - x;
      const by = numberAt(ring, i + 1) - y;
      const cross = ax * by - ay * bx;
      if (cross === 0 && ax * bx + ay * by <= 0) return true;
      if (ay > 0 !== by > 0 && cross > 0 === by > ay) inside = !inside;
      ax = bx;
      ay = by;
    }
  }
  return inside;
}

/** Stretches in any order, joined to rising ones that neither overlap nor meet. */
export function joinStretches(stretches: readonly Stretch[]): Stretch[] {
  const whole: [number, number][] = [];
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
}

/** The common parts of two rising lists of stretches. */
export function inBoth(a: readonly Stretch[], b: readonly Stretch[]): Stretch[] {
  const shared: Stretch[] = [];
  for (const [from, to] of a) {
    for (const [since, until] of b) {
      if (Math.max(from, since) < Math.min(to, until))
        shared.push([Math.max(from, since), Math.min(to, until)]);
    }
  }
  return shared;
}

/**
 * The remaining parts of rising stretches after others, rising too, are removed. A stretch of length 0 stays
 * if none covers it.
 */
export function subtractStretches(stretches: readonly Stretch[], taken: readonly Stretch[]): Stretch[] {
  return stretches.flatMap(([from, to]) => {
    if (from === to) return taken.some(([since, until]) => since <= from && to <= until) ? [] : [[from, to]];
    const left: Stretch[] = [];
    let start = from;
    for (const [since, until] of taken) {
      if (until <= start || since >= to) continue;
      if (since > start) left.push([start, since]);
      start = until;
    }
    if (start < to) left.push([start, to]);
    return left;
  });
}

/** The length of all stretches together. */
export function totalOf(stretches: readonly Stretch[]): Thousandths {
  return stretches.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** The smallest whole distance, this or more, that is in none of the stretches. */
export function clearFrom(stretches: readonly Stretch[], distance: Thousandths): Thousandths {
  const within = stretches.find(([from, to]) => from < distance && distance < to);
  return within ? clearFrom(stretches, Math.ceil(within[1])) : distance;
}

/** The greatest whole distance, this or less, that is in none of the stretches; null if there is none. */
export function clearBefore(stretches: readonly Stretch[], distance: Thousandths): Thousandths | null {
  const within = stretches.find(([from, to]) => from < distance && distance < to);
  if (!within) return distance < 0 ? null : distance;
  if (within[0] <= 0) return null;
  return clearBefore(stretches, Math.floor(within[0]));
}
