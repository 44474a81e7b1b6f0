import { hashOfTable } from '../../app/route.ts';
import { Opponent, SideName, TimeBar } from '../games/gameParts.tsx';
import { describeGame, describeWaiting } from '../games/gameWords.ts';
import { GamePicture } from '../games/GamePicture.tsx';
import type { SeatGame } from '../games/seatGames.ts';

/** A game as a row: what the reader waits for, or a question beyond those on cards. */
export function WaitingRow({ game, now }: { readonly game: SeatGame; readonly now: number }) {
  const { id, title, summary, time, state, question, vacationUntil } = game;
  return (
    <li className="waiting-row">
      {summary ? (
        <GamePicture system={summary.system} battle={summary.battle} />
      ) : (
        <div className="game-picture" />
      )}
      <div className="waiting-words">
        <span>
          <a className="waiting-title" href={hashOfTable(id)} aria-label={describeGame(game, now)}>
            {title}
          </a>{' '}
          · <SideName game={game} />
        </span>
        {summary && <Opponent game={game} />}
        <span className="muted waiting-state">{question ?? describeWaiting(game, now)}</span>
      </div>
      {state === 'late' ? (
        <a className="button button-small" href={hashOfTable(id)} aria-label={`What now? ${title}`}>
          What now?
        </a>
      ) : (
        time && (
          <span className="waiting-time">
            {vacationUntil !== null || time.paused ? (
              <span className="waiting-paused">paused</span>
            ) : (
              <TimeBar time={time} />
            )}
          </span>
        )
      )}
    </li>
  );
}
