import type { AppendResult } from '@linstock/judge';
import type pg from 'pg';
import { Fault } from '../fault.ts';
import { GroupWriter } from './groupWriter.ts';
import { type Append, appendGroup } from './postgresAppends.ts';
import { lostConnection, postgresReadFault, postgresWriteFault } from './postgresFaults.ts';
import { PostgresReads } from './postgresReads.ts';
import { PostgresWrites } from './postgresWrites.ts';
import type { SharedStore } from './store.ts';

/** The clock of a store. */
export interface PostgresStoreOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * A store in PostgreSQL 15 or later, which several nodes may share. Appends of many games share one statement and one
 * commit. Every database error becomes a Fault with one clear sentence. Closing the store leaves the pool open.
 */
export function postgresStore(pool: pg.Pool, { now = Date.now }: PostgresStoreOptions = {}): SharedStore {
  const reads = new PostgresReads(pool, now);
  const writes = new PostgresWrites(pool, now);
  const appends = new GroupWriter<Append, AppendResult | Fault>(async (group) => {
    try {
      return await appendGroup(pool, group, now());
    } catch (error) {
      // Sent separately, each of them would wait for the database.
      if (group.length > 1 && !lostConnection(error)) throw error;
      const fault = postgresWriteFault(error);
      return group.map(() => fault);
    }
  });
  const read = <T>(work: Promise<T>): Promise<T> => work.catch(postgresFail(postgresReadFault));
  const write = <T>(work: Promise<T>): Promise<T> => work.catch(postgresFail(postgresWriteFault));
  return {
    create: (game) => write(writes.create(game)),
    game: (id) => read(reads.game(id)),
    seat: (id, side, tokenHash) => write(writes.seat(id, side, tokenHash)),
    entries: (id, after) => read(reads.entries(id, after)),
    async append(id, entry, command) {
      const done = await appends.push({ id, n: entry.n, command, body: JSON.stringify(entry) });
      if (done instanceof Fault) throw done;
      return done;
    },
    commands: (id, after) => read(reads.commands(id, after)),
    standing: (id, side) => read(reads.standing(id, side)),
    saveStanding: (id, side, rules) => write(writes.saveStanding(id, side, rules)),
    finish: (id) => write(writes.finish(id)),
    rename: (id, side, name, header) => write(writes.rename(id, side, name, header)),
    unattended: () => read(reads.unattended()),
    touch: (id) => write(writes.touch(id)),
    madeBy: (maker, days) => read(reads.madeBy(maker, days)),
    forgotten: (unplayed, played) => read(reads.forgotten(unplayed, played)),
    leave: (id, side) => write(writes.leave(id, side)),
    remove: (id) => write(writes.remove(id)),
    offers: (id) => read(reads.offers(id)),
    saveOffers: (id, offers) => write(writes.saveOffers(id, offers)),
    heads: (ids) => read(reads.heads(ids)),
    backup: () => Promise.reject(noFileBackup()),
    ready: () => read(reads.ready()),
    close: () => appends.settled(),
  };
}

/** Throws an error as a Fault. */
function postgresFail(faultOf: (error: unknown) => Fault): (error: unknown) => never {
  return (error) => {
    throw error instanceof Fault ? error : faultOf(error);
  };
}

/** The games are in PostgreSQL, which has a better tool. */
export function noFileBackup(): Fault {
  const sentence =
    'The games are in PostgreSQL: copy them with pg_dump --format=custom --file=FILE "$DATABASE_URL", and bring them back with pg_restore.';
  return new Fault(400, 'no-backup', sentence);
}
