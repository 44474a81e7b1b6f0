import type { Log } from '../log.ts';
import type { TableStore } from '../tables/tables.ts';
import type { ClockTable } from './clockTable.ts';

/** Milliseconds between two signs of life while a clock runs. */
const BEAT_MS = 1000;

/** Milliseconds without a sign of life after which the service counts as down in between: no clock has run. */
const DOWN_MS = 5000;

/** Milliseconds of an outage after which clocks wait for the players to come back. */
const LONG_MS = 30_000;

/** Milliseconds after an outage until clocks run again, unless the side that is asked is back before. */
const GRACE_MS = 600_000;

/** The one row of the table. */
const ROW = 1;

/** A time at which the service was down. */
export interface Outage {
  readonly from: number;
  readonly to: number;
  /** When clocks run again. */
  readonly resumes: number;
}

/**
 * The sign of life of the service. Any node gives it, once a second while a clock runs. A gap means that no node was there,
 * that the database did not answer, or that the system's clock was set: no player's time runs in it.
 */
export class Pulse {
  readonly #tables: TableStore;
  readonly #clocks: ClockTable;
  readonly #now: () => number;
  readonly #log: Log;
  #timer: NodeJS.Timeout | null = null;
  #outage: Outage | null = null;
  #skipped: () => void = () => undefined;

  /** @param now milliseconds since 1970 */
  constructor(tables: TableStore, clocks: ClockTable, now: () => number, log: Log) {
    this.#tables = tables;
    this.#clocks = clocks;
    this.#now = now;
    this.#log = log;
  }

  /** Gives the sign of life from now on, and calls `skipped` after each outage. */
  async start(skipped: () => void): Promise<void> {
    this.#skipped = skipped;
    this.#timer = setInterval(() => void this.#beatIfNeeded().catch(this.#log), BEAT_MS).unref();
    await this.beat();
  }

  /** Stops after a last sign of life. */
  async close(): Promise<void> {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
    await this.#beatIfNeeded().catch(() => undefined);
  }

  /** The last outage, while clocks wait for their players after it; null if they do not. */
  get outage(): Outage | null {
    return this.#outage && this.#outage.resumes > this.#now() ? this.#outage : null;
  }

  /** True if the service gives signs of life. A node that serves no visitors asks before it says that time has run out. */
  async alive(): Promise<boolean> {
    const beat = (await this.#read())?.beat;
    return beat !== undefined && Math.abs(this.#now() - beat) <= DOWN_MS;
  }

  /**
   * Gives a sign of life now. After it no clock counts time at which the service was down. A node that serves no visitors has
   * not started, and gives none.
   */
  async beat(): Promise<void> {
    if (!this.#timer) return;
    const row = await this.#read();
    const now = this.#now();
    if (!row) {
      await this.#tables
        .insertInto('service_pulse')
        .values({ id: ROW, beat: now, down_from: null, down_to: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return;
    }
    const gap = Math.abs(now - row.beat);
    if (gap > DOWN_MS) return this.#skip(row.beat, now);
    this.#note(row.down_from, row.down_to);
    if (gap >= BEAT_MS * 0.9) await this.#write(row.beat, { beat: now });
  }

  async #beatIfNeeded(): Promise<void> {
    if (await this.#clocks.anyRuns()) await this.beat();
  }

  async #skip(from: number, to: number): Promise<void> {
    const ran = await this.#clocks.skip(from, to, resumesAfter(from, to));
    const down = ran ? { down_from: from, down_to: to } : {};
    await this.#write(from, { beat: to, ...down });
    if (!ran) return;
    this.#note(from, to);
    this.#skipped();
  }

  #note(from: number | null, to: number | null): void {
    this.#outage = from === null || to === null ? null : { from, to, resumes: resumesAfter(from, to) };
  }

  async #write(
    before: number,
    change: { readonly beat: number; readonly down_from?: number; readonly down_to?: number },
  ): Promise<void> {
    await this.#tables
      .updateTable('service_pulse')
      .set(change)
      .where('id', '=', ROW)
      .where('beat', '=', before)
      .execute();
  }

  #read() {
    return this.#tables.selectFrom('service_pulse').selectAll().where('id', '=', ROW).executeTakeFirst();
  }
}

function resumesAfter(from: number, to: number): number {
  return Math.abs(to - from) > LONG_MS ? to + GRACE_MS : to;
}
