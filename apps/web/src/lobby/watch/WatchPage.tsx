import type { WatchedGame } from '@linstock/protocol';
import { systemById } from '@linstock/systems';
import { Fragment } from 'react';
import { type LobbyPlace, hashOfTable } from '../../app/route.ts';
import { Icon } from '../../common/Icon.tsx';
import { PlayerName } from '../../common/PlayerName.tsx';
import { fetchWatched } from '../../host/gameListCalls.ts';
import { GamePicture } from '../games/GamePicture.tsx';
import { titleOfBattle } from '../games/seatGames.ts';
import { GAME_FILTERS } from '../list/gameFilters.ts';
import { GameListPage } from '../list/GameListPage.tsx';
import type { ListFilter } from '../list/ListPage.tsx';

const FILTERS: readonly ListFilter[] = [...GAME_FILTERS, { name: 'player', label: 'Player', options: null }];

/** The height of a row, and of one on a phone. */
const ROW_PX = { wide: 66, narrow: 84 };

const spectatorWords = (n: number): string => `${n} ${n === 1 ? 'spectator' : 'spectators'}`;

function describe(game: WatchedGame): string {
  const players = game.seats.map(({ name }, i) => `${name}, ${game.sides[i]}`).join(', against ');
  const delay = game.delayed ? ' Two turns behind.' : '';
  return `${titleOfBattle(game)}. ${players}. ${game.progress}. ${spectatorWords(game.spectators)}.${delay}`;
}

/** The games that anyone may watch now. */
export function WatchPage({ place: { query } }: { readonly place: LobbyPlace }) {
  return (
    <GameListPage
      page="watch"
      title="To watch"
      label="Games to watch"
      none="No game to watch now. Games that begin by an open challenge are shown here."
      query={query}
      filters={FILTERS}
      rowHeight={ROW_PX}
      fetchPage={fetchWatched}
      describe={describe}
    >
      {(game, { tabIndex }) => <WatchCells game={game} tabIndex={tabIndex} />}
    </GameListPage>
  );
}

function WatchCells({ game, tabIndex }: { readonly game: WatchedGame; readonly tabIndex: 0 | -1 }) {
  const title = titleOfBattle(game);
  return (
    <div className="list-cells with-picture">
      <GamePicture system={game.system} battle={game.battle} />
      <div>
        <a className="list-title" href={hashOfTable(game.id)} tabIndex={-1}>
          {title}
        </a>
        <span className="muted">
          {systemById(game.system)?.title} · {game.progress.toLowerCase()}
        </span>
      </div>
      <div>
        <span className="opponent">
          {game.seats.map(({ side, name }) => (
            <Fragment key={side}>
              {side === 1 && ' – '}
              <PlayerName name={name} account={game.accounts[side]} tabIndex={-1} />
            </Fragment>
          ))}
        </span>
        <span className="muted">
          <Icon name="sight" size={14} /> {spectatorWords(game.spectators)}
          {game.delayed && ', two turns behind'}
        </span>
      </div>
      <a className="button" href={hashOfTable(game.id)} tabIndex={tabIndex} aria-label={`Watch ${title}`}>
        Watch
      </a>
    </div>
  );
}
