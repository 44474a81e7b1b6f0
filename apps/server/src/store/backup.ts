import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { type BackupProgressInfo, backup, DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { requestBackup } from '../control.ts';
import { Fault } from '../fault.ts';
import { openDatabase } from './database.ts';
import { GAMES_FILE, makeFolder, refuseOldGames } from './folder.ts';

/** Pages copied between two turns of the event loop: about a millisecond. */
const COPIED_PAGES = 256;

/**
 * Copies all games to a file while the database is in use. The file appears when the copy is complete and on the disk, and
 * replaces an older one. Throws a Fault with one sentence if it cannot be written.
 * @param onCopied called after each step but the last. A step that meets a transaction copies nothing, so whoever writes
 *   without a pause has to wait for this call before each commit, or the copy may never end
 */
async function writeBackup(db: DatabaseSync, file: string, onCopied: () => void = () => {}): Promise<void> {
  const part = `${file}.part`;
  try {
    closeSync(openSync(part, 'w', 0o600));
    while (!(await copyPages(db, part, onCopied))) await setImmediate();
    const written = openSync(part, 'r+');
    fsyncSync(written);
    closeSync(written);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    const fault = new Fault(500, 'no-backup', `The backup ${file} cannot be written (${whyOf(error)}).`);
    fault.cause = error;
    throw fault;
  }
}

/** Makes backups of a database in use, one after another, in turns with other writers. */
export class Backups {
  readonly #db: DatabaseSync;
  #step: PromiseWithResolvers<void> | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /**
   * Resolves when a step of the present backup has copied pages; at once if no backup runs. To be awaited before a
   * commit.
   */
  async turn(): Promise<void> {
    await this.#step?.promise;
  }

  /** As `writeBackup`. */
  make(file: string): Promise<void> {
    const made = this.#last.then(() => this.#write(file));
    this.#last = made.catch(() => {});
    return made;
  }

  async #write(file: string): Promise<void> {
    this.#step = Promise.withResolvers();
    try {
      await writeBackup(this.#db, file, () => {
        this.#step?.resolve();
        this.#step = Promise.withResolvers();
      });
    } finally {
      this.#step?.resolve();
      this.#step = null;
    }
  }
}

/** Copies the database, from its start. False if the first step met a transaction, so that nothing was copied. */
async function copyPages(db: DatabaseSync, part: string, onCopied: () => void): Promise<boolean> {
  let copied = 0;
  const progress = ({ totalPages, remainingPages }: BackupProgressInfo): void => {
    const now = totalPages - remainingPages;
    if (now > copied) onCopied();
    copied = now;
  };
  try {
    await backup(db, part, { rate: COPIED_PAGES, progress });
    return true;
  } catch (error) {
    // Later steps are repeated by Node; the first one is reported as error 0, "not an error".
    if (error instanceof Error && 'errcode' in error && error.errcode === 0) return false;
    throw error;
  }
}

/**
 * Copies all games of a data folder to a file, also while a server has the folder: then the server makes the copy. Throws a
 * Fault with one sentence if there are no games, or if the file cannot be written.
 */
export async function backupGames(folder: string, file: string): Promise<void> {
  const home = resolve(folder);
  if (!existsSync(join(home, GAMES_FILE)))
    throw new Fault(404, 'no-games', `There are no games in ${home}. Name their folder with --data.`);
  let db: DatabaseSync;
  try {
    db = openDatabase(home);
  } catch (error) {
    if (!inUse(error)) throw error;
    return requestBackup(home, resolve(file));
  }
  try {
    await writeBackup(db, resolve(file));
  } finally {
    db.close();
  }
}

/** The result of a restore. */
export interface Restored {
  readonly games: number;
  /** The folder with the games that were there before; null if there were none. */
  readonly replaced: string | null;
}

/**
 * Puts the games of a backup into a data folder. Games that are there are moved aside, not deleted. Throws a Fault with one
 * sentence if a server has the folder, or if the file is no sound backup; then nothing has changed.
 */
export function restoreGames(folder: string, file: string): Restored {
  const home = resolve(folder);
  makeFolder(home);
  refuseOldGames(home);
  refuseInUse(home);
  const staging = join(home, 'games.new');
  try {
    const games = stage(resolve(file), staging);
    const replaced = putAside(home);
    renameSync(join(staging, GAMES_FILE), join(home, GAMES_FILE));
    return { games, replaced };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Copies a backup into a folder and checks the copy. Returns its number of games. */
function stage(file: string, staging: string): number {
  try {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { mode: 0o700 });
    const copy = join(staging, GAMES_FILE);
    copyFileSync(file, copy);
    chmodSync(copy, 0o600);
    const games = countGames(copy);
    openDatabase(staging).close();
    return games;
  } catch (error) {
    const sentence = `${file} is no sound backup of Linstock's games (${whyOf(error)}). Nothing was changed.`;
    const fault = new Fault(400, 'bad-backup', sentence);
    fault.cause = error;
    throw fault;
  }
}

/** The number of games in a file. Throws if it is no database of games. */
function countGames(file: string): number {
  const db = new DatabaseSync(file);
  try {
    return db.prepare('select count(*) as games from game').get()?.['games'] as number;
  } finally {
    db.close();
  }
}

function refuseInUse(home: string): void {
  if (!existsSync(join(home, GAMES_FILE))) return;
  try {
    openDatabase(home).close();
  } catch (error) {
    // A damaged database is a reason to restore one.
    if (inUse(error)) throw error;
  }
}

/** Moves the games of a data folder aside, if there are any. Returns the folder in which they are now. */
function putAside(home: string): string | null {
  const files = [GAMES_FILE, `${GAMES_FILE}-wal`].filter((name) => existsSync(join(home, name)));
  if (files.length === 0) return null;
  const aside = join(home, 'games.replaced');
  if (existsSync(aside)) {
    const sentence = `The games that an earlier restore replaced are still in ${aside}. Move or delete that folder, then try again.`;
    throw new Fault(409, 'replaced-there', sentence);
  }
  mkdirSync(aside, { mode: 0o700 });
  for (const name of files) renameSync(join(home, name), join(aside, name));
  return aside;
}

const inUse = (error: unknown): boolean => error instanceof Fault && error.body.code === 'folder-in-use';

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
