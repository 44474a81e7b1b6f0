import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { Fault } from '../fault.ts';
import { closeToOthers, GAMES, makeFolder, openingFault } from './folder.ts';
import { holdFolder } from './lock.ts';
import { migrate } from './migrations.ts';
import type { Database, Tables } from './schema.ts';

/** A database ready for use, and how to be done with it. */
export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/** Milliseconds between two clean-ups of the files: the embedded database has no process of its own for it. */
const TIDY_INTERVAL_MS = 300_000;

/**
 * Opens the embedded database in a folder, making it if it is not there, and brings its tables up to date.
 * Throws a Fault when another process has the folder, or when it cannot be read or written.
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const home = resolve(folder);
  makeFolder(home);
  const hold = holdFolder(join(home, GAMES));
  const pglite = new PGlite(join(home, GAMES), { postgresqlconf: ['shared_buffers=16MB'] });
  const letGo = async (): Promise<void> => {
    if (pglite.ready) await pglite.close();
    hold.release();
  };
  try {
    await pglite.waitReady;
    closeToOthers(home);
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
    await migrate(db);
    const timer = setInterval(() => void tidy(db), TIDY_INTERVAL_MS);
    timer.unref();
    const close = async (): Promise<void> => {
      clearInterval(timer);
      await letGo();
    };
    return { db, close };
  } catch (error) {
    await letGo();
    if (error instanceof Fault) throw error;
    throw openingFault(home, error);
  }
}

/**
 * Frees the space of deleted and overwritten rows, which would otherwise never be used again, and shortens
 * the log, which is slow to reopen when it is long. A failure is ignored: the next append meets the same
 * error and reports it.
 */
export async function tidy(db: Database): Promise<void> {
  await sql`vacuum`.execute(db).catch(() => undefined);
  await sql`checkpoint`.execute(db).catch(() => undefined);
}
