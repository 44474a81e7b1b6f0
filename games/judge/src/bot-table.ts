import type { Side } from '@linstock/kernel';
import { BotSeat, type SeatedGame } from './bot-seat.ts';
import type { OtherNodes, SeatServices } from './host-services.ts';
import type { StoredGame } from './store.ts';
import type { Think } from './think.ts';

/** The services of a host that the bots of a game use. */
interface BotHost {
  readonly think: Think;
  readonly nodes?: OtherNodes | undefined;
  readonly seats?: Pick<SeatServices, 'machines' | 'readMachines'> | undefined;
}

/** The level of a machine that plays for an absent player. */
const STAND_IN_LEVEL = 'normal';

/** The bots at a game. If several nodes judge the game, one of them is asked to play its bots. */
export class BotTable {
  readonly #game: SeatedGame;
  readonly #bots: readonly BotSeat[];
  /** The machines that play for absent players, or have. */
  readonly #standIns: readonly BotSeat[];
  readonly #host: BotHost;
  /** The entry for which the bots have been summoned. */
  #summonedAt = -1;

  constructor(game: SeatedGame, seats: StoredGame['seats'], host: BotHost) {
    const { think } = host;
    this.#game = game;
    this.#host = host;
    this.#bots = seats.flatMap(({ side, level }) =>
      level === null ? [] : [new BotSeat(side, level, game, think)],
    );
    // It plays on to the end: only the player may give the game up.
    this.#standIns = seats.flatMap(({ side, level }) =>
      level === null ? [new BotSeat(side, STAND_IN_LEVEL, game, think, false)] : [],
    );
  }

  /** True if a machine plays a side now. */
  plays(side: Side): boolean {
    return this.#seats.some((seat) => seat.side === side);
  }

  get #seats(): readonly BotSeat[] {
    const machines = this.#host.seats?.machines ?? [];
    return [...this.#bots, ...this.#standIns.filter(({ side }) => machines.includes(side))];
  }

  /** The sides whose bots think here just now. */
  get thinking(): readonly Side[] {
    return this.#seats.filter(({ busy }) => busy).map(({ side }) => side);
  }

  /** True if a bot has to answer now. */
  get asked(): boolean {
    return this.#seats.some(({ isAsked }) => isAsked);
  }

  /**
   * Lets bots look for questions. If there are other nodes, has one of them play the bots.
   * @param here the last entry was made at this node
   */
  wake(here: boolean): void {
    const { nodes } = this.#host;
    if (!nodes) {
      for (const seat of this.#seats) void seat.play(() => !this.plays(seat.side));
      return;
    }
    const { head } = this.#game;
    if (this.#summonedAt === head || !this.asked) return;
    this.#summonedAt = head;
    const waits = (): boolean => this.#game.head === head && this.asked;
    nodes.summonBots(this.#game.id, waits, here);
  }

  /** Wakes them also for an entry for which they have been summoned before. */
  wakeAgain(here: boolean): void {
    this.#summonedAt = -1;
    this.wake(here);
  }

  /**
   * Plays the bots here until none is asked, or until `stops` is true. Throws an Error if they get nowhere, or if the judge
   * is closed before.
   */
  async play(stops: () => boolean): Promise<void> {
    const game = this.#game;
    await this.#host.seats?.readMachines();
    for (let head = -1; this.asked && !stops(); ) {
      if (head === game.head) throw new Error(`The bots of game ${game.id} get nowhere at entry ${head}.`);
      head = game.head;
      await Promise.all(this.#seats.map((seat) => seat.play(() => stops() || !this.plays(seat.side))));
      await game.settled();
    }
    if (game.closed) throw new Error(`The bots of game ${game.id} were stopped.`);
  }
}
