import { useMemo } from 'react';
import type { AnyGame } from '../state.ts';
import { useSession } from '../useSession.ts';
import { luckWords } from './luckWords.ts';

/** The luck of the battle in a sentence. */
export function LuckWords({ game }: { game: AnyGame }) {
  const { seats } = useSession();
  const said = useMemo(() => luckWords(game, seats), [game, seats]);
  return (
    <p className="after-luck">
      <b>Luck.</b> {said}
    </p>
  );
}
