import { Clause } from '../../common/Clause.tsx';
import { part } from '../../common/parts.ts';
import { useClauses, useSession, useSessionState } from '../../hooks/useSession.ts';
import type { OutlookFilter } from '../../play/state/state.ts';
import { useOutlook } from './useOutlook.ts';
import './outlook.css';

const FILTERS: readonly (readonly [OutlookFilter, string])[] = [
  ['all', 'all'],
  ['mine', 'only mine'],
  ['theirs', 'only theirs'],
  ['clashes', 'only clashes'],
];

/** Up to this number the lines are shown whole, without a filter. */
const MAX_WITHOUT_FILTER = 2;

/** The prospects: the results of the revealed orders, in the order of play, with the numbers on the table. */
export function Outlook() {
  const session = useSession();
  const clauses = useClauses();
  const { list, shown } = useOutlook();
  if (list.length === 0) return null;
  return (
    <section
      className={`outlook panel ${list.length > MAX_WITHOUT_FILTER ? '' : 'outlook-few'}`}
      {...part('outlook')}
      aria-label="How it will go"
    >
      <p className="row outlook-head">
        <b>How it will go</b> <span className="muted">in the order of play</span>
        <button
          type="button"
          className="link outlook-again"
          title="Turn the markers again"
          onClick={() => session.apply({ on: 'view', do: 'turn markers' })}
        >
          turn again
        </button>
      </p>
      <ol>
        {shown.map(({ number, told }) => (
          <li
            key={number}
            value={number}
            className={told.clash ? 'clash' : ''}
            onPointerEnter={() => session.apply({ on: 'view', do: 'point', at: told.pieces })}
            onPointerLeave={() => session.apply({ on: 'view', do: 'point', at: [] })}
          >
            <span className="outlook-number" aria-hidden="true">
              {number}
            </span>
            <b>{told.title}</b>
            {told.clash && <span className="outlook-clash">orders clash</span>}
            <span className="outlook-text" title={told.sentence}>
              <b>{told.when}</b> {told.sentence} <Clause id={told.clause} clauses={clauses} />
            </span>
          </li>
        ))}
      </ol>
      {shown.length === 0 && <p className="muted">None of these.</p>}
      {list.length > MAX_WITHOUT_FILTER && <Filters />}
    </section>
  );
}

/** The side or the kind of the listed ones. */
function Filters() {
  const session = useSession();
  const reading = useSessionState((state) => state.reading);
  return (
    <p className="row outlook-filters">
      {FILTERS.map(([show, label]) => (
        <button
          key={show}
          type="button"
          className="link"
          aria-pressed={reading.show === show}
          onClick={() => session.apply({ on: 'view', do: 'list outlook', show })}
        >
          {label}
        </button>
      ))}
    </p>
  );
}
