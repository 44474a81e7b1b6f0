import { challengeTitle } from '@linstock/protocol';
import { needSystem, sidesOf } from '@linstock/systems';
import { useState } from 'react';
import { hashOfTable } from '../../app/route.ts';
import { account } from '../../host/account.ts';
import type { ChallengeSeat } from '../../host/challengeCalls.ts';
import { GuestWords } from '../../seats/GuestWords.tsx';
import { ChallengeField } from './ChallengeField.tsx';
import { sideOfTaker } from './ChallengePlate.tsx';
import { namesOf } from './challengeRows.ts';
import { OwnChallenge } from './OwnChallenge.tsx';
import { explainClosed, TakeChallenge } from './TakeChallenge.tsx';
import { useChallenge } from './useChallenge.ts';
import './invite.css';

function goToTable(game: string): void {
  location.hash = hashOfTable(game);
}

/** The page behind the link of a challenge: for its maker, or for the person it was sent to. Opening it changes nothing. */
export function ChallengePage({ id }: { readonly id: string }) {
  const { view, trouble, lost, read } = useChallenge(id);
  const [seat, setSeat] = useState<ChallengeSeat | null>(null);
  // An account brings its seats back without words.
  const seated = (taken: ChallengeSeat) =>
    account.get().me === null ? setSeat(taken) : goToTable(taken.game);
  if (view === null) return <Missing trouble={trouble} />;
  if (seat !== null) return <Seated seat={seat} system={view.system} battle={view.battle} />;
  const own = view.mine;
  // A reader who cannot accept is shown no side.
  const side = own || explainClosed(view) === null ? sideOfTaker(view) : null;
  return (
    <main className={`invite ${own ? 'invite-own' : ''}`}>
      <title>{`${challengeTitle(view, namesOf(view))} · Linstock`}</title>
      {own ? (
        <OwnChallenge view={view} read={read} />
      ) : (
        <TakeChallenge view={view} lost={lost} read={read} onSeated={seated} />
      )}
      <ChallengeField terms={view} side={side === null ? null : own ? (side === 0 ? 1 : 0) : side} />
    </main>
  );
}

/** A page without a challenge: it is still loading, or does not exist. */
function Missing({ trouble }: { readonly trouble: string | null }) {
  return (
    <main className="invite-missing">
      <title>A challenge · Linstock</title>
      <h1>A challenge</h1>
      <p role={trouble === null ? undefined : 'alert'}>{trouble ?? 'Loading…'}</p>
      {trouble !== null && (
        <p>
          <a className="button" href="#/">
            Home
          </a>
        </p>
      )}
    </main>
  );
}

/** The six words for a guest who has just taken the seat, then the table. */
function Seated({ seat, system, battle }: { seat: ChallengeSeat; system: string; battle: string }) {
  const side = sidesOf(needSystem(system), battle)[seat.side];
  return (
    <main className="invite-seated">
      <title>Six words · Linstock</title>
      <h1>You have the {side} seat</h1>
      <GuestWords game={seat.game} side={seat.side} onDone={() => goToTable(seat.game)} />
    </main>
  );
}
