import type { TenthDegrees } from '@linstock/ground';
import { type Chance, nth, seededChance } from '@linstock/kernel';
import { johnnyReb } from '../index.ts';
import type { Field } from '../model/field.ts';
import * as S from '../model/state.ts';
import { FORMATION_RULES, LEVELS } from '../tables/index.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from './battle.ts';
import { barrier, patch } from './placed-units.ts';

/** Small random battles: a few units of all kinds, near one another, some of them worn already. */

const pick = <T>(chance: Chance, all: readonly T[]): T => nth(all, chance.below(all.length));

const KINDS: readonly object[] = [
  {},
  {},
  { stands: [3, 3, 2, 2], men: 300 },
  { stands: [2, 2], men: 120 },
  { stands: [1, 1], men: 60 },
  { formation: 'skirmish', stands: [3, 3], men: 180 },
  { formation: 'march_column' },
  { formation: 'double_line' },
  { weapon: 'sharpshooter_rifle' },
  { arm: 'dismounted', weapon: 'repeating_carbine', stands: [3, 3], men: 180 },
  FOUR_GUNS,
  FOUR_GUNS,
  { ...FOUR_GUNS, formation: 'limbered' },
];

const QUALITIES = ['elite', 'veteran', 'veteran', 'green'];

function lineUpUnits(chance: Chance, letter: string, y: number, heading: TenthDegrees): TestUnit[] {
  return [0, 1, 2, 3].map((i): TestUnit => {
    const otherwise = { ...pick(chance, KINDS), quality: pick(chance, QUALITIES) };
    const turned = heading + chance.below(41) - 20;
    return [
      `${letter}${i + 1}`,
      11 + 6 * i + chance.below(1000) / 1000,
      y + chance.below(1500) / 1000,
      turned,
      otherwise,
    ];
  });
}

/** A battle of two lines of four units, up to 7 inches apart; its name is its seed. */
function fieldOfSkirmish(seed: string): Field {
  const chance = seededChance(`field ${seed}`);
  const apart = 3 + chance.below(4000) / 1000;
  const officersOf = (letter: string): object[] => [
    {
      id: `${letter} brigade`,
      name: `General ${letter}`,
      rank: 'brigade',
      command: [letter],
      attached: `${letter}1`,
    },
    {
      ...{ id: `${letter} division`, name: `Old ${letter}`, rank: 'division', command: [letter] },
      attached: `${letter}${1 + chance.below(3)}`,
    },
  ];
  return fieldOf(
    lineUpUnits(chance, 'B', 17, 0),
    lineUpUnits(chance, 'G', 17 + apart, 180),
    [
      ...(chance.below(2) === 0 ? [patch('woods', 8, 16, 18, 30)] : []),
      ...(chance.below(2) === 0
        ? [barrier('stone_wall', [5, 17.5 + apart / 2], [35, 17.5 + apart / 2])]
        : []),
    ],
    { turns: 3, officers: { USA: officersOf('B'), CSA: officersOf('G') } },
  );
}

/** Phases in which a skirmish may begin. */
const PHASES = [S.RALLYING, S.FIRST_FIRES, S.CHARGES, S.MOVES, S.REMAINING_FIRES];

/** A state in some phase, in which some units are shaken, routed, disordered or short of something. */
function wornState(field: Field): S.State {
  const chance = seededChance(`state ${field.units.map(({ quality, arm }) => quality + arm).join()}`);
  const state = S.deployState(field);
  state.phase = pick(chance, PHASES);
  for (const { id, side, arm } of field.units) {
    state.arrow[id] = side === 0 ? 0 : 1800;
    if (chance.below(2) === 0) state.marks[id] = S.OPENED | S.BLOODED;
    state.level[id] = LEVELS.indexOf(pick(chance, ['good', 'good', 'good', 'shaken', 'routed']));
    if (state.level[id] === LEVELS.indexOf('routed') || chance.below(5) === 0) state.disordered[id] = 1;
    const charges = arm !== 'battery' && FORMATION_RULES[S.formationOf(state, id)].may_charge;
    const orders =
      arm === 'battery'
        ? (['H', 'H', 'Fr'] as const)
        : (['H', 'H', 'M', charges && state.level[id] === 0 ? 'C' : 'M', 'Fr', 'Fm'] as const);
    if (state.level[id] < 2) state.order[id] = S.MARKERS.indexOf(pick(chance, orders));
    state.ammunition[id] = pick(chance, [0, 0, 1]);
    if (arm === 'battery' && chance.below(2) === 0) state.horses[id] = 1;
  }
  return state;
}

/** The rules with skirmishes for battles. */
export const skirmishes: typeof johnnyReb = {
  ...johnnyReb,
  field: fieldOfSkirmish,
  deploy: (field) => wornState(field),
};
