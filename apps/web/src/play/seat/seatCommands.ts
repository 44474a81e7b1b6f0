import { type ManualEdit, otherSide, type Side } from '@linstock/kernel';
import type { Rematch, StandingRules } from '@linstock/protocol';
import type { Host, Outcome } from '../../host/host.ts';
import type { SessionState } from '../state/state.ts';
import type { ViewEvent } from '../state/view.ts';
import type { SeatEvent } from './seatEvents.ts';

/** The parts of the session that commands about seats use. */
interface SeatSession {
  readonly state: () => SessionState;
  readonly apply: (event: SeatEvent | ViewEvent) => void;
  /** The last entry that the player has seen. */
  readonly head: () => number;
}

/** Commands of a seat to the judge other than answers. The judge's replies become events of the session. */
export class SeatCommands {
  readonly #host: Host;
  readonly #session: SeatSession;

  constructor(host: Host, session: SeatSession) {
    this.#host = host;
    this.#session = session;
  }

  /** Answers the other side's wish to take back. */
  async reply(agree: boolean): Promise<void> {
    const { offer } = this.#session.state();
    if (!offer) return;
    this.#showFault(await this.#host.reply(this.#session.head(), otherSide(offer.side), agree));
  }

  /**
   * Changes the board by hand. If the other side sits at this page too, it agrees by the same button. True unless it was
   * refused; the reason is then shown.
   */
  async changeByHand(side: Side, edits: readonly ManualEdit[], because: string): Promise<boolean> {
    const fault = await this.#host.hand(this.#session.head(), side, edits, because);
    this.#showFault(fault);
    if (fault) return false;
    const other = otherSide(side);
    const asks = this.#session.state().offer?.hand !== undefined;
    if (asks && this.#host.seats.includes(other))
      await this.#host.reply(this.#session.head(), other, true, true);
    return true;
  }

  /** Takes the own wish to take back back. */
  async withdrawTakeBack(): Promise<void> {
    const { offer } = this.#session.state();
    if (!offer) return;
    this.#session.apply({ on: 'seat', do: 'withdraw request' });
    this.#showFault(await this.#host.reply(this.#session.head(), offer.side, false));
  }

  /** Saves other standing answers for a seat of this page. They hold from now on, for a question that is open too. */
  async saveStanding(side: Side, rules: StandingRules): Promise<void> {
    const before = this.#session.state().standing[side];
    this.#session.apply({ on: 'seat', do: 'note standing', side, rules });
    const fault = await this.#host.standing(side, rules);
    if (fault) this.#session.apply({ on: 'seat', do: 'note standing', side, rules: before });
    this.#showFault(fault);
  }

  /** Gives the game up for a side. */
  async resign(side: Side): Promise<void> {
    // The earlier message about a draw is out of date.
    this.#session.apply({ on: 'seat', do: 'forget toast' });
    this.#showFault(await this.#host.resign(side));
  }

  /** The other side is late: claims the game, or has it answered for, as was agreed at the start. */
  async claim(side: Side): Promise<void> {
    this.#showFault(await this.#host.claim(side));
  }

  /** Calls the game off before its second turn. */
  async callOff(side: Side): Promise<void> {
    this.#showFault(await this.#host.callOff(side));
  }

  /** Takes an answer back that waits for the connection. */
  recallAnswer(side: Side): void {
    this.#host.recallAnswer(side);
  }

  /** Gives the other side more time. */
  async giveTime(side: Side): Promise<void> {
    this.#showFault(await this.#host.giveTime(side));
  }

  /** The other side's time has run out: a machine plays it (true). A machine plays this side no longer (false). */
  async standIn(side: Side, on: boolean): Promise<void> {
    this.#showFault(await this.#host.standIn(side, on));
  }

  /** Begins a vacation that ends then, or ends it (null). */
  async takeVacation(side: Side, until: number | null): Promise<void> {
    this.#showFault(await this.#host.vacation(side, until));
  }

  /** Offers or takes a draw (true), declines one or takes the offer back (false). */
  async draw(side: Side, draw: boolean): Promise<void> {
    this.#showFault(await this.#host.draw(side, draw));
  }

  /** The game is over: offers the other side a seat in a new one, or takes that offer back (null). */
  async rematch(side: Side, rematch: Rematch | null): Promise<void> {
    this.#showFault(await this.#host.rematch(side, rematch));
  }

  /**
   * Accepts or declines the rematch that the other side offers. True if the player may continue. A restarted
   * judge has forgotten the offer, but the seat is stored all the same, and the question is closed.
   */
  async replyRematch(side: Side, agree: boolean): Promise<boolean> {
    const fault = await this.#host.replyRematch(side, agree);
    if (fault?.code === 'no-rematch') this.#session.apply({ on: 'seat', do: 'forget rematch' });
    else this.#showFault(fault);
    return fault === null || fault.code === 'no-rematch';
  }

  #showFault(fault: Outcome): void {
    if (fault)
      this.#session.apply({
        ...{ on: 'view', do: 'show toast', sentence: fault.sentence, clause: fault.clause },
      });
  }
}
