import { percentText } from '@linstock/kernel';
import type { Strike } from '@linstock/scene';
import type { ReactNode } from 'react';
import { Lines } from './ReckoningLines.tsx';
import './blows.css';

interface Props {
  readonly strikes: readonly Strike[];
  readonly clauseLink: (clause: string) => ReactNode;
}

/** The units that an answer strikes, on which side, and how each fight may end. The shares add to 100.0. */
export function Blows({ strikes, clauseLink }: Props) {
  return strikes.map((strike) => (
    <div key={`${strike.piece}>${strike.target}`} className={`blow ${strike.where}`}>
      <p>
        <b className="blow-where">{strike.where}</b> {strike.label}. {clauseLink(strike.clause)}
      </p>
      <Together parts={strike.parts ?? []} sums={strike.sums ?? []} clauseLink={clauseLink} />
      {strike.ends.length > 0 ? (
        <Ends ends={strike.ends} />
      ) : (
        <p className="muted">A general of unknown character is with them: no odds.</p>
      )}
    </div>
  ));
}

interface TogetherProps extends Pick<Props, 'clauseLink'>, Required<Pick<Strike, 'parts' | 'sums'>> {}

/** A blow by several units together: attackers and targets, and the strength of each side. */
function Together({ parts, sums, clauseLink }: TogetherProps) {
  return (
    <>
      {parts.length > 0 && (
        <ul className="blow-parts">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {sums.map(({ label, lines }) => (
        <section key={label} aria-label={label}>
          <h3>{label}</h3>
          <Lines lines={lines} clauseLink={clauseLink} />
        </section>
      ))}
    </>
  );
}

/** More ends than these stand below one another. */
const MOST_IN_BAR = 4;

function Ends({ ends }: Pick<Strike, 'ends'>) {
  if (ends.length > MOST_IN_BAR) return <EndRows ends={ends} />;
  return (
    <dl className="blow-ends">
      {ends.map(({ label, chance }, i) => (
        <div key={label} className={`pattern-${2 * i}`} style={{ flexGrow: Math.max(chance, 0.05) }}>
          <dt>{label}</dt>
          <dd className="figure">{percentText(chance)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Several results, a row each: in words, with the chance and a bar of that length. */
function EndRows({ ends }: Pick<Strike, 'ends'>) {
  return (
    <dl className="blow-ends blow-rows">
      {ends.map(({ label, chance }) => (
        <div key={label} style={{ backgroundSize: `${(chance * 100).toFixed(1)}% 100%` }}>
          <dt>{label}</dt>
          <dd className="figure">{percentText(chance)}</dd>
        </div>
      ))}
    </dl>
  );
}
