import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { Backups } from './backup.ts';
import { DiskGuard } from './diskGuard.ts';
import { readFault, writeFault } from './faults.ts';
import { GroupWriter } from './groupWriter.ts';
import { SqliteReads } from './sqliteReads.ts';
import { SqliteWrites } from './sqliteWrites.ts';
import type { Store } from './store.ts';

/** The clock of a store, and the guard it shares with the other users of the database. */
export interface StoreOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly guard?: DiskGuard;
}

/**
 * A store over the embedded database. Every database error becomes a Fault with one clear sentence. All
 * writes go through one queue, so that those of many games share a commit. They are made in the event loop: a commit takes
 * less than a millisecond, and a hop to a thread costs more than that.
 */
export function sqliteStore(
  db: DatabaseSync,
  { now = Date.now, guard = new DiskGuard() }: StoreOptions = {},
): Store {
  const reads = new SqliteReads(db, now);
  const writes = new SqliteWrites(db, now);
  const backups = new Backups(db);
  const writer = new GroupWriter<() => unknown, unknown>(async (jobs) => {
    await backups.turn();
    // A transaction of the tables beside the games may be under way on the same connection: it takes a few turns.
    while (db.isTransaction) await setImmediate();
    return guard.run(() => writes.commit(jobs), writeFault);
  });
  const write = <T>(job: () => T): Promise<T> => writer.push(job) as Promise<T>;
  const read = async <T>(work: () => T): Promise<T> => guard.run(work, readFault);
  return {
    create: (game) => write(() => writes.create(game)),
    game: (id) => read(() => reads.game(id)),
    seat: (id, side, tokenHash) => write(() => writes.seat(id, side, tokenHash)),
    entries: (id, after) => read(() => reads.entries(id, after)),
    append: (id, entry, command) => {
      const body = JSON.stringify(entry);
      return write(() => writes.append(id, entry.n, command, body));
    },
    commands: (id, after) => read(() => reads.commands(id, after)),
    standing: (id, side) => read(() => reads.standing(id, side)),
    saveStanding: (id, side, rules) => write(() => writes.saveStanding(id, side, rules)),
    finish: (id) => write(() => writes.finish(id)),
    rename: (id, side, name, header) => write(() => writes.rename(id, side, name, header)),
    unattended: () => read(() => reads.unattended()),
    touch: (id) => write(() => writes.touch(id)),
    madeBy: (maker, days) => read(() => reads.madeBy(maker, days)),
    forgotten: (unplayed, played) => read(() => reads.forgotten(unplayed, played)),
    leave: (id, side) => write(() => writes.leave(id, side)),
    async remove(id) {
      await write(() => writes.remove(id));
      while (await write(() => writes.releasePages()));
    },
    backup: (file) => backups.make(file),
    ready: () => read(() => reads.ready()),
    async close() {
      await writer.settled();
      db.close();
    },
  };
}
