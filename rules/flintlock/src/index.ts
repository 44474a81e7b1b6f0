import { chosenOf, type Options, type Side, type StandingKind } from '@linstock/kernel';
import type { Rulebook } from '@linstock/scene';
import { flintlockBattle } from './battles/index.ts';
import { reckonings } from './forms/index.ts';
import { guide } from './guide/index.ts';
import { heuristics } from './heuristics/index.ts';
import { HISTORICAL_FORMATIONS, manifest } from './manifest.ts';
import { type Answer, parseAnswer } from './model/answers.ts';
import { deployState } from './model/deploy.ts';
import type { Field, UnitId } from './model/field.ts';
import { battleHash } from './model/hash.ts';
import { drawUp } from './model/order-of-battle.ts';
import * as S from './model/state.ts';
import { cloneState, type State } from './model/state.ts';
import { verdictOf } from './play/activations/victory.ts';
import { editByHand } from './play/by-hand/by-hand.ts';
import { play } from './play/sequence.ts';
import { present } from './present/index.ts';
import { clock } from './present/scene.ts';
import { CLAUSES } from './tables/clauses.ts';

export type { Answer } from './model/answers.ts';
export type { Field } from './model/field.ts';
export type { State } from './model/state.ts';

/** The standing answers of a seat. */
const standing: readonly StandingKind[] = [
  {
    kind: 'turn',
    title: 'The end of an Activation in which nothing else is left',
    clause: 'FL-5.7a',
    says: 'usual',
    chance: null,
    differs: true,
    sole: true,
  },
  {
    kind: 'reaction-fire',
    title: 'Fire at movement',
    clause: 'FL-11.13e',
    says: 'act',
    chance: 'a Disorder or worse',
  },
  {
    kind: 'return-fire',
    title: 'Return Fire',
    clause: 'FL-11.13b',
    says: 'act',
    chance: 'a Disorder or worse',
  },
  {
    kind: 'reaction-retreat',
    title: 'Getting out of the way of a shot or a Shock',
    clause: 'FL-13.11a',
    says: 'usual',
    chance: null,
  },
  {
    kind: 'flee',
    title: 'Whether militia runs before a Shock',
    clause: 'FL-12.45a',
    says: 'usual',
    chance: null,
  },
  {
    kind: 'counterattack',
    title: 'Whether defenders counterattack',
    clause: 'FL-12.63a',
    says: 'usual',
    chance: null,
  },
  {
    kind: 'seize',
    title: 'Seizing the initiative',
    clause: 'FL-5.22a',
    says: 'act',
    chance: 'an Activation that would else be theirs',
  },
  {
    kind: 'leader-goes',
    title: 'Does a leader go with his men?',
    clause: 'FL-4.5d',
    says: 'usual',
    chance: null,
    differs: true,
  },
  { kind: 'facings', title: 'Facing after a change', clause: 'FL-6.62d', says: 'usual', chance: null },
];

/** Flintlock: battles of the Carolinas in chains of Activations, with the enemy's reactions. */
export const flintlock: Rulebook<State, Answer, Field> = {
  ...manifest,
  version: '3',
  clauses: CLAUSES,
  guide,
  field: fieldOf,
  battleHash,
  deploy: deployState,
  play,
  clone: cloneState,
  verdict: verdictOf,
  edit: editByHand,
  clock,
  standing,
  parseAnswer,
  reckonings,
  heuristics,
  present,
  losses,
};

/** The field of a battle, with the option `formations` (FL-6.7a). */
function fieldOf(id: string, options: Options): Field {
  const battle = flintlockBattle(id);
  const historicalFormations = isHistorical(options);
  const key = `${id}/${historicalFormations}`;
  const field = FIELDS.get(key) ?? drawUp(battle, { historicalFormations });
  FIELDS.set(key, field);
  return field;
}

/** True if formations are as in their day, by the option `formations` (FL-6.7a). */
export function isHistorical(options: Options): boolean {
  const [, historical] = HISTORICAL_FORMATIONS.choices;
  return chosenOf(manifest.title, HISTORICAL_FORMATIONS, options) === historical.value;
}

/** Each is made once: a field never changes, and its computed sight lines serve every game on it. */
const FIELDS = new Map<string, Field>();

/**
 * The losses of a side in units and in men. Militia that fled for good counts as lost, and a Reduced unit has
 * lost half of its men.
 */
function losses(field: Field, s: State, side: Side) {
  const own = field.armies[side].units.filter((unit) => s.fate[unit] !== S.FOLDED);
  const gone = own.filter((unit) => s.at[unit] === S.NONE && s.fate[unit] !== S.BOXED);
  const menOf = (units: readonly UnitId[]) =>
    units.reduce((sum, unit) => sum + (field.units[unit]?.men ?? 0), 0);
  const reduced = own.filter((unit) => s.reduced[unit] === 1 && !gone.includes(unit));
  return {
    units: gone.length,
    of: own.length,
    men: menOf(gone) + Math.round(menOf(reduced) / 2),
    menOf: menOf(own),
  };
}
