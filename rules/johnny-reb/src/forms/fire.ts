import { inches } from '@linstock/ground';
import { formOf } from '@linstock/kernel';
import { z } from 'zod';
import { fireOdds } from '../odds/charge.ts';
import { sentenceOf } from '../odds/words.ts';
import { canFire, fireReckoning } from '../reckon/fire.ts';
import { refuseCanister, refuseRapidFire } from '../reckon/may-fire.ts';
import type { Fire } from '../reckon/shot.ts';
import { merged } from '../reckon/spread.ts';
import { type Volley, volley } from '../reckon/volley.ts';
import { AMMUNITION, COVER_ROWS, FIRE_MODES, GUNS, isGun } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import {
  arm,
  aspect,
  field,
  formation,
  lengthField,
  officer,
  orNone,
  quality,
  strength,
  weapon,
  works,
  yes,
} from './given.ts';

/** The form of fire. */

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

const schema = z.strictObject({
  firer: firer.meta(field('Firer', 'The unit that fires, with what it fires.')),
  target: target.meta(field('Target', 'The unit that is fired at.')),
  range: z
    .number()
    .min(0)
    .max(60)
    .default(4)
    .meta(lengthField('Range', 'From the front edge to the part in the arc (JR-2.5d).')),
});

function fireOf({ firer: by, target: at, range }: z.output<typeof schema>): Fire {
  return {
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
}

/** One fire. */
export const fire = formOf({
  title: 'Fire',
  clause: 'JR-8.4a',
  schema,
  example: { firer: { strength: 12 }, target: { strength: 10 }, range: 3 },
  quick: {
    unit: 'firer',
    fields: [
      { at: 'range', values: [1, 2, 3, 4, 6, 8, 12] },
      { at: 'firer.mode', values: ['hold', 'first_fire', 'moved', 'pivoted'] },
      { at: 'target.cover' },
      { at: 'target.aspect' },
      { at: 'firer.strength', values: [6, 8, 10, 12, 14, 16, 20] },
      { at: 'firer.opening' },
      {
        at: 'target.formation',
        values: ['single_line', 'double_line', 'extended_line', 'skirmish', 'march_column'],
      },
      { at: 'firer.quality' },
      { at: 'target.quality' },
    ],
  },
  reckon(situation) {
    const given = fireOf(situation);
    const wrong = refuseManner(given);
    if (wrong) return wrong;
    if (!canFire(given))
      return refused('JR-8.1a', 'There is no such fire: no strength, ammunition, range or dice are left.');
    return fireReckoning(given, 'Fire');
  },
  follow: (umpire, situation) => sentenceOf(volleyWords(volley(umpire, fireOf(situation), 'Fire'))),
  foretell: (situation) =>
    merged(fireOdds(fireOf(situation)), volleyWords)
      .toSorted(
        (a, b) => a.value.losses - b.value.losses || Number(a.value.hitCheck) - Number(b.value.hitCheck),
      )
      .map(({ value, chance }) => ({ label: volleyWords(value), chance })),
});

/** The result of a fire: losses, and whether the target must check. */
function volleyWords({ losses, guns, hitCheck }: Volley): string {
  const check = hitCheck ? ', morale check' : '';
  if (guns === null) return `${losses === 0 ? 'no loss' : `${losses} lost`}${check}`;
  const { sections, horses } = guns;
  const parts = [
    ...(sections > 0 ? [`${sections} ${sections === 1 ? 'section' : 'sections'} lost`] : []),
    ...(horses > 0 ? [`${horses} horse ${horses === 1 ? 'marker' : 'markers'}`] : []),
  ];
  return `${parts.length === 0 ? 'no loss' : parts.join(', ')}${check}`;
}

function refuseManner({ firer: by, range, canister, rapidFire }: Fire) {
  if (isGun(by.weapon)) return canister === null ? null : refuseCanister(by.weapon, range, canister);
  return rapidFire ? refuseRapidFire(by.weapon) : null;
}
