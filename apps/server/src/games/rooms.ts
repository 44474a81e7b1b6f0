import { type BotAnswer, type BotQuestion, type HostServices, Judge, noGame } from '@linstock/judge';
import {
  commitment,
  type Entry,
  Game,
  type GameHeader,
  type GameRecord,
  mapPair,
  type Options,
  type Side,
} from '@linstock/kernel';
import {
  type AgreedClock,
  headerSchema,
  type SeatLink,
  type SeatsState,
  type SeatView,
  type Wish,
} from '@linstock/protocol';
import type { GameSeats } from '../clocks/gameSeats.ts';
import type { SeatKeeping } from '../clocks/seatKeeping.ts';
import { damagedGame, Fault } from '../fault.ts';
import type { Checker } from '../imports/checker.ts';
import { type Systems, systemOf } from '../registry.ts';
import type { Store, StoredGame, StoredSeat } from '../store/store.ts';
import type { AgreedTerms, TermsTable } from '../talk/gameTerms.ts';
import { LoadedGames } from './loadedGames.ts';
import { atOfferedLevels, nameOf, type SeatWishes } from './seatWishes.ts';
import type { GameSharing } from './sharing.ts';
import { newGameId, newSecret, newToken, tokenHash } from './tokens.ts';

/** Entries in memory above which idle games leave: about 40 MB. */
const MAX_ENTRIES = 20_000;

/** Seconds for which another visit to a game is not stored again. */
const TOUCHED_SECONDS = 3600;

/** The maker of games from before makers were stored, in whose name their bots think. */
const NOBODY = 'nobody';

/** A game in memory: its judge, and the tokens of its seats. */
export interface Room extends Pick<StoredGame, 'ownerHash' | 'begun'> {
  readonly judge: Judge;
  readonly gameSeats: GameSeats | null;
  /** False if its players allow no spectators. */
  readonly watched: boolean;
  seats: readonly StoredSeat[];
  /** The time of the last stored visit, by the server's clock; null if none since the game was loaded. */
  touched: number | null;
}

/** A game just made, and the secret links to its seats. */
export interface CreatedGame {
  readonly room: Room;
  readonly links: readonly SeatLink[];
  /** The token of the maker of a game between bots; null if people play. */
  readonly owner: string | null;
}

/**
 * A game of two players who have agreed on it: its id, its clock, and the hashes of the tokens of their seats, side 0 first;
 * null for one that is made when the seat is taken.
 */
export interface AgreedGame {
  readonly id: string;
  readonly tokenHashes: readonly [string | null, string | null];
  readonly clock: AgreedClock;
  /** The terms they agreed on about talk and spectators. */
  readonly terms?: AgreedTerms;
}

/** The services for the judges of a server; a bot is asked in the name of the maker of its game. */
export interface RoomServices extends Omit<HostServices, 'think' | 'seats' | 'standingChanged'> {
  think(asked: BotQuestion, maker: string): Promise<BotAnswer>;
  /** Seconds by a clock that no one sets and that never jumps. */
  readonly now: () => number;
  /** Called when a game has been made, or a seat of it has been taken. */
  readonly begun?: (judge: Judge) => void;
  /** The clocks of games, and who is present; left out if they are not stored. */
  readonly seatKeeping?: SeatKeeping;
  /** The terms of games about talk and spectators; left out: all games have the same. */
  readonly terms?: TermsTable;
}

/** All games of this server; those in use are in memory, the others in the store. */
export class Rooms {
  readonly systems: Systems;
  readonly store: Store;
  readonly #around: RoomServices;
  readonly #checker: Pick<Checker, 'check'>;
  readonly #sharing: GameSharing | null;
  readonly #loaded = new LoadedGames<Room>(MAX_ENTRIES, (id) => this.#forgotten(id));

  /** @param sharing the tie to the other nodes that have the same games; null if there are none */
  constructor(
    systems: Systems,
    store: Store,
    around: RoomServices,
    checker: Pick<Checker, 'check'>,
    sharing: GameSharing | null = null,
  ) {
    this.#sharing = sharing;
    this.systems = systems;
    this.store = store;
    this.#around = around;
    this.#checker = checker;
  }

