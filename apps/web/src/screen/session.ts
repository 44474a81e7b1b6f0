import { cheapestOf, type Choice, type Picked } from '@linstock/scene';
import { type Entry, Game, type Json, type Side } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import { createStore, type Store } from '../app/store.ts';
import type { Host, News, Outcome } from '../host/host.ts';
import { askedOf } from './asked.ts';
import { clickOn } from './clicking.ts';
import { turnedFrom, turningInPlace } from './facings.ts';
import { laidFirst } from '../forces/laying.ts';
import { PlayOut } from './playOut.ts';
import { redoOf } from './redo.ts';
import { choiceOf, tells, triedBy } from './trying.ts';
import {
  type AnyGame,
  EMPTY_SESSION,
  type Meaning,
  type SessionState,
  type Tried,
  troubleOf,
} from './state.ts';

/** How long an entry of the other side stands before the next is played out, in milliseconds. */
const PACE = { plain: 260, thrown: 650, most: 30 } as const;

/** A game on the table: plays out what the host tells, narrows answers by clicks, sends what is meant. */
export class Session {
  readonly store: Store<SessionState> = createStore<SessionState>(EMPTY_SESSION);
  readonly #host: Host;
  readonly #rulebook: AnyRulebook;
  readonly #mayAnimate: () => boolean;
  #game: AnyGame | null = null;
  readonly #playOut = new PlayOut({
    take: (entry) => this.#take(entry),
    paceAfter: (entry, waiting) => this.#paceAfter(entry, waiting),
    ready: () => this.#ready(),
    broken: (fault) => this.#broken(fault),
  });
  #stop: () => void = () => {};
  #slips = 0;
  #begun = false;
  /** A way a stand was carried along when its turn to move had not come. */
  #carried: readonly Picked[] | null = null;

  /** @param rulebook what the host's game is played by */
  constructor(host: Host, rulebook: AnyRulebook, mayAnimate: () => boolean) {
    this.#host = host;
    this.#mayAnimate = mayAnimate;
    this.#rulebook = rulebook;
    this.store.change({ view: host.game, rulebook });
    this.#begin();
  }

  close(): void {
    this.#stop();
    this.#playOut.stop();
    this.#host.close();
  }

  get seats(): readonly Side[] {
    return this.#host.seats;
  }

  // ── clicks ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * A click that may mean one of several picks, the likeliest first: a counter, its body, its place. `adds` puts it to what
   * is picked already, listed together or not.
   */
  pick(candidates: readonly Picked[], adds = false): void {
    const click = clickOn(this.store.get(), candidates, adds, (picks) => this.judge(picks));
    switch (click.to) {
      case 'inspect':
        return this.inspect(click.piece);
      case 'commit':
        return this.doIt();
      case 'picks':
        return this.#setPicks(click.picks);
      case 'answer':
        return this.#mean(click.picks, click.choice);
      case 'slip':
        if (click.piece !== null) this.inspect(click.piece);
        return this.#slip(click.sentence, click.clause);
      case 'nothing':
    }
  }

  /** What the rules say of the answer these picks mean, offered or not; null where they mean none. */
  judge(picks: readonly Picked[]): Tried | null {
    const question = this.#question();
    return this.#game && question ? triedBy(this.#rulebook, this.#game, question, picks) : null;
  }

  /** Gives the answer that these picks mean, as a stand set down by hand does, or says why it may not be. */
  place(picks: readonly Picked[]): void {
    const tried = this.judge(picks);
    if (!tried) return;
    if (tried.refusal) return this.#slip(tried.refusal.sentence, tried.refusal.clause);
    // Carried before it may move: what is done first is what lets it, and its way is given when it is asked for.
    this.#carried = tells(tried) ? null : picks;
    this.#mean(picks, choiceOf(tried));
  }

  /** Lays these picks on the table for trial, to be shifted until they are given, or says why they may not lie there. */
  layOut(picks: readonly Picked[]): void {
    const tried = this.judge(picks);
    if (tried?.refusal) this.#slip(tried.refusal.sentence, tried.refusal.clause);
    else if (tried) this.store.change({ laid: picks, slip: null });
  }

  /** Gives the way that a stand was carried along before it was asked for; gone when its chance has passed. */
  #giveCarried(): void {
    const picks = this.#carried;
    const tried = picks && this.judge(picks);
    if (!tried) return;
    this.#carried = null;
    if (tells(tried)) this.place(picks);
  }

  /** Takes the last pick back. */
  stepBack(): void {
    this.#carried = null;
    const { picks, shown } = this.store.get();
    if (shown !== null) return this.show(null);
    if (picks.length > 0) this.#setPicks(picks.slice(0, -1));
    else this.store.change({ inspected: null, slip: null });
  }

  /** Starts picking anew from these picks. */
  start(picks: readonly Picked[]): void {
    this.#setPicks(picks);
  }

  /** Commits what the clicks mean; where answers are left that differ in the last pick only, the one shown, else the cheapest. */
  doIt(): void {
    const { meaning, narrowed, asked, sent, preview, laid } = this.store.get();
    if (sent || !asked) return;
    if (laid) return this.place(laid);
    if (meaning) return void this.send(asked.side, meaning.choice.answer);
    const left = narrowed?.left ?? [];
    const cheapest = preview && left.includes(preview) ? preview : cheapestOf(left);
    if (cheapest && left.every((each) => each.picks.length === cheapest.picks.length)) this.choose(cheapest);
  }

  /** Turns what is picked one step to the right (1) or left (-1), without committing; false where there is nothing to turn. */
  turn(by: number): boolean {
    const turning = turningInPlace(this.store.get());
    if (turning) this.#setPicks(turning);
    const next = turnedFrom(this.store.get(), by);
    if (next) this.hover(next);
    return next !== null;
  }

  /** Chooses one answer: commits it, or shows its card where it throws dice or opens something. */
  choose(choice: Choice<unknown>): void {
    this.#mean(choice.picks, choice);
  }

  /** Shows a choice on the map without choosing it. */
  hover(choice: Choice<unknown> | null): void {
    if (this.store.get().preview !== choice) this.store.change({ preview: choice });
  }

  point(at: readonly string[]): void {
    this.store.change({ pointed: at });
  }

  /** Shows or hides what threatens the piece whose card is open. */
  toggleThreats(): void {
    this.store.change({ threats: !this.store.get().threats });
  }

  inspect(piece: string | null): void {
    this.store.change({ inspected: piece });
  }

  /** Shows the table as after an entry; null: as it stands. */
  show(n: number | null): void {
    const game = this.#game;
    if (!game) return;
    const shown = n === null || n >= this.store.get().head ? null : n;
    const position = shown === null ? game.position : game.at(shown);
    const scene = this.#rulebook.present.scene(game.field, position.state);
    this.store.change({ shown, scene, slip: null });
    this.#ask();
  }

  /** Sends an answer to the judge. */
  async send(side: Side, answer: unknown): Promise<void> {
    this.store.change({ sent: true, slip: null, preview: null });
    this.#settled(await this.#host.answer(this.#head, side, answer as Json));
  }

  /** Takes the last answer back, or asks the other side for leave where it is not free. */
  async takeBack(): Promise<void> {
    const { takeBack, sent } = this.store.get();
    if (!takeBack || sent || takeBack.to < 0) return;
    if (takeBack.steps === 0 && takeBack.barrier === 'start') return this.#slip(takeBack.sentence, null);
    const asksLeave = takeBack.steps === 0;
    const fault = await this.#host.takeBack(this.#head, takeBack.side, takeBack.to, asksLeave);
    if (fault) this.#slip(fault.sentence, fault.clause);
    else if (asksLeave && this.#otherIsPerson(takeBack.side))
      this.#slip('The other side is asked for leave to take back.', null);
  }

  /** Gives the answer again that was taken back last, as long as nothing else has been answered. */
  async redo(): Promise<void> {
    const { redo, sent, asked } = this.store.get();
    if (redo && !sent && asked?.side === redo.side) await this.send(redo.side, redo.answer);
  }

  /** The last entry the reader has before him. */
  get #head(): number {
    return this.#game?.head ?? 0;
  }

  #otherIsPerson(side: Side): boolean {
    const other = this.#host.game.seats.find((seat) => seat.side !== side);
    return other?.kind === 'human' && !this.#host.seats.includes(other.side);
  }

  /** Answers the other side's wish to take back. */
  async reply(agree: boolean): Promise<void> {
    const { offer } = this.store.get();
    if (!offer) return;
    const side = (1 - offer.side) as Side;
    const fault = await this.#host.reply(this.#head, side, agree);
    if (fault) this.#slip(fault.sentence, fault.clause);
  }

  // ── picking ─────────────────────────────────────────────────────────────────────────────────────────────────────

  #setPicks(picks: readonly Picked[]): void {
    const { asked } = this.store.get();
    if (!asked) return;
    const narrowed = asked.offer.after(picks);
    const { exact, left } = narrowed;
    if (exact && left.length === 1) return this.#mean(picks, exact);
    const meaning = exact ? this.#meaning(exact) : null;
    const laid = laidFirst(asked.offer, narrowed.left, this.store.get().scene);
    this.store.change({ picks, narrowed, meaning, laid, slip: null, preview: null });
  }

  #mean(picks: readonly Picked[], choice: Choice<unknown>): void {
    const { asked, sent } = this.store.get();
    if (!asked || sent) return;
    const meaning = this.#meaning(choice);
    this.store.change({
      picks,
      narrowed: asked.offer.after(picks),
      meaning,
      slip: null,
      preview: null,
    });
    const { throws, opens } = meaning.preview;
    if (!throws && !opens) void this.send(asked.side, choice.answer);
  }

  #meaning(choice: Choice<unknown>): Meaning {
    const side = this.store.get().asked?.side ?? 0;
    const preview = this.#game?.preview(side, choice.answer) ?? { throws: false, opens: false, first: null };
    return { choice, preview };
  }

  #slip(sentence: string, clause: string | null): void {
    this.store.change({ slip: { sentence, clause, at: ++this.#slips }, spoken: sentence });
  }

  #question() {
    const { asked } = this.store.get();
    return asked ? (this.#game?.question(asked.side) ?? null) : null;
  }

  // ── what the host tells ─────────────────────────────────────────────────────────────────────────────────────────

  #begin(): void {
    try {
      const { header } = this.#host.game;
      this.#game = Game.fromRecord(this.#rulebook, { ...header, entries: [] } as never);
      this.#stop = this.#host.subscribe((news) => this.#hear(news));
      if (this.#host.game.head === 0) this.#ready();
    } catch (fault) {
      this.#broken(fault);
    }
  }

  #hear(news: News): void {
    switch (news.t) {
      case 'entries':
        return this.#playOut.add(news.entries);
      case 'revealed':
        this.#game?.reveal(news.secret);
        return this.#refresh();
      case 'offer':
        return this.store.change({ offer: news.offer });
      case 'thinking':
        return this.store.change({ thinking: news.busy ? news.side : null });
      case 'line':
        return this.store.change({ line: news.state });
      case 'trouble':
        return this.#slip(news.fault.sentence, news.fault.clause);
      case 'gone':
        return this.store.change({ status: 'gone' });
      case 'standing':
        return;
    }
  }

  #paceAfter(entry: Entry, waiting: number): number {
    const follows = this.#begun && this.#mayAnimate() && !this.#host.seats.includes(entry.side);
    if (!follows || waiting > PACE.most) return 0;
    return 'dice' in entry && entry.dice.length > 0 ? PACE.thrown : PACE.plain;
  }

  #take(entry: Entry): void {
    const game = this.#game;
    if (!game) return;
    const isNew = entry.n > game.head;
    game.follow([entry]);
    if (!isNew) return;
    const told = game.toldBy(entry.n);
    this.store.change({ latest: { n: entry.n, told }, spoken: told.map((each) => each.sentence).join(' ') });
  }

  #ready(): void {
    if ((this.#game?.head ?? 0) >= this.#host.game.head) this.#begun = true;
    if (this.#begun) this.#refresh();
  }

  #refresh(): void {
    const game = this.#game;
    if (!game) return;
    const looking = this.store.get().shown !== null;
    const scene = looking
      ? this.store.get().scene
      : this.#rulebook.present.scene(game.field, game.position.state);
    this.store.change({ status: 'ready', game, head: game.head, scene, sent: false });
    this.#ask();
  }

  /** Puts the open question of one of our seats before the reader. */
  #ask(): void {
    const game = this.#game;
    if (!game) return;
    const busy = this.#playOut.busy || this.store.get().shown !== null;
    const mine = busy
      ? null
      : (game.open.find((question) => this.#host.seats.includes(question.side)) ?? null);
    const asked = mine ? askedOf(this.#rulebook, game, mine) : null;
    const side = mine?.side ?? this.#host.seats[0];
    this.store.change({
      asked,
      waiting: game.open[0]?.side ?? null,
      picks: [],
      narrowed: asked?.offer.after([]) ?? null,
      meaning: null,
      laid: null,
      preview: null,
      takeBack: side === undefined ? null : { ...game.takeBack(side), side },
      redo: mine ? redoOf(game.record.entries, mine.side) : null,
    });
    if (asked) this.#giveCarried();
  }

  #settled(fault: Outcome): void {
    if (!fault) return;
    this.store.change({ sent: false });
    this.#slip(fault.sentence, fault.clause);
  }

  #broken(fault: unknown): void {
    this.store.change({ status: 'broken', trouble: troubleOf(fault) });
  }
}
