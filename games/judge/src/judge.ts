import {
  type Entry,
  Game,
  type GameHeader,
  type GameRecord,
  type Proposal,
  type Side,
  type Sources,
} from '@linstock/kernel';
import type { Ack, Command, Fault, GameView, HostMessage, SeatView, StandingRules } from '@linstock/protocol';
import { BotTable } from './bot-table.ts';
import { sourcesOf } from './chance.ts';
import { ClockCommands } from './clock-commands.ts';
import { ADDED_NOTHING, type CommandResult, Commands } from './commands.ts';
import type { AnyRules, HostServices } from './host-services.ts';
import { OfferCommands, type Request } from './offer-commands.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { PlayerOffers } from './player-offers.ts';
import { noGame, RefusedCommand, refuseTooLong, stale } from './refusals.ts';
import { moves, SeatFeed } from './seat-feed.ts';
import { SerialQueue } from './serial-queue.ts';
import { StandingTable } from './standing-table.ts';
import type { Store, StoredGame } from './store.ts';
import { type SendToReader, Subscription } from './subscription.ts';
import { summarise } from './summary.ts';

/**
 * The judge of one game, and the only way into it. Commands are handled one at a time: proposed to the rules, stored,
 * appended, and only then published.
 */
export class Judge {
  readonly id: string;
  readonly seats: readonly SeatView[];
  readonly #around: HostServices;
  readonly #store: Store;
  readonly #game: Game<unknown, unknown, unknown>;
  readonly #telling: SeatFeed;
  readonly #sources: Sources;
  readonly #subscriptions = new Set<Subscription>();
  readonly #offers: PlayerOffers;
  /** The machines that play in it. */
  readonly bots: BotTable;
  readonly #clocks: ClockCommands;
  readonly #requests: OfferCommands;
  readonly #commands = new Commands();
  readonly #standing: StandingTable;
  readonly #turns = new SerialQueue(
    () => (this.#unsure ? this.#catchUp() : Promise.resolve()),
    () => this.#afterwards(),
  );
  /** True after the store failed: its content is uncertain until it has been read. */
  #unsure = false;
  /** Number of the last entry made here; the bots' answers to it are this node's to ask for. */
  #madeHere = 0;
  /** Set when something was done after which seats may be answered for, and bots may be asked. */
  #changed = true;
  /** True if it gives no more standing answers and asks no more bots; see `close`. */
  closed = false;

  private constructor(stored: StoredGame, rules: AnyRules, around: HostServices) {
    this.id = stored.id;
    this.seats = stored.seats;
    this.#around = around;
    this.#store = around.store;
    this.#game = Game.fromRecord(rules, { ...stored.header, entries: [] });
    this.#telling = new SeatFeed(this.#game, stored.delayed);
    this.#sources = sourcesOf(stored.header, around.secret);
    this.#clocks = new ClockCommands(this.#game, around.seats, this.#sources);
    this.#standing = new StandingTable(stored.id, this.#store, this.#subscriptions);
    this.#offers = new PlayerOffers(this, this.#subscriptions, around);
    this.#requests = new OfferCommands(this.#game, this.#offers, stored.seats);
    this.bots = new BotTable(this, stored.seats, around);
  }

  /** Opens a stored game, plays it to its last entry, and wakes its bots. Throws RecordError if it cannot be played. */
  static async open(stored: StoredGame, rules: AnyRules, around: HostServices): Promise<Judge> {
    const judge = new Judge(stored, rules, around);
    await judge.catchUp();
    judge.bots.wakeAgain(true);
    return judge;
  }

  get head(): number {
    return this.#game.head;
  }

  get over(): boolean {
    return this.#game.over;
  }

  /** The last entry that the readers of a seat (null: spectators) may have. */
  headFor(seat: Side | null): number {
    return this.#telling.delay.headFor(seat);
  }

  /** True if the game has no reader and nothing is under way. */
  get idle(): boolean {
    return this.#subscriptions.size === 0 && this.#turns.idle && this.bots.thinking.length === 0;
  }

