import { hashOfLobby } from '../../app/route.ts';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { HandIcon } from '../../lesson/HandIcon.tsx';
import type { SeatGame } from '../games/seatGames.ts';
import type { SeatGames } from '../games/useSeatGames.ts';
import { ChallengePanel } from './ChallengePanel.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { LessonButton } from './LessonButton.tsx';
import { NewBattle } from './NewBattle.tsx';
import { ToWatch } from './ToWatch.tsx';
import { WaitingRow } from './WaitingRow.tsx';

/** Games with a question that are shown as cards; more of them are rows. On a tablet two fit in a line. */
const MAX_CARDS = { usual: 3, tablet: 2 };

/** Rows of games in which the reader waits. */
const MAX_ROWS = 6;

/** Challenges at the side of the cards. */
const MAX_CHALLENGES = { usual: 6, phone: 3 };

/** Home of a player with games: what to decide, what to wait for, and the way to another game. */
export function PlayerHome({ games, now }: { readonly games: SeatGames; readonly now: number }) {
  const phone = useMedia(WINDOWS.narrow);
  const tablet = useMedia(WINDOWS.medium) && !phone;
  const { asked, waiting, all } = games;
  const most = tablet ? MAX_CARDS.tablet : MAX_CARDS.usual;
  const challenges = (
    <ChallengePanel title="Open challenges" most={phone ? MAX_CHALLENGES.phone : MAX_CHALLENGES.usual} />
  );
  return (
    <main className={`home home-player ${asked.length === 0 ? 'home-idle' : ''}`}>
      <section className="home-decide" aria-labelledby="decide-title">
        <div className="home-head">
          <h1 id="decide-title">{decideWords(asked.length, phone)}</h1>
          {asked.length > 1 && !phone && <span className="muted">the most pressing first</span>}
          <a href={hashOfLobby('games')}>{phone ? `all, ${all.length}` : `All my games, ${all.length}`}</a>
        </div>
        <ul className="decisions">
          {asked.slice(0, most).map((game, i) => (
            <li key={game.id}>
              <DecisionCard game={game} now={now} first={i === 0} />
            </li>
          ))}
        </ul>
        <GameRows games={asked.slice(most)} now={now} />
      </section>
      {waiting.length > 0 && (
        <section className="home-waiting" aria-labelledby="waiting-title">
          <div className="home-head">
            <h2 id="waiting-title">Waiting for the other side</h2>
          </div>
          <GameRows games={waiting.slice(0, MAX_ROWS)} now={now} />
        </section>
      )}
      {!phone && challenges}
      <ToWatch />
      {phone && challenges}
      <NewBattle />
      <p className="panel home-lesson">
        <HandIcon /> Bring someone along: <LessonButton id="cowpens" className="link" />, with a coach.
      </p>
    </main>
  );
}

function GameRows({ games, now }: { readonly games: readonly SeatGame[]; readonly now: number }) {
  if (games.length === 0) return null;
  return (
    <ul className="waiting">
      {games.map((game) => (
        <WaitingRow key={game.id} game={game} now={now} />
      ))}
    </ul>
  );
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function decideWords(n: number, phone: boolean): string {
  if (n === 0) return 'Nothing to decide now';
  const count = NUMBERS[n] ?? String(n);
  if (phone) return `You decide in ${count}`;
  return `You decide in ${count} ${n === 1 ? 'game' : 'games'}`;
}
