import type { DatabaseSync } from 'node:sqlite';
import { allRows, firstRow } from './sqliteRows.ts';

/** The facts about a game that an append needs. */
export interface GameTail {
  /** The game's number in the tables. */
  readonly no: number;
  /** Number of the last entry; 0 if there is none. */
  head: number;
  /** The commands that became entries, each with its entry number. */
  readonly commands: Map<string, number>;
}

/** Maximum number of commands in memory: about 20 MB. */
const MAX_COMMANDS = 100_000;

/**
 * The tails of the games that were written last. Since this process alone writes, a tail is read once; an append then needs
 * one statement only, and a stale or repeated one needs none.
 */
export class GameTails {
  readonly #find;
  readonly #read;
  /** The one used last is the last. */
  readonly #tails = new Map<string, GameTail>();
  #commands = 0;

  constructor(db: DatabaseSync) {
    this.#find = db.prepare(`
      select no, (select coalesce(max(n), 0) from entry where game_no = no) as head from game where id = ?
    `);
    this.#read = db.prepare('select n, cmd from entry where game_no = ? and cmd is not null');
  }

  /** The tail of a game; null if there is no such game. */
  tail(id: string): GameTail | null {
    const tail = this.#tails.get(id) ?? this.#load(id);
    if (!tail) return null;
    this.#tails.delete(id);
    this.#tails.set(id, tail);
    return tail;
  }

  /** An entry has been written. */
  advance(tail: GameTail, n: number, command: string | null): void {
    tail.head = n;
    if (command === null) return;
    tail.commands.set(command, n);
    this.#commands++;
  }

  /** The game has been removed. */
  forget(id: string): void {
    this.#commands -= this.#tails.get(id)?.commands.size ?? 0;
    this.#tails.delete(id);
  }

  /** A transaction was rolled back: tails may be ahead of the tables. */
  clear(): void {
    this.#tails.clear();
    this.#commands = 0;
  }

  #load(id: string): GameTail | null {
    const found = firstRow<Pick<GameTail, 'no' | 'head'>>(this.#find, id);
    if (!found) return null;
    const sent = allRows<{ n: number; cmd: string }>(this.#read, found.no);
    const tail = { ...found, commands: new Map(sent.map(({ n, cmd }) => [cmd, n])) };
    this.#commands += tail.commands.size;
    for (const [oldest] of this.#tails) {
      if (this.#commands <= MAX_COMMANDS) break;
      this.forget(oldest);
    }
    return tail;
  }
}
