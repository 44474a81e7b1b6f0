import { itemAt, numberAt } from '../lists.ts';
import { rounded, type Spot, span, type Thousandths, TOUCH_DISTANCE } from './lattice.ts';
import { localOf, type Stand } from './stand.ts';
import { boxOfLine, joinStretches, mayMeet, SLACK, type Stretch } from './stretch.ts';
import type { Road } from './terrain.ts';

/** The relation of a place to a line: how far along the line its nearest point is, and its distance. */
export interface LinePlace {
  readonly along: Thousandths;
  readonly apart: Thousandths;
}

/** The nearest point of a line to a place; of equally near points the first. */
export function placeAlong(line: readonly Spot[], spot: Spot): LinePlace {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  let before = 0;
  for (let i = 1; i < line.length; i++) {
    const a = itemAt(line, i - 1);
    const b = itemAt(line, i);
    const length = span(a, b);
    const along = onSegment(a, b, spot);
    const dx = a.x + along * (b.x - a.x) - spot.x;
    const dy = a.y + along * (b.y - a.y) - spot.y;
    const apart = Math.sqrt(dx ** 2 + dy ** 2);
    if (apart < least) {
      least = apart;
      nearest = before + along * length;
    }
    before += length;
  }
  return { along: rounded(nearest), apart: rounded(least) };
}

/** The fraction, 0 to 1, of a segment at which it is nearest to a place. */
function onSegment(a: Spot, b: Spot, spot: Spot): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length2 = dx * dx + dy * dy;
  if (length2 === 0) return 0;
  return Math.max(0, Math.min(1, ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / length2));
}

/** The place a distance along a line; its ends before 0 and beyond its length. */
export function spotOnLine(line: readonly Spot[], distance: Thousandths): Spot {
  let left = distance;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [itemAt(line, i - 1), itemAt(line, i)];
    const length = span(a, b);
    if (left <= length && length > 0) {
      const t = Math.max(0, left) / length;
      return { x: a.x + rounded(t * (b.x - a.x)), y: a.y + rounded(t * (b.y - a.y)) };
    }
    left -= length;
  }
  return itemAt(line, line.length - 1);
}

/** True if a place is on a road, `TOUCH_DISTANCE` allowed. */
export function onRoad(road: Road, spot: Spot): boolean {
  if (!mayMeet(boxOfLine(road.line), spot, spot, road.halfWidth + 2 * TOUCH_DISTANCE)) return false;
  return placeAlong(road.line, spot).apart <= road.halfWidth + TOUCH_DISTANCE;
}

/** The stretches of the leg from a to b that are on a road, in rising order. */
export function stretchesOnRoad(road: Road, a: Spot, b: Spot): Stretch[] {
  const near = road.halfWidth + TOUCH_DISTANCE;
  if (!mayMeet(boxOfLine(road.line), a, b, near + TOUCH_DISTANCE)) return [];
  const stretches: Stretch[] = [];
  for (let i = 1; i < road.line.length; i++) {
    const stretch = besideSegment(itemAt(road.line, i - 1), itemAt(road.line, i), near, a, b);
    if (stretch) stretches.push(stretch);
  }
  return joinStretches(stretches);
}

/** True if the whole leg from a to b is on one of the roads, or on several in turn. */
export function followsRoads(roads: readonly Road[], a: Spot, b: Spot): boolean {
  if (a.x === b.x && a.y === b.y) return roads.some((road) => onRoad(road, a));
  const [first] = joinStretches(roads.flatMap((road) => stretchesOnRoad(road, a, b)));
  return first !== undefined && first[0] <= 1 && first[1] >= span(a, b) - 1;
}

