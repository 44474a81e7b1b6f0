import type { Clauses } from '@linstock/kernel';
import { openClause } from '../app/panels.ts';
import './clause.css';

/** A clause's id that opens the rules at it. */
export function Clause({ id, clauses }: { id: string | null; clauses: Clauses }) {
  if (id === null || id === '') return null;
  return (
    <button
      type="button"
      className="clause"
      title={clauses[id]?.line ?? id}
      aria-label={`Rule ${id}`}
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
