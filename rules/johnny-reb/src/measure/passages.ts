import {
  boxOfLine,
  crossingsOf,
  insideGround,
  mayMeet,
  numberAt,
  onRoad,
  placeAlong,
  span,
  type Spot,
  spotAlong,
  type Stretch,
  stretchesInside,
  stretchesOnRoad,
  type Table,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import type { Travel } from '../reckon/going.ts';
import { dearestGoing, type Passage } from '../reckon/legs.ts';
import { goingOf } from '../tables/ground.ts';
import type { GoingKind } from '../tables/index.ts';

/** The ground under the way of P (JR-6.1b to d, JR-7.1a). */

/**
 * The kind of ground at a place for a mover: of several areas the most expensive; on a road the road (JR-7.1a,
 * JR-6.1c).
 */
export function goingAt(table: Table, { row, byRoad }: Travel, spot: Spot): GoingKind {
  if (byRoad && table.roads.some((road) => onRoad(road, spot))) return 'road';
  let dearest: GoingKind = 'open';
  for (const area of table.areas) {
    const going = goingOf(area.kind);
    if (going !== null && insideGround(area, spot)) dearest = dearestGoing(row, [dearest, going]);
  }
  return dearest;
}

/**
 * The ground under a straight way of P, part by part.
 * @param ordered the ordered length; its rounded ends may be a little more or less apart
 */
export function passagesAlong(
  table: Table,
  { row, byRoad }: Travel,
  from: Spot,
  to: Spot,
  ordered: Thousandths,
): Passage[] {
  const length = span(from, to);
  if (length === 0) return [];
  const inchesOf = (part: Thousandths): number => (part * ordered) / length / 1000;
  const inside: (readonly [GoingKind, readonly Stretch[]])[] = [];
  for (const area of table.areas) {
    const going = goingOf(area.kind);
    const stretches = going === null ? [] : stretchesInside(area, from, to);
    if (going !== null && stretches.length > 0) inside.push([going, stretches]);
  }
  const roads = byRoad ? table.roads.flatMap((road) => stretchesOnRoad(road, from, to)) : [];
  if (inside.length + roads.length === 0) return [{ going: 'open', inches: inchesOf(length) }];
  const marks = [0, length];
  for (const [, stretches] of inside) for (const [since, until] of stretches) marks.push(since, until);
  for (const [since, until] of roads) marks.push(since, until);
  marks.sort((a, b) => a - b);
  const found: Passage[] = [];
  for (let i = 1; i < marks.length; i++) {
    const [since, until] = [numberAt(marks, i - 1), numberAt(marks, i)];
    if (until <= since) continue;
    const middle = (since + until) / 2;
    const over = inside.filter(([, stretches]) => stretches.some(([a, b]) => a < middle && middle < b));
    const going = roads.some(([a, b]) => a < middle && middle < b)
      ? 'road'
      : dearestGoing(row, ['open', ...over.map(([kind]) => kind)]);
    found.push({ going, inches: inchesOf(until - since) });
  }
  return found;
}

/**
 * Number of linear obstacles that P crosses on a straight path. One that it only reaches, `TOUCH_DISTANCE`
 * allowed, is paid when P moves on from it. So a path costs the same however it is divided into legs
 * (JR-6.1d).
 */
export function obstaclesCrossed(table: Table, from: Spot, to: Spot): number {
  let crossed = 0;
  for (const { slow, line } of table.obstacles)
    if (slow && mayMeet(boxOfLine(line), from, to, 2 * TOUCH_DISTANCE))
      crossed += timesCrossed(line, from, to);
  return crossed;
}

/** Number of times a straight way crosses a line: leaving it counts, reaching it does not. */
function timesCrossed(line: readonly Spot[], from: Spot, to: Spot): number {
  if (staysOn(line, from, to)) return 0;
  const places = crossingsOf(line, from, to).map((at) => spotAlong(from, to, at));
  const [first, last] = [places[0], places.at(-1)];
  const leaves = isOn(line, from) && !(first && staysOn(line, from, first)) ? 1 : 0;
  const comesUpon = last && staysOn(line, last, to) ? 1 : 0;
  return places.length + leaves - comesUpon;
}

const isOn = (line: readonly Spot[], spot: Spot): boolean => placeAlong(line, spot).apart <= TOUCH_DISTANCE;

/** True if a straight path stays on a line, `TOUCH_DISTANCE` allowed. */
function staysOn(line: readonly Spot[], from: Spot, to: Spot): boolean {
  return isOn(line, from) && isOn(line, to) && isOn(line, spotAlong(from, to, span(from, to) / 2));
}
