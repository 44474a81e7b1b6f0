import type { AdminStep } from '@linstock/protocol/administration';
import { changeAsOperator, fetchSteps } from '../../host/adminCalls.ts';
import { useTask } from '../../seats/useTask.ts';
import { AgeWords } from './AgeWords.tsx';
import { useFetched } from './useFetched.ts';

/** The steps of operators. A step can be undone for 30 days, except a deletion. */
export function LogTab({ read: readReports }: { readonly read: () => Promise<void> }) {
  const { value: steps, trouble, read } = useFetched(fetchSteps);
  const task = useTask();
  const undo = ({ id }: AdminStep) =>
    task.run(async () => {
      await changeAsOperator({ do: 'undo', step: id });
      await Promise.all([read(), readReports()]);
    });
  return (
    <section className="panel admin-detail admin-log" aria-label="What operators have done">
      {(task.trouble ?? trouble) !== null && <p role="alert">{task.trouble ?? trouble}</p>}
      {steps === null && trouble === null && <p>Loading…</p>}
      {steps?.length === 0 && <p>Nothing has been done yet.</p>}
      <ul className="admin-rows">
        {steps?.map((step) => (
          <li key={step.id}>
            <span>
              {step.sentence} <span className="muted">{step.operator}, </span>
              <AgeWords at={step.at} />
            </span>
            {step.undo === 'done' && <span className="muted">undone</span>}
            {step.undo === 'possible' && (
              <button
                type="button"
                className="button"
                aria-label={`Undo: ${step.sentence}`}
                aria-disabled={task.busy}
                onClick={() => undo(step)}
              >
                Undo
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
