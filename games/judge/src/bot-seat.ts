import type { Level } from '@linstock/bots';
import type { Side } from '@linstock/kernel';
import type { Judge } from './judge.ts';
import { Refused } from './refused.ts';
import type { Asked, Think } from './think.ts';

/** Times a bot tries again when its answer did not come through before it rests until something happens. */
const TRIES = 3;

/** A program's seat at a game: how far its program has been told, and whether it thinks just now. */
export class BotSeat {
  readonly side: Side;
  readonly #level: Level;
  readonly #judge: Judge;
  readonly #think: Think;
  #busy = false;
  /** The entry up to which the program was told; null where it knows nothing of the game. */
  #told: number | null = null;

  constructor(side: Side, level: Level, judge: Judge, think: Think) {
    this.side = side;
    this.#level = level;
    this.#judge = judge;
    this.#think = think;
  }

  /** Whether its program thinks just now. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Answers whatever it is asked until it is asked no more. */
  async play(): Promise<void> {
    const { side } = this;
    const judge = this.#judge;
    if (this.#busy || !judge.asks(side)) return;
    this.#busy = true;
    judge.tell({ t: 'thinking', side, busy: true });
    for (let tries = TRIES; tries > 0 && judge.asks(side); ) {
      try {
        await this.#answer();
        tries = TRIES;
      } catch (error) {
        // Somebody took back while the bot thought: it looks again, and that is no failure.
        if (error instanceof Refused && error.fault.code === 'stale') continue;
        if (judge.closed) break;
        const fault = judge.fault(error);
        if (--tries === 0) judge.tell({ t: 'refused', cmd: null, error: fault });
      }
    }
    this.#busy = false;
    judge.tell({ t: 'thinking', side, busy: false });
  }

  async #answer(): Promise<void> {
    const { side } = this;
    const judge = this.#judge;
    const known = this.#told;
    this.#told = null;
    let seen = judge.head;
    let thought = await this.#think(this.#asked(known));
    if ('forgotten' in thought) {
      seen = judge.head;
      thought = await this.#think(this.#asked(null));
    }
    if ('forgotten' in thought) throw new Error('The machine player does not take in the game it was told.');
    this.#told = seen;
    if (thought.stumbled !== null) judge.fault(new Error(thought.stumbled));
    await judge.take(side, { t: 'answer', cmd: `bot-${seen + 1}`, seen, answer: thought.answer });
  }

  #asked(known: number | null): Asked {
    const { side } = this;
    const judge = this.#judge;
    const after = known ?? 0;
    return {
      seat: `${judge.id}:${side}`,
      side,
      level: this.#level,
      header: known === null ? judge.view(side).header : null,
      after,
      entries: judge.entries(side, after),
    };
  }
}
