import type { WatchedGame } from '@linstock/protocol';
import { useEffect, useState } from 'react';
import { hashOfLobby, hashOfTable } from '../../app/route.ts';
import { Icon } from '../../common/Icon.tsx';
import { fetchWatched } from '../../host/gameListCalls.ts';
import { GamePicture } from '../games/GamePicture.tsx';
import { titleOfBattle } from '../games/seatGames.ts';
import './cards.css';

/** Games shown. */
const SHOWN = 3;

/** A few games that are under way; nothing at all if there are none. */
export function ToWatch() {
  const [list, setList] = useState<{ readonly games: readonly WatchedGame[]; readonly count: number } | null>(
    null,
  );
  useEffect(() => {
    let left = false;
    fetchWatched(new URLSearchParams({ limit: String(SHOWN) })).then(
      (found) => left || setList(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  if (!list || list.games.length === 0) return null;
  return (
    <section className="home-watch" aria-labelledby="watch-title">
      <div className="home-head">
        <h2 id="watch-title">To watch</h2>
        <span className="muted">you see what both sides have seen</span>
        <a href={hashOfLobby('watch')}>All, {list.count}</a>
      </div>
      <ul className="watch-strip">
        {list.games.map((game) => (
          <li key={game.id}>
            <a href={hashOfTable(game.id)}>
              <GamePicture system={game.system} battle={game.battle} />
              <span className="watch-words">
                <b>{titleOfBattle(game)}</b>
                <span>{game.seats.map(({ name }) => name).join(' – ')}</span>
                <span className="muted">{game.progress.toLowerCase()}</span>
                {game.spectators > 0 && (
                  <span>
                    <Icon name="sight" size={14} /> {game.spectators}{' '}
                    {game.spectators === 1 ? 'spectator' : 'spectators'}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
