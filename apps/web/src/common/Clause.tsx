import type { Clauses } from '@linstock/kernel';
import { useContext } from 'react';
import { openClause } from '../app/panels.ts';
import { AtGame } from './atGame.ts';
import { listenForCard } from './cards/cardTriggers.ts';
import './clause.css';

/**
 * A clause's id that opens the rules at it. In a game its text first appears on a card, by pointer, focus or
 * long press.
 */
export function Clause({ id, clauses }: { id: string | null; clauses: Clauses }) {
  const atGame = useContext(AtGame);
  if (id === null || id === '') return null;
  return (
    <button
      type="button"
      className="clause"
      title={atGame ? undefined : (clauses[id]?.line ?? id)}
      aria-label={`Rule ${id}`}
      {...listenForCard({ clause: id })}
      onClick={(event) => {
        event.stopPropagation();
        openClause(id);
      }}
    >
      {id}
    </button>
  );
}

/** Several clauses in a row. */
export function ClauseList({ ids, clauses }: { ids: readonly string[]; clauses: Clauses }) {
  return (
    <>
      {ids.map((id) => (
        <Clause key={id} id={id} clauses={clauses} />
      ))}
    </>
  );
}
