import { availableParallelism } from 'node:os';
import { type Batch, type Job, jobsOf, type Played } from '@linstock/lab';
import { Piscina } from 'piscina';
import { Progress } from './progress.ts';

/**
 * Plays batches on worker threads. Each game follows from its number alone, so the results are the same however the
 * games are shared out. Ctrl-C ends it; the games finished by then are returned.
 * @param workers threads; null for one a core
 */
export async function runBatches(batches: readonly Batch[], workers: number | null): Promise<Played[]> {
  const total = batches.reduce((sum, batch) => sum + batch.games, 0);
  const threads = Math.min(total, workers ?? availableParallelism());
  const pool = new Piscina<Job, Played>({
    filename: new URL('./worker.ts', import.meta.url).href,
    maxThreads: threads,
  });
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort();
  // Stays until everything has been stopped: the launcher of an older Node passes Ctrl-C on, so it may arrive twice.
  process.on('SIGINT', onInterrupt);
  const progress = new Progress(total);
  const played: Played[] = [];
  const jobs = jobsOf(batches);
  /** Keeps one thread busy; each takes the next game when it has finished one. */
  const keepBusy = async (): Promise<void> => {
    for (const job of jobs) {
      if (stop.signal.aborted) return;
      try {
        played.push(await pool.run(job, { signal: stop.signal }));
        progress.step();
      } catch (error) {
        if (stop.signal.aborted) return;
        stop.abort();
        throw error;
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, keepBusy));
  } finally {
    progress.end();
    await pool.destroy();
    process.removeListener('SIGINT', onInterrupt);
  }
  return played;
}
