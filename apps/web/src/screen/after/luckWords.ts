import type { Side } from '@linstock/kernel';
import type { AnyGame } from '../../play/state/state.ts';
import { luckOf, throwsOf } from '../dice/luck.ts';

/**
 * The luck of a side in a sentence.
 * @param whose how the side is named at its head, such as `Yours`
 */
export function describeLuck(game: AnyGame, side: Side, whose: string): string {
  const { entries } = game.record;
  const throws = throwsOf(game.log, (n) => entries[n - 1]?.side ?? null);
  const { percentile, throws: count } = luckOf(throws, side);
  if (percentile === null) return `No dice were thrown for it.`;
  const worse = Math.round((1 - percentile) * 100);
  const how = worse > 65 ? 'bad' : worse < 35 ? 'good' : 'ordinary';
  const same = count === 1 ? 'the same throw falls' : `the same ${count} throws fall`;
  return `${whose} was ${how}: ${same} better in ${worse} of 100 games.`;
}
