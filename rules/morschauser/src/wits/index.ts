import type { Wits } from '@linstock/kernel';
import type { Answer } from '../answers.ts';
import type { Field } from '../field.ts';
import type { State } from '../state.ts';
import { candidatesOf } from './candidates.ts';
import { commandsOf } from './intent.ts';
import { reasonOf } from './reason.ts';
import { reflexOf } from './reflex.ts';
import { valueOf } from './value.ts';

/** What a bot needs to know to play. None of it is rules: it only chooses among legal answers. */
export const wits: Wits<State, Answer, Field> = {
  value: valueOf,
  candidates: candidatesOf,
  reflex: reflexOf,
  commands: commandsOf,
  // A player turn is worth thinking to its end.
  horizon: (_field, s) => s.turn * 2 + s.active,
  // One's own and the enemy's reply: who has the last blow always looks best.
  stretches: 2,
  // Where a group goes, and whom it charges, is seen best when its command die has fallen.
  isWeighty: ({ kind }) => kind === 'move',
  reason: reasonOf,
};
