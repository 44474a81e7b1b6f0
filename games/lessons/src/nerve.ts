/** What is said, and what is to be done, wherever companies are hit and look for their nerve. */
import type { Deed, Saying } from './lesson.ts';

/** Who is hit says which of his companies takes it. */
export const TAKES_IT: Deed = {
  pointer: 'Where you are asked, click the company that takes it.',
  touch: 'Where you are asked, tap the company that takes it.',
};
/** What a failed check of nerve may ask. */
export const COMES_APART: readonly Saying[] = [
  {
    when: { asking: 'morale-D', of: 'me' },
    say: 'The dice were too high: one more of your companies comes apart, and you say which.',
    doThis: TAKES_IT,
  },
  {
    when: { asking: 'place-leader', of: 'me' },
    say: 'A leader of yours must find other men to stand with; his number helps whoever he is near.',
    doThis: { pointer: 'Click where he is to go.', touch: 'Tap where he is to go.' },
  },
];

/** What is forced has a button of its own, dice and all. */
export const THROW_CHECKS: Deed = {
  pointer: 'Click “Do all that is forced, with its dice”.',
  touch: 'Tap “Do all that is forced, with its dice”.',
};
