import { DatabaseSync } from 'node:sqlite';
import { Fault } from '../fault.ts';

/** A hold on a data folder, until it is released or the process dies. */
export interface Hold {
  release(): void;
}

/**
 * Locks a data folder for this process. The embedded database has no lock of its own, and two processes in one folder
 * lose each other's writes without a word. SQLite's exclusive transaction is a lock of the kernel: kill -9 frees it.
 * @param folder path of the folder; the lock is the file next to it, `FOLDER.lock`
 */
export function holdFolder(folder: string): Hold {
  let file: DatabaseSync | null = null;
  try {
    const held = (file = new DatabaseSync(`${folder}.lock`));
    held.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
    return { release: () => held.close() };
  } catch (error) {
    file?.close();
    throw unheld(folder, error);
  }
}

/** SQLite's code for a lock held by another process. */
const SQLITE_BUSY = 5;

function unheld(folder: string, error: unknown): Fault {
  if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
    return new Fault(
      423,
      'folder-in-use',
      `The data folder ${folder} is in use by another Linstock. Stop that one, or give this one another folder with --data.`,
    );
  }
  const why = error instanceof Error ? error.message : String(error);
  const sentence = `The lock file ${folder}.lock cannot be used (${why}). It keeps no games: delete it and start again, or choose another folder with --data.`;
  return new Fault(500, 'lock-unusable', sentence);
}
