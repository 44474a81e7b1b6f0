import type { Level } from '@linstock/bots';
import type { Side } from '@linstock/kernel';
import type { Judge } from './judge.ts';
import type { Asked, Think } from './think.ts';

/** A program's seat at a game: how far its program has been told, and whether it thinks just now. */
export class BotSeat {
  readonly side: Side;
  readonly #level: Level;
  busy = false;
  /** The entry up to which the program was told; null where it knows nothing of the game. */
  #told: number | null = null;

  constructor(side: Side, level: Level) {
    this.side = side;
    this.#level = level;
  }

  /** Asks the program for its answer to the question open to it. It is sent only what is new to it. */
  async think(
    judge: Judge,
    think: Think,
  ): Promise<{ readonly answer: unknown; readonly stumbled: string | null }> {
    const known = this.#told;
    this.#told = null;
    const upTo = judge.head;
    let thought = await think(this.#asked(judge, known));
    if ('forgotten' in thought) thought = await think(this.#asked(judge, null));
    if ('forgotten' in thought) throw new Error('The machine player does not take in the game it was told.');
    this.#told = upTo;
    return thought;
  }

  #asked(judge: Judge, known: number | null): Asked {
    const after = known ?? 0;
    return {
      seat: `${judge.id}:${this.side}`,
      side: this.side,
      level: this.#level,
      header: known === null ? judge.view(this.side).header : null,
      after,
      entries: judge.entries(this.side, after),
    };
  }
}
