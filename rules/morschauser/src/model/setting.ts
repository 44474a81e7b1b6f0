import { SIDES } from '@linstock/kernel';
import type { BattleLists } from '../battles/battle-lists.ts';
import { withForce } from '../battles/index.ts';
import type { Field } from './field.ts';
import { drawUp } from './order-of-battle.ts';
import type { Forces, State } from './state.ts';

/** A battle as chosen for a game: it never changes. The forces the sides buy in it are in the state (MM-BAT1f). */
export interface Setting {
  readonly lists: BattleLists;
  /** The field with the forces of the lists. */
  readonly listed: Field;
}

/** The setting of a battle. */
export function settingOf(lists: BattleLists): Setting {
  return { lists, listed: drawUp(lists) };
}

/** The field with the bought forces instead of the listed ones. */
export function withForces(battle: BattleLists, forces: Forces): Field {
  const lists = SIDES.reduce((found, side) => {
    const force = forces[side];
    return force ? withForce(found, side, force) : found;
  }, battle.lists);
  return drawUp({ ...battle, lists });
}

/** Fields with bought forces: copies of a state share their forces, so each field is drawn up once. */
const FIELD_CACHE = new WeakMap<Setting, WeakMap<Forces, Field>>();

/** The field a state is of: with the forces of the lists, or with those its sides have bought. */
export function fieldOf(setting: Setting, { setup }: Pick<State, 'setup'>): Field {
  if (!setup || setup.forces.every((force) => force === null)) return setting.listed;
  const known = FIELD_CACHE.get(setting) ?? new WeakMap<Forces, Field>();
  FIELD_CACHE.set(setting, known);
  const field = known.get(setup.forces) ?? withForces(setting.lists, setup.forces);
  known.set(setup.forces, field);
  return field;
}

/** Adapts a function of field and state to the setting of the state. */
export function onField<A extends unknown[], R>(
  asked: (field: Field, s: State, ...rest: A) => R,
): (setting: Setting, s: State, ...rest: A) => R {
  return (setting, s, ...rest) => asked(fieldOf(setting, s), s, ...rest);
}
