import type { Think } from '@linstock/judge';
import { type Entry, Game, type Side } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import type { Pace } from '../app/paces.ts';
import { mayTumbleDice, settings } from '../app/settings.ts';
import type { Host, HostUpdate } from '../host/host.ts';
import { castOf } from '../words/names.ts';
import { sceneOfScreen } from './asking/sharedScreen.ts';
import { Effects } from './effects.ts';
import { seatsToThrowIn, throwNoncesIn } from './nonces.ts';
import { NO_DRAFTS, openStoredDrafts, type StoredDrafts } from './orders/storedDrafts.ts';
import { ownStepOf } from './playback/pendingUpdates.ts';
import { Playback } from './playback/playback.ts';
import { SeatCommands } from './seat/seatCommands.ts';
import { StandIns, thinkInPage } from './seat/standIns.ts';
import { createSessionStore, type SessionStore } from './state/sessionStore.ts';
import type { AnyGame, SessionState } from './state/state.ts';
import type { Rules } from './state/transition.ts';
import { type Step, type StepTiming, stepOf } from './steps/step.ts';
import { trailsOf } from './steps/trails.ts';
import { type SessionEvent, transition } from './transition.ts';

/** A game on the screen: takes in what the host sends, and changes its state by events. */
export class Session {
  readonly store: SessionStore = createSessionStore();
  readonly #host: Host;
  readonly #pace: () => Pace;
  readonly #rulebook: AnyRulebook;
  #game: AnyGame | null = null;
  /** The other side's actions, at the reader's pace. */
  readonly playback: Playback;
  /** Commands of this page's seats to the judge other than answers. */
  readonly seat: SeatCommands;
  readonly #effects: Effects;
  readonly #drafts: StoredDrafts;
  #stop: () => void = () => {};
  /**
   * The stage of opening the game: its entries are read, then the page adds its nonces, then questions are
   * shown. It is not in the state, because nothing shows it.
   */
  #opening: 'reading' | 'throwing in' | 'done' = 'reading';
  /** Entries after this one are news, even if they were there when the game was opened. */
  readonly #looked: number;
  /** A cache, by entry: the stretch of play (turn, Activation) in which it was made. To read it from the record takes long. */
  readonly #stretches: number[] = [1];

  /**
   * @param rulebook the rules of the host's game
   * @param looked the last entry that this reader has seen: later ones are shown as news; null at the first
   * opening
   */
  constructor(
    host: Host,
    rulebook: AnyRulebook,
    pace: () => Pace,
    think: Think = thinkInPage(),
    looked: number | null = null,
  ) {
    this.#host = host;
    this.#pace = pace;
    // If two players share the page, neither may find what the other was writing.
    this.#drafts = host.seats.length === 1 ? openStoredDrafts(() => localStorage, host.game.id) : NO_DRAFTS;
    this.#looked = Math.min(looked ?? host.game.head, host.game.head);
    this.#rulebook = rulebook;
    this.playback = new Playback({
      progress: () => this.store.get().progress,
      change: (change) => this.apply({ on: 'playback', do: 'change progress', change }),
      event: (happens) => this.store.event(happens),
      take: (entry, follows) => this.#take(entry, follows),
      draw: (step, shown) => this.#draw(step, shown),
      ready: () => this.#ready(),
      refreshControls: () => this.#refreshControls(),
      broken: (fault) => this.apply({ on: 'game', do: 'break', fault }),
      pace,
    });
    const session = {
      game: () => this.#game,
      head: () => this.#game?.head ?? 0,
      state: () => this.store.get(),
      apply: (event: SessionEvent) => this.apply(event),
      send: (side: Side, answer: unknown) => this.send(side, answer),
    };
    this.seat = new SeatCommands(host, session);
    const standIns = new StandIns(host.id, think, session);
    const { seat } = this;
    this.#effects = new Effects({ host, drafts: this.#drafts, seat, standIns, apply: session.apply });
    this.apply({ on: 'game', do: 'open', view: host.game });
    this.#begin();
  }

  close(): void {
    this.#stop();
    this.playback.stop();
    this.#effects.stop();
    this.#host.close();
  }

  /** The stretch of play that an entry belongs to: the turn it was made in, from 1. */
  stretchAt(n: number): number {
    return this.#stretches[n] ?? 1;
  }

  get seats(): readonly Side[] {
    return this.#host.seats;
  }

