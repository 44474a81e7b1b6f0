import { type Battle, battleById, battleHash, hexMapFor } from '@linstock/battles';
import type { Options, Side } from '@linstock/kernel';
import type { Rulebook } from '@linstock/scene';
import { type Answer, parseAnswer } from './answers.ts';
import { CLAUSES } from './clauses.ts';
import type { Field } from './field.ts';
import { reckonings } from './forms.ts';
import { drawUp, type VictoryClauses } from './order-of-battle.ts';
import { play } from './play/sequence.ts';
import { verdictOf } from './play/victory.ts';
import { present } from './present.ts';
import { cloneState, deployState, NONE, type State } from './state.ts';
import { notice, SET_UP } from './system.ts';
import { wits } from './wits/index.ts';

export type { Answer } from './answers.ts';
export type { Field } from './field.ts';
export type { State } from './state.ts';

const ID = 'american-legions';

/** Men of a company, for statistics (AL-1.2a). */
const MEN_A_COMPANY = 50;

/** The clauses each battle is judged by (AL-9 to AL-12). */
const VICTORY_CLAUSES: Readonly<Record<string, VictoryClauses>> = {
  cowpens: { british: 'AL-9.1a', american: 'AL-9.1b', draw: 'AL-9.1c' },
  waxhaws: { british: 'AL-10.1b', american: 'AL-10.1c', draw: 'AL-10.1c' },
  hobkirk: { british: 'AL-11.1b', american: 'AL-11.1c', draw: 'AL-11.1c' },
  quinby: { british: 'AL-12.1d', american: 'AL-12.1c', draw: 'AL-12.1d' },
};

/** American Legions: company-level battles of the American Revolution in the South. */
export const americanLegions: Rulebook<State, Answer, Field> = {
  ...notice,
  version: '1',
  clauses: CLAUSES,
  field: fieldOf,
  battleHash: (battle) => battleHash(needBattle(battle)),
  deploy: deployState,
  play,
  clone: cloneState,
  verdict: verdictOf,
  parseAnswer,
  reckonings,
  wits,
  present,
  losses,
};

function needBattle(id: string): Battle {
  const battle = Object.hasOwn(VICTORY_CLAUSES, id) ? battleById(id) : undefined;
  if (battle) return battle;
  throw new RangeError(
    `American Legions has no battle "${id}"; it has ${Object.keys(VICTORY_CLAUSES).join(', ')}.`,
  );
}

/** The field of a battle, with the option `setup` (AL-2.4). */
function fieldOf(id: string, options: Options): Field {
  const battle = needBattle(id);
  const { setup = SET_UP.choices[0].value, ...others } = options;
  const values = SET_UP.choices.map((choice) => choice.value);
  const offered = values.map((value) => `"${value}"`).join(' or ');
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new RangeError(`American Legions has no option "${unknown}"; it has ${SET_UP.id}: ${offered}.`);
  const setUp = values.find((value) => value === setup);
  if (setUp === undefined)
    throw new RangeError(`The option ${SET_UP.id} is ${offered}, not ${JSON.stringify(setup)}.`);
  return drawUp({
    id,
    title: battle.title,
    data: battle.systems[ID],
    map: hexMapFor(battle, ID),
    clauses: VICTORY_CLAUSES[id] as VictoryClauses,
    setUp,
  });
}

/** Companies of a side that are off the map, on a track or eliminated. */
function losses(field: Field, state: State, side: Side) {
  const own = field.companies.filter((company) => company.side === side);
  const units = own.filter((company) => state.at[company.id] === NONE).length;
  return { units, of: own.length, men: units * MEN_A_COMPANY, menOf: own.length * MEN_A_COMPANY };
}
