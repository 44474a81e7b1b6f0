import { gap, type Thousandths } from '@linstock/ground';
import { footprintOf, placedOf } from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import { unitOf } from '../model/naming.ts';
import type { State } from '../model/state.ts';
import { sightings } from '../play/targets.ts';
import { refuseTarget } from '../reckon/may-fire.ts';

/** The distances of enemies, for the words of an order. */

/** The least distance between two units. */
export function gapTo(field: Field, s: State, unit: UnitId, other: number): Thousandths {
  return gap(footprintOf(field, s, unit), footprintOf(field, s, other));
}

/** The ranges to the enemies a unit could fire at from its place, the nearest first. */
export function inReach(field: Field, s: State, unit: UnitId): Thousandths[] {
  const { weapon } = unitOf(field, unit);
  const { arm } = placedOf(field, s, unit);
  return sightings(field, s, unit, 0)
    .filter((seen) => refuseTarget(weapon, arm, seen) === null)
    .flatMap(({ range }) => range ?? [])
    .sort((a, b) => a - b);
}