/** The part of the leg from a to b no farther than `near` from the segment from p to q. */
function besideSegment(p: Spot, q: Spot, near: number, a: Spot, b: Spot): Stretch | null {
  const length = span(a, b);
  if (length === 0 || isBeyond(p, q, near, a, b)) return null;
  const parts = [
    besideSpot(p, near, a, b, length),
    besideSpot(q, near, a, b, length),
    besideInner(p, q, near, a, b, length),
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  // The ground near a segment is convex, so what is found in its three parts is one stretch.
  return [Math.min(...parts.map(([from]) => from)), Math.max(...parts.map(([, to]) => to))];
}

/** True if a leg lies wholly to one side of a segment, farther than `near` from it. */
function isBeyond(p: Spot, q: Spot, near: number, a: Spot, b: Spot): boolean {
  return (
    Math.min(a.x, b.x) > Math.max(p.x, q.x) + near ||
    Math.max(a.x, b.x) < Math.min(p.x, q.x) - near ||
    Math.min(a.y, b.y) > Math.max(p.y, q.y) + near ||
    Math.max(a.y, b.y) < Math.min(p.y, q.y) - near
  );
}

function besideSpot(p: Spot, near: number, a: Spot, b: Spot, length: number): Stretch | null {
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const along = (p.x - a.x) * ux + (p.y - a.y) * uy;
  const aside = (p.x - a.x) * uy - (p.y - a.y) * ux;
  const half2 = near * near - aside * aside;
  if (half2 < 0) return null;
  const half = Math.sqrt(half2);
  return cut(along - half, along + half, length);
}

function besideInner(p: Spot, q: Spot, near: number, a: Spot, b: Spot, length: number): Stretch | null {
  const run = span(p, q);
  if (run === 0) return null;
  const [ux, uy] = [(q.x - p.x) / run, (q.y - p.y) / run];
  const start: Stretch = [(a.x - p.x) * ux + (a.y - p.y) * uy, (a.x - p.x) * uy - (a.y - p.y) * ux];
  const end: Stretch = [(b.x - p.x) * ux + (b.y - p.y) * uy, (b.x - p.x) * uy - (b.y - p.y) * ux];
  const along = between(start[0], end[0], 0, run, length);
  const aside = between(start[1], end[1], -near, near, length);
  if (!along || !aside) return null;
  return cut(Math.max(along[0], aside[0]), Math.min(along[1], aside[1]), length);
}

/** The part of a length on which an evenly changing value is between two bounds. */
export function between(
  start: number,
  end: number,
  low: number,
  high: number,
  length: number,
): Stretch | null {
  const change = end - start;
  if (change === 0) return start >= low && start <= high ? [0, length] : null;
  const s = ((low - start) / change) * length;
  const t = ((high - start) / change) * length;
  return cut(Math.min(s, t), Math.max(s, t), length);
}

function cut(from: number, to: number, length: number): Stretch | null {
  const since = Math.max(0, from);
  const until = Math.min(length, to);
  return since <= until ? [since, until] : null;
}

/**
 * The distances at which the leg from a to b meets a line, in rising order: where it crosses the line, and
 * where it begins or ends on it. A part along which the leg only runs is not counted. The result is the same
 * from either side, in whichever direction leg and line are drawn.
 */
export function crossingsOf(line: readonly Spot[], a: Spot, b: Spot): Thousandths[] {
  const found: number[] = [];
  for (let i = 1; i < line.length; i++) {
    const at = crossing(itemAt(line, i - 1), itemAt(line, i), a, b);
    if (at !== null) found.push(at * span(a, b));
  }
  if (found.length <= 1) return found;
  const rising = found.sort((s, t) => s - t);
  return rising.filter((at, i) => i === 0 || at - numberAt(rising, i - 1) > SLACK); // a corner is of two parts
}

/**
 * The fraction of the leg from a to b at which it meets the segment from p to q. Null if it does not meet it,
 * or runs along it.
 */
function crossing(p: Spot, q: Spot, a: Spot, b: Spot): number | null {
  const sideA = crossProductOf(p, q, a);
  const sideB = crossProductOf(p, q, b);
  if (Math.sign(sideA) === Math.sign(sideB)) return null;
  const sideP = crossProductOf(a, b, p);
  const sideQ = crossProductOf(a, b, q);
  if (sideP !== 0 && Math.sign(sideP) === Math.sign(sideQ)) return null;
  return sideA / (sideA - sideB);
}

/**
 * True if the segment from a to b, which may be a single place, has a place in common with a line
 * (`TOUCH_DISTANCE` allowed): crosses it, begins or ends on it, or runs along it. Used for obstacles on a
 * segment.
 */
export function meetsLine(line: readonly Spot[], a: Spot, b: Spot): boolean {
  return line.slice(1).some((q, i) => meetsSegment(itemAt(line, i), q, a, b));
}

/**
 * True if the segment from a to b crosses a line, or begins or ends on it (`TOUCH_DISTANCE` allowed). Running
 * along the line is not crossing it. Used for obstacles between two places.
 */
export function crossesLine(line: readonly Spot[], a: Spot, b: Spot): boolean {
  return line.slice(1).some((q, i) => {
    const p = itemAt(line, i);
    return meetsSegment(p, q, a, b) && !runsAlong(p, q, a, b);
  });
}

function meetsSegment(p: Spot, q: Spot, a: Spot, b: Spot): boolean {
  if (crossing(p, q, a, b) !== null) return true;
  return [apartFrom(p, q, a), apartFrom(p, q, b), apartFrom(a, b, p), apartFrom(a, b, q)].some(
    (apart) => apart <= TOUCH_DISTANCE,
  );
}

/** The distance of a place from a segment. */
function apartFrom(p: Spot, q: Spot, spot: Spot): Thousandths {
  const along = onSegment(p, q, spot);
  return span(spot, { x: p.x + along * (q.x - p.x), y: p.y + along * (q.y - p.y) });
}

/** True if both ends of a segment lie on the endless line through p and q. */
function runsAlong(p: Spot, q: Spot, a: Spot, b: Spot): boolean {
  const reach = TOUCH_DISTANCE * span(p, q);
  return Math.abs(crossProductOf(p, q, a)) <= reach && Math.abs(crossProductOf(p, q, b)) <= reach;
}

function crossProductOf(p: Spot, q: Spot, r: Spot): number {
  return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
}

/** The shortest distance from a stand to a line; 0 when they meet or are no more than `TOUCH_DISTANCE` apart. */
export function gapToLine(stand: Stand, line: readonly Spot[]): Thousandths {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    least = Math.min(least, gapToSegment(stand, itemAt(line, i - 1), itemAt(line, i)));
  }
  const distance = rounded(least);
  return distance <= TOUCH_DISTANCE ? 0 : distance;
}

function gapToSegment(stand: Stand, p: Spot, q: Spot): number {
  const [w, d] = [stand.frontage / 2, stand.depth / 2];
  const [from, to] = [localOf(stand, p), localOf(stand, q)];
  const across = between(from.right, to.right, -w, w, 1);
  const alongside = between(from.ahead, to.ahead, -d, d, 1);
  if (across && alongside && Math.max(across[0], alongside[0]) <= Math.min(across[1], alongside[1])) return 0;
  const ends = [from, to].map(({ right, ahead }) => {
    const [u, v] = [Math.max(0, Math.abs(right) - w), Math.max(0, Math.abs(ahead) - d)];
    return Math.sqrt(u * u + v * v);
  });
  const a = { x: from.right, y: from.ahead };
  const b = { x: to.right, y: to.ahead };
  for (const corner of [
    { x: -w, y: d },
    { x: w, y: d },
    { x: w, y: -d },
    { x: -w, y: -d },
  ]) {
    const t = onSegment(a, b, corner);
    ends.push(span(corner, { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) }));
  }
  return Math.min(...ends);
}
