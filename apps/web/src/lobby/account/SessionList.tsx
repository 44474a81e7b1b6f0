import { hashOfLobby } from '../../app/route.ts';
import { forgetAccount } from '../../host/account.ts';
import { endSession, signOutHere } from '../../host/accountCalls.ts';
import { writeTime } from '../../seats/seatSubject.ts';
import { useTask } from '../../seats/useTask.ts';
import type { OwnPart } from './ownPart.ts';

/** The browsers that are signed in: each can be signed out, and all others at once. */
export function SessionList({ own, read }: OwnPart) {
  const { busy, trouble, run } = useTask();
  const end = (session: string) =>
    run(async () => {
      await endSession(session);
      await read();
    });
  const leave = () =>
    run(async () => {
      await signOutHere();
      forgetAccount();
      location.hash = hashOfLobby('sign-in');
    });
  return (
    <section className="you-part">
      <h2>Devices</h2>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <ul className="you-list">
        {own.sessions.map(({ id, device, since, seen, here }) => (
          <li key={id} className="you-row">
            <span>
              {device}
              {here && ', this one'}
              <br />
              <span className="muted">
                signed in {writeTime(since)}, last here {writeTime(seen)}
              </span>
            </span>
            <button
              type="button"
              className="button"
              disabled={busy}
              aria-label={`Sign out ${here ? 'here' : device}`}
              onClick={() => (here ? leave() : end(id))}
            >
              Sign out
            </button>
          </li>
        ))}
      </ul>
      {own.sessions.length > 1 && (
        <button type="button" className="button" disabled={busy} onClick={() => end('others')}>
          Sign out all other devices
        </button>
      )}
      <p className="muted">A seat that a device holds stays there until you sign it out in Your seat.</p>
    </section>
  );
}
