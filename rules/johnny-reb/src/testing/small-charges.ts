import { type Chance, nth, seededChance } from '@linstock/kernel';
import type { Field } from '../model/field.ts';
import * as S from '../model/state.ts';
import { FOUR_GUNS, fieldOf } from './battle.ts';
import { barrier } from './placed-units.ts';

/** Random charges in small battles: one unit at another, with no others near. */

const pick = <T>(chance: Chance, all: readonly T[]): T => nth(all, chance.below(all.length));

/** The unit that is charged. Unit 0 charges. */
export const TARGET = 2;

/** A charge in a random small battle. */
export interface SmallCharge {
  readonly field: Field;
  state(): S.State;
}

/** Regiments of all sizes. */
export const SIZES: readonly object[] = [
  { stands: [3, 3, 3, 3], men: 360 },
  { stands: [2, 2], men: 120 },
  { stands: [1, 1], men: 60 },
];

/** A charge drawn by its seed. No unit has two officers: the card counts those as one. */
export function smallCharge(seed: string, sizes: readonly object[]): SmallCharge {
  const chance = seededChance(seed);
  const kinds = [pick(chance, sizes), pick(chance, sizes), pick(chance, sizes), FOUR_GUNS];
  const limbered = { ...FOUR_GUNS, formation: 'limbered' };
  const enemy = pick(chance, chance.below(6) === 0 ? [limbered] : kinds);
  const quality = () => ({ quality: pick(chance, ['elite', 'veteran', 'green']) });
  const apart = 4 + chance.below(6000) / 1000;
  const officers = (letter: string): object[] => [
    {
      ...{ id: letter, name: `General ${letter}`, command: [letter], attached: `${letter}1` },
      rank: pick(chance, ['brigade', 'division']),
    },
  ];
  const field = fieldOf(
    [
      ['B1', 20, 10, 0, { ...pick(chance, sizes), ...quality() }],
      ['B2', 32, 8, 0, {}],
    ],
    [
      [
        'G1',
        20 + chance.below(1500) / 1000,
        10 + apart,
        pick(chance, [180, 200, 270]),
        { ...enemy, ...quality() },
      ],
      ['G2', 34, 25, 180, {}],
    ],
    chance.below(2) === 0 ? [barrier('stone_wall', [10, 12], [30, 12])] : [],
    {
      officers: {
        USA: officers('B').slice(0, chance.below(2)),
        CSA: officers('G').slice(0, chance.below(2)),
      },
    },
  );
  const order = pick(chance, ['M', 'Fm'] as const);
  const [past, level, ammunition] = [
    pick(chance, [0, S.OPENED | S.BLOODED]),
    chance.below(2),
    pick(chance, [0, 0, 0, 1, 2]),
  ];
  return {
    field,
    state() {
      const s = S.deployState(field);
      s.phase = S.CHARGES;
      s.order = field.units.map(({ id }) => S.MARKERS.indexOf(id === 0 ? 'C' : id === TARGET ? order : 'M'));
      s.charges = field.units.map(({ id }) => (id === 0 ? TARGET : -1));
      s.supports = field.units.map(() => -1);
      s.marks = s.marks.map(() => past);
      s.level[TARGET] = level;
      s.ammunition[TARGET] = ammunition;
      return s;
    },
  };
}
