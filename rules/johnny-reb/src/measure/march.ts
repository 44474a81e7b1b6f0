import {
  corners,
  gap,
  halfOf,
  inches,
  type Leg,
  lengthWords,
  nearestOnLeg,
  onTable,
  overlap,
  type Pose,
  type Spot,
  type Stand,
  span,
  staysOnTable,
  sweepsGround,
  sweepsStand,
  type Table,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import type { Travel } from '../reckon/going.ts';
import {
  dearestGoing,
  type GroundedLeg,
  type MoveLeg,
  paidInches,
  poseAfter,
  type Size,
} from '../reckon/legs.ts';
import { refused } from '../tables/refuse.ts';
import { edgePassed, type HomeEdge } from './fall-back.ts';
import { sizeOf, standAt } from './footprint.ts';
import { goingAt, obstaclesCrossed, passagesAlong } from './passages.ts';
import type { PlacedUnit, Situation } from './situation.ts';

/** Legs on the table: what they lead over, and whether the way is clear (JR-6.2d, JR-6.3). */

/** No normal or disengaging move comes nearer to an enemy (JR-6.3a). */
const MARCH_CLEARANCE: Thousandths = inches(1);
/** A wheel is looked at every 5 degrees, and at its end (JR-6.3b). */
const WHEEL_STEP: TenthDegrees = 50;

/** A leg with the ground it leads over, from a pose. */
export function grounded(table: Table, travel: Travel, front: Pose, size: Size, leg: MoveLeg): GroundedLeg {
  const after = poseAfter(front, size, leg);
  const obstacles = obstaclesCrossed(table, front, after);
  switch (leg.kind) {
    case 'about':
      return { leg, passages: [], obstacles };
    case 'wheel': {
      const going = dearestGoing(
        travel.row,
        [front, after].flatMap((pose) => frontSpots(pose, size).map((spot) => goingAt(table, travel, spot))),
      );
      return { leg, passages: [{ going, inches: paidInches(size, leg) }], obstacles };
    }
    case 'advance':
    case 'oblique':
    case 'back':
      return { leg, passages: passagesAlong(table, travel, front, after, leg.distance), obstacles };
  }
}

/** FL, P and FR: under them the ground of a wheel is looked for (JR-6.2d). */
function frontSpots(front: Pose, size: Size): Spot[] {
  const [left, right] = corners(standAt(front, size));
  return [left, front, right];
}

/** True if a unit may pass through a friend without ending on it (JR-6.3c). */
export function mayPass(
  mover: Pick<PlacedUnit, 'formation'>,
  friend: Pick<PlacedUnit, 'formation' | 'arm'>,
): boolean {
  return mover.formation === 'skirmish' || friend.formation === 'skirmish' || friend.arm === 'battery';
}

/** True if a straight leg takes a unit off the table over an edge, and over no other. */
function leavesOver(table: Table, mover: PlacedUnit, front: Pose, leg: Leg, edge: HomeEdge): boolean {
  if (leg.kind === 'wheel' || leg.kind === 'about') return false;
  const size = sizeOf(mover.stand);
  const [stand, end] = [standAt(front, size), standAt(poseAfter(front, size, leg), size)];
  return onTable(table, stand) && !onTable(table, end) && edgePassed(table, stand, end) === edge;
}

/**
 * Why the path of a leg is not clear; null if it is (JR-6.3).
 * @param exit the edge by which the battle lets the unit leave the table; null for none
 */
export function refuseWay(
  situation: Situation,
  mover: PlacedUnit,
  front: Pose,
  leg: Leg,
  exit: HomeEdge | null = null,
): Refusal | null {
  const { table, units } = situation;
  const size = sizeOf(mover.stand);
  const [stand, end] = [standAt(front, size), standAt(poseAfter(front, size, leg), size)];
  const leaves = exit !== null && leavesOver(table, mover, front, leg, exit);
  if (!leaves && !staysOnTable(table, stand, leg, WHEEL_STEP))
    return refused('JR-2.2c', 'It would leave the table.', [mover.id]);
  const building = table.areas.find(
    (area) => area.kind === 'building' && sweepsGround(stand, leg, area, WHEEL_STEP),
  );
  if (building) return refused('JR-6.3b', 'A building is in the way.', [building.id]);
  const swept = Math.max(span(stand, end), 2 * halfOf(stand)) + halfOf(stand);
  for (const other of units) {
    if (other.id === mover.id) continue;
    if (span(stand, other.stand) > swept + halfOf(other.stand) + MARCH_CLEARANCE) continue; // out of reach
    if (other.side !== mover.side) {
      const near = refuseNearness(stand, end, leg, other);
      if (near) return near;
    } else if (overlap(end, other.stand)) {
      return refused('JR-6.3c', 'It would end on another unit.', [other.id]);
    } else if (!mayPass(mover, other) && sweepsStand(stand, leg, other.stand, WHEEL_STEP)) {
      return refused('JR-6.3b', 'It would pass through a unit it may not pass.', [other.id]);
    }
  }
  return null;
}

/**
 * A move keeps an inch from enemies. If an enemy is nearer already as the leg begins, the unit may not come
 * closer (JR-6.3a).
 */
function refuseNearness(stand: Stand, end: Stand, leg: Leg, enemy: PlacedUnit): Refusal | null {
  const kept = Math.min(MARCH_CLEARANCE, gap(stand, enemy.stand));
  const least = nearestOnLeg(stand, leg, enemy.stand, WHEEL_STEP, kept);
  if (least >= kept - TOUCH_DISTANCE && !overlap(end, enemy.stand)) return null;
  return refused('JR-6.3a', `It would come closer than ${lengthWords(inches(1))} to an enemy.`, [enemy.id]);
}
