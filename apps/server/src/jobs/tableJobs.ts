import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { z } from 'zod';
import type { BusMessage } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { GroupWriter } from '../store/groupWriter.ts';
import type { JobTable } from '../tables/rows/jobs.ts';
import type { TableStore } from '../tables/tables.ts';
import type { Jobs } from './jobs.ts';

/** Jobs taken at once. */
const BATCH = 20;

/** Failures after which a job is dropped. */
const MAX_FAILURES = 10;

/** Milliseconds between two looks at the table if nothing is due before. */
const LOOK_INTERVAL_MS = 60_000;

/** Milliseconds until a job that failed is tried again; doubled by each failure. */
const RETRY_MS = 1000;

interface Handler {
  readonly schema: z.ZodType;
  handle(data: unknown): Promise<void>;
}

/** Jobs in a table, done by the one process that has the embedded database. */
export class TableJobs implements Jobs {
  readonly #tables: TableStore;
  readonly #now: () => number;
  readonly #log: Log;
  readonly #handlers = new Map<string, Handler>();
  /** Jobs of one moment, such as the questions of all games that were left together, share one wait for the disk. */
  readonly #writer = new GroupWriter<Insertable<JobTable>, void>((jobs) => this.#save(jobs));
  #timer: NodeJS.Timeout | null = null;
  /** When the timer goes off, by `now`. */
  #wake = Number.POSITIVE_INFINITY;
  #running: Promise<void> | null = null;
  #state: 'new' | 'started' | 'closed' = 'new';

  /** @param now milliseconds since 1970 */
  constructor(tables: TableStore, now: () => number, log: Log) {
    this.#tables = tables;
    this.#now = now;
    this.#log = log;
  }

  async schedule(queue: string, key: string, due: number, data: BusMessage): Promise<void> {
    const version = randomUUID();
    await this.#writer.push({ queue, key, due, data: JSON.stringify(data), version, failures: 0 });
    if (this.#handlers.has(queue)) this.#lookAt(due);
  }

  /** Writes jobs in order: of two with one key the later counts. */
  async #save(jobs: readonly Insertable<JobTable>[]): Promise<void[]> {
    await this.#tables
      .insertInto('job')
      .values(jobs)
      .onConflict((conflict) =>
        conflict.columns(['queue', 'key']).doUpdateSet(({ ref }) => ({
          due: ref('excluded.due'),
          data: ref('excluded.data'),
          version: ref('excluded.version'),
          failures: ref('excluded.failures'),
        })),
      )
      .execute();
    return jobs.map(() => undefined);
  }

  async cancel(queue: string, key: string): Promise<void> {
    await this.#writer.settled();
    await this.#tables.deleteFrom('job').where('queue', '=', queue).where('key', '=', key).execute();
  }

  work<T>(queue: string, schema: z.ZodType<T>, handler: (data: T) => Promise<void>): void {
    this.#handlers.set(queue, { schema, handle: (data) => handler(schema.parse(data)) });
  }

  async start(): Promise<void> {
    this.#state = 'started';
    this.#lookAt(this.#now());
  }

  async close(): Promise<void> {
    this.#state = 'closed';
    if (this.#timer) clearTimeout(this.#timer);
    await this.#running;
    await this.#writer.settled();
  }

  /** Looks at the table at this time, or before. */
  #lookAt(time: number): void {
    if (this.#state !== 'started' || (this.#timer && this.#wake <= time)) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#wake = time;
    const wait = Math.min(Math.max(time - this.#now(), 0), LOOK_INTERVAL_MS);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#running ??= this.#run();
    }, wait).unref();
  }

  async #run(): Promise<void> {
    let next = this.#now() + LOOK_INTERVAL_MS;
    try {
      while (this.#state === 'started' && (await this.#doDue()) === BATCH);
      next = await this.#nextDue(next);
    } catch (error) {
      // The store is not there for the moment; it says so itself.
      this.#log(error);
    }
    this.#running = null;
    this.#lookAt(next);
  }

  async #nextDue(latest: number): Promise<number> {
    const first = await this.#tables
      .selectFrom('job')
      .select(({ fn }) => fn.min('due').as('due'))
      .where('queue', 'in', [...this.#handlers.keys(), ''])
      .executeTakeFirst();
    return Math.min(first?.due ?? latest, latest);
  }

  /** Runs due jobs, at most a batch. Returns how many there were. */
  async #doDue(): Promise<number> {
    const due = await this.#tables
      .selectFrom('job')
      .selectAll()
      .where('queue', 'in', [...this.#handlers.keys(), ''])
      .where('due', '<=', this.#now())
      .orderBy('due')
      .limit(BATCH)
      .execute();
    for (const job of due) await this.#do(job);
    return due.length;
  }

  async #do(job: Selectable<JobTable>): Promise<void> {
    const { queue, key, version } = job;
    const handler = this.#handlers.get(queue);
    if (this.#state !== 'started' || !handler) return;
    const done = await this.#handle(handler, job);
    const failures = job.failures + 1;
    if (done || failures >= MAX_FAILURES) {
      await this.#tables
        .deleteFrom('job')
        .where('queue', '=', queue)
        .where('key', '=', key)
        .where('version', '=', version)
        .execute();
      return;
    }
    await this.#tables
      .updateTable('job')
      .set({ failures, due: this.#now() + RETRY_MS * 2 ** failures })
      .where('queue', '=', queue)
      .where('key', '=', key)
      .where('version', '=', version)
      .execute();
  }

  /** False if the job failed and may be tried again. */
  async #handle(handler: Handler, { queue, key, data }: Selectable<JobTable>): Promise<boolean> {
    const parsed = handler.schema.safeParse(JSON.parse(data));
    if (!parsed.success) {
      this.#log(new Error(`The job ${key} of the queue ${queue} cannot be read and is dropped.`));
      return true;
    }
    try {
      await handler.handle(parsed.data);
      return true;
    } catch (error) {
      this.#log(error);
      return false;
    }
  }
}
