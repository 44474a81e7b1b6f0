import { levelPlayed, machineName } from '@linstock/bots';
import type { PlayedBattle } from '@linstock/editor';
import {
  type AnyRules,
  type HostServices,
  importRecord,
  Judge,
  type SendToReader,
  type StoredGame,
  type Subscription,
  type Think,
} from '@linstock/judge';
import {
  type AnswerEntry,
  commitment,
  type Entry,
  effective,
  Game,
  type GameHeader,
  type GameRecord,
  handOver,
  type Json,
  parseRecord,
  RecordError,
  recordedDice,
  type SealedEntry,
  type Side,
  type SystemManifest,
} from '@linstock/kernel';
import type { Fault, GameView, SeatView } from '@linstock/protocol';
import type { BrowserStore } from './browserStore.ts';
import { HostError, type NewGame, type Player } from './host.ts';

/** The services that the games of this browser need. */
export interface Browser {
  readonly store: BrowserStore;
  /** The rules of a system, with the battle of a game that carries its own. Rejects with RangeError for what is not known. */
  readonly load: (system: string, game: PlayedBattle) => Promise<AnyRules>;
  /** Hex digits from a good source. */
  readonly secret: () => string;
  /** A short new id. */
  readonly id: () => string;
  readonly now: () => string;
  readonly think: Think;
  /** Tells other tabs of this browser that a game has grown. */
  readonly tellOthers: (game: string) => void;
}

/** The games kept in this browser: the same judge, gate, dice and entries as on a server. */
export class BrowserGames {
  readonly #browser: Browser;
  readonly #around: HostServices;
  readonly #judges = new Map<string, Promise<Judge>>();

