import { refuseTakeBack } from '@linstock/bots';
import type { Game, Proposal, Side } from '@linstock/kernel';
import type { Command, SeatView } from '@linstock/protocol';
import type { PlayerOffers } from './player-offers.ts';
import { noOffer, RefusedCommand } from './refusals.ts';

/** Commands to take back, and the replies to them. Each returns the way to propose an entry, or null if there is none. */
export class TakeBackCommands {
  readonly #game: Game<unknown, unknown, unknown>;
  readonly #offers: PlayerOffers;
  readonly #seats: readonly SeatView[];

  constructor(game: Game<unknown, unknown, unknown>, offers: PlayerOffers, seats: readonly SeatView[]) {
    this.#game = game;
    this.#offers = offers;
    this.#seats = seats;
  }

  /** Takes back at once if that is free. Otherwise asks the opponent, if the sender wants that; a bot replies at once. */
  async ask(side: Side, { to, offer }: Extract<Command, { t: 'back' }>): Promise<(() => Proposal) | null> {
    const game = this.#game;
    const free = game.proposeBack(side, to);
    const asks = 'refused' in free && free.refused.code === 'not-free' && offer;
    if (!asks) return () => game.proposeBack(side, to);
    const level = this.#seats[1 - side]?.level ?? null;
    if (level === null) {
      await this.#offers.offerTakeBack({ side, to });
      return null;
    }
    const declined = refuseTakeBack(game, to, level);
    if (declined) throw new RefusedCommand(declined);
    return () => game.proposeBack(side, to, true);
  }

  async reply(side: Side, { agree }: Extract<Command, { t: 'reply' }>): Promise<(() => Proposal) | null> {
    const offer = this.#offers.takeBack;
    if (!offer || offer.side === side) throw noOffer();
    if (agree) return () => this.#game.proposeBack(offer.side, offer.to, true);
    await this.#offers.offerTakeBack(null);
    return null;
  }
}
