import {
  corners,
  type Ground,
  inches,
  insideGround,
  isNearer,
  lengthWords,
  overlap,
  type Pose,
  type Table,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import type { Size } from '../reckon/legs.ts';
import { refused } from '../tables/refuse.ts';
import type { HomeEdge } from './fall-back.ts';
import { standAt } from './footprint.ts';
import type { PlacedUnit, Situation } from './situation.ts';
import { isClear } from './slide.ts';

/** The places where reinforcements come onto the table (JR-18.2a). */

/** Minimum distance to enemies. */
export const ENTRY_CLEARANCE: Thousandths = inches(1);

/**
 * The pose of a unit that enters over an edge: facing inward, its rear edge on the table's edge, P opposite a point
 * of the span.
 */
export function entryPose({ width, height }: Table, edge: HomeEdge, at: Thousandths, { depth }: Size): Pose {
  switch (edge) {
    case 'south':
      return { x: at, y: depth, facing: 0 };
    case 'west':
      return { x: depth, y: at, facing: 900 };
    case 'north':
      return { x: at, y: height - depth, facing: 1800 };
    case 'east':
      return { x: width - depth, y: at, facing: 2700 };
  }
}

/** Why a unit may not enter at a pose; null if it may. */
export function refuseEntry(
  situation: Situation,
  unit: Pick<PlacedUnit, 'side'>,
  front: Pose,
  size: Size,
): Refusal | null {
  const stand = standAt(front, size);
  const { table, units } = situation;
  if (units.some((other) => overlap(stand, other.stand)) || !isClear(table, stand, []))
    return refused('JR-2.2c', 'There is no space.');
  const near = units.find(
    ({ side, stand: other }) =>
      side !== unit.side && isNearer(stand, other, ENTRY_CLEARANCE - TOUCH_DISTANCE),
  );
  return near
    ? refused('JR-18.2a', `It would enter closer than ${lengthWords(inches(1))} to an enemy.`, [near.id])
    : null;
}

/** True if a footprint is within a piece of ground: all its corners are. */
export function liesWithin(ground: Ground, front: Pose, size: Size): boolean {
  return corners(standAt(front, size)).every((corner) => insideGround(ground, corner));
}
