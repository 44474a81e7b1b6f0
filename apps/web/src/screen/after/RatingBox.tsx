import type { GameRatings, GameView } from '@linstock/protocol';
import { systemById } from '@linstock/systems';
import { useEffect, useState } from 'react';
import { hashOfLobby } from '../../app/route.ts';
import { useStore } from '../../app/useStore.ts';
import { FlagPicture } from '../../common/FlagPicture.tsx';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { account } from '../../host/account.ts';
import { fetchRatings } from '../../host/accountCalls.ts';
import { isOwnId } from '../../host/gameId.ts';
import { changeWords, writeRating, sayRating } from '../../words/ratingWords.ts';
import { PairBox } from './PairBox.tsx';
import './ratingBox.css';

/** Milliseconds between two requests for ratings that are computed soon, and the maximum number of requests. */
const LOOK_MS = 1000;
const MAX_LOOKS = 30;

/** The changes that a rated game made to its players' ratings. A friendly game has no box. */
export function RatingBox() {
  const view = useSessionState((state) => state.view);
  const over = useSessionState((state) => state.game?.over ?? false);
  if (!view || !over || isOwnId(view.id) || view.seats.some(({ kind }) => kind === 'bot')) return null;
  return <Ratings key={view.id} view={view} />;
}

function Ratings({ view }: { view: GameView }) {
  const ratings = useRatings(view.id);
  if (ratings === null) return null;
  const { pair } = ratings;
  if (pair === null) return <RatingHalf ratings={ratings} />;
  return (
    <div className="panel result-box">
      {ratings.state !== 'none' && <RatingHalf ratings={ratings} />}
      <PairBox pair={pair} />
    </div>
  );
}

/** The ratings, or why there are none yet. */
function RatingHalf({ ratings }: { ratings: GameRatings }) {
  const { seats } = useSession();
  const guest = useStore(account, ({ me }) => me === null);
  if (ratings.state === 'soon') return <p role="status">Ratings follow in a moment.</p>;
  if (ratings.state === 'done') return <Changes ratings={ratings} />;
  if (ratings.pair?.counts === 'rated') return <p>The pair is rated after its second game.</p>;
  if (!guest || seats.length !== 1) return null;
  return <a href={hashOfLobby('sign-in')}>Sign in to keep this game</a>;
}

function useRatings(game: string): GameRatings | null {
  const [ratings, setRatings] = useState<GameRatings | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async (left: number) => {
      const found = await fetchRatings(game).catch(() => null);
      if (gone) return;
      setRatings(found);
      if (found?.state === 'soon' && left > 0) timer = setTimeout(() => void look(left - 1), LOOK_MS);
    };
    void look(MAX_LOOKS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [game]);
  return ratings;
}

function Changes({ ratings }: { ratings: GameRatings }) {
  const { system, changes } = ratings;
  const doubt = changes.some(({ oldProvisional, newProvisional }) => oldProvisional || newProvisional);
  return (
    <section className={`rating-box ${ratings.pair === null ? 'panel' : ''}`} aria-label="Ratings">
      <h3>Rated, {systemById(system)?.title ?? system}</h3>
      <table>
        <tbody>
          {changes.map((each) => {
            const before = { rating: each.old, provisional: each.oldProvisional };
            const after = { rating: each.new, provisional: each.newProvisional };
            return (
              <tr key={each.side}>
                <th scope="row">
                  <a className="rating-name" href={hashOfLobby('player', [each.name])}>
                    {each.flag !== null && <FlagPicture flag={each.flag} />} {each.name}
                  </a>
                </th>
                <td aria-label={`before ${sayRating(before)}`}>{writeRating(before)}</td>
                <td className="rating-change">{changeWords(each.change)}</td>
                <td className="rating-new" aria-label={`now ${sayRating(after)}`}>
                  {writeRating(after)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {doubt && <p className="muted">“?” is provisional: fewer than 12 rated games in this system.</p>}
    </section>
  );
}
