import {
  type Entry,
  Game,
  type GameHeader,
  type GameRecord,
  type Proposal,
  type Refusal,
  type Side,
  type Sources,
} from '@linstock/kernel';
import { declinesTakeBack, LEVELS } from '@linstock/bots';
import type { AnyRulebook } from '@linstock/systems';
import { noGame, refusedFault, staleFault } from '../fault.ts';
import type { Ack, GameView, Offer, SeatView } from '@linstock/protocol';
import type { KeptGame, KeptSeat, Store } from '../store/store.ts';
import { sourcesOf, withSecret } from './chance.ts';

/** What those who watch a room hear. Entries are not in it: they are read from the room, each reader from his own number. */
export type News =
  | { readonly t: 'grown' }
  | { readonly t: 'offer'; readonly offer: Offer | null }
  | { readonly t: 'thinking'; readonly side: Side; readonly busy: boolean }
  | { readonly t: 'gone' };

type AnyGame = Game<unknown, unknown, unknown>;

/** What a seat sends: the number its entry would have, and a command id of its own. */
interface Sent {
  readonly n: number;
  readonly cmd: string;
}

/**
 * One game at this server, and the only way into it. What is sent is taken one at a time: proposed to the rules,
 * stored, appended, and only then told.
 */
export class Room {
  readonly id: string;
  readonly seats: readonly KeptSeat[];
  readonly #store: Store;
  readonly #game: AnyGame;
  readonly #sources: Sources;
  /** All of them, unsealed. */
  readonly #entries: Entry[] = [];
  readonly #watchers = new Set<(news: News) => void>();
  readonly #residents: ((news: News) => void)[] = [];
  /** Sealed entries nobody but their side may know yet. */
  #closed: Entry[] = [];
  /** By entry: the earlier sealed entries it opened. */
  readonly #opened = new Map<number, Entry[]>();
  #offer: Offer | null = null;
  readonly #thinking = new Set<Side>();
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** Set when the store failed: what it holds is then uncertain until it has been read. */
  #unsure = false;

  private constructor(store: Store, rules: AnyRulebook, kept: KeptGame) {
    const header = JSON.parse(kept.header) as GameHeader;
    this.id = kept.id;
    this.seats = kept.seats;
    this.#store = store;
    this.#game = Game.fromRecord(rules, { ...withSecret(header, kept.secret), entries: [] });
    this.#sources = sourcesOf(header, kept.secret, this.#entries);
  }

  /** The game of this id as the store has it. Throws a Fault when it is not there. */
  static async open(store: Store, rulesOf: (id: string) => AnyRulebook, id: string): Promise<Room> {
    const kept = await store.game(id);
    if (!kept) throw noGame();
    const { rules } = JSON.parse(kept.header) as GameHeader;
    const room = new Room(store, rulesOf(rules.id), kept);
    await room.#catchUp();
    return room;
  }

  get head(): number {
    return this.#game.head;
  }

  get over(): boolean {
    return this.#game.over;
  }