  /** The game of this id, with all that other nodes have written to it. Throws a Fault if there is none. */
  async room(id: string): Promise<Room> {
    const known = this.#loaded.find(id);
    if (known) {
      const room = await known;
      if (!this.#sharing || (await this.#sharing.refresh(id))) return room;
      this.#loaded.forget(id);
      throw noGame();
    }
    const opening = this.#open(id);
    this.#loaded.add(id, opening);
    return opening;
  }

  /** True if a room is the one in use: it may have been removed from memory since. */
  has(room: Room): boolean {
    return this.#loaded.has(room);
  }

  /** Number of games in memory. */
  get size(): number {
    return this.#loaded.size;
  }

  /** Resolves when nothing is under way in any game. */
  async settle(): Promise<void> {
    for (const { judge } of this.#loaded.rooms()) await judge.settled();
  }

  /** Stops asking bots. */
  close(): void {
    this.#sharing?.close();
    for (const { judge } of this.#loaded.rooms()) judge.close();
  }

  /**
   * A new game with fair dice. Throws a Fault for a system, battle or option that is not known.
   * @param maker who made it, as a hash
   * @param agreed its id, clock and the hashes of the tokens of both seats, if its players have been found already
   */
  async create(wish: Wish, maker: string, agreed: AgreedGame | null = null): Promise<CreatedGame> {
    const rules = systemOf(this.systems, wish.system);
    if (!rules.battles.includes(wish.battle)) throw noBattle(wish.battle, rules.title, rules.battles);
    const seats = atOfferedLevels(wish.seats, rules);
    const secret = newSecret();
    const header = headerOf(() => {
      const dice = { kind: 'fair', commitment: commitment(secret), secret: null } as const;
      const players = mapPair(seats, nameOf);
      const created = new Date().toISOString();
      return Game.create(rules, {
        battle: wish.battle,
        options: wish.options as Options,
        dice,
        ...(wish.clock && { clock: wish.clock }),
        players,
        created,
      }).record;
    });
    return this.#make(header, secret, seats, [], maker, agreed);
  }

  /** A game that continues from a record, or only shows it if it is over. Throws a Fault if it cannot be played. */
  async import(value: unknown, seats: SeatWishes, maker: string): Promise<CreatedGame> {
    const secret = newSecret();
    const between = seats.every(({ kind }) => kind === 'human');
    const { record, over } = await this.#checker.check(value, between, commitment(secret), maker);
    const { entries, ...header } = record;
    const known = over && header.dice.kind === 'fair' ? header.dice.secret : null;
    const offered = atOfferedLevels(seats, systemOf(this.systems, record.rules.id));
    return this.#make(hideSecret(header), known ?? secret, offered, entries, maker);
  }

  /** The game of this id, for a visitor; the visit keeps it from being deleted. */
  async visited(id: string): Promise<Room> {
    const room = await this.room(id);
    const now = this.#around.now();
    if (room.touched === null || now - room.touched > TOUCHED_SECONDS) {
      room.touched = now;
      await this.store.touch(id);
    }
    return room;
  }

  /**
   * Gives a visitor the seat of a link, once. Only the visitor knows the new token; the maker of the game,
   * who had the link, does not. Returns the side. The token is null if `holds` says that the visitor has the
   * seat already.
   */
  async sit(
    room: Room,
    link: string,
    holds: (side: Side) => boolean,
  ): Promise<{ readonly side: Side; readonly token: string | null }> {
    const { id } = room.judge;
    const hash = tokenHash(link);
    const seat = room.seats.find(({ tokenHash: own, linkHash }) => hash === linkHash || hash === own);
    if (!seat) throw noLink();
    const { side } = seat;
    // A link of old is the token itself.
    if (hash === seat.tokenHash) return { side, token: link };
    if (holds(side)) return { side, token: null };
    const token = newToken();
    if (!(await this.store.seat(id, side, tokenHash(token)))) throw taken();
    room.seats = room.seats.map((each) => (each === seat ? { ...seat, tokenHash: tokenHash(token) } : each));
    room.gameSeats?.followPosition();
    this.#around.begun?.(room.judge);
    this.#sharing?.changed(id);
    return { side, token };
  }

  /** The players of a game with their presence, and its clocks; null if they are not stored. */
  async present(id: string): Promise<SeatsState | null> {
    return (await this.#around.seatKeeping?.state(id)) ?? null;
  }

  /** Changes the name of a player in a stored game. One in memory that goes on has it when it is next opened. */
  async rename(id: string, side: Side, name: string): Promise<void> {
    const stored = await this.store.game(id);
    if (!stored) return;
    const header = headerSchema.parse(JSON.parse(stored.header));
    const players: [string | null, string | null] = [...(header.players ?? [null, null])];
    players[side] = name;
    await this.store.rename(id, side, name, JSON.stringify({ ...header, players }));
    const room = await this.#loaded.find(id);
    if (room?.judge.idle) this.#loaded.forget(id);
  }

  /** Deletes a game for good. */
  async remove(id: string): Promise<void> {
    const room = await this.room(id);
    await room.judge.remove();
    await this.#removed(id);
  }

  async #removed(id: string): Promise<void> {
    this.#sharing?.changed(id);
    this.#loaded.forget(id);
    await this.#around.seatKeeping?.clocks.remove(id);
    await this.#around.terms?.remove(id);
  }

  /**
   * Deletes unused games without readers: those never played after `unplayedDays`, and, if given, those played after
   * `playedDays`.
   */
  async removeForgotten(unplayedDays: number, playedDays: number | null): Promise<void> {
    for (const id of await this.store.forgotten(unplayedDays, playedDays)) {
      // A game that is damaged, or of rules unknown to this program, is deleted too.
      const room = await this.#loaded.find(id)?.catch(() => null);
      if (!room) {
        await this.store.remove(id);
        await this.#removed(id);
      } else if (room.judge.idle) await this.remove(id);
    }
  }

  #forgotten(id: string): void {
    this.#sharing?.unwatch(id);
    this.#around.seatKeeping?.forget(id);
  }

  async #make(
    header: GameHeader,
    secret: string,
    wishes: SeatWishes,
    entries: readonly Entry[],
    maker: string,
    agreed: AgreedGame | null = null,
  ): Promise<CreatedGame> {
    const id = agreed?.id ?? newGameId();
    const links: SeatLink[] = [];
    const seats = wishes.map((wish, i): StoredSeat => {
      const side = i as Side;
      if (wish.kind === 'bot')
        return { side, tokenHash: null, linkHash: null, name: nameOf(wish), bot: wish.level };
      if (agreed)
        return { side, tokenHash: agreed.tokenHashes[side], linkHash: null, name: nameOf(wish), bot: null };
      const token = newToken();
      links.push({ side, token, path: `/g/${id}#seat=${token}` });
      return { side, tokenHash: null, linkHash: tokenHash(token), name: nameOf(wish), bot: null };
    });
    const owner = links.length === 0 && !agreed ? newToken() : null;
    await this.#around.seatKeeping?.addClock(id, header, agreed?.clock ?? null);
    if (agreed?.terms) await this.#around.terms?.add(id, agreed.terms);
    await this.store.create({
      id,
      header: JSON.stringify(header),
      secret,
      over: false,
      madeBy: maker,
      ownerHash: owner === null ? null : tokenHash(owner),
      seats,
      entries,
    });
    const room = await this.room(id);
    this.#around.begun?.(room.judge);
    return { room, links, owner };
  }

  async #open(id: string): Promise<Room> {
    const mark = await this.#sharing?.mark(id);
    const stored = await this.store.game(id);
    if (!stored) throw noGame();
    const { seats, secret, head, there, over, ownerHash, begun, madeBy } = stored;
    // Entries that were acknowledged and are missing must not be replaced.
    if (there !== head) throw damagedGame(`${head} entries were acknowledged, and ${there} are there`);
    if (seats.length < 2) throw damagedGame('not both of its seats are there');
    const header = withSecret(JSON.parse(stored.header) as GameHeader, secret);
    const rules = systemOf(this.systems, header.rules.id);
    let room: Room | null = null;
    const gameSeats =
      this.#around.seatKeeping?.open({
        id,
        seats: () => room?.seats ?? seats,
        judge: () => room?.judge ?? null,
      }) ?? null;
    const spectators = (await this.#around.terms?.read(id))?.spectators ?? 'now';
    const game = { id, header, seats: seats.map(seatView), delayed: spectators === 'later' };
    const judge = await Judge.open(game, rules, {
      ...this.#around,
      think: (asked) => this.#around.think(asked, madeBy ?? NOBODY),
      ...(gameSeats && { seats: gameSeats }),
      grown: (game, entry) => {
        this.#sharing?.grown(game);
        this.#around.grown(game, entry);
      },
      standingChanged: (game) => this.#sharing?.changed(game.id),
      ...(this.#sharing && { nodes: this.#sharing }),
    });
    // A record brought here may be over already; and noting the end of a game may have failed.
    if (judge.over && !over) this.#around.grown(judge);
    room = { judge, seats, ownerHash, begun, touched: null, gameSeats, watched: spectators !== 'none' };
    gameSeats?.followPosition();
    if (mark) this.#sharing?.watch(room, mark);
    return room;
  }
}

