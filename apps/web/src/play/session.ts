import type { Think } from '@linstock/judge';
import { type Entry, Game, type Json, type SeatPosition, type Side } from '@linstock/kernel';
import type { Choice, Scene } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import type { Pace } from '../app/paces.ts';
import { diceTumble, settings } from '../app/settings.ts';
import type { Host, HostUpdate, Outcome } from '../host/host.ts';
import { createAnsweringParts } from './answering.ts';
import type { AgendaRunner } from './automatic/runner.ts';
import type { Clicks } from './clicking/clicks.ts';
import { fieldsFromUpdate } from './hostUpdates.ts';
import { seatsToThrowIn, throwNoncesIn } from './nonces.ts';
import type { Sheets } from './orders/sheets.ts';
import { draftKept } from './picking/drafts.ts';
import { PastView } from './playback/pastView.ts';
import { PendingUpdates } from './playback/pendingUpdates.ts';
import { Playback } from './playback/playback.ts';
import { RollTimer } from './playback/rollTimer.ts';
import { askedOf, besideQuestion, goesPast, passedBy } from './question/asked.ts';
import { UNSEEN } from './seat/curtain.ts';
import { SeatCommands } from './seat/seatCommands.ts';
import { SharedScreen } from './seat/sharedScreen.ts';
import { pageThinks, StandIns } from './seat/standIns.ts';
import { TakingBack } from './seat/takingBack.ts';
import { IDLE, type Mode, pickingMode, withoutQuestion, withPreview } from './state/mode.ts';
import { createSessionStore, type SessionStore } from './state/sessionStore.ts';
import { type AnyGame, type ToastDetails, troubleOf } from './state/state.ts';
import type { Shown, Step } from './steps/step.ts';

/** A game on the table: plays out what the host tells, narrows answers by clicks, sends what is meant. */
export class Session {
  readonly store: SessionStore = createSessionStore();
  readonly #host: Host;
  readonly #pace: () => Pace;
  readonly #rulebook: AnyRulebook;
  #game: AnyGame | null = null;
  /** What the other side does, at the reader's pace. */
  readonly playback: Playback;
  /** What the seats of this page do besides answering. */
  readonly seat: SeatCommands;
  /** Looking back. */
  readonly pastView: PastView;
  /** Machines that play for seats of this page. */
  readonly standIns: StandIns;
  #stop: () => void = () => {};
  #toasts = 0;
  #begun = false;
  /** What came after this entry is news, though it was there when the game was opened. */
  readonly #looked: number;
  #throwingIn = false;
  /** When results may be told. */
  readonly rollTimer = new RollTimer(this.store);
  readonly #pending: PendingUpdates;
  readonly #screen: SharedScreen;
  readonly #takingBack: TakingBack;
  /** The stretch of play (turn, Activation) each entry left the game in. */
  readonly #stretches: number[] = [1];
  /** Answers that are given automatically. */
  readonly agenda: AgendaRunner;
  /** What the player clicks, and what comes of it. */
  readonly clicks: Clicks;
  /** The sheet the player fills in, where one is asked for. */
  readonly sheets: Sheets;

