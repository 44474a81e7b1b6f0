import type { Side } from '@linstock/kernel';
import type { Host } from '../../host/host.ts';
import { entryBeforeOrder, orderTakenBack } from '../agenda/givenOrders.ts';
import type { AgendaRunner } from '../automatic/runner.ts';
import type { SessionStore } from '../state/sessionStore.ts';
import type { AnyGame } from '../state/state.ts';

/** What is needed of the session. */
interface Needs {
  readonly game: () => AnyGame | null;
  readonly agenda: AgendaRunner;
  readonly send: (side: Side, answer: unknown) => Promise<void>;
  readonly showToast: (sentence: string, clause: string | null) => void;
  /** Drops the order to a formation that is under way. Returns false if there is none. */
  readonly withdraw: () => boolean;
  /** A side has asked the other for leave to take back. */
  readonly askedLeave: (side: Side) => void;
}

/** Takes answers back, and gives them again. */
export class TakingBack {
  readonly #host: Host;
  readonly #store: SessionStore;
  readonly #needs: Needs;

  constructor(host: Host, store: SessionStore, needs: Needs) {
    this.#host = host;
    this.#store = store;
    this.#needs = needs;
  }

  /** Takes back the last answer, or all of an order to a formation. If it is not free, asks the other side for leave. */
  async takeBack(): Promise<void> {
    const { takeBack, sent } = this.#store.get();
    const { game, agenda, showToast, withdraw, askedLeave } = this.#needs;
    if (!sent && withdraw()) return;
    if (!takeBack || sent || takeBack.to < 0) return;
    if (takeBack.steps === 0 && takeBack.barrier === 'start') return showToast(takeBack.sentence, null);
    const asksLeave = takeBack.steps === 0;
    agenda.end('taken back');
    const whole = asksLeave ? null : entryBeforeOrder(agenda.orders, game()?.line ?? []);
    const to = whole ?? takeBack.to;
    const seen = game()?.head ?? 0;
    const fault = await this.#store.effect(() => this.#host.takeBack(seen, takeBack.side, to, asksLeave));
    if (fault) showToast(fault.sentence, fault.clause);
    else if (asksLeave) askedLeave(takeBack.side);
  }

  /** Gives the answer again that was taken back last, if nothing else has been answered since. */
  async redo(): Promise<void> {
    const { redo, sent, asked } = this.#store.get();
    const { game, agenda, send } = this.#needs;
    if (!redo || sent || asked?.side !== redo.side) return;
    const again = orderTakenBack(agenda.orders, redo.answer, game()?.record.entries ?? []);
    const begun = again !== null && this.#store.event(() => agenda.begin(again));
    if (!begun) await send(redo.side, redo.answer);
  }
}
