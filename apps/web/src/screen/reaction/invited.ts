import { type Choice, type Invitation, invitationsOf } from '@linstock/scene';
import type { SessionState } from '../state.ts';

/** Reckoned once for each choice: a choice belongs to one question. */
const known = new WeakMap<Choice<unknown>, readonly Invitation[]>();

/** What a choice invites the enemy to do, whether it is meant already or only pointed at. */
export function invitedBy(
  { rulebook, game, asked, scene }: Pick<SessionState, 'rulebook' | 'game' | 'asked' | 'scene'>,
  choice: Choice<unknown>,
): readonly Invitation[] {
  const found = known.get(choice);
  if (found) return found;
  const question = asked && game?.question(asked.side);
  if (!rulebook || !scene || !question) return [];
  const invited = invitationsOf(question, choice.answer, scene, rulebook.standing);
  known.set(choice, invited);
  return invited;
}
