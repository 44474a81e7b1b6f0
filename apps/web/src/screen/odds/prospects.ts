import { type Prospect, percentText, sealedKnownTo } from '@linstock/kernel';
import type { SessionState } from '../../play/state/state.ts';

/** The possible results of an answer over all its throws together. Null if its first throw says it all, or if no side is asked. */
export function prospectsOf(
  { rulebook, game, asked }: Pick<SessionState, 'rulebook' | 'game' | 'asked'>,
  answer: unknown,
): readonly Prospect[] | null {
  const question = asked && game?.question(asked.side);
  if (!rulebook || !game || !question) return null;
  const { field, position } = game;
  const known = sealedKnownTo(position, question.side);
  return rulebook.present.asks.prospects?.({ field, state: position.state, known }, question, answer) ?? null;
}

/** The best possible result of several throws, with its chance. */
export function chanceOf(prospects: readonly Prospect[]): { readonly share: string; readonly words: string } {
  const best = prospects.at(-1);
  return { share: percentText(best?.chance ?? 0), words: best?.label ?? '' };
}
