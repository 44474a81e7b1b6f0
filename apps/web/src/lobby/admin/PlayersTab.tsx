import { useState } from 'react';
import { changeAsOperator, fetchSanctions } from '../../host/adminCalls.ts';
import { useTask } from '../../seats/useTask.ts';
import { describeSanction } from './adminWords.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { useFetched } from './useFetched.ts';

/** The players who are warned or barred, and a form to warn or bar the player of an account. */
export function PlayersTab() {
  const { value: sanctions, trouble, read } = useFetched(fetchSanctions);
  const [name, setName] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const task = useTask();
  const lift = (sanction: string) =>
    task.run(async () => {
      setDone(await changeAsOperator({ do: 'lift', sanction }));
      await read();
    });
  return (
    <div className="admin-columns">
      <section className="panel admin-detail" aria-labelledby="admin-barred">
        <h2 id="admin-barred">Warned or barred now</h2>
        <p role="status">{done}</p>
        {(task.trouble ?? trouble) !== null && <p role="alert">{task.trouble ?? trouble}</p>}
        {sanctions?.length === 0 && <p>Nobody is warned or barred.</p>}
        <ul className="admin-rows">
          {sanctions?.map((each) => (
            <li key={each.id}>
              <span>
                <b>{each.name}</b>: {describeSanction(each)}. <q>{each.reason}</q>
              </span>
              <button
                type="button"
                className="button"
                aria-label={`Take back for ${each.name}: ${describeSanction(each)}`}
                aria-disabled={task.busy}
                onClick={() => lift(each.id)}
              >
                Take back
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel admin-detail" aria-labelledby="admin-player">
        <h2 id="admin-player">A player with an account</h2>
        <label className="admin-field">
          Name
          <input type="text" maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        <p className="muted">Guests have no name of their own: they are found by a report.</p>
        <DecisionForm
          name={name.trim()}
          closing={false}
          onDecide={async ({ kind, days, reason }) => {
            if (kind === 'close') return;
            if (name.trim() === '') throw new Error('Write the name of the account first.');
            const whom = { name: name.trim() };
            setDone(await changeAsOperator({ do: 'sanction', kind, whom, days, reason }));
            await read();
          }}
        />
      </section>
    </div>
  );
}
