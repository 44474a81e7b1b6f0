import type { Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { asPivoted } from '../model/shots.ts';
import { type SideView, seenAt, turnTo } from './side-view.ts';

/** The answers of a unit that is charged: turn to face it, and fire with everything that bears. */

type OptionSource = Pick<Question<Answer>, 'options'>;

/** The turn that has the charger most nearly ahead; a volley on the turn is better than none. */
export function pivotAgainst(view: SideView, question: OptionSource): Answer | null {
  const { charging } = view.s;
  const charger = charging && seenAt(view, charging.point);
  const target = charging && seenAt(view, charging.target);
  if (!charger || !target) return null;
  let best: Answer | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const option of question.options()) {
    if (option.do !== 'pivot' || option.pivot === 0) continue;
    const off = Math.abs(turnTo(asPivoted(target, option.pivot).stand, charger.stand));
    if (off >= least) continue;
    least = off;
    best = option;
  }
  return best;
}

/** The volley in which most join; of equals the first. */
export function volleyOf(question: OptionSource): Answer | null {
  let best: Answer | null = null;
  let most = -1;
  for (const option of question.options()) {
    if (option.do !== 'volley' || option.fires.length <= most) continue;
    most = option.fires.length;
    best = option;
  }
  return best;
}
