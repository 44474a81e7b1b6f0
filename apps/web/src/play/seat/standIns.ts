/** A machine that plays a seat of this page in its owner's place, as long as he lets it and the page is open. */
import type { Level } from '@linstock/bots';
import type { Think } from '@linstock/judge';
import type { Side } from '@linstock/kernel';
import { WorkerConnection } from '../../common/worker.ts';
import type { SessionStore } from '../state/sessionStore.ts';
import type { AnyGame } from '../state/state.ts';

/** What is needed of the session. */
interface Needs {
  readonly game: () => AnyGame | null;
  readonly send: (side: Side, answer: unknown) => Promise<void>;
  readonly showToast: (sentence: string, clause: string | null) => void;
  /** Asks anew: another plays the seat. */
  readonly ask: () => void;
}

/** Thinks in a worker of the page, begun when it is first asked. */
export function pageThinks(): Think {
  const worker = new WorkerConnection<Parameters<Think>[0], Awaited<ReturnType<Think>>>(
    () => new Worker(new URL('../../host/bot.worker.ts', import.meta.url), { type: 'module' }),
    'The machine that played for you has broken down. Play on yourself, or let it play again.',
  );
  return (asked) => worker.ask(asked);
}

/** The machines that play for the seats of this page. What they answer is sent as its owner's answer would be. */
export class StandIns {
  readonly #id: string;
  readonly #store: SessionStore;
  readonly #think: Think;
  readonly #needs: Needs;
  /** The entry being answered by side, so that it is answered once. */
  readonly #answering = new Map<Side, number>();

  constructor(id: string, store: SessionStore, think: Think, needs: Needs) {
    this.#id = id;
    this.#store = store;
    this.#think = think;
    this.#needs = needs;
  }

  /** Whether a machine plays a side. */
  plays(side: Side): boolean {
    return this.#store.get().standIns[side] !== undefined;
  }

  /** A machine of a level plays a side from now on; null: its owner does again. */
  put(side: Side, level: Level | null): void {
    this.#store.event(() => {
      const { [side]: _, ...others } = this.#store.get().standIns;
      this.#store.change({ standIns: level === null ? others : { ...others, [side]: level } });
      this.#needs.ask();
    });
  }

  /** Thinks about the open question of a side and sends what it comes to; not, where its owner plays again by then. */
  async answer(side: Side): Promise<void> {
    const game = this.#needs.game();
    const level = this.#store.get().standIns[side];
    if (!game || level === undefined || this.#answering.get(side) === game.head) return;
    const { head } = game;
    const secret = game.question(side)?.sealed === true;
    this.#answering.set(side, head);
    this.#store.change({ thinking: side });
    try {
      const { entries, ...header } = game.record;
      const seat = `${this.#id}:${side}:stand-in`;
      const thought = await this.#think({ seat, side, level, header, after: 0, entries });
      if ('answer' in thought && this.plays(side) && game.head === head) {
        await this.#needs.send(side, thought.answer);
        if (thought.reason !== null && !secret) this.#note(head + 1, thought.reason);
      }
    } catch (fault) {
      this.put(side, null);
      this.#needs.showToast(fault instanceof Error ? fault.message : String(fault), null);
    } finally {
      if (this.#answering.get(side) === head) {
        this.#answering.delete(side);
        this.#store.change({ thinking: null });
      }
    }
  }

  #note(n: number, reason: string): void {
    this.#store.change({ reasons: { ...this.#store.get().reasons, [n]: reason } });
  }
}
