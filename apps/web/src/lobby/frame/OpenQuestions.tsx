import { useEffect } from 'react';
import { markTabIcon, openQuestions } from '../../app/openQuestions.ts';
import { useSeatGames } from '../games/useSeatGames.ts';

/** Follows the reader's games on every screen: the title and the icon of the tab show whether one waits for them. */
export function OpenQuestions() {
  const { asked } = useSeatGames();
  useEffect(() => {
    openQuestions.set({ games: asked.map(({ id }) => id) });
    markTabIcon(asked.length > 0);
  }, [asked]);
  return null;
}
