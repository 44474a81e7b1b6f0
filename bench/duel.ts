import { Position, type Side, seededChance } from '@linstock/kernel';
import { skirmish } from './skirmish/index.ts';
import type { Order } from './skirmish/state.ts';

/** An order of the script that every game follows: moves only, so that it does not depend on the dice. */
export interface Step {
  readonly side: Side;
  readonly order: Order;
}

/** Two players at a server, each with a socket. */
export interface Players {
  /** Sends the `n`-th order of a game, counted from 1; resolves when the other player has heard of it. */
  order(step: Step, n: number): Promise<void>;
  /** Begins a new game. */
  newGame(): Promise<void>;
  close(): void;
}

/** A whole game without fire. */
export function scriptOf(): readonly Step[] {
  const chance = seededChance('bench');
  const noDice = {
    throw(): never {
      throw new Error('a move threw dice');
    },
  };
  const position = Position.start(skirmish, null, noDice);
  const script: Step[] = [];
  for (let [question] = position.open; question; [question] = position.open) {
    const moves = [...question.options()].filter(({ order }) => order === 'move');
    const order = moves[chance.below(moves.length)];
    if (!order) break;
    script.push({ side: question.side, order });
    position.giveAnswer(question.side, order, noDice);
  }
  return script;
}

/** A duel that follows the script, game after game. */
export class Duel {
  readonly #players: Players;
  readonly #script: readonly Step[];
  #at = 0;

  private constructor(players: Players, script: readonly Step[]) {
    this.#players = players;
    this.#script = script;
  }

  static async open(players: Players, script: readonly Step[]): Promise<Duel> {
    await players.newGame();
    return new Duel(players, script);
  }

  /** Gives orders, one in flight, until the time is up; returns the milliseconds that each took. */
  async play(until: number): Promise<number[]> {
    const times: number[] = [];
    while (performance.now() < until) {
      const step = this.#script[this.#at];
      if (step) {
        const sent = performance.now();
        await this.#players.order(step, ++this.#at);
        times.push(performance.now() - sent);
      } else {
        await this.#players.newGame();
        this.#at = 0;
      }
    }
    return times;
  }

  close(): void {
    this.#players.close();
  }
}