  constructor(browser: Browser) {
    const { store, think, secret, tellOthers } = browser;
    this.#browser = browser;
    this.#around = {
      store: store,
      think,
      secret,
      breathe: () => Promise.resolve(),
      // Players in a browser are at the screen: the judge waits for no one.
      fault: faultOf,
      grown: ({ id }) => tellOthers(id),
      standingChanged: ({ id }) => tellOthers(id),
    };
  }

  /** A new game with fair dice. Returns its id. */
  async create(wish: NewGame): Promise<string> {
    const rules = await this.#rules(playedBattle(wish), 'game');
    const secret = this.#browser.secret();
    const seats = seatsOf(wish.seats, rules);
    const game = Game.create(rules, {
      battle: wish.battle,
      options: wish.options,
      dice: { kind: 'fair', commitment: commitment(secret), secret },
      players: seatNames(seats),
      created: this.#browser.now(),
      ...(wish.carried && { carried: wish.carried }),
    });
    const { entries, ...header } = game.record;
    return this.#saveGame(header, seats, entries);
  }

  /**
   * Stores a record as a game of this browser only. Throws HostError with the reason if it cannot be played.
   */
  async importRecord(raw: unknown, players: NewGame['seats']): Promise<string> {
    const rules = await this.#rules(readRecord(raw), 'record');
    const secret = this.#browser.secret();
    const { record } = reading(() => importRecord(raw, () => rules, false, commitment(secret)));
    return this.#keepRecord(record, secret, seatsOf(players, rules));
  }

  /**
   * A new game with the answers and dice of a record up to entry `upTo`; later throws use dice committed to now.
   * @param sandbox true if the board may be changed by hand in it
   */
  async fork(raw: unknown, upTo: number, players: NewGame['seats'], sandbox = false): Promise<string> {
    const record = readRecord(raw);
    const rules = await this.#rules(record, 'record');
    const seats = seatsOf(players, rules);
    const game = Game.create(rules, {
      battle: record.battle.id,
      options: record.options,
      dice: { kind: 'typed' },
      ...((sandbox || record.umpire) && { umpire: true }),
      players: seatNames(seats),
      created: this.#browser.now(),
      ...(record.carried && { carried: record.carried }),
    });
    for (const given of effective(record.entries.slice(0, upTo))) {
      const proposal =
        'hand' in given
          ? game.proposeHand(given.side, given.hand, given)
          : game.propose(given.side, openAnswer(given), game.head, {
              dice: () => recordedDice(given.dice),
              salt: this.#browser.secret,
            });
      if ('refused' in proposal)
        throw new HostError('record', `Entry ${given.n}: ${proposal.refused.sentence}`);
      game.append(proposal.entry);
    }
    const secret = this.#browser.secret();
    return this.#keepRecord(handOver(game.record, commitment(secret)), secret, seats);
  }

  async view(id: string): Promise<GameView> {
    return (await this.#judge(id)).view(null);
  }

  /** Subscribes a page to a game: sends the entries it has missed, then each new one. */
  async join(id: string, seat: Side | null, from: number, say: SendToReader): Promise<Subscription> {
    return (await this.#judge(id)).join(seat, from, say);
  }

  async remove(id: string): Promise<void> {
    const judge = await this.#judges.get(id)?.catch(() => null);
    this.#judges.delete(id);
    await (judge ? judge.remove() : this.#browser.store.remove(id));
    this.#browser.tellOthers(id);
  }

  /** Another tab has added to a game: reads what is new. */
  async syncGame(id: string): Promise<void> {
    await (await this.#judges.get(id))?.catchUp();
  }

  #judge(id: string): Promise<Judge> {
    const known = this.#judges.get(id);
    if (known) return known;
    const opened = this.#open(id);
    this.#judges.set(id, opened);
    opened.catch(() => this.#judges.delete(id));
    return opened;
  }

  async #open(id: string): Promise<Judge> {
    const stored = await this.#browser.store.game(id);
    if (!stored)
      throw new HostError(
        'no-game',
        'There is no such game in this browser. It may have been deleted, or it is stored in another browser.',
      );
    return Judge.open(stored, await this.#rules(stored.header, 'game'), this.#around);
  }

  async #rules(game: PlayedBattle, what: 'game' | 'record'): Promise<AnyRules> {
    const { id } = game.rules;
    try {
      return await this.#browser.load(id, game);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      if (game.carried !== undefined) throw new HostError('battle', error.message);
      throw new HostError('rules', `This ${what} is of the rule system "${id}", which is not known here.`);
    }
  }

  /** Stores a record, with the secret of its dice if it fits the commitment. */
  #keepRecord(record: GameRecord, secret: string, seats: readonly SeatView[]): Promise<string> {
    const { entries, ...header } = record;
    const { dice } = header;
    const own = dice.kind === 'fair' && dice.commitment === commitment(secret);
    return this.#saveGame(own ? { ...header, dice: { ...dice, secret } } : header, seats, entries);
  }

  async #saveGame(
    header: GameHeader,
    seats: readonly SeatView[],
    entries: readonly Entry[],
  ): Promise<string> {
    const game: StoredGame = { id: this.#browser.id(), header, seats };
    await this.#browser.store.add(game, entries);
    return game.id;
  }
}

/** The answer of an entry. Throws HostError if it is still sealed. */
function openAnswer({ n, answer }: AnswerEntry | SealedEntry): Json {
  if (answer === undefined)
    throw new HostError('sealed', `Entry ${n} is still sealed; play on from before it.`);
  return answer;
}

/** The battle of a game that begins now. */
function playedBattle({ system, battle, carried }: NewGame): PlayedBattle {
  return { rules: { id: system }, battle: { id: battle, hash: null }, ...(carried && { carried }) };
}

function seatsOf(
  players: NewGame['seats'],
  system: Pick<SystemManifest, 'sides' | 'levels'>,
): readonly SeatView[] {
  const seat = (player: Player, side: Side): SeatView => {
    if (player.kind === 'human')
      return { side, name: player.name ?? system.sides[side], kind: 'human', level: null };
    const level = levelPlayed(player.level, system);
    return { side, name: machineName(level), kind: 'bot', level };
  };
  return [seat(players[0], 0), seat(players[1], 1)];
}

const seatNames = (seats: readonly SeatView[]): readonly [string | null, string | null] => [
  seats[0]?.name ?? null,
  seats[1]?.name ?? null,
];

const readRecord = (raw: unknown): GameRecord => reading(() => parseRecord(raw));

/** The fault of a record, as an error for the page. */
function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof RecordError || fault instanceof RangeError)
      throw new HostError('record', fault.message);
    throw fault;
  }
}

/** The sentence of any error, as a fault for the page. */
function faultOf(error: unknown): Fault {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') {
    return {
      code: 'full',
      clause: null,
      sentence:
        'This browser has no space left for the game. Free some space and try again; nothing is lost.',
    };
  }
  return { code: 'error', clause: null, sentence: error instanceof Error ? error.message : String(error) };
}
