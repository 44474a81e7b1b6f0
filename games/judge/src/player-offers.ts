import type { Side } from '@linstock/kernel';
import type { Command, HostMessage, Offer } from '@linstock/protocol';
import type { HostServices, JudgedGame } from './host-services.ts';
import { Rematches } from './rematches.ts';
import { sameJson } from './standing.ts';
import type { Subscription } from './subscription.ts';

/** The game that the players are at. */
interface OfferedGame extends JudgedGame {
  publishMessage(message: HostMessage): void;
}

/**
 * The offers of two players outside the record: a take-back (or a change by hand) and a rematch. A single judge has them in memory.
 * If there are other nodes they are stored too, for readers there.
 */
export class PlayerOffers {
  readonly #game: OfferedGame;
  readonly #around: Pick<HostServices, 'nodes' | 'takeBackAsked'>;
  readonly #rematches: Rematches;
  #takeBack: Offer | null = null;

  constructor(
    game: OfferedGame,
    subscriptions: ReadonlySet<Subscription>,
    around: Pick<HostServices, 'nodes' | 'takeBackAsked'>,
  ) {
    this.#game = game;
    this.#around = around;
    this.#rematches = new Rematches(game, subscriptions);
  }

  /** The take-back or the change by hand that waits for a reply; null if there is none. */
  get takeBack(): Offer | null {
    return this.#takeBack;
  }

  /** A take-back or a change by hand is offered, or no longer offered (null). */
  async offerTakeBack(offer: Offer | null): Promise<void> {
    this.#show(offer);
    await this.#save();
    if (offer) this.#around.takeBackAsked?.(this.#game, offer);
  }

  /** Play has moved: the offer of a take-back has lapsed. */
  lapse(): void {
    this.#show(null);
  }

  /** A side offers a rematch, takes its offer back, or answers one. Throws RefusedCommand. */
  async takeRematch(
    side: Side,
    command: Extract<Command, { t: 'rematch' | 'rematch-reply' }>,
  ): Promise<void> {
    this.#rematches.takeCommand(side, command);
    await this.#save();
  }

  /** Sends a new reader the rematch that is offered. */
  sayTo(subscription: Subscription): void {
    this.#rematches.sayTo(subscription);
  }

  /**
   * Takes over the offers that other nodes have stored.
   * @param movedSince true if play has moved after an entry
   */
  async read(movedSince: (n: number) => boolean): Promise<void> {
    const stored = await this.#around.nodes?.offers(this.#game.id);
    if (!stored) return;
    this.#show(movedSince(stored.at) ? null : stored.takeBack);
    this.#rematches.hold(stored.rematch);
  }

  #show(offer: Offer | null): void {
    if (sameJson(this.#takeBack, offer)) return;
    this.#takeBack = offer;
    this.#game.publishMessage({ t: 'offer', offer });
  }

  async #save(): Promise<void> {
    const { id, head } = this.#game;
    const offers = { takeBack: this.#takeBack, at: head, rematch: this.#rematches.open };
    await this.#around.nodes?.saveOffers(id, offers);
  }
}
