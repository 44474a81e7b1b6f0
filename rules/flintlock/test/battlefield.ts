import { BATTLE_IDS, flintlockBattle } from '../src/battles/index.ts';
import { type Field, NONE, type Unit } from '../src/model/field.ts';
import { drawUp } from '../src/model/order-of-battle.ts';

/** The battles at the start. */

const fields = new Map(BATTLE_IDS.map((id) => [id, drawUp(flintlockBattle(id))]));

/** The field of a battle. */
export const fieldOf = (id: string): Field => fields.get(id) as Field;

/** Units that are on the map at the start. */
export const standing = ({ units, setUp }: Field): Unit[] => units.filter(({ id }) => setUp.hex[id] !== NONE);

/** The hex of a unit at the start. */
export const hexOf = ({ setUp }: Field, unit: Unit): number => setUp.hex[unit.id] as number;

/** Units of a Command, or of guns of a name. */
export const unitsOf = (field: Field, name: string): Unit[] =>
  field.units.filter(
    ({ base, command, regiment }) =>
      base === null && (field.commands[command]?.name === name || field.regiments[regiment]?.name === name),
  );
