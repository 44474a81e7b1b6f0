import { placedOf } from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import { unitOf } from '../model/naming.ts';
import type { State } from '../model/state.ts';
import { sightings } from '../play/targets.ts';
import { refuseTarget } from '../reckon/may-fire.ts';

/** True if an enemy is in a unit's arc, range and sight, whatever its order and what it has done. */
export function bearsOn(field: Field, s: State, unit: UnitId, target: UnitId): boolean {
  const { weapon } = unitOf(field, unit);
  const { arm } = placedOf(field, s, unit);
  const { code } = unitOf(field, target);
  const seen = sightings(field, s, unit, 0).find(({ id }) => id === code);
  return seen !== undefined && refuseTarget(weapon, arm, seen) === null;
}
