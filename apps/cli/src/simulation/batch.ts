import { availableParallelism } from 'node:os';
import type { BotName } from '@linstock/bots';
import type { MatchResult } from '@linstock/lab';
import { Piscina } from 'piscina';
import { Progress } from './progress.ts';

/** A batch of games to be played. */
export interface Batch {
  readonly system: string;
  readonly battle: string;
  readonly bots: readonly [BotName, BotName];
  readonly games: number;
  readonly seed: string;
  readonly effort: number;
  /** Worker threads; null for one a core. */
  readonly workers: number | null;
}

/** One game for a worker. */
export interface Job {
  readonly system: string;
  readonly battle: string;
  readonly bots: readonly [BotName, BotName];
  readonly index: number;
  readonly seed: string;
  readonly effort: number;
}

/**
 * Plays a batch on worker threads. Each game's seed comes from its number, so the results are the same however the
 * games are shared out. Ctrl-C ends the batch; the games finished by then are returned.
 */
export async function runBatch(batch: Batch): Promise<MatchResult[]> {
  const pool = new Piscina<Job, MatchResult>({
    filename: new URL('./worker.ts', import.meta.url).href,
    maxThreads: Math.min(batch.games, batch.workers ?? availableParallelism()),
  });
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort();
  process.once('SIGINT', onInterrupt);
  const progress = new Progress(batch.games);
  const { games, workers: _, ...job } = batch;
  const results: (MatchResult | null)[] = await Promise.all(
    Array.from({ length: games }, async (_unused, index) => {
      try {
        const result = await pool.run({ ...job, index }, { signal: stop.signal });
        progress.step();
        return result;
      } catch (error) {
        if (stop.signal.aborted) return null;
        stop.abort();
        throw error;
      }
    }),
  );
  process.removeListener('SIGINT', onInterrupt);
  progress.end();
  await pool.destroy();
  return results.filter((result) => result !== null);
}
