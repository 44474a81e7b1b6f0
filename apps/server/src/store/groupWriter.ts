import { setImmediate } from 'node:timers/promises';
import { nth } from '@linstock/kernel';

/** Maximum number of jobs in one group: a larger one would stop the event loop for too long. */
const MAX_GROUP = 512;

interface WaitingJob<Job, Result> {
  readonly job: Job;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Group commit. Jobs that arrive in one turn of the event loop, or while a group is being written, are written together in
 * one transaction, so that many of them share one wait for the disk.
 */
export class GroupWriter<Job, Result> {
  readonly #write: (jobs: readonly Job[]) => Promise<readonly Result[]>;
  readonly #waiting: WaitingJob<Job, Result>[] = [];
  #running: Promise<void> | null = null;

  /**
   * @param write writes a group in one transaction, and resolves when it is on the disk, with one result for each job. If
   *   it throws, nothing of the group is written.
   */
  constructor(write: (jobs: readonly Job[]) => Promise<readonly Result[]>) {
    this.#write = write;
  }

  /** Resolves with the result of the job when it is on the disk. Rejects if the job fails, even written alone. */
  push(job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when no job is waiting. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await setImmediate();
      await this.#writeGroup(this.#waiting.splice(0, MAX_GROUP));
    }
    this.#running = null;
  }

  /** One job that cannot be written must not fail the others: a group that failed is written again, one by one. */
  async #writeGroup(group: readonly WaitingJob<Job, Result>[]): Promise<void> {
    try {
      const results = await this.#write(group.map(({ job }) => job));
      group.forEach(({ resolve }, i) => resolve(nth(results, i)));
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const each of group) await this.#writeGroup([each]);
    }
  }
}
