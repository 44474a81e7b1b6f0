import { systemById } from '@linstock/systems';
import { useMemo } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import type { AnyGame } from '../../play/state/state.ts';
import { knownWords } from '../../words/known.ts';

/** Which side one commanded, and how often machines win this battle with either. */
export function YourSide({ game }: { game: AnyGame }) {
  const { seats } = useSession();
  const [mine] = seats.length === 1 ? seats : [];
  const known = useMemo(() => {
    const system = systemById(game.rules.id);
    return system ? knownWords(system, game.record.battle.id) : null;
  }, [game]);
  const commanded = mine === undefined ? null : `You commanded the ${game.position.sides[mine]} side.`;
  const said = [commanded, known?.sources.balance].filter(Boolean).join(' ');
  return said === '' ? null : <p className="after-your-side">{said}</p>;
}
