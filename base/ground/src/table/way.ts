import { itemAt } from '../lists.ts';
import { type Spot, span, type Thousandths } from './lattice.ts';
import { crossingsOf, stretchesOnRoad } from './road.ts';
import {
  type Box,
  type Ground,
  joinStretches,
  type Stretch,
  stretchesInOrOn,
  stretchesInside,
} from './stretch.ts';
import type { Road } from './terrain.ts';

/**
 * The way of a place over the ground: straight from spot to spot. Things on it have the distance from its start. For a
 * stand it is the way of its centre, of the middle of its front, or of whatever point a rule measures from. A way that
 * does not leave its first spot has no stretches.
 */

/** The length of a way. */
export function wayLength(way: readonly Spot[]): Thousandths {
  return way.reduce((sum, spot, i) => (i === 0 ? 0 : sum + span(itemAt(way, i - 1), spot)), 0);
}

/** Stretches of every leg of a way, by distance from its start, in rising order. */
export function alongWay(
  way: readonly Spot[],
  ofLeg: (from: Spot, to: Spot) => readonly Stretch[],
): Stretch[] {
  let before = 0;
  const found: Stretch[] = [];
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [itemAt(way, i - 1), itemAt(way, i)];
    for (const [from, to] of ofLeg(a, b)) found.push([before + from, before + to]);
    before += span(a, b);
  }
  return joinStretches(found);
}

/** The stretches of a way on any of some roads. */
export function wayOnRoads(roads: readonly Road[], way: readonly Spot[]): Stretch[] {
  return alongWay(way, (a, b) => joinStretches(roads.flatMap((road) => stretchesOnRoad(road, a, b))));
}

/** The stretches of a way inside a piece of ground. */
export function wayInside(ground: Ground, way: readonly Spot[]): Stretch[] {
  return meets(ground.box, way) ? alongWay(way, (a, b) => stretchesInside(ground, a, b)) : [];
}

/** True if a box shares ground with the box around a way. */
function meets({ west, south, east, north }: Box, way: readonly Spot[]): boolean {
  return (
    way.some(({ x }) => x >= west) &&
    way.some(({ x }) => x <= east) &&
    way.some(({ y }) => y >= south) &&
    way.some(({ y }) => y <= north)
  );
}

/** The stretches of a way inside a piece of ground or on its outline; one that only meets the outline has no length. */
export function wayInOrOn(ground: Ground, way: readonly Spot[]): Stretch[] {
  return meets(ground.box, way) ? alongWay(way, (a, b) => stretchesInOrOn(ground, a, b)) : [];
}

/**
 * The distances at which a way meets a line, in rising order. Its start is not counted, and neither is the
 * start of a leg if the leg before has ended on the line.
 */
export function crossingsOnWay(line: readonly Spot[], way: readonly Spot[]): Thousandths[] {
  let before = 0;
  const found: Thousandths[] = [];
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [itemAt(way, i - 1), itemAt(way, i)];
    for (const at of crossingsOf(line, a, b)) if (at > 0) found.push(before + at);
    before += span(a, b);
  }
  return found;
}

/** The distances that are in none of the stretches, their ends included. */
export function outsideOf(distances: readonly Thousandths[], stretches: readonly Stretch[]): Thousandths[] {
  return distances.filter((at) => !stretches.some(([from, to]) => from <= at && at <= to));
}
