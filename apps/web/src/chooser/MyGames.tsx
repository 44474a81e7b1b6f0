import { useState } from 'react';
import { hashOfTable } from '../app/route.ts';
import { backendOf } from '../host/backends.ts';
import { type KnownGame, myGames } from '../host/myGames.ts';
import { isLesson } from '../lesson/lessonProgress.ts';

/** Maximum number of games listed at first. They fill one row, because the battles come next. */
const MAX_LISTED_AT_FIRST = 3;

/** Games begun before, to go on with; nothing at all if there are none. */
export function MyGames() {
  const [games, setGames] = useState<readonly KnownGame[]>(() => myGames.list());
  const [trouble, setTrouble] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  if (games.length === 0) return null;
  const remove = async (game: KnownGame) => {
    setTrouble(null);
    try {
      setTrouble(await backendOf(game.id).remove(game.id));
    } catch (error) {
      setTrouble(`${error instanceof Error ? error.message : String(error)} It was removed from this list.`);
      myGames.forget(game.id);
    }
    setGames(myGames.list());
  };
  return (
    <section className="mine" aria-labelledby="mine-title">
      <h2 id="mine-title">Continue a game</h2>
      <ul className="my-games">
        {(all ? games : games.slice(0, MAX_LISTED_AT_FIRST)).map((game) => (
          <li key={game.id} className="panel">
            <a href={hashOfTable(game.id)} className="my-game">
              <strong>{game.title || 'A game not opened yet'}</strong>
              <span className="muted">
                {[isLesson(game.id) && 'first battle', game.players, game.state].filter(Boolean).join(' · ')}
              </span>
            </a>
            <RemoveButton name={game.title || 'this game'} onRemove={() => void remove(game)} />
          </li>
        ))}
      </ul>
      {!all && games.length > MAX_LISTED_AT_FIRST && (
        <button type="button" className="button button-small all-games" onClick={() => setAll(true)}>
          All {games.length} games
        </button>
      )}
      {trouble !== null && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </section>
  );
}

/** Asks once more before a game is deleted for good. */
function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-label={sure ? `Really delete ${name}` : `Delete ${name}`}
      onClick={() => (sure ? onRemove() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {sure ? 'Really delete?' : 'Delete'}
    </button>
  );
}
