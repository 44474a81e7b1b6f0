import { challengeTitle } from '@linstock/protocol';
import { useEffect } from 'react';
import { hashOfChallenge } from '../../app/challengeLink.ts';
import { hashOfTable } from '../../app/route.ts';
import { claimChallengeSeat } from '../../host/challengeCalls.ts';
import { myGames } from '../../host/myGames.ts';
import { namesOf } from './challengeRows.ts';
import { isOpened, useOpenChallenges } from './openChallenges.ts';
import './acceptedBar.css';

/**
 * The challenges of this browser that someone has accepted and whose table it has not opened yet, and those that are for the reader
 * alone: a line each, over every page.
 */
export function AcceptedBar() {
  const { own } = useOpenChallenges();
  const accepted = own.filter(
    ({ mine, state, game }) => mine && state === 'accepted' && game !== null && !isOpened(game),
  );
  const unclaimed = accepted
    .filter(({ game }) => game !== null && !myGames.find(game))
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    // The seat is taken at once, so that the game is among the games of this browser. If that fails, the next visit takes it.
    for (const id of unclaimed.split(' ').filter(Boolean)) claimChallengeSeat(id).catch(() => undefined);
  }, [unclaimed]);
  return (
    <div className="accepted-bar" role="status">
      {accepted.map((view) => (
        <p key={view.id}>
          {view.taker} accepted your challenge at {namesOf(view).battle}.{' '}
          {view.game !== null && <a href={hashOfTable(view.game)}>To the table</a>}
        </p>
      ))}
      {own
        .filter(({ forReader, state }) => forReader && state === 'open')
        .map((view) => (
          <p key={view.id}>
            {challengeTitle(view, namesOf(view))}. <a href={hashOfChallenge(view.id)}>Look at it</a>
          </p>
        ))}
    </div>
  );
}
