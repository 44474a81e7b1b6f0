import type { WatchedGame } from '@linstock/protocol';
import { systemById } from '@linstock/systems';
import { Fragment } from 'react';
import { type LobbyPlace, hashOfTable } from '../../app/route.ts';
import { Icon } from '../../common/Icon.tsx';
import { PlayerName } from '../../common/PlayerName.tsx';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { fetchWatched } from '../../host/gameListCalls.ts';
import { GamePicture } from '../games/GamePicture.tsx';
import { titleOfBattle } from '../games/seatGames.ts';
import { GAME_FILTERS } from '../list/gameFilters.ts';
import { EmptyList, type ListFilter, ListPage } from '../list/ListPage.tsx';
import { LiveList } from '../list/LiveList.tsx';
import { describeCount, usePagedList } from '../list/usePagedList.ts';

const FILTERS: readonly ListFilter[] = [...GAME_FILTERS, { name: 'player', label: 'Player', options: null }];

/** The height of a row, and of one on a phone. */
const ROW_PX = { wide: 66, narrow: 84 };

const keyOf = ({ id }: WatchedGame) => id;
const hashOf = ({ id }: WatchedGame) => hashOfTable(id);

const spectatorWords = (n: number): string => `${n} ${n === 1 ? 'spectator' : 'spectators'}`;

function describe(game: WatchedGame): string {
  const players = game.seats.map(({ name }, i) => `${name}, ${game.sides[i]}`).join(', against ');
  const delay = game.delayed ? ' Two turns behind.' : '';
  return `${titleOfBattle(game)}. ${players}. ${game.progress}. ${spectatorWords(game.spectators)}.${delay}`;
}

/** The games that anyone may watch now. */
export function WatchPage({ place: { query } }: { readonly place: LobbyPlace }) {
  const list = usePagedList(fetchWatched, query);
  const phone = useMedia(WINDOWS.narrow);
  return (
    <ListPage page="watch" title="To watch" query={query} filters={FILTERS} count={describeCount(list)}>
      {list.rows.length === 0 ? (
        <EmptyList page="watch" status={list.status} filtered={query !== ''}>
          No game to watch now. Games that begin by an open challenge are shown here.
        </EmptyList>
      ) : (
        <LiveList
          label="Games to watch"
          rows={list.rows}
          count={list.count}
          rowHeight={phone ? ROW_PX.narrow : ROW_PX.wide}
          keyOf={keyOf}
          nameOf={describe}
          hashOf={hashOf}
          onNearEnd={list.more}
        >
          {(game, { tabIndex }) => (
            <div className="list-cells with-picture">
              <GamePicture system={game.system} battle={game.battle} />
              <div>
                <a className="list-title" href={hashOf(game)} tabIndex={-1}>
                  {titleOfBattle(game)}
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
              <a
                className="button"
                href={hashOf(game)}
                tabIndex={tabIndex}
                aria-label={`Watch ${titleOfBattle(game)}`}
              >
                Watch
              </a>
            </div>
          )}
        </LiveList>
      )}
    </ListPage>
  );
}
