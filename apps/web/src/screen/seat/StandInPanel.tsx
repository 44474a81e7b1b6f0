import { type Level, levelsOf } from '@linstock/bots';
import type { Side } from '@linstock/kernel';
import { useState } from 'react';
import { useSession, useSessionState } from '../../hooks/useSession.ts';

/** Lets a machine play a seat of this page from now on: to the end, or until its owner plays again. */
export function StandInPanel({ side, name }: { side: Side; name: string }) {
  const session = useSession();
  const playing = useSessionState((state) => state.standIns[side]);
  const over = useSessionState((state) => state.game?.over ?? false);
  const rules = useSessionState((state) => state.game?.rules);
  const [level, setLevel] = useState<Level>('normal');
  if (over) return null;
  return (
    <fieldset className="seat-end">
      <legend>Play it out by machine</legend>
      {playing === undefined ? (
        <p className="row">
          <label>
            Level{' '}
            <select value={level} onChange={(event) => setLevel(event.target.value as Level)}>
              {levelsOf(rules ?? {}).map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="button"
            onClick={() => session.apply({ on: 'seat', do: 'stand in', side, level })}
          >
            A machine plays the {name} side
          </button>
        </p>
      ) : (
        <TakeOver side={side} />
      )}
    </fieldset>
  );
}

/** The way back for a player who has let a machine play. */
function TakeOver({ side }: { side: Side }) {
  const session = useSession();
  return (
    <p className="row" role="status">
      A machine plays it, as long as this page is open.
      <button
        type="button"
        className="button"
        onClick={() => session.apply({ on: 'seat', do: 'stand in', side, level: null })}
      >
        Play on myself
      </button>
    </p>
  );
}

/** Below the question: a machine plays for the reader, who may take over. */
export function StandInNote() {
  const session = useSession();
  const standIns = useSessionState((state) => state.standIns);
  const over = useSessionState((state) => state.game?.over ?? false);
  const [side] = session.seats.filter((each) => standIns[each] !== undefined);
  if (side === undefined || over) return null;
  return (
    <div className="stand-in-note">
      <TakeOver side={side} />
    </div>
  );
}
