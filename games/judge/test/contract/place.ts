import assert from 'node:assert/strict';
import type { Level } from '@linstock/bots';
import { type Entry, Game, type Side } from '@linstock/kernel';
import { toyRules } from '@linstock/kernel/toy';
import type { Command, Fault, GameView, HostMessage } from '@linstock/protocol';
import type { AnyRules, Store } from '../../src/index.ts';
import { gauntletRules } from './gauntlet.ts';

/** The toys that a place under test must know, with the battle each is played at. */
export const TOYS = {
  toy: { rules: toyRules() as AnyRules, battle: 'yard' },
  gauntlet: { rules: gauntletRules() as AnyRules, battle: 'lane' },
} as const;

/** The rules of a toy by id. Rejects for any other. */
export async function loadToy(id: string): Promise<AnyRules> {
  const toy = Object.values(TOYS).find(({ rules }) => rules.id === id);
  if (!toy) throw new RangeError(`There is no toy "${id}".`);
  return toy.rules;
}

/** The bot at each seat of a game, side 0 first; null for a person. */
export type Levels = readonly [Level | null, Level | null];

/** A line at a place. */
export interface GameConnection {
  send(command: Command): void;
  leave(): void;
}

/** A place where games are judged: a judge over some store, behind some host. */
export interface Place {
  /** Makes a game of a toy with fair dice, and gives its id. */
  begin(toy: keyof typeof TOYS, levels: Levels): Promise<string>;
  join(
    game: string,
    seat: Side | null,
    from: number,
    hear: (message: HostMessage) => void,
  ): Promise<GameConnection>;
  /** Stops, and starts again with the stored games. */
  restart(): Promise<void>;
  /** Another place over the same store, as another node or another tab is; null if there can be none. */
  readonly twin: Place | null;
  /** Its store; null if that is out of reach. */
  readonly store: Store | null;
}

type CommandBody = Command extends infer C ? (C extends Command ? Omit<C, 'cmd' | 'seen'> : never) : never;
type Reply = Extract<HostMessage, { t: 'ack' | 'refused' }>;

/** A reader of a game, who plays if it has a seat. */
export class Reader {
  readonly events: HostMessage[] = [];
  readonly #toy: keyof typeof TOYS;
  readonly #waiting: (() => void)[] = [];
  #line: GameConnection | null = null;
  static #commands = 0;

  private constructor(toy: keyof typeof TOYS) {
    this.#toy = toy;
  }

  static async join(
    place: Place,
    toy: keyof typeof TOYS,
    game: string,
    seat: Side | null,
    from = 0,
  ): Promise<Reader> {
    const reader = new Reader(toy);
    reader.#line = await place.join(game, seat, from, (message) => {
      reader.events.push(message);
      for (const wake of reader.#waiting.splice(0)) wake();
    });
    await reader.until(() => reader.events.length > 0);
    return reader;
  }

  /** All entries received, in order. */
  get told(): readonly Entry[] {
    return this.events.flatMap((message) => (message.t === 'entries' ? message.entries : []));
  }

  /** The number of the last entry received. */
  get head(): number {
    return Math.max(0, ...this.told.map(({ n }) => n));
  }

  get view(): GameView {
    const first = this.events[0];
    assert.ok(first?.t === 'game', 'the first that a line says is the game');
    return first.game;
  }

  /** A copy of the game that has followed everything sent to a reader from the start. */
  get copy(): Game<unknown, unknown, unknown> {
    const game = Game.fromRecord(TOYS[this.#toy].rules, { ...this.view.header, entries: [] });
    game.follow(this.told);
    return game;
  }

  /** The last events of a kind, first to last. */
  of<T extends HostMessage['t']>(t: T): Extract<HostMessage, { t: T }>[] {
    return this.events.filter((message): message is Extract<HostMessage, { t: T }> => message.t === t);
  }

  /** Sends a command, and resolves with the reply to it. */
  async send(command: CommandBody, seen = this.head, cmd = `c${++Reader.#commands}`): Promise<Reply> {
    const before = this.events.length;
    this.#line?.send({ ...command, cmd, seen });
    const reply = (): Reply | undefined =>
      this.events
        .slice(before)
        .find(
          (message): message is Reply =>
            (message.t === 'ack' || message.t === 'refused') && message.cmd === cmd,
        );
    await this.until(() => reply() !== undefined);
    return reply() as Reply;
  }

  /** Gives an answer that must be accepted; resolves with the number of its entry when that arrives. */
  async answer(answer: unknown, seen = this.head): Promise<number> {
    const reply = await this.send({ t: 'answer', answer }, seen);
    assert.ok(reply.t === 'ack', JSON.stringify(reply));
    const n = reply.n ?? 0;
    await this.until(() => this.head >= n);
    return n;
  }

  /** Does something, which must be taken. */
  async does(command: CommandBody): Promise<void> {
    const reply = await this.send(command);
    assert.equal(reply.t, 'ack', JSON.stringify(reply));
  }

  /** Sends what must be refused, and gives why. */
  async refused(command: CommandBody, seen = this.head): Promise<Fault> {
    const reply = await this.send(command, seen);
    assert.ok(reply.t === 'refused', JSON.stringify(reply));
    return reply.error;
  }

  /** Resolves when all commands sent before are done, with their consequences. */
  async settled(): Promise<void> {
    await this.refused({ t: 'reply', agree: true });
  }

  /** Resolves when the condition is true. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((wake) => void this.#waiting.push(wake));
  }

  leave(): void {
    this.#line?.leave();
  }
}

/** All parties of a new game: the two seats and a spectator. */
export interface Table {
  readonly id: string;
  readonly seats: readonly [Reader, Reader];
  readonly watcher: Reader;
}

/** A new game with all its parties. */
export async function sitDown(
  place: Place,
  toy: keyof typeof TOYS,
  levels: Levels = [null, null],
): Promise<Table> {
  const id = await place.begin(toy, levels);
  const join = (seat: Side | null): Promise<Reader> => Reader.join(place, toy, id, seat);
  return { id, seats: [await join(0), await join(1)], watcher: await join(null) };
}

/** Resolves when all readers have received entry n. */
export async function allTold({ seats, watcher }: Table, n: number): Promise<void> {
  for (const reader of [...seats, watcher]) await reader.until(() => reader.head >= n);
}
