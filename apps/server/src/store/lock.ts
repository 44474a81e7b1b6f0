import { DatabaseSync } from 'node:sqlite';
import { Fault } from '../fault.ts';

/** A hold on a data folder, until it is released or the process dies. */
export interface Hold {
  release(): void;
}

/**
 * Takes a data folder for this process alone. The embedded database has no lock of its own, and two processes in one
 * folder lose each other's writes without a word. SQLite's exclusive transaction is a lock of the kernel: kill -9 frees it.
 * @param folder path of the folder; the lock is the file beside it, `FOLDER.lock`
 */
export function holdFolder(folder: string): Hold {
  const file = new DatabaseSync(`${folder}.lock`);
  try {
    file.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
  } catch {
    file.close();
    throw new Fault(
      423,
      'folder-in-use',
      `The data folder ${folder} is in use by another Linstock. Stop that one, or give this one another folder with --data.`,
    );
  }
  return { release: () => file.close() };
}
