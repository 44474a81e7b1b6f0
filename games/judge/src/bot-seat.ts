import type { Level } from '@linstock/bots';
import { type Entry, otherSide, type Side } from '@linstock/kernel';
import type { Ack, Command, Fault, GameView, HostMessage } from '@linstock/protocol';
import { RefusedCommand } from './refusals.ts';
import type { BotAnswer, BotQuestion, Think } from './think.ts';

/** The answer of a program that knows the game. */
type Thought = Exclude<BotAnswer, { readonly forgotten: true }>;

/** Times a bot tries again after its answer failed, before it waits for an event. */
const MAX_RETRIES = 3;

/** True if a program of this level resigns a lost game and offers draws; opponents to learn with are played to the end. */
const endsEarly = (level: Level): boolean => level === 'normal' || level === 'hard';

/** The parts of a game that a bot's seat uses. */
export interface SeatedGame {
  readonly id: string;
  readonly head: number;
  /** True if bots are no longer asked. */
  readonly closed: boolean;
  view(seat: Side): GameView;
  entries(seat: Side, after: number): readonly Entry[];
  /** True if the battle is over. */
  readonly over: boolean;
  /** The side that offers a draw; null if there is no offer. */
  readonly drawOffer: Side | null;
  /** True if the side has to answer now. */
  asks(side: Side): boolean;
  /** Does what the player of a side wants, or its machine; see `Judge.takeCommand`. */
  takeCommand(side: Side, command: Command, machine: boolean): Promise<Ack>;
  /** Resolves when all commands sent so far are done. */
  settled(): Promise<void>;
  /** Tells all readers, those at other nodes too. */
  publishBotMessage(message: HostMessage): void;
  fault(error: unknown): Fault;
}

/** A bot's seat at a game: the last entry its program has received, and whether it is thinking. */
export class BotSeat {
  readonly side: Side;
  readonly #level: Level;
  readonly #mayEnd: boolean;
  readonly #game: SeatedGame;
  readonly #think: Think;
  #busy = false;
  /** The last entry sent to the program; null if it does not know the game. */
  #told: number | null = null;

  /** @param mayEnd true if it may resign, and agree to a draw; one that plays for an absent player may not */
  constructor(side: Side, level: Level, game: SeatedGame, think: Think, mayEnd = true) {
    this.side = side;
    this.#level = level;
    this.#mayEnd = mayEnd;
    this.#game = game;
    this.#think = think;
  }

  /** True if its program thinks just now. */
  get busy(): boolean {
    return this.#busy;
  }

  /** True if it has to answer now, or to reply to a draw that is offered. */
  get isAsked(): boolean {
    const { closed, over } = this.#game;
    return !closed && ((!over && this.#isOfferedDraw) || this.#game.asks(this.side));
  }

  /** Answers whatever it is asked until it is asked no more, or until `stops` is true. */
  async play(stops: () => boolean = () => false): Promise<void> {
    const { side } = this;
    const game = this.#game;
    if (this.#busy || !this.isAsked) return;
    this.#busy = true;
    game.publishBotMessage({ t: 'thinking', side, busy: true });
    for (let tries = MAX_RETRIES; tries > 0 && this.isAsked && !stops(); ) {
      try {
        await this.#answer();
        tries = MAX_RETRIES;
      } catch (error) {
        // A take-back came while the bot was thinking: it starts again, and that is no failure.
        if (error instanceof RefusedCommand && error.fault.code === 'stale') continue;
        if (game.closed) break;
        const fault = game.fault(error);
        if (--tries === 0) game.publishBotMessage({ t: 'refused', cmd: null, error: fault });
      }
    }
    this.#busy = false;
    game.publishBotMessage({ t: 'thinking', side, busy: false });
  }

  /** True if the other side offers a draw to which it may reply. */
  get #isOfferedDraw(): boolean {
    return this.#mayEnd && this.#game.drawOffer === otherSide(this.side);
  }

  async #answer(): Promise<void> {
    const { side } = this;
    const game = this.#game;
    const { seen, thought } = await this.#thoughtNow();
    const sent = { cmd: `bot-${seen + 1}`, seen };
    if ('takesDraw' in thought) {
      await game.takeCommand(side, { t: 'draw', ...sent, draw: thought.takesDraw }, true);
      return;
    }
    if (thought.stumbled !== null) game.fault(new Error(thought.stumbled));
    // A draw was offered while it was thinking: it replies to that first.
    if (this.#isOfferedDraw) return;
    const early = this.#mayEnd && endsEarly(this.#level);
    if (thought.resigns && early) {
      await game.takeCommand(side, { t: 'resign', ...sent }, true);
      return;
    }
    const { n } = await game.takeCommand(side, { t: 'answer', ...sent, answer: thought.answer }, true);
    if (n !== null && thought.reason !== null) this.#sendReason(n, thought.reason);
    if (thought.offersDraw && early && !game.over && game.drawOffer === null) await this.#offerDraw();
  }

  async #offerDraw(): Promise<void> {
    const { head } = this.#game;
    const offer = { t: 'draw', cmd: `bot-${head + 1}-draw`, seen: head, draw: true } as const;
    await this.#game.takeCommand(this.side, offer, true);
  }

  /**
   * Asks its program for an answer at the present entry. A program that has forgotten the game is sent all of it.
   */
  async #thoughtNow(): Promise<{ readonly seen: number; readonly thought: Thought }> {
    const game = this.#game;
    const known = this.#told;
    this.#told = null;
    let seen = game.head;
    let thought = await this.#think(this.#asked(known));
    if ('forgotten' in thought) {
      seen = game.head;
      thought = await this.#think(this.#asked(null));
    }
    if ('forgotten' in thought) throw new Error('The machine player cannot read this game.');
    this.#told = seen;
    return { seen, thought };
  }

  /** Says why it gave its answer, but nothing about its secret answers. */
  #sendReason(n: number, sentence: string): void {
    const { side } = this;
    const [entry] = this.#game.entries(side, n - 1);
    if (entry && !('seal' in entry)) this.#game.publishBotMessage({ t: 'reason', n, side, sentence });
  }

  #asked(known: number | null): BotQuestion {
    const { side } = this;
    const game = this.#game;
    const after = known ?? 0;
    return {
      seat: `${game.id}:${side}`,
      side,
      level: this.#level,
      header: known === null ? game.view(side).header : null,
      after,
      entries: game.entries(side, after),
      drawOffered: this.#isOfferedDraw,
    };
  }
}
