import type { ChallengeView } from '@linstock/protocol';
import { useState } from 'react';
import { hashOfChallenge, hashOfNewChallenge } from '../../app/challengeLink.ts';
import { hashOfTable } from '../../app/route.ts';
import { QrCode } from '../../common/QrCode.tsx';
import { claimChallengeSeat, endChallenge } from '../../host/challengeCalls.ts';
import { useTask } from '../../seats/useTask.ts';
import { ChallengeLink } from './ChallengeLink.tsx';
import { ChallengePlate } from './ChallengePlate.tsx';
import { describeExpiry } from './challengeTimes.ts';
import { linkOfChallenge } from './postedLink.ts';
import { practise } from './practice.ts';

interface Props {
  readonly view: ChallengeView;
  readonly read: () => void;
}

/** A challenge as its maker sees it: the link while it is open, the way to the table once it is accepted. */
export function OwnChallenge({ view, read }: Props) {
  return (
    <div className="invite-side">
      <ChallengePlate terms={view} invitation="Your challenge to fight at" heading>
        {view.state === 'open' && (
          <div className="invite-code">
            <QrCode text={linkOfChallenge(view.id)} size={176} label="QR code of the link" />
            <div>
              <p>
                {view.to === null
                  ? 'This is your challenge. Send the link to your opponent.'
                  : `This is your challenge to ${view.to}, who finds it on Home. You can also send the link.`}
              </p>
              <p className="muted">
                {view.to === null
                  ? 'The first person to accept gets the seat.'
                  : `Only ${view.to} can accept it.`}{' '}
                The link is good until {describeExpiry(view)}.
              </p>
            </div>
          </div>
        )}
      </ChallengePlate>
      {view.state === 'open' ? <Waiting view={view} read={read} /> : <Ended view={view} />}
    </div>
  );
}

function Waiting({ view, read }: Props) {
  const { busy, trouble, run } = useTask();
  return (
    <>
      <ChallengeLink view={view} />
      {view.replies.length > 0 && (
        <ul className="invite-replies" aria-label="Other terms offered to you">
          {view.replies.map((id, i) => (
            <li key={id}>
              <a className="button" href={hashOfChallenge(id)}>
                Other terms {view.replies.length > 1 ? i + 1 : ''} were offered to you
              </a>
            </li>
          ))}
        </ul>
      )}
      <WhileYouWait view={view} />
      <p className="row">
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => run(() => endChallenge(view.id, 'withdraw').then(read))}
        >
          Withdraw
        </button>
        <a href={hashOfNewChallenge()}>Make another</a>
      </p>
      {trouble !== null && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </>
  );
}

function WhileYouWait({ view }: { readonly view: ChallengeView }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const fight = () =>
    void practise(view).catch((error: unknown) =>
      setTrouble(error instanceof Error ? error.message : String(error)),
    );
  return (
    <section className="panel invite-panel" aria-labelledby="while-title">
      <h2 id="while-title">While you wait</h2>
      <p>
        Close the page if you like.{' '}
        {view.who === 'anyone' ? 'The challenge stays in the list' : 'The link is good'} until{' '}
        {describeExpiry(view)}, and Home shows when someone has accepted it.
      </p>
      <p>
        <button type="button" className="link" onClick={fight}>
          Practise the battle against a machine
        </button>
      </p>
      {trouble !== null && <p role="alert">{trouble}</p>}
    </section>
  );
}

function Ended({ view }: { readonly view: ChallengeView }) {
  const { busy, trouble, run } = useTask();
  if (view.state !== 'accepted')
    return (
      <>
        <p role="status">
          {view.state === 'declined'
            ? 'The other player declined this challenge.'
            : 'This challenge is no longer open.'}
        </p>
        <a className="button" href={hashOfNewChallenge()}>
          Make another challenge
        </a>
      </>
    );
  const open = () =>
    run(async () => {
      location.hash = hashOfTable((await claimChallengeSeat(view.id)).game);
    });
  return (
    <>
      <p role="status">{view.taker} accepted your challenge.</p>
      <button type="button" className="button button-main invite-main" aria-disabled={busy} onClick={open}>
        To the table
      </button>
      {trouble !== null && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </>
  );
}
