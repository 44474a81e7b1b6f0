import { useEffect, useState } from 'react';
import { WorkerLine } from '../../common/worker.ts';
import type { AnyGame } from '../state.ts';
import type { Asked } from './chances.worker.ts';
import { type Found, seekTurnings } from './turning.ts';

/** What turned a battle that is over, as far as it has been found; null before the first moment is known. */
export function useTurnings(game: AnyGame): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const worker = new WorkerLine<Asked, number>(
      () => new Worker(new URL('./chances.worker.ts', import.meta.url), { type: 'module' }),
      'What turned the battle cannot be reckoned: a worker of the page has broken down.',
    );
    let left = false;
    let { record }: { record: Asked['record'] } = game;
    const ask = async (n: number, what: Asked['what']): Promise<number | null> => {
      if (left) return null;
      const asked = { record, n, what };
      record = null;
      const found = await worker.ask(asked);
      return left ? null : found;
    };
    const asking = { shareAt: (n: number) => ask(n, 'share'), leadAt: (n: number) => ask(n, 'lead') };
    seekTurnings([0, ...game.line], asking, setFound).catch(() => setFound(null));
    return () => {
      left = true;
      worker.stop('Nobody asks any more.');
    };
  }, [game]);
  return found;
}
