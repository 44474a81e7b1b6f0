import type { Side } from '@linstock/kernel';
import type { StandingRule } from '@linstock/protocol';
import { piecesPicked } from '@linstock/scene';
import { useState } from 'react';
import { useSession, useSessionState } from '../useSession.ts';
import { NO_RULES, ruleOf, type Said, saysOf, USUAL_FROM, withKind, withPiece } from './standingRules.ts';
import './seat.css';

const WORDS: Readonly<Record<Exclude<Said, 'ask'>, string>> = {
  always: 'always',
  never: 'never',
  usual: 'as usual',
  'act from': `from ${USUAL_FROM} %`,
  'ask from': `ask from ${USUAL_FROM} %`,
};

/** On a question that may be answered beforehand: the same answer to this one and all like it, for all or for one piece. */
export function FromNowOn() {
  const session = useSession();
  const asked = useSessionState((state) => state.asked);
  const kind = useSessionState((state) =>
    state.rulebook?.standing.find((each) => each.kind === state.asked?.kind),
  );
  const rules =
    useSessionState((state) => (state.asked ? state.standing[state.asked.side] : undefined)) ?? NO_RULES;
  const picked = useSessionState((state) => piecesPicked(state.picks)[0] ?? null);
  const piece = useSessionState((state) => state.scene?.pieces.find(({ id }) => id === picked));
  const [own, setOwn] = useState(false);
  if (!asked || !kind) return null;
  const number = own ? piece?.number : undefined;
  const keep = (side: Side, rule: StandingRule): void =>
    void session.seat.keepStanding(
      side,
      number === undefined ? withKind(rules, kind.kind, rule) : withPiece(rules, number, kind.kind, rule),
    );
  return (
    <div className="from-now-on" role="group" aria-label="From now on">
      <span className="muted">From now on:</span>
      {saysOf(kind)
        .filter((said) => said !== 'ask')
        .map((said) => (
          <button
            key={said}
            type="button"
            className="button button-small"
            title={`${kind.title}: this question and all like it`}
            onClick={() => keep(asked.side, ruleOf(said, USUAL_FROM))}
          >
            {WORDS[said]}
          </button>
        ))}
      {piece?.number !== undefined && (
        <label>
          <input type="checkbox" checked={own} onChange={(event) => setOwn(event.target.checked)} />
          only {piece.name}
        </label>
      )}
    </div>
  );
}
