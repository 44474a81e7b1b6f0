import { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { BusMessage } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Jobs } from './jobs.ts';

/** Jobs of one queue that a node does at once. */
const JOBS_AT_ONCE = 8;

/** Times a failed job is tried again. */
const RETRIES = 10;

/** Seconds without a sign of life after which a worker counts as dead, and its job is done by another. */
const HEARTBEAT_SECONDS = 10;

/** Seconds after which a done job is deleted. */
const KEEP_DONE_SECONDS = 3600;

/** Milliseconds that jobs under way have to end when the node stops; then others do them again. */
const STOP_MS = 5000;

/** A queue: for each key one waiting job and one running. */
const QUEUE = {
  policy: 'stately',
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: RETRIES,
  retryDelay: 1,
  retryBackoff: true,
  deleteAfterSeconds: KEEP_DONE_SECONDS,
} as const;

interface Handler {
  readonly schema: z.ZodType;
  handle(data: unknown): Promise<void>;
}

/** The data of a job, in an object as the queue wants it. */
interface JobData {
  readonly data: BusMessage;
}

/** Jobs in PostgreSQL, done by any node of a service. The job of a node that died is done again by another. */
export class BossJobs implements Jobs {
  readonly #boss: PgBoss;
  readonly #log: Log;
  readonly #handlers = new Map<string, Handler>();
  readonly #queues = new Map<string, Promise<void>>();
  #started: Promise<unknown> | null = null;
  #closed = false;

  constructor(url: string, log: Log) {
    this.#log = log;
    this.#boss = new PgBoss({
      connectionString: url,
      max: 4,
      superviseIntervalSeconds: 1,
      monitorIntervalSeconds: 1,
    });
    this.#boss.on('error', log);
  }

  async schedule(queue: string, key: string, due: number, data: BusMessage): Promise<void> {
    await this.#queue(queue);
    await this.#boss.upsert(queue, { data }, { singletonKey: key, startAfter: new Date(due) });
  }

  async cancel(queue: string, key: string): Promise<void> {
    await this.#queue(queue);
    const waiting = await this.#boss.findJobs(queue, { key, queued: true });
    if (waiting.length > 0)
      await this.#boss.deleteJob(
        queue,
        waiting.map(({ id }) => id),
      );
  }

  work<T>(queue: string, schema: z.ZodType<T>, handler: (data: T) => Promise<void>): void {
    this.#handlers.set(queue, { schema, handle: (data) => handler(schema.parse(data)) });
  }

  async start(): Promise<void> {
    for (const [queue, handler] of this.#handlers) {
      await this.#queue(queue);
      // Nodes ask for jobs and do not listen for them: an error of the queue's listening connection would end the process.
      const options = { localConcurrency: JOBS_AT_ONCE, pollingIntervalSeconds: 1 };
      await this.#boss.work<JobData>(queue, options, async ([job]) => {
        if (job) await this.#handle(queue, handler, job.data.data);
      });
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    if (!this.#started) return;
    await this.#started.catch(() => undefined);
    await this.#boss.stop({ graceful: true, timeout: STOP_MS });
  }

  /** Resolves when a queue is there. If it cannot be made now, the next call tries again. */
  async #queue(queue: string): Promise<void> {
    if (this.#closed) throw new Error('The jobs of this node are closed.');
    this.#started ??= this.#boss.start();
    await this.#started.catch((error: unknown) => {
      this.#started = null;
      throw error;
    });
    const known = this.#queues.get(queue) ?? this.#boss.createQueue(queue, QUEUE);
    this.#queues.set(queue, known);
    await known.catch((error: unknown) => {
      this.#queues.delete(queue);
      throw error;
    });
  }

  async #handle(queue: string, { schema, handle }: Handler, data: unknown): Promise<void> {
    const parsed = schema.safeParse(data);
    if (!parsed.success)
      return this.#log(new Error(`A job of the queue ${queue} cannot be read and is dropped.`));
    try {
      await handle(parsed.data);
    } catch (error) {
      this.#log(error);
      throw error;
    }
  }
}
