import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Fault } from '../fault.ts';
import {
  closeToOthers,
  damagedFolder,
  GAMES_FILE,
  makeFolder,
  openingFault,
  refuseOldGames,
} from './folder.ts';
import { migrate } from './migrations.ts';
import { allRows } from './sqliteRows.ts';

/** Bytes to which the write-ahead log is cut after a checkpoint: a large import may have made it longer. */
const MAX_LOG_BYTES = 16_777_216;

/**
 * The settings of the database. Exclusive locking refuses a second process; the lock is the kernel's, so a killed process
 * frees it. With synchronous = full each commit waits until the disk has the log, so a power cut loses nothing
 * acknowledged. Deleted data is overwritten, and its pages can be given back to the disk.
 */
const SETTINGS = `
  pragma locking_mode = exclusive;
  pragma auto_vacuum = incremental;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma journal_size_limit = ${MAX_LOG_BYTES};
`;

/**
 * Opens the embedded database in a data folder, makes it if there is none, checks it and brings its tables up to date.
 * Throws a Fault with one sentence if another process has the folder, if it was written by another version, or if it
 * cannot be read or written.
 */
export function openDatabase(folder: string): DatabaseSync {
  const home = resolve(folder);
  makeFolder(home);
  refuseOldGames(home);
  let db: DatabaseSync | null = null;
  try {
    closeToOthers(home);
    db = new DatabaseSync(join(home, GAMES_FILE));
    db.exec(SETTINGS);
    checkPages(db, home);
    migrate(db);
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof Fault) throw error;
    throw openingFault(home, error);
  }
}

/** Reads every page. A damage found now is one sentence at the start, and not a game that breaks off later. */
function checkPages(db: DatabaseSync, home: string): void {
  const [found] = allRows<{ quick_check: string }>(db.prepare('pragma quick_check(1)'));
  if (found?.quick_check !== 'ok') throw damagedFolder(home, found?.quick_check ?? '');
}
