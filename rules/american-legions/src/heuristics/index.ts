import type { Heuristics, Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { candidatesOf } from './candidates.ts';
import { commandsOf } from './intent.ts';
import { reasonOf } from './reason.ts';
import { reflexOf } from './reflex.ts';
import { valueOf } from './value.ts';

/** The heuristics of American Legions. They are not rules: they only choose among legal answers. */
export const heuristics: Heuristics<State, Answer, Field> = {
  value: valueOf,
  candidates: candidatesOf,
  reflex: (field, state, question: Question<Answer>, plans) => reflexOf(field, state, question, plans),
  commands: commandsOf,
  // A player turn is worth thinking to its end.
  horizon: (_field, state) => state.turn * 2 + state.active,
  reason: reasonOf,
};