function noLink(): Fault {
  return new Fault(403, 'no-seat', 'This link is not a seat at this game. Ask for the link again, whole.');
}

function taken(): Fault {
  const sentence =
    'Somebody has taken this seat by this link already; it can be used once. If it was you, go on in the browser you took it in, or bring the seat back: by a link from another device, six words, or the consent of your opponent.';
  return new Fault(403, 'seat-taken', sentence);
}

function noBattle(battle: string, title: string, known: readonly string[]): Fault {
  const sentence = `${title} has no battle "${battle.slice(0, 40)}". It has: ${known.join(', ')}.`;
  return new Fault(404, 'no-battle', sentence);
}

/** The head of a new record; an option the rulebook does not know becomes a Fault. */
function headerOf(make: () => GameRecord): GameHeader {
  try {
    const { entries: _, ...header } = make();
    return header;
  } catch (error) {
    if (error instanceof RangeError) throw new Fault(422, 'bad-option', error.message);
    throw error;
  }
}

/** The header with its dice secret, if the stored one is the committed one. */
function withSecret(header: GameHeader, secret: string): GameHeader {
  const { dice } = header;
  if (dice.kind !== 'fair' || commitment(secret) !== dice.commitment) return header;
  return { ...header, dice: { ...dice, secret } };
}

function seatView({ side, name, bot }: StoredSeat): SeatView {
  return { side, name, kind: bot === null ? 'human' : 'bot', level: bot };
}

/** The secret has a column of its own, so that no view can show it by mistake. */
function hideSecret(header: GameHeader): GameHeader {
  const { dice } = header;
  return dice.kind === 'fair' ? { ...header, dice: { ...dice, secret: null } } : header;
}
