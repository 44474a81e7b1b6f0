import { otherSide } from '@linstock/kernel';
import type { Pair } from '@linstock/protocol';
import { useState } from 'react';
import { hashOfTable } from '../../app/route.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { challengeOfPair, claimChallengeSeat } from '../../host/challengeCalls.ts';
import { describePair } from './pairWords.ts';

/** How far a pair of games is, and the way to its other game. */
export function PairBox({ pair }: { readonly pair: Pair }) {
  const { number, other, state } = pair;
  const game = useSessionState((known) => known.view?.id ?? '');
  const challenge = challengeOfPair(game);
  return (
    <section className="pair-box" aria-label="The pair">
      <h3>A pair, game {number} of 2</h3>
      <p>{describePair(pair)}</p>
      {number === 1 && challenge !== null && (state === 'between' || state === 'second') ? (
        <SecondGame challenge={challenge} />
      ) : (
        other !== null && (
          <a className="button" href={hashOfTable(other)}>
            To game {3 - number}
          </a>
        )
      )}
    </section>
  );
}

/** The second game, once the first is over: each player takes the other side. */
function SecondGame({ challenge }: { readonly challenge: string }) {
  const sides = useSessionState((state) => state.game?.position.sides);
  const [mine] = useSession().seats;
  const [trouble, setTrouble] = useState<string | null>(null);
  if (mine === undefined || !sides) return null;
  const open = async () => {
    try {
      location.hash = hashOfTable((await claimChallengeSeat(challenge, true)).game);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <button type="button" className="button button-main" onClick={() => void open()}>
        Game 2: you are the {sides[otherSide(mine)]}
      </button>
      {trouble !== null && <p role="alert">{trouble}</p>}
    </>
  );
}
