import { canonical, type Side, sha256Hex, type UnitLoss, type Verdict } from '@linstock/kernel';
import type { Rulebook } from '@linstock/scene';
import type { RebBattle } from './battles/battle.ts';
import { rebBattle } from './battles/index.ts';
import { reckonings } from './forms/index.ts';
import { reference } from './forms/reference.ts';
import { guide } from './guide/index.ts';
import { heuristics } from './heuristics/index.ts';
import { manifest } from './manifest.ts';
import { type Answer, parseAnswer } from './model/answers.ts';
import { strengthOfUnit } from './model/board.ts';
import { type Field, SIDE_NAMES } from './model/field.ts';
import { drawUp } from './model/order-of-battle.ts';
import { cloneState, deployState, isLost, type State } from './model/state.ts';
import { editByHand } from './play/by-hand/by-hand.ts';
import { play } from './play/sequence.ts';
import { pointsOf } from './play/turn-end.ts';
import { present } from './present/index.ts';
import { clock } from './present/scene.ts';
import { STANDING } from './standing.ts';
import { CLAUSES } from './tables/clauses.ts';

export type { Answer } from './model/answers.ts';
export type { Field } from './model/field.ts';
export type { State } from './model/state.ts';

/** Johnny Reb: regiments of the Civil War under orders written in secret. */
export const johnnyReb: Rulebook<State, Answer, Field> = {
  ...manifest,
  version: '2',
  clauses: CLAUSES,
  guide,
  field: fieldOf,
  battleHash: (battle) => hashOf(rebBattle(battle)),
  deploy: deployState,
  play,
  clone: cloneState,
  verdict: verdictOf,
  edit: editByHand,
  concededVerdict: (_field, _s, side) => ({
    winner: side === 0 ? 1 : 0,
    clause: 'JR-18.1b',
    sentence: `${SIDE_NAMES[side]} concedes: a decisive defeat.`,
  }),
  clock,
  standing: STANDING,
  parseAnswer,
  reckonings,
  reference,
  heuristics,
  present,
  losses,
  unitLosses,
};

/** SHA-256, in hex, of everything a battle file says, except how sentences use a name: a corrected word ends no game. */
export function hashOf(battle: RebBattle): string {
  return sha256Hex(canonical(JSON.parse(JSON.stringify(battle, withoutNaming))));
}

const withoutNaming = (key: string, value: unknown): unknown => (key === 'naming' ? undefined : value);

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

const pointWords = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

function verdictOf(field: Field, s: State): Verdict | null {
  if (s.ended === null) return null;
  const { winner, decisive, clause } = s.ended;
  const points = pointsOf({ field, s });
  if (winner === null)
    return { winner, clause, sentence: `A draw: both sides have ${pointWords(points[0])}.` };
  const [won, lost] = [points[winner], points[winner === 0 ? 1 : 0]];
  return {
    winner,
    clause,
    sentence: `The ${SIDE_NAMES[winner]} side has won${decisive ? ' decisively' : ''}: ${pointWords(won)} to ${lost}.`,
  };
}

/** The losses of a side: units, and men in proportion to the figures or sections gone. */
function losses(field: Field, s: State, side: Side) {
  const own = field.units.filter((unit) => unit.side === side);
  const lost = own.filter(({ id }) => isLost(s, id));
  const all = unitLosses(field, s).filter((unit) => unit.side === side);
  return {
    units: lost.length,
    of: own.length,
    men: all.reduce((sum, { men }) => sum + men, 0),
    menOf: all.reduce((sum, { menOf }) => sum + menOf, 0),
  };
}

/** The losses of each unit: all its men if it has gone, else those of its lost figures or sections. */
function unitLosses(field: Field, s: State): UnitLoss[] {
  return field.units.map(({ id, side, name, men: menOf, stands, sections }) => {
    const full = sections || stands.reduce((sum, figures) => sum + figures, 0);
    const men = isLost(s, id) ? menOf : Math.round(menOf * (1 - strengthOfUnit(field, s, id) / full));
    return { side, name, men, menOf };
  });
}
