import type { Needs } from '../automatic/needs.ts';
import type { Law } from '../picking/clicking.ts';
import { triedBy, whyIdle } from '../picking/trying.ts';

/** What the rules say of what is clicked, at the question that is asked now. */
export function lawOf({ store, rulebook, game: gameNow }: Needs): Law {
  const now = () => {
    const { asked } = store.get();
    const game = gameNow();
    const question = asked && game?.question(asked.side);
    return game && question ? { game, question } : null;
  };
  return {
    judge: (picks) => {
      const at = now();
      return at && triedBy(rulebook, at.game, at.question, picks);
    },
    whyIdle: (piece) => {
      const at = now();
      return at && whyIdle(rulebook, at.game, at.question, piece);
    },
  };
}
