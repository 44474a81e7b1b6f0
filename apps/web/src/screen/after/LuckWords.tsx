import { useMemo } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import type { AnyGame } from '../../play/state/state.ts';
import { luckWords } from './luckWords.ts';

/** The luck of the battle in a sentence. */
export function LuckWords({ game }: { game: AnyGame }) {
  const { seats } = useSession();
  const said = useMemo(() => {
    const [mine] = seats.length === 1 ? seats : [];
    return luckWords(
      game,
      mine ?? 0,
      mine === undefined ? `That of the ${game.position.sides[0]} side` : 'Yours',
    );
  }, [game, seats]);
  return (
    <p className="after-luck">
      <b>Luck.</b> {said}
    </p>
  );
}
