import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../fault.ts';
import { isBusy, isDamaged, isFull } from './faults.ts';

/** The file with all games, inside the data folder. */
export const GAMES_FILE = 'games.sqlite';

/** The folder in which Linstock stored games before it had that file. */
export const OLD_GAMES = 'games';

/** Bytes below which a disk counts as full. */
const MIN_FREE_BYTES = 1_048_576;

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
  for (const path of [home, join(home, GAMES_FILE)]) {
    if (existsSync(path)) refuseUnwritable(path);
  }
}

/** Throws a Fault for a folder with games that an earlier Linstock stored; it names the command that converts them. */
export function refuseOldGames(home: string): void {
  if (!hasOldGames(home) || existsSync(join(home, GAMES_FILE))) return;
  const sentence = `The games in ${home} were stored by an earlier Linstock. Convert them once with: npx linstock migrate --data ${home}`;
  throw new Fault(500, 'old-folder', sentence);
}

/** True if a folder contains games of an earlier Linstock. */
export function hasOldGames(home: string): boolean {
  return existsSync(join(home, OLD_GAMES, 'PG_VERSION'));
}

/**
 * Makes the file of the games if there is none, readable by this user alone, and closes what is there to every other user.
 * A file that is there is not opened: closing a second handle of an open database would drop its locks.
 */
export function closeToOthers(home: string): void {
  const file = join(home, GAMES_FILE);
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const names = readdirSync(home);
  if (names.every((name) => name.startsWith(OLD_GAMES))) close(home, 0o700);
  for (const name of names) if (name.startsWith(GAMES_FILE)) close(join(home, name), 0o600);
}

/** The error for a database that does not open: it is in use or damaged, or the disk is full. */
export function openingFault(home: string, error: unknown, free = freeBytes(home)): Fault {
  if (isBusy(error)) {
    const sentence = `The data folder ${home} is in use by another Linstock. Stop that one, or give this one another folder with --data.`;
    return new Fault(423, 'folder-in-use', sentence);
  }
  if (isFull(error) || free < MIN_FREE_BYTES) {
    const sentence = `The disk with ${home} is full, so its games cannot be opened. Make room, then start again.`;
    return new Fault(507, 'disk-full', sentence);
  }
  return isDamaged(error)
    ? damagedFolder(home, whyOf(error))
    : unopened(home, `does not open (${whyOf(error)})`);
}

/** The error for a database with damaged pages. */
export function damagedFolder(home: string, why: string): Fault {
  return unopened(home, `is damaged (${why.replaceAll(/\s+/g, ' ')})`);
}

function unopened(home: string, what: string): Fault {
  const sentence = `The games in ${home} cannot be opened: the database there ${what}. Bring a backup back with linstock restore, or start with another folder: --data.`;
  return new Fault(500, 'folder-damaged', sentence);
}

function refuseUnwritable(path: string): void {
  try {
    accessSync(path, constants.W_OK);
  } catch (error) {
    const sentence = `The data folder ${path} cannot be written (${whyOf(error)}). Give this user the right to write there, or choose another one with --data.`;
    throw new Fault(500, 'folder-unwritable', sentence);
  }
}

/** Some disks know no rights; nothing can be closed there. */
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

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
