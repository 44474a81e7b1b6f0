import type { Presentation } from '@linstock/kernel';
import type { Answer } from '../answers.ts';
import type { Field } from '../field.ts';
import type { State } from '../state.ts';

/** What a table shows of Morschauser, and how its answers are clicked. */
export const present: Presentation<State, Answer, Field> = {
  scene: () => ({
    turn: 1,
    turns: 1,
    active: 0,
    steps: [],
    step: 0,
    pieces: [],
    bodies: [],
    standing: ['', ''],
  }),
  picks: () => ({ picks: [], label: '' }),
};
