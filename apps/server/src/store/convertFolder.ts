import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { Fault } from '../fault.ts';
import { openDatabase } from './database.ts';
import { GAMES_FILE, hasOldGames, OLD_GAMES } from './folder.ts';
import { type OldGame, readOldGames } from './oldGames.ts';
import { lockOldGames, oldLockFile } from './oldLock.ts';
import { onlyRow } from './sqliteRows.ts';

/** The result of a conversion. */
export interface Conversion {
  readonly games: number;
  readonly entries: number;
  /** Ids of games that had lost entries, and so were not converted. */
  readonly damaged: readonly string[];
  /** The folder to which the old games were moved. */
  readonly kept: string;
}

/**
 * Converts the games that an earlier Linstock stored in a data folder. All are converted, or none; the old ones are kept.
 * Throws a Fault with one sentence if there are none, if the folder is in use, or if PGlite is not installed.
 * @param read reads the old games from the folder of their database
 */
export async function convertFolder(
  folder: string,
  read: (folder: string) => AsyncIterable<OldGame> = readOldGames,
): Promise<Conversion> {
  const home = resolve(folder);
  refuseUnconvertible(home);
  const unlock = lockOldGames(home);
  const staging = join(home, `${OLD_GAMES}.new`);
  const kept = join(home, `${OLD_GAMES}.old`);
  try {
    rmSync(staging, { recursive: true, force: true });
    const converted = await convert(openDatabase(staging), read(join(home, OLD_GAMES)));
    renameSync(join(staging, GAMES_FILE), join(home, GAMES_FILE));
    renameSync(join(home, OLD_GAMES), kept);
    return { ...converted, kept };
  } finally {
    rmSync(staging, { recursive: true, force: true });
    unlock();
    if (existsSync(kept)) rmSync(oldLockFile(home), { force: true });
  }
}

function refuseUnconvertible(home: string): void {
  if (!hasOldGames(home)) {
    throw new Fault(
      404,
      'no-old-games',
      `There are no games of an earlier Linstock in ${home}. Name their folder with --data.`,
    );
  }
  if (existsSync(join(home, GAMES_FILE))) {
    const sentence = `The games of the earlier Linstock in ${home} cannot be converted: there are new games already, in ${GAMES_FILE}. Move that file away first.`;
    throw new Fault(409, 'games-there', sentence);
  }
}

/** Writes all games in one transaction, and closes the database. */
async function convert(db: DatabaseSync, games: AsyncIterable<OldGame>): Promise<Omit<Conversion, 'kept'>> {
  try {
    const write = gameWriter(db);
    const damaged: string[] = [];
    let [converted, entries] = [0, 0];
    db.exec('begin');
    for await (const game of games) {
      // Entries that were acknowledged and are missing must not be replaced by others.
      if (game.entries.length !== game.head) damaged.push(game.id);
      else {
        write(game);
        converted++;
        entries += game.head;
      }
    }
    db.exec('commit');
    return { games: converted, entries, damaged };
  } finally {
    db.close();
  }
}

/** Used in the old tables as the command of an entry without one. */
const nobody = (n: number): string => `nobody:${n}`;

function gameWriter(db: DatabaseSync): (game: OldGame) => void {
  const addGame = db.prepare(`
    insert into game (id, header, secret, over, created_at, made_by, owner_hash, begun, touched_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning no
  `);
  const addSeat = db.prepare(`
    insert into seat (game_no, side, token_hash, link_hash, name, bot, leaving) values (?, ?, ?, ?, ?, ?, ?)
  `);
  const addEntry = db.prepare('insert into entry (game_no, n, cmd, at, body) values (?, ?, ?, ?, ?)');
  const addStanding = db.prepare('insert into standing (game_no, side, rules) values (?, ?, ?)');
  const readBack = db.prepare('select body from entry where game_no = ? order by n');
  return (game) => {
    const { id, header, secret, over, created_at, made_by, owner_hash, begun, touched_at } = game;
    const values = [id, header, secret, Number(over), created_at, made_by, owner_hash, begun, touched_at];
    const { no } = onlyRow<{ no: number }>(addGame, ...values);
    for (const { side, token_hash, link_hash, name, bot, leaving } of game.seats)
      addSeat.run(no, side, token_hash, link_hash, name, bot, Number(leaving));
    for (const { n, cmd, at, body } of game.entries)
      addEntry.run(no, n, cmd === nobody(n) ? null : cmd, at, body);
    for (const { side, rules } of game.standing) addStanding.run(no, side, rules);
    const written = readBack.all(no).map(({ body }) => body);
    if (
      isDeepStrictEqual(
        written,
        game.entries.map(({ body }) => body),
      )
    )
      return;
    throw new Fault(
      500,
      'not-converted',
      `Game ${id} was not written as it was read. Nothing was converted.`,
    );
  };
}
