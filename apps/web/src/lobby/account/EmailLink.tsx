import { useState } from 'react';
import { hashOfLobby } from '../../app/route.ts';
import { claimEmailLink } from '../../host/accountCalls.ts';
import { useTask } from '../../seats/useTask.ts';
import { NameField } from './NameField.tsx';

/** The page behind an e-mail link. Opening it uses nothing up; only its button does. */
export function EmailLink({ code, onDone }: { code: string; onDone: () => Promise<void> }) {
  const [wantsName, setWantsName] = useState(false);
  const [name, setName] = useState('');
  const { busy, trouble, run } = useTask();
  const use = () =>
    run(async () => {
      const done = await claimEmailLink(code, wantsName ? name.trim() : null);
      if (done === 'name-wanted') setWantsName(true);
      else await onDone();
    });
  return (
    <form
      className="account-panel"
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      {wantsName ? (
        <>
          <p>This address has no account yet. Choose the name by which others know you.</p>
          <NameField name={name} onName={setName} />
        </>
      ) : (
        <p>The link from your e-mail works once. Press the button to use it in this browser.</p>
      )}
      {trouble !== null && <p role="alert">{trouble}</p>}
      <button
        type="submit"
        className="button button-main account-wide"
        disabled={busy || (wantsName && name.trim() === '')}
      >
        {wantsName ? 'Make the account' : 'Go on'}
      </button>
      {trouble !== null && <a href={hashOfLobby('sign-in')}>Ask for a new link</a>}
    </form>
  );
}
