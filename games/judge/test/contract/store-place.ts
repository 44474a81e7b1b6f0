import { thinkingAt } from '@linstock/bots';
import { commitment, Game, type Side, seededChance } from '@linstock/kernel';
import type { HostMessage } from '@linstock/protocol';
import {
  type HostServices,
  Judge,
  Players,
  RefusedCommand,
  type StoredGame,
  type Think,
} from '../../src/index.ts';
import { type GameConnection, type Levels, loadToy, type Place, TOYS } from './place.ts';
import type { TriedStore } from './store.ts';

let secrets = 0;
const secret = (): string => `${++secrets}`.padStart(64, '0');

function thinkingHere(): Think {
  const players = new Players(loadToy);
  const chance = seededChance('place');
  return (asked) => players.answer(asked, (level) => thinkingAt(level, chance));
}

/** A place that is nothing but judges over a store. */
export class StorePlace implements Place {
  readonly #tried: TriedStore;
  readonly #around: HostServices;
  readonly #games: Map<string, StoredGame>;
  #judges = new Map<string, Promise<Judge>>();
  #twin: StorePlace | null = null;

  /** @param think asks its bots; by default they think at once and here */
  constructor(tried: TriedStore, think = thinkingHere(), games = new Map<string, StoredGame>()) {
    this.#tried = tried;
    this.#games = games;
    this.#around = {
      store: tried.store,
      think,
      secret,
      breathe: () => Promise.resolve(),
      fault: (error) => {
        if (error instanceof RefusedCommand) return error.fault;
        return { code: 'error', clause: null, sentence: String(error) };
      },
      grown: () => undefined,
      standingChanged: () => undefined,
    };
  }

  get store() {
    return this.#tried.store;
  }

  get twin(): Place {
    return (this.#twin ??= new StorePlace(this.#tried, thinkingHere(), this.#games));
  }

  async begin(toy: keyof typeof TOYS, levels: Levels): Promise<string> {
    const { rules, battle } = TOYS[toy];
    const hidden = secret();
    const dice = { kind: 'fair', commitment: commitment(hidden), secret: hidden } as const;
    const { entries: _, ...header } = Game.create(rules, { battle, dice }).record;
    const seats = ([0, 1] as const).map((side) => {
      const level = levels[side];
      return { side, name: rules.sides[side], kind: level === null ? 'human' : 'bot', level } as const;
    });
    const game: StoredGame = { id: `game-${hidden.slice(-8)}`, header, seats };
    await this.#tried.add(game);
    this.#games.set(game.id, game);
    await this.#judge(game.id);
    return game.id;
  }

  async join(
    id: string,
    seat: Side | null,
    from: number,
    hear: (message: HostMessage) => void,
  ): Promise<GameConnection> {
    const subscription = (await this.#judge(id)).join(seat, from, hear);
    return { send: (command) => void subscription.takeCommand(command), leave: () => subscription.leave() };
  }

  /** A judge that has gone down gives no answers. The others restart, since bots and seats may need them. */
  async restart(): Promise<void> {
    const games = [...this.#judges.keys()];
    for (const judge of this.#judges.values()) (await judge).close();
    this.#judges = new Map();
    for (const id of games) await this.#judge(id);
  }

  async #judge(id: string): Promise<Judge> {
    const stored = this.#games.get(id);
    if (!stored) throw new Error(`There is no game "${id}".`);
    const judge =
      this.#judges.get(id) ?? Judge.open(stored, await loadToy(stored.header.rules.id), this.#around);
    this.#judges.set(id, judge);
    return judge;
  }
}
