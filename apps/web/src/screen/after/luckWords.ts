import type { Side } from '@linstock/kernel';
import { luckOf, throwsOf } from '../luck.ts';
import type { AnyGame } from '../state.ts';

/** The luck of a battle in a sentence: of the one seat held here, else of the first side. */
export function luckWords(game: AnyGame, seats: readonly Side[]): string {
  const { entries } = game.record;
  const throws = throwsOf(game.log, (n) => entries[n - 1]?.side ?? null);
  const mine = seats.length === 1 ? seats[0] : undefined;
  const { percentile, throws: count } = luckOf(throws, mine ?? 0);
  const whose = mine === undefined ? `The ${game.position.sides[0]} side's` : 'Yours';
  if (percentile === null) return `No dice were thrown for it.`;
  const worse = Math.round((1 - percentile) * 100);
  const how = worse > 65 ? 'bad' : worse < 35 ? 'good' : 'ordinary';
  return `${whose} was ${how}: the same ${count} throws fall better in ${worse} of 100 games.`;
}
