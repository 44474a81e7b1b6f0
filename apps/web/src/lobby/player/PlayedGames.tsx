import type { Player } from '@linstock/protocol';
import { hashOfLobby, hashOfTable } from '../../app/route.ts';
import { useStore } from '../../app/useStore.ts';
import { FlagPicture } from '../../common/FlagPicture.tsx';
import { account } from '../../host/account.ts';
import { changeWords } from '../../words/ratingWords.ts';
import { GamePicture } from '../games/GamePicture.tsx';
import { liveryOfGame } from '../games/gameParts.tsx';
import { describeBattle, type GameRow, type GamesShown, selectGames, titleOfSystem } from './playerWords.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** The result of a game that was not played to its end. */
const ENDINGS: Readonly<Record<Player['games'][number]['ending'], string>> = {
  rules: '',
  agreed: '',
  resigned: ', by resignation',
  claimed: ', claimed',
};

const EMPTY: Readonly<Record<GamesShown, string>> = {
  finished: 'No games yet.',
  underway: 'No game that anyone may watch is under way.',
  together: 'You have no game together yet.',
};

interface Props {
  readonly player: Player;
  /** Which games are shown: the address says it. */
  readonly shown: GamesShown;
}

/** The games of a player, the latest first: finished ones, those under way, or those with the reader. */
export function PlayedGames({ player, shown }: Props) {
  const me = useStore(account, (known) => known.me?.name ?? null);
  const own = player.self ? null : me;
  const games = selectGames(player, shown, own);
  const choices: readonly (readonly [GamesShown, string])[] = [
    ['finished', 'finished'],
    ['underway', `under way, ${player.underWay.length}`],
    ...(own === null
      ? []
      : [['together', `with me, ${selectGames(player, 'together', own).length}`] as const]),
  ];
  const choose = (show: GamesShown) =>
    location.replace(hashOfLobby('player', [player.name], show === 'finished' ? '' : `show=${show}`));
  return (
    <section aria-labelledby="player-games">
      <div className="player-games-head">
        <h2 id="player-games">Games</h2>
        <div className="player-choices" role="radiogroup" aria-labelledby="player-games">
          {choices.map(([show, label]) => (
            <label key={show} className="player-choice" data-chosen={show === shown}>
              <input
                type="radio"
                name="player-games"
                checked={show === shown}
                onChange={() => choose(show)}
              />
              {label}
            </label>
          ))}
        </div>
        <a href={hashOfLobby('finished', [], String(new URLSearchParams({ player: player.name })))}>
          by battle, system, side, result
        </a>
      </div>
      {games.length === 0 ? <p>{EMPTY[shown]}</p> : <Table games={games} />}
    </section>
  );
}

function Table({ games }: { readonly games: readonly GameRow[] }) {
  return (
    <table className="player-games">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Map</span>
          </th>
          <th scope="col">Battle</th>
          <th scope="col">Side</th>
          <th scope="col">Against</th>
          <th scope="col">Result</th>
          <th scope="col">Rating</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <Row key={game.game} game={game} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ game }: { readonly game: GameRow }) {
  const { battle, sides } = describeBattle(game.system, game.battle);
  const { against, played, side, system } = game;
  return (
    <tr>
      <td className="player-picture">
        <GamePicture system={system} battle={game.battle} />
      </td>
      <td className="player-battle">
        <a href={hashOfTable(game.game)}>{battle}</a>
        <span className="muted">{titleOfSystem(system)}</span>
      </td>
      <td className={`player-cell ${liveryOfGame({ system })}`} data-label="Side">
        <span className={`side-mark side-${side}`} aria-hidden="true" /> {sides[side]}
      </td>
      <td data-label="Against">
        {against.flag === null ? (
          against.name
        ) : (
          <a className="player-name" href={hashOfLobby('player', [against.name])}>
            <FlagPicture flag={against.flag} /> {against.name}
          </a>
        )}
      </td>
      <td data-label="Result">
        <b>{played?.result ?? 'under way'}</b>
        {played && ENDINGS[played.ending]}
      </td>
      <td data-label="Rating">
        {played && (played.change === null ? 'friendly' : changeWords(played.change))}
      </td>
      <td data-label="When">
        <time dateTime={new Date(game.at).toISOString()} title={new Date(game.at).toLocaleString('en-GB')}>
          {DAY.format(game.at)}
        </time>
      </td>
    </tr>
  );
}
