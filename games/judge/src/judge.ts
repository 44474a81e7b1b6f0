import { refuseTakeBack } from '@linstock/bots';
import {
  type Entry,
  Game,
  type GameRecord,
  otherSide,
  type Proposal,
  type Side,
  type Sources,
} from '@linstock/kernel';
import type { Ack, Command, Fault, GameView, HostMessage, SeatView, StandingRules } from '@linstock/protocol';
import { BotTable } from './bot-table.ts';
import { sourcesOf } from './chance.ts';
import { type CommandResult, Commands } from './commands.ts';
import type { AnyRules, HostServices } from './host-services.ts';
import { PlayerOffers } from './player-offers.ts';
import { noBotDraw, noGame, noOffer, RefusedCommand, refuseTooLong, stale, tooEarly } from './refusals.ts';
import { moves, SeatFeed } from './seat-feed.ts';
import { SerialQueue } from './serial-queue.ts';
import { lateAnswer, sameJson, settledQuestions } from './standing.ts';
import type { Store, StoredGame } from './store.ts';
import { type SendToReader, Subscription } from './subscription.ts';

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
  readonly #bots: BotTable;
  readonly #commands = new Commands();
  /** The standing answers of both seats, as they are in the store. */
  #standing: [StandingRules, StandingRules] = [{}, {}];
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
  #closed = false;

  private constructor(stored: StoredGame, rules: AnyRules, around: HostServices) {
    this.id = stored.id;
    this.seats = stored.seats;
    this.#around = around;
    this.#store = around.store;
    this.#game = Game.fromRecord(rules, { ...stored.header, entries: [] });
    this.#telling = new SeatFeed(this.#game);
    this.#sources = sourcesOf(stored.header, around.secret);
    this.#offers = new PlayerOffers(this, this.#subscriptions, around.nodes);
    this.#bots = new BotTable(this, stored.seats, around);
  }

  /** Opens a stored game, plays it to its last entry, and wakes its bots. Throws RecordError if it cannot be played. */
  static async open(stored: StoredGame, rules: AnyRules, around: HostServices): Promise<Judge> {
    const judge = new Judge(stored, rules, around);
    await judge.catchUp();
    judge.#bots.wakeAgain(true);
    return judge;
  }

  get head(): number {
    return this.#game.head;
  }

  get over(): boolean {
    return this.#game.over;
  }

  /** True if the game has no reader and nothing is under way. */
  get idle(): boolean {
    return this.#subscriptions.size === 0 && this.#turns.idle && this.#bots.thinking.length === 0;
  }

  /** The dice secret, once the game is over. */
  get revealed(): string | null {
    if (!this.over) return null;
    const { dice } = this.#game.header;
    return dice.kind === 'fair' ? dice.secret : null;
  }

  /** The record as a side may know it, or a spectator (null). */
  record(seat: Side | null): GameRecord {
    return this.#game.viewFor(seat);
  }

  /** The game without its entries, for the reader of a seat. */
  view(seat: Side | null): GameView {
    const { head, over } = this;
    return {
      id: this.id,
      header: this.#game.header,
      head,
      over,
      seats: [...this.seats],
      seat,
      offer: this.#offers.takeBack,
    };
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
    for (const side of this.#bots.thinking) subscription.send({ t: 'thinking', side, busy: true });
    this.#offers.sayTo(subscription);
    void subscription.catchUp();
    if (seat !== null) subscription.send({ t: 'standing', rules: this.#standing[seat] });
    this.#bots.wakeAgain(this.#madeHere === this.head);
    return subscription;
  }

  /** Ends a subscription. */
  left(subscription: Subscription): void {
    this.#subscriptions.delete(subscription);
  }

  /** Any error as a fault for a reader. */
  fault(error: unknown): Fault {
    return error instanceof RefusedCommand ? error.fault : this.#around.fault(error);
  }

  /** Does what a seat wants. Throws RefusedCommand, or an error of the store; then nothing has changed. */
  takeCommand(side: Side, command: Command): Promise<Ack> {
    return this.#turns.run(() => this.#commands.once(side, command, (key) => this.#act(side, command, key)));
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
    return this.#turns.run(async () => {
      await this.#store.remove(this.id);
      this.vanish();
    });
  }

  /** The game has been removed from the store: tells the readers. */
  vanish(): void {
    this.close();
    this.publishMessage({ t: 'gone' });
  }

  /** True if a bot has to answer now. */
  get waitsForBot(): boolean {
    return this.#bots.asked;
  }

  /** Plays the bots of this game here, see BotTable. */
  playBots(stops: () => boolean): Promise<void> {
    return this.#bots.play(stops, () => this.settled());
  }

  /** True if it gives no standing answers and asks no bots any more. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Gives no standing answers and asks no bots any more. */
  close(): void {
    this.#closed = true;
  }

  /** True if a side has to answer now. */
  isAsked(side: Side): boolean {
    return !this.#closed && this.#game.question(side) !== null;
  }

  /** Tells all readers something that is not in the record. */
  publishMessage(message: HostMessage): void {
    for (const subscription of [...this.#subscriptions]) subscription.send(message);
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
        return this.#back(side, command, key);
      case 'reply':
        return this.#reply(side, command, key);
      case 'standing':
        return this.#saveStanding(side, command.rules);
      case 'resign':
        return this.#save(key, () => game.proposeResign(side));
      case 'claim':
        return this.#claim(side, key);
      case 'draw':
        if (command.draw && this.#seat(1 - side).level !== null) throw noBotDraw();
        return this.#save(key, () => game.proposeDraw(side, command.draw));
      case 'rematch':
      case 'rematch-reply':
        await this.#offers.takeRematch(side, command);
        return ADDED_NOTHING;
    }
  }

  /** The other side is too late: it gets its late answer if the clock allows one, else it loses. */
  async #claim(side: Side, key: string): Promise<CommandResult> {
    const game = this.#game;
    const claim = game.proposeClaim(side);
    const { clock } = game.header;
    const late = game.question(otherSide(side));
    if ('refused' in claim || !clock || !late) return this.#save(key, () => claim);
    const left = clock.minutes * 60 - this.#around.quiet(this.id);
    if (left > 0) throw tooEarly(game.position.sides[late.side], left);
    const answer = clock.late === 'act' ? lateAnswer(late) : null;
    if (answer === null) return this.#save(key, () => game.proposeClaim(side));
    const seen = this.head;
    return this.#save(key, () => game.propose(late.side, answer, seen, { ...this.#sources, standing: true }));
  }

  /** Takes back at once if that is free. Otherwise asks the opponent, if the sender wants that; a bot replies at once. */
  async #back(side: Side, command: Extract<Command, { t: 'back' }>, key: string): Promise<CommandResult> {
    const { seen, to, offer } = command;
    this.#refuseStale(seen);
    const free = this.#game.proposeBack(side, to);
    const asks = 'refused' in free && free.refused.code === 'not-free' && offer;
    if (!asks) return this.#save(key, () => this.#unlessStale(seen, () => this.#game.proposeBack(side, to)));
    const { level } = this.#seat(1 - side);
    if (level === null) {
      await this.#offers.offerTakeBack({ side, to });
      return ADDED_NOTHING;
    }
    const declined = refuseTakeBack(this.#game, to, level);
    if (declined) throw new RefusedCommand(declined);
    return this.#save(key, () => this.#unlessStale(seen, () => this.#game.proposeBack(side, to, true)));
  }

  async #reply(side: Side, command: Extract<Command, { t: 'reply' }>, key: string): Promise<CommandResult> {
    const offer = this.#offers.takeBack;
    if (!offer || offer.side === side) throw noOffer();
    if (command.agree) return this.#save(key, () => this.#game.proposeBack(offer.side, offer.to, true));
    await this.#offers.offerTakeBack(null);
    return ADDED_NOTHING;
  }

  async #saveStanding(side: Side, rules: StandingRules): Promise<CommandResult> {
    // Unchanged rules are not written again: they may be as long as a message and be sent again and again.
    if (sameJson(this.#standing[side], rules)) return ADDED_NOTHING;
    await this.#store.saveStanding(this.id, side, rules);
    this.#holdStanding(side, rules);
    this.#around.standingChanged(this);
    return ADDED_NOTHING;
  }

  #holdStanding(side: Side, rules: StandingRules): void {
    if (sameJson(this.#standing[side], rules)) return;
    this.#standing[side] = rules;
    this.#changed = true;
    const message: HostMessage = { t: 'standing', rules };
    for (const subscription of this.#subscriptions)
      if (subscription.seat === side) subscription.send(message);
  }

  /**
   * Gives standing answers until no open question has one. A question that a take-back has brought up again is asked. A
   * secret question gets its standing answer only when all others have one too, so that the moment reveals nothing.
   */
  async #answerForSeats(): Promise<void> {
    for (;;) {
      const last = this.#telling.entries.findLast(moves);
      if (last && 'back' in last) return;
      const { open } = this.#game;
      const settled = settledQuestions(open, this.seats, this.#standing);
      const next = settled.find(({ sealed }) => !sealed || settled.length === open.length);
      if (!next || this.#closed) return;
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
          this.#around.grown(this);
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
    this.#game.append(entry);
    this.#telling.entries.push(entry);
    this.#changed = true;
    if (moves(entry)) this.#offers.lapse();
    for (const subscription of this.#subscriptions) void subscription.catchUp();
  }

  async #catchUp(): Promise<void> {
    const { id, head } = this;
    for (const entry of await this.#store.entries(id, head)) {
      this.#append(entry);
      if (entry.n % ENTRIES_PER_READ === 0) await this.#around.breathe();
    }
    for (const [key, n] of await this.#store.commands(id, head)) this.#commands.note(key, n);
    for (const { side } of this.seats) this.#holdStanding(side, await this.#store.standing(id, side));
    await this.#offers.read((n) => this.#telling.entries.slice(n).some(moves));
    this.#unsure = false;
  }

  /** Refuses what was sent before its sender saw the last that moved play. */
  #refuseStale(seen: number): void {
    if (seen > this.head || this.#telling.entries.slice(seen).some(moves)) throw stale(this.head);
  }

  #unlessStale(seen: number, propose: () => Proposal): Proposal {
    this.#refuseStale(seen);
    return propose();
  }

  #seat(side: number): SeatView {
    const seat = this.seats[side];
    if (!seat) throw new Error(`No player has side ${side} of game ${this.id}.`);
    return seat;
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
    this.#bots.wake(this.#madeHere === this.head);
  }
}

/** Entries read at a stretch. */
const ENTRIES_PER_READ = 8;

const ADDED_NOTHING: CommandResult = { n: null, repeat: false };
