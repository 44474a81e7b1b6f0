import type { Refusal } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Decision } from '../model/game.ts';

type Done = Extract<Answer, { do: 'done' }>;

/** The answer that ends a step, or declines an offered action. */
export const DONE: Done = { do: 'done' };

/** True for the answer that ends a step. */
export function isDone(answer: Answer): answer is Done {
  return answer.do === 'done';
}

/**
 * The end of a step, offered while it is legal.
 * @param end what ending it does
 * @param refuse why it may not end yet; null if it may
 */
export function endBy(end: () => void, refuse: () => Refusal | null = () => null): Decision<'done'> {
  return {
    options: () => (refuse() === null ? [DONE] : []),
    refuse,
    carryOut() {
      end();
    },
  };
}
