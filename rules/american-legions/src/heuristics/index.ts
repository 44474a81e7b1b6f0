import type { Heuristics } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { armyPlansOf } from './army-plans.ts';
import { BLUNDERS } from './blunders.ts';
import { candidatesOf } from './candidates.ts';
import { commandsOf } from './commands.ts';
import { FOCUS, NEAREST } from './intent.ts';
import { reasonOf } from './reason.ts';
import { reflexOf } from './reflex.ts';
import { valueOf } from './value.ts';

/** @param plain true for the earlier reflexes and plans */
const heuristicsWith = (plain: boolean): Heuristics<State, Answer, Field> => ({
  value: valueOf,
  candidates: (field, state, question) => candidatesOf(field, state, question, plain),
  reflex: (field, state, question, plans) => reflexOf(field, state, question, plans, plain),
  commands: (field, state, side) => commandsOf(field, state, side, plain),
  // A player turn is worth thinking to its end.
  horizon: (_field, state) => state.turn * 2 + state.active,
  reason: (field, state, question, answer, plans) => reasonOf(field, state, question, answer, plans, plain),
});

const baseline = heuristicsWith(true);

/** Plans that stay of use while the regiment that has them stands, though they are no longer proposed. */
const LASTING = /^(post|guard|line|back|away|counter|screen)\b/;

/** The heuristics of American Legions. They are not rules: they only choose among legal answers. */
export const heuristics: Heuristics<State, Answer, Field> = {
  ...heuristicsWith(false),
  baseline,
  blunders: BLUNDERS,
  beginner: { forgotten: 'hold', habits: { [FOCUS]: NEAREST } },
  tournament: {
    // After four player turns a plan shows nearly all of its worth, after one less than half.
    stretches: 4,
    answers: 5000,
    halfVictory: 600,
    plans: armyPlansOf,
    lasts: (plan) => LASTING.test(plan),
    enemy: () => ({ heuristics: baseline, plans: {} }),
  },
};
