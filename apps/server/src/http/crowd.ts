import type { Side } from '@linstock/kernel';
import { Fault } from '../fault.ts';
import type { Limits } from './limits.ts';

/** A visitor who wants to open a socket, and the game. */
export interface SocketVisitor {
  readonly visitor: string;
  readonly game: string;
  /** Null for a spectator. */
  readonly side: Side | null;
}

/**
 * Counts the open sockets. Players are counted separately from spectators, and each seat by itself. So a player finds
 * a place, however many spectators there are.
 */
export class Crowd {
  readonly #limits: Limits;
  readonly #open = new Map<string, number>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Admits a visitor, and returns the function to call when the visitor leaves. Throws a Fault if there are too many. */
  enter({ visitor, game, side }: SocketVisitor): () => void {
    const { sockets, socketsPerGame, socketsPerVisitor } = this.#limits;
    const kind = side === null ? 'watching' : 'playing';
    const counts = [
      [kind, sockets, 'are at the games here'],
      [`${kind} ${visitor}`, socketsPerVisitor, 'have been opened from where you are'],
      [
        `${kind} ${game} ${side}`,
        socketsPerGame,
        side === null ? 'watch this game' : 'are open at this seat',
      ],
    ] as const;
    for (const [key, most, what] of counts) if (this.#count(key) >= most) throw crowded(what);
    for (const [key] of counts) this.#open.set(key, this.#count(key) + 1);
    return () => {
      for (const [key] of counts) this.#leave(key);
    };
  }

  #count(key: string): number {
    return this.#open.get(key) ?? 0;
  }

  #leave(key: string): void {
    const left = this.#count(key) - 1;
    if (left > 0) this.#open.set(key, left);
    else this.#open.delete(key);
  }
}

function crowded(what: string): Fault {
  return new Fault(503, 'crowded', `Too many ${what} just now. Close a page, or try again in a while.`);
}
