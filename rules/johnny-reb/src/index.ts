import {
  canonical,
  type Rules,
  type Side,
  sha256Hex,
  type StandingKind,
  type Verdict,
} from '@linstock/kernel';
import { type Answer, parseAnswer } from './answers.ts';
import { BATTLES, rebBattle } from './battles/index.ts';
import { strengthOf } from './board.ts';
import { CLAUSES } from './clauses.ts';
import { type Field, SIDE_NAMES } from './field.ts';
import { reckonings } from './forms/index.ts';
import { drawUp } from './order-of-battle.ts';
import { play } from './play/sequence.ts';
import { cloneState, deployState, isLost, type State } from './state.ts';
import { wits } from './wits.ts';

export type { Answer } from './answers.ts';
export type { Field } from './field.ts';
export type { State } from './state.ts';

/** What a seat may settle beforehand. */
const standing: readonly StandingKind[] = [
  { kind: 'interrupt', title: 'Hold fire at a move', clause: 'JR-5.8b', says: 'act', chance: 'a loss' },
];

/**
 * Johnny Reb: regiments of the Civil War under orders written in secret. NOT BUILT: what a table shows of it, and phase 6
 * of a turn; until then no list of systems names it.
 */
export const johnnyReb: Rules<State, Answer, Field> = {
  id: 'johnny-reb',
  title: 'Johnny Reb',
  line: 'Regiments of the Civil War; both sides write their orders in secret and reveal them together.',
  sides: SIDE_NAMES,
  pace: { one: 'turn', many: 'turns', minutes: 20 }, // JR-1.1b
  battles: Object.keys(BATTLES),
  version: '1',
  clauses: CLAUSES,
  field: fieldOf,
  battleHash: (battle) => sha256Hex(canonical(JSON.parse(JSON.stringify(rebBattle(battle))))),
  deploy: deployState,
  play,
  clone: cloneState,
  verdict: verdictOf,
  conceded: (_field, _s, side) => ({
    winner: side === 0 ? 1 : 0,
    clause: 'JR-18.1b',
    sentence: `${SIDE_NAMES[side]} concedes: a decisive defeat.`,
  }),
  clock: (field, s) => ({
    label: `Turn ${s.turn} of ${field.turns}`,
    now: s.turn,
    of: field.turns,
    side: null,
  }),
  standing,
  parseAnswer,
  reckonings,
  wits,
  losses,
};

/** The field of a battle; it is played without options. */
function fieldOf(battle: string, options: Readonly<Record<string, unknown>>): Field {
  const [stray] = Object.keys(options);
  if (stray !== undefined) throw new RangeError(`Johnny Reb has no options, so not "${stray}".`);
  const field = FIELDS.get(battle) ?? drawUp(rebBattle(battle));
  FIELDS.set(battle, field);
  return field;
}

/** Drawn up once each: a field never changes. */
const FIELDS = new Map<string, Field>();

function verdictOf(_field: Field, { ended }: State): Verdict | null {
  if (ended === null) return null;
  const { winner, decisive, clause } = ended;
  if (winner === null) return { winner, clause, sentence: 'The battle is drawn.' };
  return { winner, clause, sentence: `${SIDE_NAMES[winner]} has won${decisive ? ' decisively' : ''}.` };
}

/** What a side has lost: units, and men in proportion to the figures or sections gone. */
function losses(field: Field, s: State, side: Side) {
  const own = field.units.filter((unit) => unit.side === side);
  const lost = own.filter(({ id }) => isLost(s, id));
  const menLost = own.map(({ id, men, stands, sections }) => {
    const full = sections || stands.reduce((sum, figures) => sum + figures, 0);
    return isLost(s, id) ? men : Math.round(men * (1 - strengthOf(field, s, id) / full));
  });
  const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
  return { units: lost.length, of: own.length, men: sum(menLost), menOf: sum(own.map(({ men }) => men)) };
}
