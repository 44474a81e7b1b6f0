import type { Json } from '@linstock/kernel';
import type { Host } from '../host/host.ts';
import type { StoredDrafts } from './orders/storedDrafts.ts';
import type { SeatCommands } from './seat/seatCommands.ts';
import type { StandIns } from './seat/standIns.ts';
import type { Effect } from './state/transition.ts';
import type { SessionEvent } from './transition.ts';

/** Milliseconds that the pointer must rest before the preview is computed. */
const POINTER_REST_MS = 60;

/** Milliseconds that dice tumble before they lie. */
export const TUMBLE_MS = 520;

/** Milliseconds in which an entry may arrive that shows that leave was given; a refusal has none. */
const LEAVE_COMES_MS = 400;

/** The objects that effects use. */
interface EffectTargets {
  readonly host: Host;
  readonly drafts: StoredDrafts;
  readonly seat: SeatCommands;
  readonly standIns: StandIns;
  readonly apply: (event: SessionEvent) => void;
}

/** Carries out the effects of transitions: messages to the judge, timers, storage. Their results are events of the session. */
export class Effects {
  readonly #outside: EffectTargets;
  /** The timer of a gesture that is pointed at. */
  #looking: ReturnType<typeof setTimeout> | undefined;
  #tumbling: ReturnType<typeof setTimeout> | undefined;
  /** The last message to the judge, which is over once its reply is an event. */
  #sending: Promise<void> = Promise.resolve();

  constructor(outside: EffectTargets) {
    this.#outside = outside;
  }

  /** Resolves once the judge has replied to the last message. */
  get replied(): Promise<void> {
    return this.#sending;
  }

  /** Stops the dice. */
  stop(): void {
    clearTimeout(this.#tumbling);
  }

  perform(effect: Effect): void {
    const { drafts, seat, standIns, apply } = this.#outside;
    switch (effect.do) {
      case 'send':
        this.#sending = this.#send(effect);
        return;
      case 'take back':
        this.#sending = this.#takeBack(effect);
        return;
      case 'await leave': {
        const { head, hand } = effect;
        setTimeout(() => apply({ on: 'seat', do: 'note no leave', head, hand }), LEAVE_COMES_MS);
        return;
      }
      case 'save standing':
        return void seat.saveStanding(effect.side, effect.rules);
      case 'think':
        return void standIns.answer(effect.side);
      case 'store draft':
        return drafts.write(effect.key, effect.stretch, effect.filled);
      case 'forget draft':
        return drafts.forget(effect.key, effect.stretch);
      case 'tumble dice':
        clearTimeout(this.#tumbling);
        this.#tumbling = setTimeout(() => apply({ on: 'playback', do: 'land dice' }), TUMBLE_MS);
        return;
      case 'stop dice':
        return clearTimeout(this.#tumbling);
      case 'look soon': {
        const { gesture } = effect;
        clearTimeout(this.#looking);
        this.#looking = setTimeout(() => apply({ on: 'formation', do: 'look', gesture }), POINTER_REST_MS);
        return;
      }
      case 'stop looking':
        return clearTimeout(this.#looking);
    }
  }

  async #send({ seen, side, answer }: Extract<Effect, { do: 'send' }>): Promise<void> {
    const fault = await this.#outside.host.answer(seen, side, answer as Json);
    this.#outside.apply({ on: 'seat', do: 'note reply', fault });
  }

  async #takeBack({ seen, side, to, asksLeave }: Extract<Effect, { do: 'take back' }>): Promise<void> {
    const { host, apply } = this.#outside;
    const fault = await host.takeBack(seen, side, to, asksLeave);
    if (fault) apply({ on: 'view', do: 'show toast', sentence: fault.sentence, clause: fault.clause });
    const other = host.game.seats.find((seat) => seat.side !== side);
    const elsewhere = other?.kind === 'human' && !host.seats.includes(other.side);
    if (!fault && asksLeave && elsewhere) apply({ on: 'seat', do: 'note leave asked' });
  }
}
