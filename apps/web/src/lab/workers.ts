import type { Job, Played } from '@linstock/lab';
import { WorkerConnection } from '../common/worker.ts';

/** More workers than this only fight for memory. */
const MOST_WORKERS = 8;

/** A batch under way. */
export interface Run {
  /** Ends it at once; games under way are lost, reported ones are not. */
  readonly stop: () => void;
  /** Resolves when all games are played or it was stopped; rejects when one cannot be played. */
  readonly done: Promise<void>;
}

/** Plays games in as many workers as the machine has cores, and reports each one when it is over. */
export function playInWorkers(jobs: Iterator<Job>, heard: (played: Played) => void): Run {
  const wanted = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 1));
  const workers = Array.from({ length: wanted }, hired);
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    for (const worker of workers) worker.stop('The batch was stopped.');
  };
  const play = async (worker: Player): Promise<void> => {
    for (let job = jobs.next(); !job.done && !stopped; job = jobs.next()) heard(await worker.ask(job.value));
  };
  const done = Promise.all(workers.map(play))
    .then(() => undefined)
    .catch((fault: unknown) => {
      if (!stopped) throw fault;
    })
    .finally(stop);
  return { stop, done };
}

type Player = WorkerConnection<Job, Played>;

function hired(): Player {
  return new WorkerConnection<Job, Played>(
    // Named plainly: only so does the bundler see that this is a worker.
    () => new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' }),
    'A worker of the page has failed. Try again. If it happens again, play fewer games at a time.',
  );
}
