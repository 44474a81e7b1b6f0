import { useEffect, useState } from 'react';
import type { AnyGame, Meaning } from '../state.ts';
import { useSession } from '../useSession.ts';
import type { Consequences } from './consequences.ts';
import type { Asked } from './consequences.worker.ts';

let worker: Worker | null = null;
let next = 0;
const waiting = new Map<number, (found: Consequences | null) => void>();

/**
 * What may come of the answer meant: null while it is being reckoned, `none` where it cannot be. For a part of the page that
 * is made anew with each answer.
 */
export function useConsequences({ choice, preview }: Meaning): Consequences | 'none' | null {
  const session = useSession();
  const [found, setFound] = useState<Consequences | 'none' | null>(null);
  useEffect(() => {
    const { asked, game } = session.store.get();
    let left = false;
    const tell = (each: Consequences | null) => left || setFound(each ?? 'none');
    // Where both sides answer at once the other's answer is still to come, and nothing can be followed.
    const known = asked && game && preview.throws && game.open.length === 1;
    const answered = known ? ask(game, asked.side, choice.answer) : Promise.resolve(null);
    answered.then(tell).catch(() => tell(null));
    return () => {
      left = true;
      if (waiting.size > 0) giveUp();
    };
  }, [session, choice, preview]);
  return found;
}

function ask(game: AnyGame, side: Asked['side'], answer: unknown): Promise<Consequences | null> {
  const { rules, battle, options } = game.record;
  worker ??= start();
  const id = next++;
  const asked: Asked = {
    id,
    rules: rules.id,
    battle: battle.id,
    options,
    saved: game.position.save(),
    side,
    answer,
  };
  worker.postMessage(asked);
  return new Promise((resolve) => waiting.set(id, resolve));
}

function start(): Worker {
  const started = new Worker(new URL('./consequences.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<{ id: number; found: Consequences | null }>) => {
    waiting.get(data.id)?.(data.found);
    waiting.delete(data.id);
  };
  started.onerror = giveUp;
  return started;
}

/** Nobody waits for what is being reckoned, or it cannot be: the next question finds a worker at leisure. */
function giveUp(): void {
  worker?.terminate();
  worker = null;
  for (const resolve of waiting.values()) resolve(null);
  waiting.clear();
}
