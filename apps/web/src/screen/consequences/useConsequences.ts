import type { Side } from '@linstock/kernel';
import type { StandingRules } from '@linstock/protocol';
import type { Consequences } from '@linstock/scene';
import { useEffect, useState } from 'react';
import { WorkerConnection } from '../../common/worker.ts';
import { useSession } from '../../hooks/useSession.ts';
import type { AnyGame, Meaning } from '../../play/state/state.ts';
import type { ConsequenceQuestion } from './consequences.worker.ts';

const worker = new WorkerConnection<ConsequenceQuestion, Consequences | null>(
  () => new Worker(new URL('./consequences.worker.ts', import.meta.url), { type: 'module' }),
  'What follows cannot be computed: a worker of the page has failed.',
);

/**
 * The consequences of the present answer: null while they are computed, `none` if they cannot be.
 * @param meaning null if nothing is to be computed
 */
export function useConsequences(meaning: Meaning | null): Consequences | 'none' | null {
  const session = useSession();
  const choice = meaning?.choice;
  const preview = meaning?.preview;
  const [found, setFound] = useState<{
    readonly of: Meaning['choice'];
    readonly is: Consequences | 'none';
  } | null>(null);
  useEffect(() => {
    if (!choice || !preview) return;
    const { asked, game, standing } = session.store.get();
    let left = false;
    const tell = (each: Consequences | null) => left || setFound({ of: choice, is: each ?? 'none' });
    // If both sides answer at the same time, the other's answer is still missing, and the consequences cannot
    // be computed.
    const known = asked && game && preview.throws && game.open.length === 1;
    const answered = known
      ? ask(game, asked.side, standing[asked.side] ?? {}, choice.answer)
      : Promise.resolve(null);
    answered.then(tell).catch(() => tell(null));
    return () => {
      left = true;
      // The next question finds a worker at leisure.
      if (worker.busy) worker.stop('Another answer is meant.');
    };
  }, [session, choice, preview]);
  if (!choice) return 'none';
  return found?.of === choice ? found.is : null;
}

function ask(
  game: AnyGame,
  side: Side,
  standing: StandingRules,
  answer: unknown,
): Promise<Consequences | null> {
  const { rules, battle, options, carried } = game.record;
  return worker.ask({
    game: { rules, battle, ...(carried && { carried }) },
    options,
    saved: game.position.save(),
    side,
    standing,
    answer,
  });
}
