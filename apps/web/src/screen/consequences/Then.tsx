import { percentage, percentText } from '@linstock/kernel';
import type { Consequence, Consequences } from '@linstock/scene';
import { writeThenLine } from './thenLine.ts';
import './then.css';

/** More bodies than these are left to the log. */
const MOST_BODIES = 5;

interface Props {
  /** Null while it is being reckoned, `none` if it cannot be. */
  readonly found: Consequences | 'none' | null;
}

/**
 * The most likely consequences in one line. The line exists from the start, so that no button moves when they
 * are found. A part that does not fit is left out whole.
 */
export function ThenLine({ found }: Props) {
  return (
    <p className="then-line" aria-hidden="true">
      {writeThenLine(found).map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}

/** The consequences of the throw up to the end of the step, body by body, and how exactly they are known. */
export function Then({ found }: Props) {
  if (found === 'none') return null;
  if (found === null)
    return (
      <p className="then panel muted" aria-busy="true">
        What follows: reckoning …
      </p>
    );
  const bodies = bodiesOf(found.rows);
  return (
    <section className="then panel" aria-label="What follows">
      <h3>
        What follows <span className="badge">{badgeOf(found)}</span>
      </h3>
      {bodies.length === 0 && <p>No losses, and nobody’s order changes.</p>}
      <dl>
        {bodies.slice(0, MOST_BODIES).map(([body, rows]) => (
          <div key={body} className={`side-${rows[0]?.side}`}>
            <dt>{body}</dt>
            <dd>
              {rows.map((row) => (
                <span key={row.what}>
                  {row.what}
                  {'\u00a0'}
                  <b className="figure">{percentText(row.chance)}</b>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        As far as {found.stoppedAt}, if no other unit acts in this step. Your questions on the way get your
        standing answers, or sensible ones. The enemy does what is best for the enemy.
      </p>
    </section>
  );
}

function bodiesOf(rows: readonly Consequence[]): [string, readonly Consequence[]][] {
  const bodies = new Map<string, Consequence[]>();
  for (const row of rows) bodies.set(row.who, [...(bodies.get(row.who) ?? []), row]);
  return [...bodies];
}

function badgeOf({ exact, give, branches }: Consequences): string {
  return exact ? 'exact' : `≈ ±${percentage(give)} (${branches.toLocaleString('en')} trials)`;
}
