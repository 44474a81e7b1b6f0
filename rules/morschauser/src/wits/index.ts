import type { Wits } from '@linstock/kernel';
import type { Answer } from '../answers.ts';
import type { Field } from '../field.ts';
import type { State } from '../state.ts';

/** What a bot needs to know to play. None of it is rules: it only chooses among legal answers. */
export const wits: Wits<State, Answer, Field> = {
  value: () => 0,
  candidates: (_field, _state, question) => [...question.options()],
  reflex: (_field, _state, question) => [...question.options()][0] as Answer,
  commands: () => [],
  horizon: (_field, state) => state.turn * 2 + state.active,
};
