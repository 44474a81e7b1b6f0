import type { LobbyMessage } from '@linstock/protocol';
import { challengeIdSchema, gameIdSchema } from '@linstock/protocol';
import type { VacantSeats } from '../lobby/vacantSeats.ts';
import type { Log } from '../log.ts';
import { VACANT_SUBJECT } from '../seats/vacantSubject.ts';
import type { Services } from '../services.ts';
import { isFor } from './addressing.ts';
import type { LobbyReaderId } from './browserKey.ts';
import { ChallengeLists } from './challengeLists.ts';
import { CHALLENGES_SUBJECT, type Challenges, type StoredChallenge } from './challenges.ts';
import { challengeView } from './challengeView.ts';
import { LobbyPresence, presenceOfAccount } from './lobbyPresence.ts';
import { Makers } from './makers.ts';

/** Milliseconds between two checks of the store for changes without a hint, while the bus is down. */
const LOOK_MS = 1000;

/** While the bus works, only one look in this many is made; a hint may be lost even so. */
const QUIET_LOOKS = 10;

/** A page that follows the list of challenges. */
export interface LobbyReader {
  /** The hash of its browser; null for one that the lobby does not know. */
  readonly browser: string | null;
  /** The account that is signed in; null or left out for a guest. */
  readonly account?: string | null;
  /** A challenge that it follows by its link; null for none. */
  readonly follows: string | null;
  readonly send: (message: LobbyMessage) => void;
}

/** Sends changes of challenges to the pages that are open at this node, whichever node made the change. */
export class ChallengeNews {
  readonly presence: LobbyPresence;
  readonly lists: ChallengeLists;
  readonly makers: Makers;
  readonly #challenges: Challenges;
  readonly #vacant: VacantSeats;
  readonly #bus: Services['bus'];
  readonly #log: Log;
  readonly #readers = new Set<LobbyReader>();
  readonly #timer: NodeJS.Timeout;
  readonly #leaves: readonly (() => void)[];
  /** The open challenges and the vacant seats at the last look. */
  #known: { readonly open: ReadonlySet<string>; readonly vacant: ReadonlyMap<string, string> } | null = null;
  #looks = 0;

  constructor(challenges: Challenges, vacant: VacantSeats, services: Services, log: Log) {
    this.#challenges = challenges;
    this.#vacant = vacant;
    this.lists = new ChallengeLists(services);
    this.makers = new Makers(services);
    this.#bus = services.bus;
    this.#log = log;
    this.presence = new LobbyPresence(services, (browser) => this.#tellOfMaker(browser));
    this.#leaves = [
      services.bus.subscribe(CHALLENGES_SUBJECT, challengeIdSchema, (id) => this.#tell(id)),
      services.bus.subscribe(VACANT_SUBJECT, gameIdSchema, (game) => this.#tellOfSeat(game)),
    ];
    this.#timer = setInterval(() => void this.#look().catch(log), LOOK_MS).unref();
  }

  /** Adds a page. Returns the function to call when it is closed. */
  add(reader: LobbyReader): () => void {
    this.#readers.add(reader);
    const { browser, account = null } = reader;
    const gone = browser === null ? null : this.presence.enter(browser);
    const goneAccount = account === null ? null : this.presence.enter(presenceOfAccount(account));
    reader.send({ t: 'ready' });
    return () => {
      this.#readers.delete(reader);
      gone?.();
      goneAccount?.();
    };
  }

  close(): void {
    clearInterval(this.#timer);
    for (const leave of this.#leaves) leave();
    this.presence.close();
  }

  #tell(id: string): void {
    if (this.#readers.size > 0) this.#send(id).catch(this.#log);
  }

  async #send(id: string): Promise<void> {
    const row = await this.#challenges.find(id).catch(() => null);
    if (!row) return;
    // All who have no part in it see the same.
    const others: LobbyMessage = { t: 'challenge', challenge: await challengeView(this, row, NOBODY) };
    for (const reader of [...this.#readers]) {
      if (!concerns(row, reader)) continue;
      const id = { hash: reader.browser, account: reader.account ?? null };
      const own = isPartOf(row, id);
      reader.send(own ? { t: 'challenge', challenge: await challengeView(this, row, id) } : others);
    }
  }

  #tellOfSeat(game: string): void {
    if (this.#readers.size > 0) this.#sendSeat(game).catch(this.#log);
  }

  async #sendSeat(game: string): Promise<void> {
    const message: LobbyMessage = { t: 'vacant', game, seat: await this.#vacant.find(game) };
    for (const reader of [...this.#readers]) reader.send(message);
  }

  #tellOfMaker(browser: string): void {
    if (this.#readers.size === 0) return;
    const tell = async () => {
      for (const id of await this.lists.openIds(browser)) await this.#send(id);
    };
    tell().catch(this.#log);
  }

  async #look(): Promise<void> {
    if (this.#readers.size === 0) {
      this.#known = null;
      return;
    }
    if (this.#bus.connected && this.#known !== null && ++this.#looks % QUIET_LOOKS !== 0) return;
    const open = new Set(await this.lists.openIds());
    const vacant = await this.#vacant.marks();
    const before = this.#known;
    this.#known = { open, vacant };
    if (before === null) return;
    for (const id of open.symmetricDifference(before.open)) await this.#send(id);
    for (const game of new Set([...vacant.keys(), ...before.vacant.keys()]))
      if (vacant.get(game) !== before.vacant.get(game)) await this.#sendSeat(game);
  }
}

/** Whoever has no part in any challenge. */
const NOBODY: LobbyReaderId = { hash: null, account: null };

/** True if a reader may know of a challenge: it is in the list, or the reader is its maker, its taker or has its link. */
function concerns(row: StoredChallenge, { browser, account = null, follows }: LobbyReader): boolean {
  return row.who === 'anyone' || follows === row.id || isPartOf(row, { hash: browser, account });
}

/** True for the maker and the taker of a challenge, and for the player whom it is for. */
function isPartOf(row: StoredChallenge, reader: LobbyReaderId): boolean {
  const { hash } = reader;
  return isFor(row, reader) || (hash !== null && [row.maker_hash, row.taker_hash].includes(hash));
}
