import type { Heuristics } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { BLUNDERS } from './blunders.ts';
import { candidatesOf } from './candidates.ts';
import { guessOf } from './guess.ts';
import { commandsOf } from './intent.ts';
import { reasonOf } from './reason.ts';
import { reflexOf } from './reflex.ts';
import { valueOf } from './value.ts';

/** The heuristics for Johnny Reb. None of it is rules: it only chooses among legal answers. */
export const heuristics: Heuristics<State, Answer, Field> = {
  value: valueOf,
  candidates: candidatesOf,
  reflex: reflexOf,
  commands: commandsOf,
  together: true,
  // Orders are worth thinking to the end of the next turn: by then both sides have answered what they saw.
  horizon: (_field, s) => s.turn,
  stretches: 2,
  // About a second's worth at normal on one core.
  thought: 450,
  reason: reasonOf,
  blunders: BLUNDERS,
  beginner: { forgotten: 'hold', habits: {} },
  guess: (field, s, toGuess, _known, chance) => guessOf(field, s, toGuess, chance),
};
