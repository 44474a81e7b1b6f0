import { useState } from 'react';
import { hashOfLobby, type LobbyPlace } from '../../app/route.ts';
import { useStore } from '../../app/useStore.ts';
import { account } from '../../host/account.ts';
import { keepSeats, type KeptSeats, readAccount } from '../../host/accountSession.ts';
import { sendEmailLink } from '../../host/accountCalls.ts';
import { hasPasskeys, makePasskey, signInByPasskey } from '../../host/passkeys.ts';
import { useTask } from '../../seats/useTask.ts';
import { EmailLink } from './EmailLink.tsx';
import { KeptSeatList } from './KeptSeatList.tsx';
import { NameField } from './NameField.tsx';
import '../lobby.css';
import './account.css';

/** Signing in, and making an account: by a passkey first, or by an e-mail link. */
export function SignInPage({ place }: { place: LobbyPlace }) {
  const [seats, setSeats] = useState<KeptSeats | null>(null);
  const name = useStore(account, ({ me }) => me?.name ?? null);
  const code = place.path[0] ?? null;
  const enter = async () => {
    // The code is spent: it need not stay in the address.
    history.replaceState(null, '', hashOfLobby('sign-in'));
    await readAccount();
    setSeats(await keepSeats());
  };
  return (
    <main className="lobby-column account-column">
      <title>Sign in · Linstock</title>
      <h1>{name === null ? 'Sign in' : `Welcome, ${name}`}</h1>
      {seats !== null ? (
        <KeptSeatList seats={seats} />
      ) : code === null ? (
        <Ways onDone={enter} />
      ) : (
        <EmailLink code={code} onDone={enter} />
      )}
    </main>
  );
}

function Ways({ onDone }: { onDone: () => Promise<void> }) {
  const [name, setName] = useState('');
  const { busy, trouble, run } = useTask();
  const act = (work: () => Promise<void>) =>
    run(async () => {
      await work();
      await onDone();
    });
  const able = hasPasskeys();
  return (
    <>
      <p>You can play without an account. An account keeps your seats on all your devices.</p>
      {trouble !== null && <p role="alert">{trouble}</p>}
      {able ? (
        <button
          type="button"
          className="button button-main account-wide"
          disabled={busy}
          onClick={() => act(signInByPasskey)}
        >
          With a passkey
        </button>
      ) : (
        <p>This browser has no passkeys that Linstock can use. Use an e-mail link.</p>
      )}
      <LinkForm />
      {able && (
        <form
          className="panel account-panel"
          onSubmit={(event) => {
            event.preventDefault();
            act(() => makePasskey(name.trim()));
          }}
        >
          <h2>No account yet?</h2>
          <p>
            A passkey is stored by your device or password manager. Linstock learns no password and no
            address.
          </p>
          <NameField name={name} onName={setName} />
          <button type="submit" className="button" disabled={busy || name.trim() === ''}>
            Make an account with a passkey
          </button>
        </form>
      )}
      <p className="muted">
        Anyone sees your name, flag, ratings and public games. Nobody sees your e-mail address or devices.{' '}
        <a href={hashOfLobby('you')}>Back</a>
      </p>
    </>
  );
}

function LinkForm() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<string | null>(null);
  const { busy, trouble, run } = useTask();
  return (
    <form
      className="panel account-panel"
      onSubmit={(event) => {
        event.preventDefault();
        run(async () => {
          await sendEmailLink(email.trim());
          setSent(email.trim());
        });
      }}
    >
      <h2>By an e-mail link</h2>
      <label className="account-field">
        E-mail address
        <input
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          maxLength={200}
          autoComplete="email"
          aria-describedby={trouble === null ? undefined : 'link-trouble'}
          aria-invalid={trouble !== null}
        />
      </label>
      {trouble !== null && (
        <p id="link-trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" className="button" disabled={busy || email.trim() === ''}>
        Send the link
      </button>
      <p role="status">{sent !== null && `We sent a link to ${sent}. It works once, for 15 minutes.`}</p>
    </form>
  );
}
