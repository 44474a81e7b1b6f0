import {
  bearingTo,
  contactAlong,
  corners,
  gap,
  inches,
  overlapAlong,
  reachAlong,
  type Spot,
  type Stand,
  type Table,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import { enemiesOf, friendsOf, type PlacedUnit, type Situation } from './situation.ts';
import { distanceToEdge, isClear, lastClear, type Slide, slideOn, slidTo } from './slide.ts';

/** The ways of units that fall back or rout (JR-13.2, P5). */

/** The edges of the table; each side's routed units make for one of them. */
export const HOME_EDGES = ['north', 'east', 'south', 'west'] as const;
export type HomeEdge = (typeof HOME_EDGES)[number];

/** The bearing at right angles to an edge (JR-13.2a). */
export function bearingHome(edge: HomeEdge): TenthDegrees {
  return HOME_EDGES.indexOf(edge) * 900;
}

/** Straight away from the enemy that caused it, from its centre through the unit's; without one home (JR-13.2a). */
export function bearingBack(unit: PlacedUnit, cause: Spot | null, home: HomeEdge): TenthDegrees {
  if (cause === null || (cause.x === unit.stand.x && cause.y === unit.stand.y)) return bearingHome(home);
  return bearingTo(cause, unit.stand);
}

/** Distance at which a unit stops in front of an enemy, along the way (JR-13.2e). */
const SHORT: Thousandths = inches(0.5);
/** Step by which it moves on until it finds a free place (JR-13.2c). */
const FALL_BACK_STEP: Thousandths = inches(0.5);

/** The end of a fall-back. */
export type FallBackEnd =
  | {
      readonly end: 'stands';
      /** Its footprint, a routed unit's already turned. */
      readonly stand: Stand;
      readonly distance: Thousandths;
      /** Friends a routed unit ran through (JR-13.2d). */
      readonly disordered: readonly string[];
    }
  /** It ran off the table over an edge (JR-13.2f). */
  | { readonly end: 'lost'; readonly over: HomeEdge; readonly disordered: readonly string[] }
  /** It found no place, or no way (JR-13.2e, h). */
  | { readonly end: 'surrenders'; readonly disordered: readonly string[] };

/**
 * Slides a unit back on a bearing; a routed one first turns about its centre to face that way (JR-13.2b to f, h).
 * @param leavesBy whether the battle lets the routed leave by an edge; at another they stop
 */
export function fallBack(
  situation: Situation,
  unit: PlacedUnit,
  bearing: TenthDegrees,
  distance: Thousandths,
  leavesBy: (edge: HomeEdge) => boolean = () => true,
): FallBackEnd {
  const routed = unit.level === 'routed';
  const slide = slideOn(routed ? { ...unit.stand, facing: bearing } : unit.stand, bearing);
  const stop = stopOf(situation, unit, slide, distance);
  const over = stop.pastEdge ? edgeAt(situation.table, slide, stop.at) : null;
  if (routed && over !== null && leavesBy(over))
    return { end: 'lost', over, disordered: runThrough(situation, unit, slide, stop.at) };
  const reached = placeFor(situation, unit, slide, stop);
  const disordered = runThrough(situation, unit, slide, reached ?? stop.at);
  const stopped = stop.byEnemy && stop.at < distance / 2 - TOUCH_DISTANCE;
  if (reached === null || (routed && stopped)) return { end: 'surrenders', disordered };
  return { end: 'stands', stand: slidTo(slide, reached), distance: reached, disordered };
}

/** The first end of a slide: its full length, an enemy or the edge (JR-13.2e, f). */
interface Stop {
  readonly at: Thousandths;
  readonly byEnemy: boolean;
  /** Its way leads on over the edge. */
  readonly pastEdge: boolean;
}

/** The place where an enemy or the edge stops a slide, or its full length (JR-13.2e, f). */
function stopOf(situation: Situation, unit: PlacedUnit, slide: Slide, distance: Thousandths): Stop {
  const edge = distanceToEdge(situation.table, slide);
  const enemy = enemyOnWay(situation, unit, slide);
  const met = enemy !== null && enemy.near <= distance && enemy.near <= Math.max(0, edge);
  if (met) return { at: Math.max(0, enemy.touch - SHORT), byEnemy: true, pastEdge: false };
  if (distance <= edge) return { at: distance, byEnemy: false, pastEdge: false };
  return { at: Math.max(0, edge), byEnemy: false, pastEdge: true };
}

/** The edge that a footprint passes first on a straight way off the table (JR-13.2f). */
export function edgePassed(table: Table, stand: Stand, end: Stand): HomeEdge {
  const slide: Slide = slideOn(stand, bearingTo(stand, end));
  return edgeAt(table, slide, distanceToEdge(table, slide));
}

/** The edge that a slide passes just beyond a distance (JR-13.2f). */
function edgeAt({ width, height }: Table, slide: Slide, at: Thousandths): HomeEdge {
  const past = { x: 0, y: 0 };
  for (const { x, y } of corners(slidTo(slide, at + JUST_PAST))) {
    past.x = Math.abs(beyond(x, width)) > Math.abs(past.x) ? beyond(x, width) : past.x;
    past.y = Math.abs(beyond(y, height)) > Math.abs(past.y) ? beyond(y, height) : past.y;
  }
  if (Math.abs(past.x) > Math.abs(past.y)) return past.x > 0 ? 'east' : 'west';
  return past.y > 0 ? 'north' : 'south';
}

/** Far enough past an edge to see which it is (JR-13.2f). */
const JUST_PAST: Thousandths = 100;

/** The distance of a coordinate beyond the table: below 0 on the near side, above on the far one (JR-13.2f). */
function beyond(coordinate: Thousandths, size: Thousandths): number {
  return coordinate < 0 ? coordinate : Math.max(0, coordinate - size);
}

/** An enemy on the way. */
interface EnemyOnWay {
  /** The distance from which on it counts as touched. */
  readonly near: Thousandths;
  /** The distance at which the two meet; `near` if the way only grazes it. */
  readonly touch: Thousandths;
}

/** The first enemy that the way touches, other than one it touches at the start and moves off from (JR-13.2e). */
function enemyOnWay(situation: Situation, unit: PlacedUnit, { stand, to }: Slide): EnemyOnWay | null {
  let first: EnemyOnWay | null = null;
  for (const { stand: enemy } of enemiesOf(situation, unit.side)) {
    if (gap(unit.stand, enemy) === 0 && overlapAlong(stand, to, enemy) === null) continue;
    const near = reachAlong(stand, to, enemy, 0);
    if (near === null || (first !== null && first.near <= near)) continue;
    first = { near, touch: contactAlong(stand, to, enemy) ?? near };
  }
  return first;
}

/**
 * The distance of a clear place: there, farther on by half inches, or the last on the way; null if there is
 * none (JR-13.2c, h).
 */
function placeFor(situation: Situation, unit: PlacedUnit, slide: Slide, stop: Stop): Thousandths | null {
  const { table } = situation;
  const others = situation.units.flatMap(({ id, stand }) => (id === unit.id ? [] : [stand]));
  const clear = (at: Thousandths): boolean => isClear(table, slidTo(slide, at), others);
  if (clear(stop.at)) return stop.at;
  if (!stop.byEnemy && !stop.pastEdge) {
    const enemy = enemyOnWay(situation, unit, slide)?.near ?? Number.POSITIVE_INFINITY;
    const limit = Math.min(distanceToEdge(table, slide), enemy - 1);
    for (let at = stop.at + FALL_BACK_STEP; at <= limit; at += FALL_BACK_STEP) if (clear(at)) return at;
  }
  return lastClear(table, slide, others, stop.at); // JR-13.2h
}

/** The friends a routed unit's way leads over (JR-13.2d). */
function runThrough(situation: Situation, unit: PlacedUnit, slide: Slide, distance: Thousandths): string[] {
  if (unit.level !== 'routed' || distance <= 0) return [];
  const to = slidTo(slide, distance);
  return friendsOf(situation, unit)
    .filter(({ stand }) => overlapAlong(slide.stand, to, stand) !== null)
    .map(({ id }) => id);
}