  /** The result of the game; null before the end, and if it was called off. */
  get outcome(): Outcome | null {
    return outcomeOf(this.#game, this.#telling.entries);
  }

  /** The dice secret, once the game is over. */
  get revealed(): string | null {
    if (!this.over) return null;
    const { dice } = this.#game.header;
    return dice.kind === 'fair' ? dice.secret : null;
  }

  /** The record as a side may know it, or a spectator (null). */
  record(seat: Side | null): GameRecord {
    return this.#telling.record(seat);
  }

  /** The game without its entries, for the reader of a seat. */
  view(seat: Side | null): GameView {
    return {
      id: this.id,
      header: this.#game.header,
      ...this.#telling.delay.viewPart(seat),
      over: this.over,
      seats: [...this.seats],
      seat,
      offer: this.#telling.delay.holdsBack(seat) ? null : this.#offers.takeBack,
    };
  }

  /** The game in a few words, as all may know it. */
  summary() {
    return summarise(this.id, this.#game, this.seats, this.#telling.delay.holdsBack(null));
  }

  /** The entries for a reader who has all up to `after`: at most `most` later ones, see SeatFeed. */
  entries(seat: Side | null, after: number, most?: number): readonly Entry[] {
    return this.#telling.after(after, seat, most);
  }

  /** A reader joins the game (seat null: to watch). Sends the entries after `from`, then everything that happens. */
  join(seat: Side | null, from: number, say: SendToReader): Subscription {
    const subscription = new Subscription(this, seat, from, say);
    this.#subscriptions.add(subscription);
    subscription.send({ t: 'game', game: this.view(seat) });
    const thinking = this.#telling.delay.holdsBack(seat) ? [] : this.bots.thinking;
    for (const side of thinking) subscription.send({ t: 'thinking', side, busy: true });
    this.#offers.sayTo(subscription);
    void subscription.catchUp();
    if (seat !== null) subscription.send({ t: 'standing', rules: this.#standing.of(seat) });
    this.wakeBots();
    this.#around.seats?.readersChanged();
    return subscription;
  }

  /** Ends a subscription. */
  left(subscription: Subscription): void {
    if (this.#subscriptions.delete(subscription)) this.#around.seats?.readersChanged();
  }

  /** Any error as a fault for a reader. */
  fault(error: unknown): Fault {
    return error instanceof RefusedCommand ? error.fault : this.#around.fault(error);
  }

  /**
   * Does what a seat wants. Throws RefusedCommand, or an error of the store; then nothing has changed.
   * @param machine true if a machine wants it. Refused as stale if the player of its side is back.
   */
  takeCommand(side: Side, command: Command, machine = false): Promise<Ack> {
    return this.#turns.run(async () => {
      if (machine && !this.bots.plays(side)) throw stale(this.head);
      if (!machine && command.t === 'answer') await this.#clocks.playerAnswers(side);
      return this.#commands.once(side, command, (key) => this.#act(side, command, key));
    });
  }

  /** Lets bots look for questions, also for an entry for which they have been asked before. */
  wakeBots(): void {
    this.bots.wakeAgain(this.#madeHere === this.head);
  }

  /** Takes in what others have written to the store. */
  catchUp(): Promise<void> {
    return this.#turns.run(() => this.#catchUp());
  }

  /** Resolves when all commands sent so far are done. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  /** Removes the game for good. */
  remove(): Promise<void> {
    return this.#turns.run(() => this.#store.remove(this.id).then(() => this.vanish()));
  }

  /** The game has been removed from the store: tells the readers. */
  vanish(): void {
    this.close();
    this.publishMessage({ t: 'gone' });
  }

  /** Stops giving standing answers and asking bots. */
  close(): void {
    this.closed = true;
  }

  /** The head of the record, without its secrets. */
  get header(): GameHeader {
    return this.#game.header;
  }

  /** The seats of all readers; null for a spectator. */
  get readers(): readonly (Side | null)[] {
    return [...this.#subscriptions].map(({ seat }) => seat);
  }

  /** The turn, or other stretch of play, from 1. */
  get stretch(): number {
    return this.#game.position.stretch;
  }

  /** The side that offers a draw; null if there is no offer. */
  get drawOffer(): Side | null {
    return this.#game.drawOffer;
  }

  /** True if a side has to answer now. */
  asks(side: Side): boolean {
    return this.#game.question(side) !== null;
  }

  /** Tells all readers something that is not in the record. */
  publishMessage(message: HostMessage): void {
    for (const subscription of [...this.#subscriptions])
      if (this.#telling.delay.lets(subscription.seat, message)) subscription.send(message);
  }

  publishBotMessage(message: HostMessage): void {
    this.publishMessage(message);
    this.#around.nodes?.relay(this, message);
  }

  async #act(side: Side, command: Command, key: string): Promise<CommandResult> {
    const game = this.#game;
    // The sender has seen at another node what this one has not heard yet.
    if (this.#around.nodes && 'seen' in command && command.seen > this.head) await this.#catchUp();
    switch (command.t) {
      case 'answer':
        return this.#save(key, () => game.propose(side, command.answer, command.seen, this.#sources));
      case 'nonce':
        return this.#save(key, () => game.proposeNonce(side, command.nonce));
      case 'back':
      case 'hand':
        return this.#request(side, command, key);
      case 'reply': {
        const propose = await this.#requests.reply(side, command);
        return propose ? this.#save(key, propose) : ADDED_NOTHING;
      }
      case 'standing':
        return this.#saveStanding(side, command.rules);
      case 'resign':
        return this.#save(key, () => game.proposeResign(side));
      case 'claim':
        return this.#claim(side, key);
      case 'call-off':
        this.#requests.refuseCallOff();
        return this.#save(key, () => game.proposeCallOff(side));
      case 'give-time':
      case 'vacation':
      case 'stand-in':
        await this.#clocks.carryOut(side, command);
        return ADDED_NOTHING;
      case 'draw':
        this.#requests.refuseDraw(command.draw);
        return this.#save(key, () => game.proposeDraw(side, command.draw));
      case 'rematch':
      case 'rematch-reply':
        await this.#offers.takeRematch(side, command);
        return ADDED_NOTHING;
    }
  }

  /** An answer that comes first through another node was in time. */
  async #claim(side: Side, key: string): Promise<CommandResult> {
    const seen = this.head;
    const propose = await this.#clocks.claim(side);
    return this.#save(key, () => this.#unlessStale(seen, propose));
  }

  async #request(side: Side, command: Request, key: string): Promise<CommandResult> {
    this.#refuseStale(command.seen);
    const propose = await this.#requests.ask(side, command);
    return propose ? this.#save(key, () => this.#unlessStale(command.seen, propose)) : ADDED_NOTHING;
  }

  async #saveStanding(side: Side, rules: StandingRules): Promise<CommandResult> {
    if (!(await this.#standing.save(side, rules))) return ADDED_NOTHING;
    this.#changed = true;
    this.#around.standingChanged(this);
    return ADDED_NOTHING;
  }

  /** Gives standing answers until no open question has one. A question that a take-back has brought up again is asked. */
  async #answerForSeats(): Promise<void> {
    for (;;) {
      const last = this.#telling.entries.findLast(moves);
      if (last && 'back' in last) return;
      const next = this.#standing.next(this.#game.open, this.seats);
      if (!next || this.closed) return;
      const { side, answer } = next;
      const seen = this.head;
      const sources = { ...this.#sources, standing: true };
      await this.#save(null, () => this.#game.propose(side, answer, seen, sources));
    }
  }

  /** Stores and appends a proposal. If another writer was first, proposes once more after that entry. */
  async #save(key: string | null, propose: () => Proposal): Promise<CommandResult> {
    for (;;) {
      const proposal = propose();
      if ('refused' in proposal) {
        throw proposal.refused.code === 'stale' ? stale(this.head) : new RefusedCommand(proposal.refused);
      }
      const { entry } = proposal;
      refuseTooLong(entry);
      const done = await this.#store.append(this.id, entry, key).catch((error: unknown) => {
        this.#unsure = true;
        throw error;
      });
      switch (done.kind) {
        case 'appended':
          if (key !== null) this.#commands.note(key, entry.n);
          this.#madeHere = entry.n;
          this.#append(entry);
          this.#around.grown(this, entry);
          return { n: entry.n, repeat: false };
        case 'repeat':
          await this.#catchUp();
          return { n: done.n, repeat: true };
        case 'gone':
          this.close();
          throw noGame();
        case 'stale':
          await this.#catchUp();
      }
    }
  }

  #append(entry: Entry): void {
    this.#telling.append(entry);
    this.#changed = true;
    if (moves(entry)) this.#offers.lapse();
    this.#around.seats?.entryAppended(entry);
    for (const subscription of this.#subscriptions) void subscription.catchUp();
  }

  async #catchUp(): Promise<void> {
    const { id, head } = this;
    for (const entry of await this.#store.entries(id, head)) {
      this.#append(entry);
      if (entry.n % ENTRIES_PER_READ === 0) await this.#around.breathe();
    }
    for (const [key, n] of await this.#store.commands(id, head)) this.#commands.note(key, n);
    if (await this.#standing.read()) this.#changed = true;
    await this.#offers.read((n) => this.#telling.entries.slice(n).some(moves));
    this.#unsure = false;
  }

  #refuseStale(seen: number): void {
    if (seen > this.head || this.#telling.entries.slice(seen).some(moves)) throw stale(this.head);
  }

  #unlessStale(seen: number, propose: () => Proposal): Proposal {
    this.#refuseStale(seen);
    return propose();
  }

  /** After each change: gives standing answers, and lets bots look for questions. A refusal changes nothing. */
  async #afterwards(): Promise<void> {
    while (this.#changed) {
      this.#changed = false;
      try {
        await this.#answerForSeats();
      } catch (error) {
        // Refused: another writer was first, and what it wrote is a change. Else the store failed; the next command tries again.
        if (error instanceof RefusedCommand) continue;
        this.fault(error);
        this.#changed = true;
        break;
      }
    }
    this.bots.wake(this.#madeHere === this.head);
  }
}

/** Entries read at a stretch. */
const ENTRIES_PER_READ = 8;
