import type { Level } from '@linstock/bots';
import type { Entry, Side } from '@linstock/kernel';
import type { Ack, Command, Fault, GameView, HostMessage } from '@linstock/protocol';
import { RefusedCommand } from './refusals.ts';
import type { BotQuestion, Think } from './think.ts';

/** Times a bot tries again after its answer failed, before it waits for an event. */
const MAX_RETRIES = 3;

/** True if a program of this level resigns a lost game; opponents to learn with are played to the end. */
const mayResign = (level: Level): boolean => level === 'normal' || level === 'hard';

/** The parts of a game that a bot's seat uses. */
export interface SeatedGame {
  readonly id: string;
  readonly head: number;
  /** True if no bot is asked any more. */
  readonly closed: boolean;
  view(seat: Side): GameView;
  entries(seat: Side, after: number): readonly Entry[];
  /** True if the side has to answer now. */
  isAsked(side: Side): boolean;
  takeCommand(side: Side, command: Command): Promise<Ack>;
  /** Tells all readers, those at other nodes too. */
  publishBotMessage(message: HostMessage): void;
  fault(error: unknown): Fault;
}

/** A bot's seat at a game: the last entry its program has received, and whether it is thinking. */
export class BotSeat {
  readonly side: Side;
  readonly #level: Level;
  readonly #game: SeatedGame;
  readonly #think: Think;
  #busy = false;
  /** The last entry sent to the program; null if it does not know the game. */
  #told: number | null = null;

  constructor(side: Side, level: Level, game: SeatedGame, think: Think) {
    this.side = side;
    this.#level = level;
    this.#game = game;
    this.#think = think;
  }

  /** True if its program thinks just now. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Answers whatever it is asked until it is asked no more, or until `stops` is true. */
  async play(stops: () => boolean = () => false): Promise<void> {
    const { side } = this;
    const game = this.#game;
    if (this.#busy || !game.isAsked(side)) return;
    this.#busy = true;
    game.publishBotMessage({ t: 'thinking', side, busy: true });
    for (let tries = MAX_RETRIES; tries > 0 && game.isAsked(side) && !stops(); ) {
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

  async #answer(): Promise<void> {
    const { side } = this;
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
    if (thought.stumbled !== null) game.fault(new Error(thought.stumbled));
    if (thought.resigns && mayResign(this.#level)) {
      await game.takeCommand(side, { t: 'resign', cmd: `bot-${seen + 1}`, seen });
      return;
    }
    const { n } = await game.takeCommand(side, {
      t: 'answer',
      cmd: `bot-${seen + 1}`,
      seen,
      answer: thought.answer,
    });
    if (n !== null && thought.reason !== null) this.#sendReason(n, thought.reason);
  }

  /** Says why it answered so; nothing of what it has answered in secret. */
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
    };
  }
}
