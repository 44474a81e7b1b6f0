import type { Question, Side } from '@linstock/kernel';
import type { SeatView, StandingRules } from '@linstock/protocol';
import { type SettledQuestion, sameJson, settledQuestions } from './standing.ts';
import type { Store } from './store.ts';
import type { Subscription } from './subscription.ts';

/** The stored standing answers of both seats. */
export class StandingTable {
  readonly #game: string;
  readonly #store: Pick<Store, 'standing' | 'saveStanding'>;
  readonly #subscriptions: ReadonlySet<Subscription>;
  readonly #rules: [StandingRules, StandingRules] = [{}, {}];

  constructor(game: string, store: Store, subscriptions: ReadonlySet<Subscription>) {
    this.#game = game;
    this.#store = store;
    this.#subscriptions = subscriptions;
  }

  /** The standing answers of a seat. */
  of(side: Side): StandingRules {
    return this.#rules[side];
  }

  /** Stores the standing answers of a seat. False if they are unchanged. */
  async save(side: Side, rules: StandingRules): Promise<boolean> {
    // Unchanged rules are not written again: they may be as long as a message and be sent again and again.
    if (sameJson(this.#rules[side], rules)) return false;
    await this.#store.saveStanding(this.#game, side, rules);
    this.#hold(side, rules);
    return true;
  }

  /** Reads what other nodes have stored. True if it is news. */
  async read(): Promise<boolean> {
    let news = false;
    for (const side of [0, 1] as const) {
      const rules = await this.#store.standing(this.#game, side);
      news = this.#hold(side, rules) || news;
    }
    return news;
  }

  /**
   * The next question that a standing answer settles; null if none does. A secret question gets its standing answer only when
   * all others have one too, so that its moment tells nothing.
   */
  next(open: readonly Question<unknown>[], seats: readonly SeatView[]): SettledQuestion | null {
    const settled = settledQuestions(open, seats, this.#rules);
    return settled.find(({ sealed }) => !sealed || settled.length === open.length) ?? null;
  }

  #hold(side: Side, rules: StandingRules): boolean {
    if (sameJson(this.#rules[side], rules)) return false;
    this.#rules[side] = rules;
    for (const subscription of this.#subscriptions)
      if (subscription.seat === side) subscription.send({ t: 'standing', rules });
    return true;
  }
}
