import type { SeatPosition, Side } from '@linstock/kernel';
import { anyAnswer, type Bot, openQuestion, type ThinkingLimits } from './bot.ts';

/** Random answers. They exist to be beaten and to test rulebooks. */
export function randomBot<S, A, F>(): Bot<S, A, F> {
  return {
    name: 'random',
    answer(position: SeatPosition<S, A, F>, side: Side, thinking: ThinkingLimits): A {
      return anyAnswer(openQuestion(position, side), thinking.chance);
    },
    reason: () => null,
  };
}
