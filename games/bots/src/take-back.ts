import type { Game, Refusal } from '@linstock/kernel';
import type { Level } from './bot.ts';

/**
 * What a machine says to an opponent who would take back to entry `to`: null if it agrees. It lets slips of the hand go,
 * not dice that have fallen or answers that were opened; the easy one, who is there to learn with, lets everything go.
 */
export function refuseTakeBack<S, A, F>(game: Game<S, A, F>, to: number, level: Level): Refusal | null {
  if (level === 'easy' || !game.chanceSince(to)) return null;
  return {
    code: 'declined',
    clause: null,
    sentence:
      'The machine declines: dice have fallen or a sealed answer was opened since. To try another way, play on from an earlier entry in a game of your own.',
  };
}
