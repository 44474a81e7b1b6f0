import { systemById } from '@linstock/systems';
import { hashOfTable } from '../../app/route.ts';
import { liveryOfGame, Opponent, TimeBar, TimeWords } from '../games/gameParts.tsx';
import { describeGame } from '../games/gameWords.ts';
import { GamePicture } from '../games/GamePicture.tsx';
import type { SeatGame } from '../games/seatGames.ts';

interface Props {
  readonly game: SeatGame;
  readonly now: number;
  /** True for the most pressing game: its button is the one that is filled. */
  readonly first: boolean;
}

/** A game in which the reader decides: its ground, opponent, question, last event, and the time that is left. */
export function DecisionCard({ game, now, first }: Props) {
  const { id, title, side, summary, question, time } = game;
  if (!summary || side === null) return null;
  const { system, battle, sides, progress, last } = summary;
  return (
    <article
      className={`panel decision side-${side} ${liveryOfGame(summary)}`}
      aria-label={describeGame(game, now)}
    >
      <div className="decision-band" aria-hidden="true" />
      <div className="decision-field">
        <GamePicture system={system} battle={battle} />
        <span className="decision-side">
          <span className="side-mark" aria-hidden="true" /> you: {sides[side]}
        </span>
      </div>
      <div className="decision-words">
        <div className="decision-head">
          <h2>{title}</h2>
          <span className="figure">{progress.toLowerCase()}</span>
        </div>
        <p className="decision-against">
          <span className="muted">{systemById(system)?.title} · against</span> <Opponent game={game} />
        </p>
        <p className="decision-question">{question}</p>
        {last && (
          <p className={`decision-last ${last.side === null ? '' : `side-${last.side}`}`}>{last.sentence}</p>
        )}
        <div className="decision-foot">
          <div className="decision-time">
            {time ? (
              <>
                <TimeWords time={time} />
                <TimeBar time={time} />
              </>
            ) : (
              <span className="muted figure">no clock</span>
            )}
          </div>
          <a
            className={`button ${first ? 'button-main' : ''}`}
            href={hashOfTable(id)}
            aria-label={`Decide at ${title}`}
          >
            Decide
          </a>
        </div>
      </div>
    </article>
  );
}
