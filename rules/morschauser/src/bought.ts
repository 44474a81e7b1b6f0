import type { Side } from '@linstock/kernel';
import { withForce } from './battles/index.ts';
import type { Field } from './field.ts';
import { drawUp } from './order-of-battle.ts';
import type { Forces, State } from './state.ts';

/** The field as it is once forces are bought (MM-BAT1f): the same for all states with the same forces. */

const MUSTERED = new WeakMap<Field, WeakMap<Forces, Field>>();

/** The field a state is of: the battle's own, or with the forces its sides have bought. */
export function fieldNow(field: Field, { setup }: Pick<State, 'setup'>): Field {
  if (!field.own || !setup || setup.forces.every((force) => force === null)) return field;
  const known = MUSTERED.get(field) ?? new WeakMap<Forces, Field>();
  MUSTERED.set(field, known);
  const found = known.get(setup.forces) ?? musterBought(field, setup.forces);
  known.set(setup.forces, found);
  return found;
}

function musterBought(field: Field, forces: Forces): Field {
  if (!field.own) return field;
  const lists = forces.reduce(
    (battle, force, side) => (force ? withForce(battle, side as Side, force) : battle),
    field.own.lists,
  );
  return drawUp({ ...field.own, lists });
}

/** A question put to a position, asked of the field it is now of. */
export function ofNow<A extends unknown[], R>(
  asked: (field: Field, s: State, ...rest: A) => R,
): (field: Field, s: State, ...rest: A) => R {
  return (field, s, ...rest) => asked(fieldNow(field, s), s, ...rest);
}
