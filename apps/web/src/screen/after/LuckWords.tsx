import { useMemo } from 'react';
import { luckOf, throwsOf } from '../luck.ts';
import type { AnyGame } from '../state.ts';
import { useSession } from '../useSession.ts';

/** The luck of the battle in a sentence. */
export function LuckWords({ game }: { game: AnyGame }) {
  const { seats } = useSession();
  const said = useMemo(() => {
    const { entries } = game.record;
    const throws = throwsOf(game.log, (n) => entries[n - 1]?.side ?? null);
    const side = seats.length === 1 ? (seats[0] ?? 0) : 0;
    const { percentile, throws: count } = luckOf(throws, side);
    const whose = seats.length === 1 ? 'Yours' : `That of the ${game.position.sides[side]} side`;
    if (percentile === null) return `No dice were thrown for it.`;
    const worse = Math.round((1 - percentile) * 100);
    const how = worse > 65 ? 'bad' : worse < 35 ? 'good' : 'ordinary';
    return `${whose} was ${how}: the same ${count} throws fall better in ${worse} of 100 games.`;
  }, [game, seats]);
  return (
    <p className="after-luck">
      <b>Luck.</b> {said}
    </p>
  );
}