  /** Whether nobody watches it and nothing is under way in it. */
  get idle(): boolean {
    return this.#watchers.size === 0 && this.#waiting === 0;
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  /** Whether a side has to answer now. */
  asks(side: Side): boolean {
    return this.#game.question(side) !== null;
  }

  /** The sides whose bots are thinking. */
  get thinking(): readonly Side[] {
    return [...this.#thinking];
  }

  /** The dice secret, once the game is over. */
  get revealed(): string | null {
    if (!this.over) return null;
    const { dice } = this.#game.viewFor(null);
    return dice.kind === 'fair' ? dice.secret : null;
  }

  /** The record as a side may know it, or a spectator (null). */
  record(side: Side | null): GameRecord {
    return this.#game.viewFor(side);
  }

  view(side: Side | null): GameView {
    const { entries: _, ...header } = this.#game.viewFor(side);
    const seats = this.seats.map(seatView);
    return {
      id: this.id,
      header,
      head: this.head,
      over: this.over,
      seats,
      seat: side,
      offer: this.#offer,
    } as GameView;
  }

  /**
   * What a side (null: a spectator) is told who has heard everything up to entry `after`: at most `most` later entries, each
   * preceded by earlier ones that it opened.
   */
  entries(
    side: Side | null,
    after: number,
    most = 10_000,
  ): { readonly upTo: number; readonly entries: Entry[] } {
    const upTo = Math.min(this.head, after + most);
    const told: Entry[] = [];
    for (let n = after + 1; n <= upTo; n++) {
      for (const open of this.#opened.get(n) ?? [])
        if (open.n <= after && open.side !== side) told.push(open);
    }
    for (const entry of this.#entries.slice(after, upTo)) told.push(this.#game.entryFor(side, entry));
    return { upTo, entries: told };
  }

  /** Hears what happens here from now on; call what is returned to hear no more. */
  watch(hear: (news: News) => void): () => void {
    this.#watchers.add(hear);
    return () => this.#watchers.delete(hear);
  }

  /** As `watch`, for those who belong to the room and do not keep it in memory. */
  heard(hear: (news: News) => void): void {
    this.#residents.push(hear);
  }

  /** Keeps the room in memory until what is returned is called. */
  hold(): () => void {
    this.#waiting++;
    return () => void this.#waiting--;
  }

  /** Tells watchers what is not in the record. */
  tell(news: News): void {
    if (news.t === 'thinking' && news.busy) this.#thinking.add(news.side);
    if (news.t === 'thinking' && !news.busy) this.#thinking.delete(news.side);
    for (const hear of [...this.#watchers, ...this.#residents]) hear(news);
  }

  /** A side's answer. Throws a Fault when it is refused; then nothing has changed. */
  answer(side: Side, sent: Sent & { readonly answer: unknown }): Promise<Ack> {
    return this.#commit(side, sent, () => this.#game.propose(side, sent.answer, sent.n - 1, this.#sources));
  }

  /** A side throws a nonce in against the judge's secret. */
  nonce(side: Side, sent: Sent & { readonly nonce: string }): Promise<Ack> {
    return this.#commit(side, sent, () => this.#game.proposeNonce(side, sent.nonce));
  }

  /** A side takes back: at once where that is free, else the other side is asked; a bot answers at once. */
  back(side: Side, sent: Sent & { readonly to: number }): Promise<Ack> {
    return this.#commit(side, sent, () => {
      if (this.over) return { refused: OVER };
      const free = this.#game.proposeBack(side, sent.to);
      if (!('refused' in free)) return free;
      const agreed = this.#game.proposeBack(side, sent.to, true);
      if ('refused' in agreed) return agreed;
      const level = LEVELS.find((each) => each === this.#seat(1 - side)?.bot);
      if (level === undefined) return { offer: { side, to: sent.to } };
      const declined = declinesTakeBack(this.#game, sent.to, level);
      return declined ? { refused: declined } : agreed;
    });
  }

  /** The other side grants or declines a take-back. */
  answerOffer(side: Side, sent: Sent & { readonly agree: boolean }): Promise<Ack> {
    return this.#commit(side, sent, () => {
      const offer = this.#offer;
      if (!offer || offer.side === side) return { refused: NO_OFFER };
      return sent.agree ? this.#game.proposeBack(offer.side, offer.to, true) : { offer: null };
    });
  }

  /** Resolves when all that was sent so far has been dealt with. */
  async settled(): Promise<void> {
    await this.#turn;
  }

  /** Removes the game for good. */
  remove(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#store.remove(this.id);
      this.tell({ t: 'gone' });
    });
  }

  #seat(side: number): KeptSeat | undefined {
    return this.seats.find((seat) => seat.side === side);
  }

  #commit(
    side: Side,
    { n, cmd }: Sent,
    propose: () => Proposal | { readonly offer: Offer | null },
  ): Promise<Ack> {
    return this.#inTurn(async () => {
      // Each seat has its own command ids, so that nobody can use up another's.
      const command = `${side}:${cmd}`;
      if (n !== this.head + 1) return this.#repeated(command, cmd, n);
      const proposed = propose();
      if ('refused' in proposed) throw refusedFault(proposed.refused);
      if ('offer' in proposed) {
        this.#setOffer(proposed.offer);
        return { cmd, n: null, repeat: false, offer: proposed.offer };
      }
      return this.#keep(command, cmd, proposed.entry);
    });
  }

  async #keep(command: string, cmd: string, entry: Entry): Promise<Ack> {
    const done = await this.#store.append(this.id, entry.n, command, JSON.stringify(entry)).catch((error) => {
      this.#unsure = true;
      throw error;
    });
    switch (done.kind) {
      case 'appended':
        this.#append(entry);
        this.#grown();
        return { cmd, n: entry.n, repeat: false, offer: null };
      case 'repeat':
        return { cmd, n: done.n, repeat: true, offer: null };
      case 'gone':
        throw noGame();
      case 'stale':
        await this.#catchUp();
        throw staleFault(entry.n, this.head);
    }
  }

  async #repeated(command: string, cmd: string, n: number): Promise<Ack> {
    const taken = await this.#store.taken(this.id, command);
    if (taken === null) throw staleFault(n, this.head);
    return { cmd, n: taken, repeat: true, offer: null };
  }

  #append(entry: Entry): void {
    this.#game.append(entry);
    this.#entries.push(entry);
    if ('seal' in entry) this.#closed.push(entry);
    const open = this.#closed.filter((closed) => 'answer' in this.#game.entryFor(null, closed));
    if (open.length === 0) return;
    this.#opened.set(entry.n, open);
    this.#closed = this.#closed.filter((closed) => !open.includes(closed));
  }

  #grown(): void {
    this.#setOffer(null);
    this.tell({ t: 'grown' });
    // Where this fails the flag is set when the game is next opened: it only spares the bots a look.
    if (this.over) this.#store.finish(this.id).catch(() => undefined);
  }

  #setOffer(offer: Offer | null): void {
    if (this.#offer === offer) return;
    this.#offer = offer;
    this.tell({ t: 'offer', offer });
  }

  /** Reads what the store has and this room has not. */
  async #catchUp(): Promise<void> {
    const missing = await this.#store.entries(this.id, this.head);
    for (const { body } of missing) this.#append(JSON.parse(body) as Entry);
    this.#unsure = false;
    if (missing.length > 0) this.#grown();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#turn.then(async () => {
      if (this.#unsure) await this.#catchUp();
      return work();
    });
    this.#turn = done.then(
      () => void this.#waiting--,
      () => void this.#waiting--,
    );
    return done;
  }
}

const OVER: Refusal = {
  code: 'game-over',
  clause: null,
  sentence: 'The game is over and its dice secret is published; nothing can be taken back any more.',
};
const NO_OFFER: Refusal = {
  code: 'no-offer',
  clause: null,
  sentence: 'The other side has not asked to take anything back.',
};

function seatView({ side, name, bot }: KeptSeat): SeatView {
  return { side, name, kind: bot === null ? 'human' : 'bot', level: bot as SeatView['level'] };
}