  /**
   * @param rulebook what the host's game is played by
   * @param looked the last entry this reader has had before him: what has come since is told; null where he opens it first
   */
  constructor(
    host: Host,
    rulebook: AnyRulebook,
    pace: () => Pace,
    think: Think = pageThinks(),
    looked: number | null = null,
  ) {
    this.#host = host;
    this.#pace = pace;
    this.#screen = new SharedScreen(host.seats);
    this.#pending = new PendingUpdates(this.store, this.rollTimer, host.seats, () =>
      diceTumble(settings.get()),
    );
    this.#looked = Math.min(looked ?? host.game.head, host.game.head);
    this.#rulebook = rulebook;
    this.playback = new Playback({
      event: (happens) => this.store.event(happens),
      take: (entry, follows) => this.#take(entry, follows),
      draw: (step, shown) => this.#draw(step, shown),
      ready: () => this.#ready(),
      refreshControls: () => this.#refreshControls(),
      broken: (fault) => this.#broken(fault),
      pace,
    });
    const game = () => this.#game;
    const send = (side: Side, answer: unknown) => this.send(side, answer);
    const showToast = (sentence: string, clause: string | null, beside?: ToastDetails) =>
      this.showToast(sentence, clause, beside);
    this.seat = new SeatCommands(host, this.store, { head: () => this.#head, showToast });
    this.pastView = new PastView(this.store, {
      game,
      sceneAt: (of, n) => this.#sceneOf(of, of.positionAt(n)),
      show: (n) => this.show(n),
    });
    this.standIns = new StandIns(host.id, this.store, think, {
      game,
      send,
      showToast,
      ask: () => this.#ask(),
    });
    const { store } = this;
    const { agenda, sheets, clicks } = createAnsweringParts(host, {
      ...{ store, rulebook, game, showToast },
      send: (side, answer) => void this.send(side, answer),
      showPresent: () => this.show(null),
    });
    this.agenda = agenda;
    this.sheets = sheets;
    this.clicks = clicks;
    this.#takingBack = new TakingBack(host, store, {
      ...{ game, agenda, send, showToast },
      withdraw: () => clicks.ordering.withdraw(),
      askedLeave: (side) => this.seat.askedLeave(side),
    });
    this.store.change({ view: host.game, rulebook });
    this.#begin();
  }

  close(): void {
    this.#stop();
    this.playback.stop();
    this.rollTimer.stop();
    this.#host.close();
  }

  /** The stretch of play that an entry belongs to: the turn it was made in, from 1. */
  stretchAt(n: number): number {
    return this.#stretches[n] ?? 1;
  }

  get seats(): readonly Side[] {
    return this.#host.seats;
  }

  /** Shows a choice on the map without choosing it. */
  hover(choice: Choice<unknown> | null): void {
    const preview = this.clicks.route.previewOf(choice);
    const { mode, preview: before } = this.store.get();
    if (before !== preview) this.store.enter(withPreview(mode, { preview }));
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
    this.store.event(() => {
      const game = this.#game;
      if (!game) return;
      const state = this.store.get();
      const past = n === null || n >= state.head ? null : n;
      const position = past === null ? game.position : game.positionAt(past);
      const known = this.#screen.known(position);
      const scene = this.#rulebook.present.shows.scene({ field: game.field, state: position.state, known });
      const present = state.shown === null ? withoutQuestion(state.mode) : IDLE;
      this.store.enter(past === null ? present : this.pastView.modeAt(game, past, scene), {
        ...{ scene, known, asked: null, agenda: draftKept(state), toast: null, glimpse: null },
      });
      this.#ask();
    });
  }

  /** Sends an answer to the judge. */
  async send(side: Side, answer: unknown): Promise<void> {
    this.store.enter(withPreview(this.store.get().mode, { preview: null }), { sent: true, toast: null });
    const seen = this.#head;
    const fault = await this.store.effect(() => this.#host.answer(seen, side, answer as Json));
    this.store.event(() => this.#settled(fault));
  }

  /** Takes back the last answer, or all of an order to a formation. If it is not free, asks the other side for leave. */
  takeBack(): Promise<void> {
    return this.#takingBack.takeBack();
  }

  /** Gives the answer again that was taken back last, if nothing else has been answered since. */
  redo(): Promise<void> {
    return this.#takingBack.redo();
  }

  /** The last entry the reader has before him. */
  get #head(): number {
    return this.#game?.head ?? 0;
  }

  /** The side that was to come to the screen is there, and the other looks away. */
  liftCurtain(): void {
    this.store.event(() => {
      const { curtain } = this.store.get();
      if (curtain === null) return;
      this.#screen.handTo(curtain);
      this.#refresh();
    });
  }

  /** One person plays both sides: from now on no curtain is drawn. */
  drawNoCurtain(): void {
    this.#screen.drawNoCurtain();
    this.liftCurtain();
  }

  /** The side that has just locked comes back to the screen, and what it locked is taken back. */
  async unlock(): Promise<void> {
    const { takeBack } = this.store.get();
    if (!takeBack || takeBack.steps === 0) return;
    this.#screen.handTo(takeBack.side);
    await this.takeBack();
  }

  /** Says why something was not done. */
  showToast(
    sentence: string,
    clause: string | null,
    beside: ToastDetails = { point: null, remedy: null },
  ): void {
    this.store.change({ toast: { sentence, clause, at: ++this.#toasts, ...beside }, spoken: sentence });
  }

  #begin(): void {
    try {
      this.#game = Game.fromRecord(this.#rulebook, { ...this.#host.game.header, entries: [] } as never);
      this.#stop = this.#host.subscribe((update) => this.store.event(() => this.#hear(update)));
      if (this.#host.game.head === 0) this.#ready();
    } catch (fault) {
      this.#broken(fault);
    }
  }

  #hear(update: HostUpdate): void {
    switch (update.t) {
      case 'entries':
        return this.playback.add(update.entries, this.#looked);
      case 'revealed':
        this.#game?.reveal(update.secret);
        return this.#refresh();
      case 'offer':
        return this.seat.hearOffer(update.offer);
      case 'trouble':
        return this.showToast(update.fault.sentence, update.fault.clause);
      default:
        return this.store.change(fieldsFromUpdate(update, this.store.get()));
    }
  }

  /** The game takes an entry in; what one has not done oneself is followed. */
  #take(entry: Entry, follows: boolean): Step | null {
    const game = this.#game;
    if (!game) return null;
    const isNew = entry.n > game.head;
    const question = game.question(entry.side);
    // The table is laid as its reader has left it, so that what has happened since can be seen to happen.
    if (follows && this.store.get().scene === null)
      this.store.change({ scene: this.#sceneOf(game, game.position) });
    this.#stretches[entry.n] = this.#rulebook.clock(game.field, game.position.state).now;
    game.follow([entry]);
    if (goesPast(this.store.get(), game, entry)) {
      // In one change: the question before no longer fits the game, and no subscriber may see both.
      const state = this.store.get();
      this.store.enter(withoutQuestion(state.mode), { asked: passedBy(state), agenda: draftKept(state) });
    }
    if (!isNew) this.sheets.unsealed(entry);
    if (!isNew || 'nonce' in entry) return null;
    const mine =
      this.seats.includes(entry.side) && !('standing' in entry) && !this.standIns.plays(entry.side);
    if ('dice' in entry && question) {
      this.clicks.answered(entry);
      this.sheets.answered(question, entry, this.#stretches[entry.n] ?? 1);
    }
    if ('back' in entry) this.sheets.takenBack(entry.back);
    this.seat.answered(entry.side);
    const logItems = game.logItemsOf(entry.n);
    this.#pending.hear(entry.n, logItems, mine);
    if (!this.#begun && !follows) return null;
    const scene = this.#sceneOf(game, game.position);
    const step = { n: entry.n, side: entry.side, turn: this.#stretches[entry.n] ?? 1 };
    if (!mine) return this.#pending.follow(step, logItems, scene);
    return this.#pending.watch(step, logItems, scene, this.#pace() === 'at once');
  }

  /** Shows a step of the other side's turn; nothing is asked before it is over. */
  #draw(step: Step, shown: Shown): void {
    this.#pending.show(step, shown);
    this.#refresh(step);
    this.store.change({
      playbackStep: { ...this.#pending.playbackStep(step), ...this.playback.course, waits: false },
    });
  }

  /** Tells the reader what is being told, and whether it waits for him. */
  #refreshControls(): void {
    const { shown } = this.playback;
    this.store.change({
      playbackStep: shown && { ...this.#pending.playbackStep(shown), ...this.playback.course },
    });
  }

  #ready(): boolean {
    const game = this.#game;
    if (!this.#begun && game && game.head >= this.#host.game.head) this.#throwIn(game);
    this.#pending.lay();
    if (this.#begun) this.#refresh();
    return this.store.get().asked !== null || this.store.get().curtain !== null || (game?.over ?? false);
  }

  /** Before anything is asked, the page throws a nonce in for each of its seats that has none. */
  #throwIn(game: AnyGame): void {
    const due = seatsToThrowIn(game, this.#host.seats);
    if (due.length === 0) this.#begun = true;
    if (this.#begun || this.#throwingIn) return;
    this.#throwingIn = true;
    void throwNoncesIn(this.#host, due).then(() => {
      this.#begun = true;
      this.store.event(() => this.#refresh());
    });
  }

  /** @param step what is shown now; the game may have taken in more */
  #refresh(step: Step | null = null): void {
    const game = this.#game;
    if (!game) return;
    const looking = this.store.get().shown !== null;
    const known = looking ? this.store.get().known : this.#screen.known(game.position);
    const scene = looking ? this.store.get().scene : (step?.scene ?? this.#sceneOf(game, game.position));
    this.store.change({ status: 'ready', game, head: step?.n ?? game.head, scene, known });
    this.#ask();
  }

  #sceneOf(game: AnyGame, position: SeatPosition<unknown, unknown, unknown>): Scene {
    return this.#rulebook.present.shows.scene({
      field: game.field,
      state: position.state,
      known: this.#screen.known(position),
    });
  }

  /** Puts the open question of one of our seats before the reader. */
  #ask(): void {
    const game = this.#game;
    if (!game) return;
    const busy = this.playback.busy || this.store.get().shown !== null;
    const ours = busy ? [] : game.open.filter((question) => this.#host.seats.includes(question.side));
    const open = ours.filter((question) => !this.standIns.plays(question.side));
    for (const { side } of ours) void this.standIns.answer(side);
    const { curtain, mine } = this.#screen.choose(open);
    const state = this.store.get();
    const agenda = draftKept(state);
    if (curtain !== null && this.#screen.alone) {
      this.#screen.handTo(curtain);
      this.store.change({ agenda });
      return this.#refresh();
    }
    const hidden = curtain === null ? {} : UNSEEN;
    if (mine) this.store.enter(withoutQuestion(state.mode), { agenda, ...hidden, asked: passedBy(state) });
    else this.store.change({ agenda, ...hidden });
    if (mine && this.agenda.answerUnlisted(mine.side)) return;
    const asked = mine ? askedOf(this.#rulebook, game, mine, this.store.get().scene?.pieces ?? []) : null;
    const put = asked && mine ? this.sheets.put(mine) : null;
    const hand = asked ? pickingMode(asked.menu) : IDLE;
    const mode: Mode = put?.open ? { at: 'sheet', open: put.open, hand } : hand;
    this.store.enter(state.shown === null ? mode : state.mode, {
      asked,
      curtain,
      ...besideQuestion(game, mine?.side ?? null, this.#host.seats),
    });
    if (put && put.lost > 0) this.sheets.sayLost(put.lost, put.clause);
    if (put?.pass) this.agenda.add(put.pass);
    this.agenda.resume(mine?.side ?? null);
  }

  #settled(fault: Outcome): void {
    if (!fault) return;
    this.agenda.end('refused');
    this.store.change({ sent: false });
    this.showToast(fault.sentence, fault.clause);
  }

  #broken(fault: unknown): void {
    this.store.change({ status: 'broken', trouble: troubleOf(fault) });
  }
}
