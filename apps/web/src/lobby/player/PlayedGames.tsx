import type { Player } from '@linstock/protocol';
import { hashOfLobby, hashOfTable } from '../../app/route.ts';
import { FlagPicture } from '../../common/FlagPicture.tsx';
import { changeWords } from '../../words/ratingWords.ts';
import { describeBattle, titleOfSystem } from './playerWords.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

type PlayedGame = Player['games'][number];

/** How a game ended that was not played out. */
const ENDINGS: Readonly<Record<PlayedGame['ending'], string>> = {
  rules: '',
  agreed: '',
  resigned: ', by resignation',
  claimed: ', claimed',
};

/** The finished games of a player, the latest first. */
export function PlayedGames({ player: { games } }: { player: Player }) {
  return (
    <section>
      <h2>Finished games</h2>
      {games.length === 0 ? (
        <p>No games yet.</p>
      ) : (
        <table className="player-games">
          <thead>
            <tr>
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
      )}
    </section>
  );
}

function Row({ game }: { game: PlayedGame }) {
  const { battle, sides } = describeBattle(game.system, game.battle);
  const { against, result, ending, change, side } = game;
  return (
    <tr>
      <td>
        <a href={hashOfTable(game.game)}>{battle}</a>
        <span className="muted"> {titleOfSystem(game.system)}</span>
      </td>
      <td data-label="Side">{sides[side]}</td>
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
        <b>{result}</b>
        {ENDINGS[ending]}
      </td>
      <td data-label="Rating">{change === null ? 'friendly' : changeWords(change)}</td>
      <td data-label="When">
        <time dateTime={new Date(game.at).toISOString()} title={new Date(game.at).toLocaleString('en-GB')}>
          {DAY.format(game.at)}
        </time>
      </td>
    </tr>
  );
}
