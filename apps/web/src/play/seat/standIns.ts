/** A machine that plays a seat of this page in its owner's place, as long as the owner lets it and the page is open. */
import type { Think } from '@linstock/judge';
import type { Side } from '@linstock/kernel';
import { WorkerConnection } from '../../common/worker.ts';
import type { AnyGame, SessionState } from '../state/state.ts';
import type { ViewEvent } from '../state/view.ts';
import type { SeatEvent } from './seatEvents.ts';

/** The session for whose seats the machines play. */
interface StandInSession {
  readonly game: () => AnyGame | null;
  readonly state: () => SessionState;
  readonly apply: (event: SeatEvent | ViewEvent) => void;
  readonly send: (side: Side, answer: unknown) => Promise<void>;
}

/** Thinks in a worker of the page, begun when it is first asked. */
export function thinkInPage(): Think {
  const worker = new WorkerConnection<Parameters<Think>[0], Awaited<ReturnType<Think>>>(
    () => new Worker(new URL('../../host/bot.worker.ts', import.meta.url), { type: 'module' }),
    'The machine that played for you has failed. Play yourself, or let it play again.',
  );
  return (asked) => worker.ask(asked);
}

/** The machines that play for the seats of this page. Their answers are sent as the owner's would be. */
export class StandIns {
  readonly #id: string;
  readonly #think: Think;
  readonly #session: StandInSession;
  /** The entry being answered, by side, so that it is answered once. It lasts as long as the bot thinks. */
  readonly #answering = new Map<Side, number>();

  constructor(id: string, think: Think, session: StandInSession) {
    this.#id = id;
    this.#think = think;
    this.#session = session;
  }

  /** Thinks about the open question of a side and sends the result, unless its owner plays again by then. */
  async answer(side: Side): Promise<void> {
    const { apply, send, state } = this.#session;
    const game = this.#session.game();
    const level = state().standIns[side];
    if (!game || level === undefined || this.#answering.get(side) === game.head) return;
    const { head } = game;
    const secret = game.question(side)?.sealed === true;
    this.#answering.set(side, head);
    apply({ on: 'seat', do: 'note thinking', side });
    try {
      const { entries, ...header } = game.record;
      const seat = `${this.#id}:${side}:stand-in`;
      // A draw is the owner's to take.
      const asked = { seat, side, level, header, after: 0, entries, drawOffered: false };
      const thought = await this.#think(asked);
      if ('answer' in thought && state().standIns[side] !== undefined && game.head === head) {
        await send(side, thought.answer);
        if (thought.reason !== null && !secret)
          apply({ on: 'seat', do: 'note reason', n: head + 1, reason: thought.reason });
      }
    } catch (fault) {
      apply({ on: 'seat', do: 'stand in', side, level: null });
      const sentence = fault instanceof Error ? fault.message : String(fault);
      apply({ on: 'view', do: 'show toast', sentence, clause: null });
    } finally {
      if (this.#answering.get(side) === head) {
        this.#answering.delete(side);
        apply({ on: 'seat', do: 'note thinking', side: null });
      }
    }
  }
}
