import { type Choice, type ProvokedReaction, provokedReactionsOf } from '@linstock/scene';
import type { SessionState } from '../state/state.ts';

/** Reckoned once for each choice: a choice belongs to one question. */
const known = new WeakMap<Choice<unknown>, readonly ProvokedReaction[]>();

/** The reactions that a choice provokes, whether it is meant or only under the pointer. */
export function listProvoked(
  { rulebook, game, asked, scene }: Pick<SessionState, 'rulebook' | 'game' | 'asked' | 'scene'>,
  choice: Choice<unknown>,
): readonly ProvokedReaction[] {
  const found = known.get(choice);
  if (found) return found;
  const question = asked && game?.question(asked.side);
  if (!rulebook || !scene || !question) return [];
  const provoked = provokedReactionsOf(question, choice.answer, scene, rulebook.standing);
  known.set(choice, provoked);
  return provoked;
}
