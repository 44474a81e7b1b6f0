import { refuseTakeBack } from '@linstock/bots';
import type { Game, Proposal, Side } from '@linstock/kernel';
import type { Command, SeatView } from '@linstock/protocol';
import type { PlayerOffers } from './player-offers.ts';
import { noOffer, notWithMachine, offerOpen, RefusedCommand } from './refusals.ts';

/** Actions for which one side may need the other's consent. */
export type Request = Extract<Command, { t: 'back' | 'hand' }>;

/**
 * Commands by which one side makes a request to the other: a take-back, a change by hand, a draw. Each returns the
 * way to propose an entry, or null if there is none.
 */
export class OfferCommands {
  readonly #game: Game<unknown, unknown, unknown>;
  readonly #offers: PlayerOffers;
  readonly #seats: readonly SeatView[];

  constructor(game: Game<unknown, unknown, unknown>, offers: PlayerOffers, seats: readonly SeatView[]) {
    this.#game = game;
    this.#offers = offers;
    this.#seats = seats;
  }

  /** A take-back or a change by hand, at once or with the other side's agreement. */
  ask(side: Side, command: Request): Promise<(() => Proposal) | null> {
    return command.t === 'back' ? this.#askBack(side, command) : this.#askByHand(side, command);
  }

  /** Takes back at once if that is free. Otherwise asks the opponent, if the sender wants that; a bot replies at once. */
  async #askBack(
    side: Side,
    { to, offer }: Extract<Command, { t: 'back' }>,
  ): Promise<(() => Proposal) | null> {
    const game = this.#game;
    const free = game.proposeBack(side, to);
    const asks = 'refused' in free && free.refused.code === 'not-free' && offer;
    if (!asks) return () => game.proposeBack(side, to);
    const level = this.#seats[1 - side]?.level ?? null;
    if (level === null) {
      if (game.drawOffer !== null) throw offerOpen();
      await this.#offers.offerTakeBack({ side, to });
      return null;
    }
    const declined = refuseTakeBack(game, to, level);
    if (declined) throw new RefusedCommand(declined);
    return () => game.proposeBack(side, to, true);
  }

  /**
   * Changes the board by hand at once in a sandbox and against a bot, which has no say. A person on the other side is
   * asked, unless the rulebook refuses the change.
   */
  async #askByHand(
    side: Side,
    { hand, because }: Extract<Command, { t: 'hand' }>,
  ): Promise<(() => Proposal) | null> {
    const game = this.#game;
    const sandbox = game.header.umpire === true;
    const reason = because !== undefined && { because };
    const terms = sandbox ? { agreed: false, ...reason } : { agreed: true, asked: false, ...reason };
    const propose = (): Proposal => game.proposeHand(side, hand, terms);
    if (sandbox || this.#seats[1 - side]?.level !== null || 'refused' in propose()) return propose;
    if (game.drawOffer !== null) throw offerOpen();
    await this.#offers.offerTakeBack({
      side,
      to: game.head,
      hand,
      ...reason,
    });
    return null;
  }

  /** Throws RefusedCommand for a draw offered while another request waits for its reply. */
  refuseDraw(draw: boolean): void {
    if (!draw) return;
    if (this.#offers.takeBack && this.#game.drawOffer === null) throw offerOpen();
  }

  /** Throws RefusedCommand for a game with a machine, which is not called off. */
  refuseCallOff(): void {
    if (this.#seats.some(({ level }) => level !== null)) throw notWithMachine();
  }

  async reply(
    side: Side,
    { agree, alone }: Extract<Command, { t: 'reply' }>,
  ): Promise<(() => Proposal) | null> {
    const offer = this.#offers.takeBack;
    if (!offer || (offer.side === side && agree)) throw noOffer();
    const { side: asker, to, hand, because } = offer;
    // The side that has asked may withdraw its request.
    const terms = { agreed: true, asked: alone !== true, ...(because !== undefined && { because }) };
    if (agree && hand) return () => this.#game.proposeHand(asker, hand, terms);
    if (agree) return () => this.#game.proposeBack(asker, to, true);
    await this.#offers.offerTakeBack(null);
    return null;
  }
}
