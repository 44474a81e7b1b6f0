import { useState } from 'react';
import { removePasskey, sendEmailLink } from '../../host/accountCalls.ts';
import { hasPasskeys, makePasskey } from '../../host/passkeys.ts';
import { writeTime } from '../../seats/seatSubject.ts';
import { useTask } from '../../seats/useTask.ts';
import type { OwnPart } from './ownPart.ts';

/** The ways to sign in: passkeys and an e-mail address. */
export function WaysIn({ own, read }: OwnPart) {
  const [said, setSaid] = useState<string | null>(null);
  const { busy, trouble, run } = useTask();
  const act = (work: () => Promise<void>, done: string) =>
    run(async () => {
      setSaid(null);
      await work();
      await read();
      setSaid(done);
    });
  return (
    <section className="you-part">
      <h2>Passkeys and e-mail</h2>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <p role="status">{said}</p>
      <ul className="you-list">
        {own.passkeys.map(({ id, name, since }) => (
          <li key={id} className="you-row">
            <span>
              Passkey, made in {name}
              <br />
              <span className="muted">{writeTime(since)}</span>
            </span>
            <button
              type="button"
              className="button"
              disabled={busy}
              aria-label={`Remove the passkey made in ${name}`}
              onClick={() => act(() => removePasskey(id), 'The passkey is removed.')}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() => act(() => makePasskey(null), 'The passkey is added.')}
        >
          Add a passkey
        </button>
      )}
      <AddressForm
        email={own.email}
        busy={busy}
        onSend={(to) =>
          act(() => sendEmailLink(to), `We sent a link to ${to}. It works once, for 15 minutes.`)
        }
      />
    </section>
  );
}

interface AddressProps {
  /** The address there is; null for none. */
  readonly email: string | null;
  readonly busy: boolean;
  readonly onSend: (to: string) => void;
}

function AddressForm({ email, busy, onSend }: AddressProps) {
  const [typed, setTyped] = useState('');
  return (
    <form
      className="account-panel"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(typed.trim());
      }}
    >
      <label className="account-field">
        {email === null ? 'E-mail address, another way in' : `E-mail address, now ${email}`}
        <input
          type="email"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={200}
          autoComplete="email"
        />
      </label>
      <button type="submit" className="button" disabled={busy || typed.trim() === ''}>
        {email === null ? 'Add this address' : 'Change the address'}
      </button>
    </form>
  );
}
