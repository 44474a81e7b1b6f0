import type { StandingKind } from '@linstock/kernel';
import type { StandingRule, StandingRules } from '@linstock/protocol';
import { piecesPicked } from '@linstock/scene';
import { useState } from 'react';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { picksIn, sheetIn } from '../../play/state/modeSelectors.ts';
import { Says } from './Says.tsx';
import { describeEffect, listScopes, type Scope } from './scopes.ts';
import { findSharedRule, NO_RULES, withKind, withPieces } from './standingRules.ts';
import './seat.css';

/**
 * On a question that can have a standing answer: the answer for this and like questions from the next one on,
 * and its scope.
 */
export function FromNowOn() {
  const kind = useSessionState((state) =>
    state.rulebook?.standing.find((each) => each.kind === state.asked?.kind),
  );
  const prompt = useSessionState((state) => state.asked?.prompt);
  const sheet = useSessionState((state) => sheetIn(state) !== null);
  return kind && !kind.sole && !sheet ? <Settled key={prompt} kind={kind} /> : null;
}

function Settled({ kind }: { kind: StandingKind }) {
  const session = useSession();
  const asked = useSessionState((state) => state.asked);
  const rules =
    useSessionState((state) => (state.asked ? state.standing[state.asked.side] : undefined)) ?? NO_RULES;
  const [chosen, setChosen] = useState('all');
  const scopes = useScopes();
  const scope = scopes.find(({ id }) => id === chosen) ?? scopes[0];
  if (!asked || !scope) return null;
  const { pieces } = scope;
  const rule = findSharedRule(rules, kind.kind, pieces);
  const own = asked.reactors.filter(({ number }) => pieces === null || pieces.includes(number));
  const set = (next: StandingRule): void => {
    const changed: StandingRules =
      pieces === null ? withKind(rules, kind.kind, next) : withPieces(rules, pieces, kind.kind, next);
    session.apply({ on: 'seat', do: 'stand from next', side: asked.side, rules: changed });
  };
  return (
    <div className="from-now-on panel" role="group" aria-label="From now on">
      <p className="from-now-on-head">
        <span>From now on</span>
        {scopes.length > 1 && (
          <label>
            <span className="visually-hidden">For whom</span>
            <select value={scope.id} onChange={(event) => setChosen(event.target.value)}>
              {scopes.map(({ id, words }) => (
                <option key={id} value={id}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        )}
      </p>
      <Says kind={kind} rule={rule} name="from-now-on" onRule={set} />
      <p className="muted">
        {describeEffect(rule, own)} It counts from the next one on. This one you answer yourself.
      </p>
    </div>
  );
}

/** The scopes of a standing answer: all, or the active unit. */
function useScopes(): readonly Scope[] {
  const asked = useSessionState((state) => state.asked);
  const scene = useSessionState((state) => state.scene);
  const picked = useSessionState((state) => piecesPicked(picksIn(state))[0] ?? null);
  const [only, ...more] = asked?.reactors ?? [];
  const one = picked ?? (more.length === 0 ? (only?.piece ?? null) : null);
  return listScopes(scene, one, asked?.side ?? 0);
}
