import type { Game, Refusal } from '@linstock/kernel';
import type { Level } from './bot.ts';

/**
 * A bot's reply to a take-back to entry `to`: null if it agrees. It allows corrections of mistakes, but not of thrown
 * dice or revealed answers. The two lower levels, opponents to learn with, allow everything.
 */
export function refuseTakeBack<S, A, F>(game: Game<S, A, F>, to: number, level: Level): Refusal | null {
  if (level === 'beginner' || level === 'easy' || !game.chanceSince(to)) return null;
  return {
    code: 'declined',
    clause: null,
    sentence:
      'The machine declines: since then dice were thrown or a sealed answer was revealed. To try another way, play on from an earlier entry in a new game.',
  };
}
