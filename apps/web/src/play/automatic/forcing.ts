import type { Question } from '@linstock/kernel';
import { hasOnlyButtons } from '@linstock/scene';
import type { AnyGame, OpenQuestion } from '../state/state.ts';

/** Forced answers, as the player sees them before they are given. */
export interface ForcedAnswer {
  readonly answer: unknown;
  /** True if its first answer throws dice; later ones may in any case. */
  readonly throws: boolean;
}

/** The forced answer to a question; null if there is something to decide. */
export function forcedAnswerIn(game: AnyGame, question: Question<unknown>): ForcedAnswer | null {
  const answer = question.forcedAnswer?.() ?? null;
  if (answer === null || question.refuse(answer) !== null) return null;
  return { answer, throws: game.preview(question.side, answer).throws };
}

/**
 * True if the question has only one button of its own, such as the throw for the first move. It needs no
 * other button.
 */
export function hasOwnButton({ menu }: Pick<OpenQuestion, 'menu'>): boolean {
  const [row, ...others] = menu.rows;
  return row !== undefined && others.length === 0 && hasOnlyButtons([row.pick]);
}
