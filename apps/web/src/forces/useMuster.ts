/** The side's muster, and the force that it is building. */
import { type Question, type Side, sealedKnownTo } from '@linstock/kernel';
import type { Muster, MusterForce } from '@linstock/scene';
import { useCallback, useMemo, useState } from 'react';
import { useSession, useSessionState } from '../hooks/useSession.ts';
import { EMPTY_FORCE, explainUnfinished } from './force.ts';
import { readForce, saveForce } from './storedForce.ts';

/** Why a force cannot be bought as it is. */
export interface Shortfall {
  readonly sentence: string;
  readonly clause: string | null;
}

/** A force under way, and the way to the gate. */
export interface MusterControl {
  readonly muster: Muster<unknown>;
  readonly side: Side;
  readonly sideName: string;
  readonly clause: string;
  readonly force: MusterForce;
  readonly change: (force: MusterForce) => void;
  /** Null when the rules allow it. */
  readonly shortfall: Shortfall | null;
  /** Sends the answer; the gate checks it like any other. */
  readonly buy: () => void;
  /** An answer is on its way. */
  readonly sent: boolean;
}

/** The muster of the present question; null while there is nothing to buy. */
export function useMuster(): MusterControl | null {
  const session = useSession();
  const asked = useSessionState((state) => state.asked);
  const game = useSessionState((state) => state.game);
  const rulebook = useSessionState((state) => state.rulebook);
  const sent = useSessionState((state) => state.sent);
  const id = useSessionState((state) => state.view?.id ?? '');
  const question = asked && game ? game.question(asked.side) : null;
  const muster = useMemo(
    () =>
      question && game
        ? (rulebook?.present.asks.muster?.(
            {
              field: game.field,
              state: game.position.state,
              known: sealedKnownTo(game.position, question.side),
            },
            question,
          ) ?? null)
        : null,
    [question, game, rulebook],
  );
  const key = `${id}/${asked?.side}`;
  const [changed, setChanged] = useState<{ readonly key: string; readonly force: MusterForce } | null>(null);
  const change = useCallback(
    (force: MusterForce) => {
      saveForce(key, force);
      setChanged({ key, force });
    },
    [key],
  );
  const kept = useMemo(() => muster && readForce(key, muster), [key, muster]);
  if (!muster || !question || !game || !rulebook) return null;
  const force = (changed?.key === key ? changed.force : kept) ?? muster.ready[0]?.force ?? EMPTY_FORCE;
  const shortfall = shortfallOf(muster, question, force);
  return {
    muster,
    side: question.side,
    sideName: game.position.sides[question.side],
    clause: question.clause,
    force,
    change,
    shortfall,
    buy() {
      const answer = muster.answer(force);
      const told = rulebook.present.clicks.picks(
        { field: game.field, state: game.position.state, known: sealedKnownTo(game.position, question.side) },
        question,
        answer,
      );
      if (shortfall === null) session.apply({ on: 'board', do: 'choose', choice: { answer, ...told } });
    },
    sent,
  };
}

function shortfallOf(
  muster: Muster<unknown>,
  question: Question<unknown>,
  force: MusterForce,
): Shortfall | null {
  const sentence = explainUnfinished(muster, force);
  if (sentence !== null) return { sentence, clause: null };
  return question.refuse(muster.answer(force));
}
