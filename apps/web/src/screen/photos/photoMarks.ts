import { createStore } from '../../app/store.ts';
import { useStore } from '../../app/useStore.ts';

/** The games of which this browser has photographs: only for these the log loads the code that shows them. */

const MARK = 'linstock.photos';

const marked = createStore<{ readonly games: readonly string[] }>({ games: readMarks() });

/** True if this browser has photographs of a game. */
export const useHasPhotos = (game: string): boolean => useStore(marked, ({ games }) => games.includes(game));

/** Notes that this browser has photographs of a game, or has none any more. */
export function markPhotos(game: string, has: boolean): void {
  const others = readMarks().filter((each) => each !== game);
  const games = has ? [...others, game] : others;
  marked.set({ games });
  try {
    localStorage.setItem(MARK, games.join(' '));
  } catch {
    // A browser that stores nothing keeps no photographs either.
  }
}

function readMarks(): string[] {
  try {
    return (localStorage.getItem(MARK) ?? '').split(' ').filter((game) => game !== '');
  } catch {
    return [];
  }
}
