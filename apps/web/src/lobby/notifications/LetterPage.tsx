import { useState } from 'react';
import { hashOfLobby } from '../../app/route.ts';
import { claimAddress, changeEmail } from '../../host/notificationCalls.ts';
import { useTask } from '../../seats/useTask.ts';

const LESS = [
  ['less', 'Less e-mail: only when time is short'],
  ['game', 'None for this game'],
  ['none', 'No e-mail at all'],
] as const;

/** The page behind a link of a letter. Opening it changes nothing; its buttons do, without signing in. */
export function LetterPage({ link, token }: { readonly link: 'confirm' | 'less'; readonly token: string }) {
  const [done, setDone] = useState<string | null>(null);
  const { busy, trouble, run } = useTask();
  const act = (work: () => Promise<void>, result: string) =>
    run(async () => {
      await work();
      setDone(result);
    });
  const heading = link === 'confirm' ? 'Confirm your address' : 'Less e-mail';
  return (
    <main className="lobby-column">
      <title>{`${heading} · Linstock`}</title>
      <h1>{heading}</h1>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <p role="status">{done}</p>
      {done === null && link === 'confirm' && (
        <button
          type="button"
          className="button button-main"
          aria-disabled={busy}
          onClick={() =>
            act(() => claimAddress(token), 'Confirmed. Notifications come to this address from now on.')
          }
        >
          Send notifications to this address
        </button>
      )}
      {done === null &&
        link === 'less' &&
        LESS.map(([what, label]) => (
          <button
            key={what}
            type="button"
            className="button"
            aria-disabled={busy}
            onClick={() => act(() => changeEmail(token, what), 'Done.')}
          >
            {label}
          </button>
        ))}
      <a href={hashOfLobby('notifications')}>All notifications</a>
    </main>
  );
}
