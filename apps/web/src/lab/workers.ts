import type { Job, Played } from '@linstock/lab';
import type { Answer } from './lab.worker.ts';

/** More workers than this only fight for memory. */
const MOST_WORKERS = 8;

/** A batch under way. */
export interface Run {
  /** Ends it at once; games under way are lost, those told of are not. */
  readonly stop: () => void;
  /** Resolves when all games are played or it was stopped; rejects when one cannot be played. */
  readonly done: Promise<void>;
}

/** Plays games in as many workers as the machine has cores, and tells of each when it is over. */
export function playInWorkers(jobs: Iterator<Job>, heard: (played: Played) => void): Run {
  const workers: Worker[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let busy = 0;
  const end = (): void => {
    for (const worker of workers) worker.terminate();
    resolve();
  };
  const fail = (sentence: string): void => {
    reject(new Error(sentence));
    end();
  };
  const next = (worker: Worker): void => {
    const job = jobs.next();
    if (!job.done) return worker.postMessage(job.value);
    if (--busy === 0) end();
  };
  const hire = (): void => {
    const worker = new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('fault' in data) return fail(data.fault);
      heard(data.played);
      next(worker);
    };
    worker.onerror = () => fail('A worker of the page has broken down; reload the page and try again.');
    workers.push(worker);
    busy++;
    next(worker);
  };
  const wanted = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 1));
  for (let i = 0; i < wanted; i++) hire();
  return { stop: end, done: promise };
}
