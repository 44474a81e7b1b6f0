import { percentages } from '@linstock/kernel';
import type { Strike } from '@linstock/scene';
import type { ReactNode } from 'react';
import './blows.css';

interface Props {
  readonly strikes: readonly Strike[];
  readonly clauseLink: (clause: string) => ReactNode;
}

/** Whom an answer strikes, on which side, and how each fight may end, with shares that add to 100.0. */
export function Blows({ strikes, clauseLink }: Props) {
  return strikes.map((strike) => (
    <div key={`${strike.piece}>${strike.target}`} className={`blow ${strike.where}`}>
      <p>
        <b className="blow-where">{strike.where}</b> {strike.label}. {clauseLink(strike.clause)}
      </p>
      {strike.ends.length > 0 ? (
        <Ends ends={strike.ends} />
      ) : (
        <p className="muted">A general whose character nobody knows yet is with them: no odds.</p>
      )}
    </div>
  ));
}

function Ends({ ends }: Pick<Strike, 'ends'>) {
  const shares = percentages(ends.map(({ chance }) => chance));
  return (
    <dl className="blow-ends">
      {ends.map(({ label, chance }, i) => (
        <div key={label} className={`pattern-${2 * i}`} style={{ flexGrow: Math.max(chance, 0.05) }}>
          <dt>{label}</dt>
          <dd className="figure">{shares[i]} %</dd>
        </div>
      ))}
    </dl>
  );
}
