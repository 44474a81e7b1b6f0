import { formOf } from '@linstock/kernel';
import { inches } from '@linstock/ground';
import { z } from 'zod';
import { canFire, fireReckoning } from '../reckon/fire.ts';
import { type Combatant, meleeReckoning, meleeRow } from '../reckon/melee.ts';
import { refuseCanister, refuseRapidFire } from '../reckon/may-fire.ts';
import type { Fire } from '../reckon/shot.ts';
import { refused } from '../refuse.ts';
import {
  AMMUNITION,
  COVER_ROWS,
  FIRE_MODES,
  type Gun,
  GUNS,
  LEVELS,
  type Weapon,
  WEAPONS,
} from '../tables.ts';
import {
  arm,
  aspect,
  field,
  formation,
  number,
  officer,
  orNone,
  quality,
  strength,
  works,
  yes,
} from './given.ts';

/** The forms of fire and of melee. */

const weapon = z.enum(WEAPONS).default('rifle_musket').meta(field('Small arms', 'Of foot and horse; JR-T2.'));
const gun = z.enum(GUNS).default('napoleon_12').meta(field('Guns', 'Of a battery; JR-T3.'));

const firer = z.strictObject({
  arm,
  strength,
  quality,
  weapon,
  gun,
  formation,
  mode: z
    .enum(FIRE_MODES)
    .default('hold')
    .meta(field('Fires as', 'Its order and what it has done settle the dice (JR-8.3).')),
  officer,
  opening: yes('Opening volley', 'Its first small-arms fire of the battle (JR-9.1b).'),
  conditionalHold: yes('Conditional hold', 'The order, in whatever way it fires (JR-8.3l).'),
  disordered: yes('Disordered', 'It fires with half its strength at most (JR-8.2b).'),
  shaken: yes('Shaken', 'A die less (JR-8.3f).'),
  ammunition: z.enum(AMMUNITION).default('full').meta(field('Ammunition', 'Low costs a die (JR-8.3g).')),
  works,
  inWoods: yes('In woods', 'A battery there counts half its sections (JR-11.3a).'),
  refusesFlank: yes('Refuses a flank', 'One stand fewer fires (JR-3.4c).'),
  stands: z.int().min(1).max(4).default(4).meta(field('Stands', 'Present; they count with a refused flank.')),
  areaFire: yes('Area fire', 'At an enemy two to four inches deep in woods (JR-7.5a).'),
  rapidFire: yes('Rapid fire', 'Of breech-loading carbines (JR-8.6a).'),
  canister: z
    .enum(['none', 'single', 'double'])
    .default('none')
    .meta(field('Canister', 'Of guns within canister range; double within half of it (JR-11.2).')),
});

const target = z.strictObject({
  arm,
  strength,
  quality,
  formation,
  disordered: yes('Disordered', 'In place of its formation; not of a battery (JR-9.2b).'),
  routed: yes('Routed', 'As disordered.'),
  cover: z
    .enum(['none', ...COVER_ROWS])
    .default('none')
    .meta(field('Cover', 'The best row alone (JR-7.2b).')),
  aspect,
  disengaging: yes('Disengaging', 'Its losses are halved (JR-10.3a).'),
  charging: yes('Charging', 'It has no cover (JR-9.3g).'),
});

/** One fire. */
export const fire = formOf({
  title: 'Fire',
  clause: 'JR-8.4a',
  schema: z.strictObject({
    firer: firer.meta(field('Firer', 'The unit that fires, with what it fires.')),
    target: target.meta(field('Target', 'The unit that is fired at.')),
    range: z
      .number()
      .min(0)
      .max(60)
      .default(4)
      .meta(field('Range in inches', 'From the front edge to the part in the arc (JR-2.5d).')),
  }),
  example: { firer: { strength: 12, opening: true }, target: { cover: 'woods' }, range: 3.5 },
  reckon({ firer: by, target: at, range }) {
    const given: Fire = {
      firer: {
        ...by,
        weapon: by.arm === 'battery' ? by.gun : by.weapon,
        officerPresent: by.officer !== 'none',
        works: orNone(by.works),
      },
      target: { ...at, cover: orNone(at.cover) },
      mode: by.mode,
      range: inches(range),
      areaFire: by.areaFire,
      rapidFire: by.rapidFire,
      canister: by.arm === 'battery' ? orNone(by.canister) : null,
    };
    const wrong = refuseManner(given);
    if (wrong) return wrong;
    if (!canFire(given))
      return refused('JR-8.1a', 'There is no such fire: no strength, ammunition, range or dice are left.');
    return fireReckoning(given, 'Fire');
  },
});

function refuseManner({ firer: by, range, canister, rapidFire }: Fire) {
  if (canister !== null) return refuseCanister(by.weapon as Gun, range, canister);
  return rapidFire && by.arm !== 'battery' ? refuseRapidFire(by.weapon as Weapon) : null;
}

const fighter = z.strictObject({
  arm,
  strength,
  support: number('Supports', 'Figures of all units in support, in full (JR-15.2b).', 60),
  quality,
  weapon,
  formation,
  level: z.enum(LEVELS).exclude(['routed']).default('good').meta(field('Morale', 'Shaken costs a die.')),
  officer,
  disordered: yes('Disordered', 'It is the easier to strike.'),
  disengaging: yes('Disengaging', 'Its losses are halved (JR-10.3a).'),
  aspect,
});

const combatantOf = ({ support, level, officer: rank, ...given }: z.output<typeof fighter>): Combatant => ({
  ...given,
  weapon: given.arm === 'battery' ? null : given.weapon,
  officerPresent: rank !== 'none',
  shaken: level === 'shaken',
  supportFigures: support,
});

/** One side of a round of melee. */
export const melee = formOf({
  title: 'Melee',
  clause: 'JR-15.2a',
  schema: z.strictObject({
    by: fighter.meta(field('Striker', 'The side whose dice these are.')),
    on: fighter.meta(field('Struck', 'The side that takes the losses.')),
    round: z.int().min(1).max(3).default(1).meta(field('Round', 'Half the supports count in the first.')),
  }),
  example: { by: { strength: 12, support: 8 }, on: { strength: 9, disordered: true }, round: 1 },
  reckon({ by, on, round }) {
    const [one, other] = [combatantOf(by), combatantOf(on)];
    if (!meleeRow(one, round)) return refused('JR-8.2c', 'It is too weak to strike.');
    return meleeReckoning(one, other, round, `Melee, round ${round}`);
  },
});
