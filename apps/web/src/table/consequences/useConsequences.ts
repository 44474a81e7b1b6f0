import { useEffect, useState } from 'react';
import type { AnyGame, Meaning } from '../state.ts';
import { useTable } from '../useTable.ts';
import type { Consequences } from './consequences.ts';
import type { Asked } from './consequences.worker.ts';

let worker: Worker | null = null;
let next = 0;
const waiting = new Map<number, (found: Consequences | null) => void>();

/** What may come of the answer meant: null while it is being reckoned, `none` where it cannot be. */
export function useConsequences({ choice, preview }: Meaning): Consequences | 'none' | null {
  const table = useTable();
  const [found, setFound] = useState<Consequences | 'none' | null>(null);
  useEffect(() => {
    const { asked, game } = table.store.get();
    setFound(null);
    // Where both sides answer at once the other's answer is still to come, and nothing can be followed.
    if (!asked || !game || !preview.throws || game.open.length !== 1) return setFound('none');
    let left = false;
    ask(game, asked.side, choice.answer)
      .then((each) => left || setFound(each ?? 'none'))
      .catch(() => left || setFound('none'));
    return () => {
      left = true;
    };
  }, [table, choice, preview]);
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
  started.onerror = () => {
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
    worker = null;
  };
  return started;
}
