import { useState } from 'react';
import { hashOfLobby } from '../../app/route.ts';
import { addressOf } from '../../common/home.ts';
import { forgetAccount } from '../../host/account.ts';
import { removeAccount } from '../../host/accountCalls.ts';
import { useTask } from '../../seats/useTask.ts';
import type { OwnPart } from './ownPart.ts';

/** The own data as a file, and the end of the account. */
export function DeleteAccount({ own }: OwnPart) {
  const [open, setOpen] = useState(false);
  return (
    <section className="you-part">
      <h2>Your data</h2>
      <div className="you-actions">
        <a className="button" href={addressOf('api/account/data')} download>
          Download my data
        </a>
        {!open && (
          <button type="button" className="button" onClick={() => setOpen(true)}>
            Delete my account…
          </button>
        )}
      </div>
      {open && <DeleteForm name={own.name} onKeep={() => setOpen(false)} />}
    </section>
  );
}

const LEAVINGS = [
  ['leave', 'Leave them to a replacement'],
  ['resign', 'Resign them'],
] as const;

/** Deletes the account once its name is typed. */
function DeleteForm({ name, onKeep }: { name: string; onKeep: () => void }) {
  const [typed, setTyped] = useState('');
  const [games, setGames] = useState<'resign' | 'leave'>('leave');
  const { busy, trouble, run } = useTask();
  const remove = () =>
    run(async () => {
      await removeAccount(typed, games);
      forgetAccount();
      location.hash = hashOfLobby('home');
    });
  return (
    <form
      className="panel account-panel"
      onSubmit={(event) => {
        event.preventDefault();
        remove();
      }}
    >
      <p>
        This cannot be undone. Your finished games stay, under <q>A former player</q>.
      </p>
      <fieldset className="you-choices">
        <legend>Games under way</legend>
        {LEAVINGS.map(([value, words]) => (
          <label key={value}>
            <input type="radio" name="games" checked={games === value} onChange={() => setGames(value)} />{' '}
            {words}
          </label>
        ))}
      </fieldset>
      <label className="account-field">
        Type your name, {name}
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={24}
          autoComplete="off"
          aria-invalid={trouble !== null}
          aria-describedby="delete-trouble"
        />
      </label>
      <p id="delete-trouble" role="alert">
        {trouble}
      </p>
      <div className="you-actions">
        <button type="submit" className="button" disabled={busy || typed.trim() === ''}>
          Delete my account
        </button>
        <button type="button" className="button" onClick={onKeep}>
          Keep it
        </button>
      </div>
    </form>
  );
}
