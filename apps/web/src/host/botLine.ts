import type { Think } from './surroundings.ts';

/** Bots in a worker of their own, so that the judge stays quick; the worker starts with the first question. */
export function thinkInWorker(): Think {
  let worker: Worker | null = null;
  let next = 0;
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  const start = (): Worker => {
    const started = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = (event: MessageEvent<{ id: number; answer?: unknown; fault?: string }>) => {
      const { id, answer, fault } = event.data;
      const asked = waiting.get(id);
      waiting.delete(id);
      if (fault === undefined) asked?.resolve(answer);
      else asked?.reject(new Error(fault));
    };
    started.onerror = () => {
      for (const asked of waiting.values())
        asked.reject(new Error('The machine player has broken down; reload the page to wake it.'));
      waiting.clear();
      worker = null;
    };
    return started;
  };
  return (game, record, side, level) => {
    worker ??= start();
    const id = next++;
    worker.postMessage({ id, game, record, side, level });
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
}
