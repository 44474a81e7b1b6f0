import type { NotificationSettings } from '@linstock/protocol';
import { useState } from 'react';
import { hashOfLobby } from '../../app/route.ts';
import { sendConfirmation, sendTest } from '../../host/notificationCalls.ts';
import type { NotificationPart } from './notificationPart.ts';
import { Channel, Switch, TestButton } from './parts.tsx';

const WHEN = [
  ['each', 'each decision'],
  ['daily', 'once a day, at 18:00'],
  ['short', 'only when time is short'],
] as const;

/** Notifications by e-mail: to the address of the account, or to one that a guest has confirmed. */
export function EmailPart({ view, busy, save, read, run }: NotificationPart) {
  const { email, settings } = view;
  const { on, when } = settings.email;
  const says =
    email.address === null
      ? email.ofAccount
        ? 'Your account has no address yet. Add one on the page You.'
        : 'Give an address. We send a link there to confirm it.'
      : `${email.address}, ${email.confirmed ? 'confirmed' : 'not confirmed: open the link that we have sent there'}.`;
  return (
    <Channel
      title="E-mail"
      says={
        <>
          {says} {email.ofAccount && <a href={hashOfLobby('you')}>Change it</a>}
        </>
      }
      toggle={
        email.confirmed && (
          <Switch
            on={on}
            name="Notifications by e-mail"
            disabled={busy}
            onChange={(wanted) => save({ email: { on: wanted, when } })}
          />
        )
      }
    >
      {!email.ofAccount && !(email.confirmed && on) && (
        <AddressForm view={view} busy={busy} read={read} run={run} />
      )}
      {on && email.confirmed && (
        <>
          <HowOften email={settings.email} save={save} />
          <TestButton of="e-mail" send={() => sendTest('email')} />
        </>
      )}
    </Channel>
  );
}

function HowOften({
  email,
  save,
}: { readonly email: NotificationSettings['email'] } & Pick<NotificationPart, 'save'>) {
  return (
    <fieldset className="notifications-choices">
      <legend className="visually-hidden">How often</legend>
      {WHEN.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="email-when"
            checked={email.when === value}
            onChange={() => save({ email: { on: true, when: value } })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The address of a guest, which a link confirms. */
function AddressForm({ view, busy, read, run }: Omit<NotificationPart, 'save'>) {
  const { address } = view.email;
  const [typed, setTyped] = useState(address ?? '');
  return (
    <form
      className="notifications-row"
      onSubmit={(event) => {
        event.preventDefault();
        run(async () => {
          await sendConfirmation(typed.trim());
          await read();
        });
      }}
    >
      <label className="notifications-field">
        Address
        <input type="email" value={typed} required onChange={({ target }) => setTyped(target.value)} />
      </label>
      <button type="submit" className="button" aria-disabled={busy}>
        {address === null ? 'Send the link' : 'Send again'}
      </button>
    </form>
  );
}
