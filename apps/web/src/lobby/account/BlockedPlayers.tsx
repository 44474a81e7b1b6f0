import { changeBlock } from '../../host/accountCalls.ts';
import { useTask } from '../../seats/useTask.ts';
import type { OwnPart } from './ownPart.ts';

/** The players whom the reader has blocked. */
export function BlockedPlayers({ own, read }: OwnPart) {
  const { busy, trouble, run } = useTask();
  return (
    <section className="you-part">
      <h2>Blocked players</h2>
      {trouble !== null && <p role="alert">{trouble}</p>}
      {own.blocked.length === 0 ? (
        <p>Nobody. A blocked player cannot accept your challenges, nor you theirs.</p>
      ) : (
        <ul className="you-list">
          {own.blocked.map((name) => (
            <li key={name} className="you-row">
              {name}
              <button
                type="button"
                className="button"
                disabled={busy}
                aria-label={`Unblock ${name}`}
                onClick={() =>
                  run(async () => {
                    await changeBlock(name, false);
                    await read();
                  })
                }
              >
                Unblock
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
