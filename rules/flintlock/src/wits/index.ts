import type { Wits } from '@linstock/kernel';
import type { Answer } from '../answers.ts';
import type { Field } from '../field.ts';
import type { State } from '../state.ts';

/** What a bot needs of Flintlock. */
export const wits: Wits<State, Answer, Field> = {
  value: (_field, s, side) => 100 * ((s.lostUnits[1 - side] as number) - (s.lostUnits[side] as number)),
  candidates: (_field, _state, question) => [...question.options()].slice(0, 8),
  reflex: (_field, _state, question) => [...question.options()].at(-1) as Answer,
  commands: () => [],
  horizon: (_field, s) => s.activation,
};
