import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../fault.ts';

/** The database's folder inside the data folder, and the lock file next to it. */
export const GAMES = 'games';

/** Bytes below which a disk counts as full: the database makes files of 16 MB. */
const MIN_FREE_BYTES = 16_777_216;

/**
 * Makes the data folder if it does not exist, and checks that it can be written. Throws a Fault that says what to do.
 * Only this user may read it: it contains dice secrets and unsealed answers.
 */
export function makeFolder(home: string): void {
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Fault(
      500,
      'folder-unwritable',
      `The data folder ${home} cannot be made (${whyOf(error)}). Choose another one with --data.`,
    );
  }
  for (const folder of [home, join(home, GAMES)]) {
    if (existsSync(folder)) refuseUnwritable(folder);
  }
}

/** Makes the data folder private: the database creates its files readable by every user. */
export function closeToOthers(home: string): void {
  const ours = readdirSync(home).every((name) => name.startsWith(GAMES));
  if (ours) close(home, 0o700);
  for (const lock of [`${GAMES}.lock`, `${GAMES}.lock-journal`]) close(join(home, lock), 0o600);
  const games = join(home, GAMES);
  close(games, 0o700);
  for (const entry of readdirSync(games, { withFileTypes: true, recursive: true })) {
    close(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

/** The error for a database that does not open: the disk is full, or its files are damaged. */
export function openingFault(home: string, error: unknown, free = freeBytes(home)): Fault {
  if (free < MIN_FREE_BYTES) {
    return new Fault(
      507,
      'disk-full',
      `The disk with ${home} is full, so its games cannot be opened. Make room, then start again.`,
    );
  }
  const sentence = `The games in ${home} cannot be opened: the database there is damaged (${whyOf(error)}). Put back a copy of the folder, or start with another one: --data.`;
  return new Fault(500, 'folder-damaged', sentence);
}

function refuseUnwritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const sentence = `The data folder ${folder} cannot be written (${whyOf(error)}). Give this user the right to write there, or choose another one with --data.`;
    throw new Fault(500, 'folder-unwritable', sentence);
  }
}

/** Some disks know no rights; there is nothing to be closed there. */
function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    return;
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The database throws values that are no Error, and an abort mentions its compiler: neither helps a user. */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it cannot be read';
  return error.message.startsWith('Aborted(') ? 'it stopped while reading it' : error.message;
}
