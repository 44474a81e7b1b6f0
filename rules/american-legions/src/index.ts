import { chosenOf, type Options, type Side, type StandingKind } from '@linstock/kernel';
import type { Rulebook } from '@linstock/scene';
import { legionsBattle } from './battles/index.ts';
import { reckonings } from './forms/index.ts';
import { guide } from './guide/index.ts';
import { heuristics } from './heuristics/index.ts';
import { manifest, SET_UP } from './manifest.ts';
import { type Answer, parseAnswer } from './model/answers.ts';
import type { Company, Field } from './model/field.ts';
import { battleHash, OLDER_HASHES } from './model/hash.ts';
import { drawUp } from './model/order-of-battle.ts';
import { cloneState, deployState, NONE, type State } from './model/state.ts';
import { editByHand } from './play/by-hand.ts';
import { play } from './play/sequence.ts';
import { verdictOf } from './play/victory.ts';
import { present } from './present/index.ts';
import { clock } from './present/scene.ts';
import { CLAUSES } from './tables/clauses.ts';

export type { Answer } from './model/answers.ts';
export type { Field } from './model/field.ts';
export type { State } from './model/state.ts';

/** The standing answers that a seat may set: decisions that the rules leave to the owner of troops in trouble. */
const standing: readonly StandingKind[] = [
  {
    kind: 'allot',
    title: 'Which company takes a result',
    clause: 'AL-7.2c',
    says: 'usual',
    chance: null,
    differs: true,
  },
  {
    kind: 'morale-D',
    title: 'Which company a failed check disorders',
    clause: 'AL-4.51e',
    says: 'usual',
    chance: null,
    differs: true,
  },
  {
    kind: 'next-check',
    title: 'Which regiment checks next',
    clause: 'AL-4.51i',
    says: 'usual',
    chance: null,
  },
  {
    kind: 'rout',
    title: 'How routed companies run',
    clause: 'AL-4.15d',
    says: 'usual',
    chance: null,
    differs: true,
  },
];

/** American Legions: company-level battles of the American Revolution in the South. */
export const americanLegions: Rulebook<State, Answer, Field> = {
  ...manifest,
  version: '1',
  clauses: CLAUSES,
  guide,
  field: fieldOf,
  battleHash,
  olderHashes: OLDER_HASHES,
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

/** The field of a battle, with the option `setup` (AL-2.4). */
function fieldOf(id: string, options: Options): Field {
  const battle = legionsBattle(id);
  const setUp = setUpOf(options);
  const key = `${id}/${setUp}`;
  const field = FIELDS.get(key) ?? drawUp({ ...battle, setUp });
  FIELDS.set(key, field);
  return field;
}

/** The kind of set-up, by the option `setup` (AL-2.4). */
export function setUpOf(options: Options): Field['setUp'] {
  return chosenOf(manifest.title, SET_UP, options) as Field['setUp'];
}

/** Each field is made once: it never changes, and the sight lines it has cached serve every game on it. */
const FIELDS = new Map<string, Field>();

/** Companies of a side that are off the map, on a track or eliminated, and their men (AL-1.2a, b). */
function losses(field: Field, state: State, side: Side) {
  const own = field.companies.filter((company) => company.side === side);
  const lost = own.filter((company) => state.at[company.id] === NONE);
  const menOf = (companies: readonly Company[]) => companies.reduce((sum, { men }) => sum + men, 0);
  return { units: lost.length, of: own.length, men: menOf(lost), menOf: menOf(own) };
}
