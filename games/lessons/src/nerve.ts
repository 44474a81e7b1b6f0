/** The words and actions when companies are hit and check their nerve. */
import type { CoachWords, Condition, Deed } from './lesson.ts';

/** The side that is hit chooses which of its companies takes the hit. */
export const TAKES_IT: Deed = {
  pointer: 'Click a company with a gold bead: it takes the hit.',
  touch: 'Tap a company with a gold bead, one of a pile twice: it takes the hit.',
};

/** The company is chosen: if the enemy is to go on after it, a button is pressed as well. */
const IT_TAKES_IT: Deed = {
  pointer: 'Now click the button “takes it”, below the question.',
  touch: 'Now tap the button “takes it”, below the question.',
};

/** The words when one of the reader's companies must take a hit, before it is chosen and after. */
export function hitWords(asked: string, say: string): CoachWords[] {
  const asking: Condition = { asking: asked, of: 'me' };
  const chosen: Condition = { picked: { side: 'mine' }, atLeast: 1 };
  return [
    { when: { all: [asking, chosen] }, say, doThis: IT_TAKES_IT },
    { when: asking, say, doThis: TAKES_IT },
  ];
}

/** The questions after a failed check of nerve. */
export const COMES_APART: readonly CoachWords[] = [
  ...hitWords(
    'morale-D',
    'The dice were too high: one more of your companies comes apart, and you say which.',
  ),
  {
    when: { asking: 'place-leader', of: 'me' },
    say: 'A leader of yours must find other men to stand with; his number helps whoever he is near.',
    doThis: { pointer: 'Click where he is to go.', touch: 'Tap where he is to go.' },
  },
];

/** Forced answers have one button, with the dice. */
export const THROW_CHECKS: Deed = {
  pointer: 'Click “Do all forced actions, with their dice”.',
  touch: 'Tap “Do all forced actions, with their dice”.',
};
