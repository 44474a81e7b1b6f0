import { DatabaseSync } from 'node:sqlite';
import { Fault } from '../fault.ts';
import { isBusy } from './faults.ts';
import { openingFault } from './folder.ts';

/**
 * Locks the games of an earlier Linstock in its way, so that it cannot run while they are converted.
 * @param home the data folder
 * @returns releases the lock
 */
export function lockOldGames(home: string): () => void {
  let file: DatabaseSync | null = null;
  try {
    const held = (file = new DatabaseSync(oldLockFile(home)));
    held.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
    return () => held.close();
  } catch (error) {
    file?.close();
    if (isBusy(error)) throw openingFault(home, error);
    const why = error instanceof Error ? error.message : String(error);
    const sentence = `The lock file ${oldLockFile(home)} cannot be used (${why}). It contains no games: delete it and run this command again.`;
    throw new Fault(500, 'lock-unusable', sentence);
  }
}

/** The lock file of an earlier Linstock. */
export const oldLockFile = (home: string): string => `${home}/games.lock`;
