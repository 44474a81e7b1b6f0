import {
  furthestAlong,
  type Pose,
  spotOnBearing,
  type Table,
  type Thousandths,
  TOUCH_DISTANCE,
  tableAlong,
} from '@linstock/ground';
import { affords, goingCost, obstacleCost, type Travel } from '../reckon/going.ts';
import { obstaclesCrossed, passagesAlong } from './passages.ts';

/** Allowance spent straight ahead, inch by inch of ground (JR-6.1b, d), by chargers and by the routed. */

/** The mover, and whether obstacles cost it (JR-13.3a). */
export interface Spender extends Travel {
  readonly paysObstacles: boolean;
}

/** Inches of allowance for a distance ahead of a pose; no end of them over forbidden ground. */
export function spent(
  table: Table,
  { row, byRoad, paysObstacles }: Spender,
  front: Pose,
  distance: Thousandths,
): number {
  const to = spotOnBearing(front, front.facing, distance);
  const crossing = paysObstacles ? obstacleCost(row, obstaclesCrossed(table, front, to)) : 0;
  return passagesAlong(table, { row, byRoad }, front, to, distance).reduce(
    (sum, { going, inches }) => sum + (goingCost(row, going, inches) ?? Number.POSITIVE_INFINITY),
    crossing,
  );
}

/** More than the rounding to the lattice can move the end of the longest way. */
const ASIDE_TOLERANCE: Thousandths = 2 * TOUCH_DISTANCE;

/** The distance ahead for which an allowance lasts, in whole thousandths up to `most`. */
export function distanceFor(
  table: Table,
  spender: Spender,
  front: Pose,
  allowance: number,
  most: Thousandths,
): Thousandths {
  const near = tableAlong(table, front, spotOnBearing(front, front.facing, most), ASIDE_TOLERANCE);
  // The cost never falls along the way: one halving finds where the allowance ends.
  return furthestAlong(most, (distance) => affords(allowance, spent(near, spender, front, distance)), most);
}
