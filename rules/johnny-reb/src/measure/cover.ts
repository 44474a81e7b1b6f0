import {
  areasAt,
  boxOfLine,
  crossingsOf,
  gapToSpot,
  inches,
  levelAt,
  mayMeet,
  nearestInArc,
  nearestSpot,
  type Obstacle,
  placeAlong,
  type Spot,
  type Stand,
  spotAlong,
  type Table,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import { coverOf, worksOf } from '../tables/ground.ts';
import { type CoverRow, WORKS, type Works } from '../tables/index.ts';
import { FRONT_ARC } from './arcs.ts';
import type { PlacedUnit } from './situation.ts';

/** The cover of a unit (JR-7.1b, JR-7.2). */

/** Maximum distance from the target, or from the front of the firer, of a line that protects (JR-7.2a, c). */
const COVER_DISTANCE: Thousandths = inches(0.5);

/** True if a unit is in woods: its centre is (JR-7.1b). */
export function inWoods(table: Table, { stand }: Pick<PlacedUnit, 'stand'>): boolean {
  return areasAt(table, stand).some(({ kind }) => kind === 'woods');
}

/** The end of an attack on a unit: its nearest point in the attacker's arc, or of the whole unit (JR-7.2a). */
function struckAt(attacker: Stand | null, from: Spot, target: Stand): Spot {
  return (attacker && nearestInArc(attacker, target, FRONT_ARC)) ?? nearestSpot(target, from);
}

/** True if a part of an obstacle may be on a segment; if false, surely none is. */
function liesNear({ line }: Obstacle, from: Spot, to: Spot): boolean {
  return mayMeet(boxOfLine(line), from, to, 2 * TOUCH_DISTANCE);
}

/** The places at which a segment crosses an obstacle, or ends on it. */
function crossedAt({ line }: Obstacle, from: Spot, to: Spot): Spot[] {
  const crossed = crossingsOf(line, from, to).filter((at) => at > TOUCH_DISTANCE);
  const places = crossed.map((at) => spotAlong(from, to, at));
  return placeAlong(line, to).apart <= TOUCH_DISTANCE ? [...places, to] : places;
}

/**
 * The rows of cover that protect a unit against an attack (JR-7.2a).
 * @param attacker the attacker's footprint, whose arc decides where it strikes; null if no arc counts
 */
export function coverRows(table: Table, attacker: Stand | null, from: Spot, target: PlacedUnit): CoverRow[] {
  const to = struckAt(attacker, from, target.stand);
  const rows: CoverRow[] = [];
  for (const obstacle of table.obstacles) {
    const row = coverOf(obstacle);
    if (row === null || !liesNear(obstacle, from, to)) continue;
    if (
      crossedAt(obstacle, from, to).some(
        (at) => gapToSpot(target.stand, at) <= COVER_DISTANCE + TOUCH_DISTANCE,
      )
    )
      rows.push(row);
  }
  return inWoods(table, target) ? [...rows, 'woods'] : rows;
}

/** The works a unit fires from; null for none (JR-7.2c). */
export function firesFrom(table: Table, firer: PlacedUnit, target: Stand): Works | null {
  const to = struckAt(firer.stand, firer.front, target);
  const edge: Stand = { ...firer.stand, ...firer.front, depth: 0 };
  const found: Works[] = [];
  for (const obstacle of table.obstacles) {
    const works = worksOf(coverOf(obstacle));
    if (works === null || !liesNear(obstacle, firer.front, to)) continue;
    const begins = placeAlong(obstacle.line, firer.front).apart <= TOUCH_DISTANCE ? [firer.front] : [];
    const places = [...begins, ...crossedAt(obstacle, firer.front, to)];
    if (places.some((at) => gapToSpot(edge, at) <= COVER_DISTANCE + TOUCH_DISTANCE)) found.push(works);
  }
  return strongest(found);
}

/** The strongest of some works; null of none. */
export function strongest(found: readonly Works[]): Works | null {
  return WORKS.findLast((works) => found.includes(works)) ?? null;
}

/** The enemy a check looks at for cover and height (JR-12.4k). */
export interface CoveredEnemy {
  readonly front: Spot;
  /** The place of the attack, with its arc; in a check without an attack the enemy's P without an arc. */
  readonly from: Spot;
  readonly arcOf: Stand | null;
}

/** The cover of a unit in a check (JR-12.4c, d, k); with no enemy on the table only woods count. */
export function moraleCover(
  table: Table,
  unit: PlacedUnit,
  against: CoveredEnemy | null,
): 'cover' | Works | null {
  if (against === null) return inWoods(table, unit) ? 'cover' : null;
  const rows = coverRows(table, against.arcOf, against.from, unit);
  const works = strongest(rows.flatMap((row) => worksOf(row) ?? []));
  if (works !== null) return works;
  const uphill = levelAt(table, unit.front) > levelAt(table, against.front);
  return rows.length > 0 || uphill ? 'cover' : null;
}
