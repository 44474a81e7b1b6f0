import type { Side } from '@linstock/kernel';
import type { Rematch, StandingRules } from '@linstock/protocol';
import type { Host, Outcome } from '../../host/host.ts';
import type { SessionStore } from '../state/sessionStore.ts';
import type { SessionState } from '../state/state.ts';

/** What is needed of the session. */
interface Needs {
  /** The last entry the reader has before him. */
  readonly head: () => number;
  readonly showToast: (sentence: string, clause: string | null) => void;
}

/** Said as long as the other side thinks about giving leave to take back. */
const ASKED_LEAVE = 'The other side is asked for leave to take back.';

/** For so many milliseconds an entry may come that shows that leave was given; a refusal has none. */
const LEAVE_COMES = 400;

/** What a seat may do besides answering what it is asked. */
export class SeatCommands {
  readonly #host: Host;
  readonly #store: SessionStore;
  readonly #needs: Needs;

  /** Standing answers given with the question that is open: they hold from the next one on. */
  #fromNext: { readonly side: Side; readonly rules: StandingRules } | null = null;

  constructor(host: Host, store: SessionStore, needs: Needs) {
    this.#host = host;
    this.#store = store;
    this.#needs = needs;
  }

  /** Answers the other side's wish to take back. */
  async reply(agree: boolean): Promise<void> {
    const { offer } = this.#store.get();
    if (!offer) return;
    const side = (1 - offer.side) as Side;
    this.#tell(await this.#host.reply(this.#needs.head(), side, agree));
  }

  /** This side has asked for leave to take back: says so where it is a person elsewhere who must give it. */
  askedLeave(side: Side): void {
    const { game, seats } = this.#host;
    const other = game.seats.find((seat) => seat.side !== side);
    if (other?.kind === 'human' && !seats.includes(other.side)) this.#needs.showToast(ASKED_LEAVE, null);
  }

  /** One side wishes to take back, or its wish has been answered: no longer does the page say that it is being asked. */
  hearOffer(offer: SessionState['offer']): void {
    const { offer: before, toast } = this.#store.get();
    this.#store.change({
      offer,
      ...(toast?.sentence === ASKED_LEAVE && offer === null ? { toast: null } : {}),
    });
    if (offer !== null || before === null || !this.#host.seats.includes(before.side)) return;
    const head = this.#needs.head();
    setTimeout(() => {
      if (this.#needs.head() === head)
        this.#needs.showToast('The other side has given no leave to take back.', null);
    }, LEAVE_COMES);
  }

  /** Keeps other standing answers for a seat of this page. They hold from now on, for a question that is open too. */
  async saveStanding(side: Side, rules: StandingRules): Promise<void> {
    const { standing } = this.#store.get();
    this.#store.change({ standing: { ...standing, [side]: rules } });
    const fault = await this.#host.standing(side, rules);
    if (fault) this.#store.change({ standing });
    this.#tell(fault);
  }

  /** Keeps other standing answers once the question that is open has been answered by hand. */
  standFromNext(side: Side, rules: StandingRules): void {
    this.#store.change({ standing: { ...this.#store.get().standing, [side]: rules } });
    this.#fromNext = { side, rules };
  }

  /** A side has answered: what was settled with its question holds from now on. */
  answered(side: Side): void {
    const next = this.#fromNext;
    if (next?.side !== side) return;
    this.#fromNext = null;
    void this.saveStanding(side, next.rules);
  }

  /** Gives the game up for a side. */
  async resign(side: Side): Promise<void> {
    // What was said of a draw before is out of date.
    this.#store.change({ toast: null });
    this.#tell(await this.#host.resign(side));
  }

  /** The other side is late: claims the game, or has it answered for, as was agreed at the start. */
  async claim(side: Side): Promise<void> {
    this.#tell(await this.#host.claim(side));
  }

  /** Offers or takes a draw (true), declines one or takes the offer back (false). */
  async draw(side: Side, draw: boolean): Promise<void> {
    this.#tell(await this.#host.draw(side, draw));
  }

  /** The game is over: offers the other side a seat in a new one, or takes that offer back (null). */
  async rematch(side: Side, rematch: Rematch | null): Promise<void> {
    this.#tell(await this.#host.rematch(side, rematch));
  }

  /**
   * Takes or declines the rematch that the other side offers; whether one may go on. A judge that was begun anew has forgotten the
   * offer; the seat is kept all the same, and the question is over.
   */
  async replyRematch(side: Side, agree: boolean): Promise<boolean> {
    const fault = await this.#host.replyRematch(side, agree);
    if (fault?.code === 'no-rematch') this.#store.change({ rematch: null });
    else this.#tell(fault);
    return fault === null || fault.code === 'no-rematch';
  }

  #tell(fault: Outcome): void {
    if (fault) this.#needs.showToast(fault.sentence, fault.clause);
  }
}
