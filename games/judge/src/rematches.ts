import type { Side } from '@linstock/kernel';
import type { Command, OpenOffers, Rematch, RematchOffer, SeatView } from '@linstock/protocol';
import { noRematch, noRival, notOver, rematchOpen } from './refusals.ts';
import { sameJson } from './standing.ts';
import type { Subscription } from './subscription.ts';

/** The game that is over, or is not. */
interface Table {
  readonly over: boolean;
  readonly seats: readonly SeatView[];
}

/** A rematch that is offered, and the reply to it. */
type OpenRematch = NonNullable<OpenOffers['rematch']>;

/**
 * The rematch that one player offers the other after a game. It is not stored: after a restart of the judge,
 * the page that offered it offers it again. If the other player has left for good, the link can still be sent
 * to them. Only the other player sees it.
 */
export class Rematches {
  readonly #table: Table;
  readonly #subscriptions: ReadonlySet<Subscription>;
  #open: OpenRematch | null = null;

  constructor(table: Table, subscriptions: ReadonlySet<Subscription>) {
    this.#table = table;
    this.#subscriptions = subscriptions;
  }

  /** A side offers a rematch, takes its offer back, or answers one. Throws RefusedCommand. */
  takeCommand(side: Side, command: Extract<Command, { t: 'rematch' | 'rematch-reply' }>): void {
    if (command.t === 'rematch') this.#offer(side, command.rematch);
    else this.#reply(side, command.agree);
  }

  /** Sends a new reader of a finished game the present offer, or that there is none: it may have seen another before. */
  sayTo(subscription: Subscription): void {
    if (this.#table.over) this.#sendOffer(subscription);
  }

  /** In place of one it offered before. */
  #offer(side: Side, rematch: Rematch | null): void {
    const { over, seats } = this.#table;
    if (!over) throw notOver();
    if (seats[1 - side]?.level !== null) throw noRival();
    const open = this.#open;
    if (open && open.side !== side && open.agreed === null) throw rematchOpen();
    this.#set(rematch && { side, rematch, agreed: null });
  }

  #reply(side: Side, agreed: boolean): void {
    const open = this.#open;
    if (!open || open.side === side || open.agreed !== null) throw noRematch();
    this.#set({ ...open, agreed });
  }

  /** The offer that is open; null for none. */
  get open(): OpenRematch | null {
    return this.#open;
  }

  /** Takes over the offer that another node has stored. */
  hold(open: OpenRematch | null): void {
    if (!sameJson(this.#open, open)) this.#set(open);
  }

  #set(open: OpenRematch | null): void {
    this.#open = open;
    for (const subscription of [...this.#subscriptions]) this.#sendOffer(subscription);
  }

  #sendOffer(subscription: Subscription): void {
    if (subscription.seat !== null) subscription.send({ t: 'rematch', rematch: this.#as(subscription.seat) });
  }

  #as(seat: Side): RematchOffer | null {
    if (!this.#open) return null;
    const { side, rematch, agreed } = this.#open;
    return { ...rematch, side, agreed, token: seat === side ? null : rematch.token };
  }
}
