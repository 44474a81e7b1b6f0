import type { AccountName, FinishedGame } from '@linstock/protocol';
import { sidesOf, systemById } from '@linstock/systems';
import { type LobbyPlace, hashOfTable } from '../../app/route.ts';
import { PlayerName } from '../../common/PlayerName.tsx';
import { fetchFinished } from '../../host/gameListCalls.ts';
import { liveryOfGame } from '../games/gameParts.tsx';
import { titleOfBattle } from '../games/seatGames.ts';
import { GAME_FILTERS } from '../list/gameFilters.ts';
import { GameListPage } from '../list/GameListPage.tsx';
import type { ListFilter } from '../list/ListPage.tsx';

const FILTERS: readonly ListFilter[] = [
  ...GAME_FILTERS,
  { name: 'player', label: 'Player', options: null },
  {
    name: 'side',
    label: 'Side of the player',
    options: [
      ['first', 'the first side'],
      ['second', 'the second side'],
    ],
  },
  {
    name: 'winner',
    label: 'Result',
    options: [
      ['first', 'the first side won'],
      ['second', 'the second side won'],
      ['draw', 'a draw'],
    ],
  },
];

/** The height of a row, and of one on a phone. */
const ROW_PX = { wide: 56, narrow: 92 };

const sideNames = ({ system, battle }: FinishedGame): readonly [string, string] => {
  const rules = systemById(system);
  return rules ? sidesOf(rules, battle) : ['first side', 'second side'];
};

const dayWords = (time: number): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

function resultWords(game: FinishedGame): string {
  if (game.winner === null) return 'a draw';
  return `${sideNames(game)[game.winner]} won`;
}

function describe(game: FinishedGame): string {
  const sides = sideNames(game);
  const players = game.players.map((name, i) => `${name}, ${sides[i]}`).join(', against ');
  const system = systemById(game.system)?.title ?? game.system;
  return `${titleOfBattle(game)}. ${system}. ${players}. ${resultWords(game)}. ${dayWords(game.ended)}.`;
}

/** The games that anyone may look back at. */
export function FinishedPage({ place: { query } }: { readonly place: LobbyPlace }) {
  return (
    <GameListPage
      page="finished"
      title="Finished games"
      label="Finished games"
      none="No public game is finished yet. Games that begin by an open challenge are listed here when they end."
      query={query}
      filters={FILTERS}
      rowHeight={ROW_PX}
      fetchPage={fetchFinished}
      describe={describe}
    >
      {(game, { tabIndex }) => <FinishedCells game={game} tabIndex={tabIndex} />}
    </GameListPage>
  );
}

function FinishedCells({ game, tabIndex }: { readonly game: FinishedGame; readonly tabIndex: 0 | -1 }) {
  const sides = sideNames(game);
  const title = titleOfBattle(game);
  return (
    <div className={`list-cells ${liveryOfGame(game)}`}>
      <div>
        <a className="list-title" href={hashOfTable(game.id)} tabIndex={-1}>
          {title}
        </a>
        <span className="muted">{systemById(game.system)?.title}</span>
      </div>
      <div>
        {game.players.map((name, i) => (
          <span key={sides[i]}>
            <span className={`side-mark side-${i}`} aria-hidden="true" />{' '}
            <Player name={name} account={game.accounts[i] ?? null} won={game.winner === i} />
          </span>
        ))}
      </div>
      <div title={game.sentence}>
        <b>{resultWords(game)}</b>
        <span className="muted">
          {game.progress.toLowerCase()} ·{' '}
          <time dateTime={new Date(game.ended).toISOString()}>{dayWords(game.ended)}</time>
        </span>
      </div>
      <a
        className="button"
        href={hashOfTable(game.id)}
        tabIndex={tabIndex}
        aria-label={`Watch ${title} again`}
      >
        Watch again
      </a>
    </div>
  );
}

interface PlayerProps {
  readonly name: string;
  readonly account: AccountName | null;
  readonly won: boolean;
}

function Player({ name, account, won }: PlayerProps) {
  const shown = <PlayerName name={name} account={account} tabIndex={-1} />;
  return won ? <b>{shown}</b> : shown;
}