  /** Changes the state by an event. The state is stored once; then its effects are carried out. */
  apply(event: SessionEvent): void {
    this.store.event(() => {
      const { state, effects } = transition(
        { state: this.store.get(), effects: [], rules: this.#rules },
        event,
      );
      this.store.put(state);
      for (const effect of effects) this.store.effect(() => this.#effects.perform(effect));
    });
  }

  /** Sends an answer to the judge, and waits for the reply. */
  async send(side: Side, answer: unknown): Promise<void> {
    this.apply({ on: 'board', do: 'send', side, answer });
    await this.#effects.replied;
  }

  /** Resolves once the judge has replied to what was sent last. */
  get replied(): Promise<void> {
    return this.#effects.replied;
  }

  get #rules(): Rules {
    return {
      rulebook: this.#rulebook,
      game: this.#game,
      seats: this.#host.seats,
      marchStops: settings.get().marchStops,
      tumbles: mayTumbleDice(settings.get()),
      storedDraft: (key, stretch) => this.#drafts.read(key, stretch),
    };
  }

  #begin(): void {
    try {
      this.#game = Game.fromRecord(this.#rulebook, { ...this.#host.game.header, entries: [] } as never);
      this.#stop = this.#host.subscribe((update) => this.store.event(() => this.#hear(update)));
      if (this.#host.game.head === 0) this.#ready();
    } catch (fault) {
      this.apply({ on: 'game', do: 'break', fault });
    }
  }

  #hear(update: HostUpdate): void {
    switch (update.t) {
      case 'entries':
        return this.playback.add(update.entries, this.#looked);
      case 'revealed':
        this.#game?.reveal(update.secret);
        return this.#showPresent();
      case 'offer':
        return this.apply({ on: 'seat', do: 'note offer', offer: update.offer });
      case 'trouble': {
        const { sentence, clause } = update.fault;
        return this.apply({ on: 'view', do: 'show toast', sentence, clause });
      }
      case 'signed-out':
        return; // the screen drops the whole session
      default:
        return this.apply({ on: 'game', do: 'hear', update });
    }
  }

  /** The game takes an entry in; what one has not done oneself is followed. */
  #take(entry: Entry, follows: boolean): Step | null {
    const game = this.#game;
    if (!game) return null;
    const isNew = entry.n > game.head;
    const question = game.question(entry.side);
    const state = this.store.get();
    const before = follows && state.scene === null ? sceneOfScreen(state, this.#rules, game.position) : null;
    const stretch = this.#rulebook.clock(game.field, game.position.state).now;
    this.#stretches[entry.n] = stretch;
    game.follow([entry]);
    this.apply({ on: 'game', do: 'take entry', taken: { entry, isNew, question, stretch, before } });
    if (!isNew || 'nonce' in entry) return null;
    return this.#follow(game, entry, follows);
  }

  /** A new entry as a step to be shown; null if there is nothing to see. */
  #follow(game: AnyGame, entry: Entry, follows: boolean): Step | null {
    const state = this.store.get();
    const { n, side } = entry;
    const mine = this.seats.includes(side) && !('standing' in entry) && state.standIns[side] === undefined;
    const logItems = game.logItemsOf(n);
    const scene =
      this.#opening === 'done' || follows ? sceneOfScreen(state, this.#rules, game.position) : null;
    const at = { n, side, turn: this.stretchAt(n) };
    const { tumbles } = this.#rules;
    const own =
      mine && scene && ownStepOf(at, logItems, scene, { tumbles, atOnce: this.#pace() === 'at once' });
    const other = !mine && scene ? stepOf(at, logItems, scene, castOf(scene)) : null;
    const trails = !mine && scene && other === null ? trailsOf(n, logItems, scene) : [];
    this.apply({ on: 'playback', do: 'add pending', entry: { n, logItems, mine, trails } });
    return own || other;
  }

  /** Shows a step of the other side's turn; nothing is asked before it is over. */
  #draw(step: Step, shown: StepTiming): void {
    const course = { ...this.playback.course, waits: false };
    this.apply({ on: 'playback', do: 'show step', step, shown, course });
  }

  /** Shows the state of the playback, and whether it waits for the player. */
  #refreshControls(): void {
    const { shown: step, course } = this.playback;
    this.apply({ on: 'playback', do: 'note course', step, course });
  }

  #ready(): boolean {
    const game = this.#game;
    if (this.#opening !== 'done' && game && game.head >= this.#host.game.head) this.#throwIn(game);
    this.apply({ on: 'playback', do: 'show pending' });
    if (this.#opening === 'done') this.#showPresent();
    const { asked, curtain }: SessionState = this.store.get();
    return asked !== null || curtain !== null || (game?.over ?? false);
  }

  /** Before anything is asked, the page throws a nonce in for each of its seats that has none. */
  #throwIn(game: AnyGame): void {
    const due = seatsToThrowIn(game, this.#host.seats);
    if (due.length === 0) this.#opening = 'done';
    if (this.#opening !== 'reading') return;
    this.#opening = 'throwing in';
    void throwNoncesIn(this.#host, due).then(() => {
      this.#opening = 'done';
      this.#showPresent();
    });
  }

  #showPresent(step: Step | null = null): void {
    this.apply({ on: 'game', do: 'show present', step });
  }
}
