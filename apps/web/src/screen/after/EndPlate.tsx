import type { Verdict } from '@linstock/kernel';
import { useState } from 'react';
import { writeDate } from '../../board/margin/names.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import './endPlate.css';

/** The end of a battle one has fought to it, as a plate over the map until it is put away; a game opened when it is over has none. */
export function EndPlate({ title, date }: { readonly title: string; readonly date: string }) {
  const game = useSessionState((state) => state.game);
  const over = useSessionState((state) => (state.game?.over ?? false) && state.playbackStep === null);
  const [opened] = useState(over);
  const [away, setAway] = useState(false);
  const verdict = over ? game?.verdict : null;
  if (!game || !verdict || opened || away) return null;
  return (
    <section className="end-plate" aria-label="The end of the battle">
      {date !== '' && <p className="end-plate-of">The Battle of</p>}
      <h2>{title}</h2>
      {date !== '' && <p className="end-plate-date">{writeDate(date)}</p>}
      <svg viewBox="-60 -8 120 16" width="120" height="16" aria-hidden="true">
        <path d="M-58 0C-30 -3 -14 -3 -6 0C-14 3 -30 3 -58 0ZM58 0C30 -3 14 -3 6 0C14 3 30 3 58 0ZM0 -5L4 0L0 5L-4 0Z" />
      </svg>
      <p className={`end-plate-won ${verdict.winner === null ? '' : `side-${verdict.winner}`}`}>
        {describeEnd(verdict, game.position.sides)}
      </p>
      <button type="button" className="button" onClick={() => setAway(true)}>
        See how it went
      </button>
    </section>
  );
}

function describeEnd({ winner, calledOff }: Verdict, sides: readonly string[]): string {
  if (calledOff) return 'The game was called off';
  return winner === null ? 'No side has won' : `The ${sides[winner]} side has won`;
}
