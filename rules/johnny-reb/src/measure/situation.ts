import {
  gap,
  numberAt,
  type Spot,
  type Stand,
  type Table,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import type { Arm, Formation, Level, Quality } from '../tables/index.ts';
import type { RefusedFlank } from './arcs.ts';

/** The table and the units on it, for measuring. */

/** A unit on the table. */
export interface PlacedUnit {
  readonly id: string;
  readonly side: Side;
  /** Its place in the list of all units (list order). */
  readonly listed: number;
  readonly arm: Arm;
  readonly formation: Formation;
  readonly quality: Quality;
  readonly level: Level;
  readonly disordered: boolean;
  readonly refuses: RefusedFlank;
  /** The middle of its front edge (JR-2.2a). */
  readonly front: Spot;
  /** Its footprint. */
  readonly stand: Stand;
}

/** A table with all units on it. */
export interface Situation {
  readonly table: Table;
  /** In list order. */
  readonly units: readonly PlacedUnit[];
  /** The range of sight this turn (JR-7.3a). */
  readonly visibility: Thousandths;
}

/** The other side's units. */
export function enemiesOf({ units }: Situation, side: Side): PlacedUnit[] {
  return units.filter((unit) => unit.side !== side);
}

/** The other units of a unit's side. */
export function friendsOf({ units }: Situation, unit: Pick<PlacedUnit, 'id' | 'side'>): PlacedUnit[] {
  return units.filter(({ id, side }) => side === unit.side && id !== unit.id);
}

/** True if a unit is in good morale and in order. */
export function isSteady({ level, disordered }: Pick<PlacedUnit, 'level' | 'disordered'>): boolean {
  return level === 'good' && !disordered;
}

/** True if two units of opposite sides are in contact (JR-2.4c). */
export function inContact(a: PlacedUnit, b: PlacedUnit): boolean {
  return a.side !== b.side && !areApart(a.stand, b.stand) && gap(a.stand, b.stand) === 0;
}

/** True if the centres alone show that two footprints are apart. */
function areApart(a: Stand, b: Stand): boolean {
  const reach = (a.frontage + a.depth + b.frontage + b.depth) / 2 + 2 * TOUCH_DISTANCE;
  return Math.abs(a.x - b.x) > reach || Math.abs(a.y - b.y) > reach;
}

/** The nearest of some units to a footprint, of equally near ones the first listed; null of none. */
export function nearest(stand: Stand, units: readonly PlacedUnit[]): PlacedUnit | null {
  const gaps = units.map((unit) => gap(stand, unit.stand));
  const least = Math.min(...gaps);
  return units.find((_, i) => numberAt(gaps, i) <= least + TOUCH_DISTANCE) ?? null;
}
