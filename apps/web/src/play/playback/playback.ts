/** Plays out what comes in: at once on opening and for one's own answers, else step by step, so that one can follow. */
import type { Entry } from '@linstock/kernel';
import type { Pace } from '../../app/paces.ts';
import type { PlaybackStep } from '../state/state.ts';
import type { Words } from '../steps/pace.ts';
import { beatMs, mayTumble, settlesFor, stepMs } from '../steps/pace.ts';
import { joinSteps, type Shown, type Step } from '../steps/step.ts';

/** What is done with entries that come in. */
interface Steps {
  /** Runs one event of the session: its changes are shown together. */
  event(happens: () => void): void;
  /** The game takes an entry in, which may be news; gives what of it is to be followed, or null where nothing need be. */
  take(entry: Entry, follows: boolean): Step | null;
  /** The table is drawn as it stands after a step, which is shown so long and so fast; nothing is asked yet. */
  draw(step: Step, shown: Shown): void;
  /** The table is drawn as it now stands, and asks; says whether it has asked anything of this page. */
  ready(): boolean;
  /** What the controls show has changed. */
  refreshControls(): void;
  broken(fault: unknown): void;
  pace(): Pace;
}

/** More entries at once than there are in a long turn are news of a long absence, and not followed one by one. */
const MOST = 70;

/** How long more of a step is waited for, in milliseconds: a machine gives the parts of a march one after another. */
export const GATHER_MS = 350;

/** The playback of what the other side does, at the reader's own pace. */
export class Playback {
  readonly #steps: Steps;
  readonly #backlog: { readonly entry: Entry; readonly follows: boolean }[] = [];
  /** Taken in, and not drawn yet; what belongs to it joins it. */
  #due: Step | null = null;
  /** Taken in after it, and no part of it. */
  #next: Step | null = null;
  /** More of the step may come. */
  #gathers = false;
  /** Drawn last, and not yet answered by one's own next question. */
  #shown: Step | null = null;
  /** How fast the step is shown, and how long its turn has been told, in milliseconds. */
  #tempo = 1;
  #spent = 0;
  #turn = 0;
  /** How much of what is said of it has not settled yet, and has not been there long enough to be read. */
  #unsettled = 0;
  #unread = 0;
  /** How much of what has been said as it was seen has not stood for a moment, and who waits for it. */
  #unheard = 0;
  #waiting: (() => void)[] = [];
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #gathering: ReturnType<typeof setTimeout> | undefined;
  /** Pieces are on their way on the board. */
  #moving = false;
  #paused = false;
  /** The reader has asked for the next step. */
  #nodded = false;
  /** The reader has asked for his own next question. */
  #hurrying = false;

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  /** Whether something still waits to be played. */
  get busy(): boolean {
    return this.more || !this.#seen;
  }

  /** Whether pieces are on their way on the board. */
  get moving(): boolean {
    return this.#moving;
  }

  /** The step that is shown now; null if there is none. */
  get shown(): Step | null {
    return this.#shown;
  }

  /** How it goes on from what is told just now. */
  get course(): Pick<PlaybackStep, 'paused' | 'waits' | 'more'> {
    const more = this.#due !== null || (this.#paused && this.#backlog.length > 0);
    return {
      paused: this.#paused,
      waits: more && this.#standsStill && !this.#mayGoOn,
      more: this.more,
    };
  }

  /** Whether more has come in that is not shown yet; it is shown at once for who asks. */
  get more(): boolean {
    return this.#due !== null || this.#next !== null || this.#backlog.length > 0;
  }

  /** @param looked the last entry the reader has had before him: what came later is news, though it be heard with the rest */
  add(entries: readonly Entry[], looked: number): void {
    const few = entries.filter(({ n }) => n > looked).length <= MOST;
    this.#backlog.push(...entries.map((entry) => ({ entry, follows: few && entry.n > looked })));
    this.#gather();
    this.#go();
  }

  /** More may come that belongs to the last step. */
  #gather(): void {
    this.#gathers = true;
    clearTimeout(this.#gathering);
    this.#gathering = setTimeout(() => {
      this.#gathers = false;
      this.#go();
    }, GATHER_MS);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    clearTimeout(this.#gathering);
    this.#gathers = false;
    this.#unsettled = 0;
    this.#unread = 0;
    this.#unheard = 0;
    this.#release();
  }

  /** More is said of what is shown, as troops come to what it tells: it is to be read too before anything else is shown or asked. */
  says(words: Words): void {
    if (this.#shown === null) return;
    this.#settles(words);
    this.#unheard++;
    this.#in(
      beatMs(this.#shown.own ? 'fast' : this.#steps.pace(), words, this.#tempo),
      () => this.#unheard--,
    );
  }

  /** Until what has been said has stood for a moment, and the reader lets the playback go on: then the step goes on. */
  untilHeard(): Promise<void> {
    return this.#heard ? Promise.resolve() : new Promise((done) => void this.#waiting.push(done));
  }

  /** The board says whether pieces are on their way. */
  moves(moving: boolean): void {
    if (this.#moving === moving) return;
    this.#moving = moving;
    if (!moving) this.#go();
  }

  /** Shows the next step now, or what comes next in this one. */
  next(): void {
    if (this.#waiting.length > 0) return this.#release();
    this.#nodded = true;
    this.#go();
  }

  /** Stops the playback, or lets it go on. */
  pause(paused: boolean): void {
    this.#paused = paused;
    this.#steps.event(() => {
      this.#steps.refreshControls();
      this.#go();
    });
  }

  /** Goes on to one's own next question at once. */
  skip(): void {
    this.#hurrying = true;
    this.#go();
  }

  get #standsStill(): boolean {
    return this.#hurrying || (!this.#moving && this.#unsettled === 0);
  }

  /** The step has been seen to its end, and read if it is the other side's. */
  get #seen(): boolean {
    if (this.#shown === null || this.#hurrying) return true;
    if (!this.#standsStill || this.#paused) return this.#nodded;
    return this.#shown.own || this.#unread === 0 || this.#nodded;
  }

  get #heard(): boolean {
    return this.#shown === null || this.#hurrying || (!this.#paused && this.#unheard === 0);
  }

  /** Lets those go on who wait until something has been heard. */
  #release(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const goOn of waiting) goOn();
  }

  get #mayGoOn(): boolean {
    if (this.#hurrying || this.#nodded) return true;
    if (this.#paused) return false;
    if (this.#shown === null) return true;
    return this.#unread === 0 && (this.#shown.own || this.#steps.pace() !== 'wait');
  }

  /** Takes in and shows what may be shown now, as one event. */
  #go(): void {
    this.#steps.event(() => this.#goOn());
  }

  #goOn(): void {
    if (this.#heard) this.#release();
    try {
      while (this.#takeIn() && this.#due !== null) {
        if (!this.#nodded && !this.#standsStill) return this.#steps.refreshControls();
        if (!this.#mayGoOn) return this.#steps.refreshControls();
        this.#draw(this.#due);
      }
      if (!this.more && this.#seen) this.#end();
      else if (this.#shown !== null) this.#steps.refreshControls();
    } catch (fault) {
      this.stop();
      this.#steps.broken(fault);
    }
  }

  /** Takes entries in up to the end of the next step that is to be shown; false if there is none, or more of it may come. */
  #takeIn(): boolean {
    this.#due ??= this.#takeNext();
    while (this.#due === null || (this.#next === null && !this.#due.own)) {
      const [next] = this.#backlog;
      // While the reader has stopped the playback, nothing more is taken in: what is told later is told whole.
      if (!next || (next.follows && this.#paused && !this.#nodded && !this.#hurrying)) break;
      this.#backlog.shift();
      const step = this.#steps.take(next.entry, next.follows);
      if (next.follows && step && (step.own || this.#isTold)) this.#join(step);
      else if (step && this.#due === null) this.#shown = null;
    }
    const whole = this.#next !== null || this.#due?.own || !this.#gathers;
    return this.#due !== null && (whole || this.#nodded || this.#hurrying);
  }

  get #isTold(): boolean {
    return !this.#hurrying && this.#steps.pace() !== 'at once';
  }

  #takeNext(): Step | null {
    const step = this.#next;
    this.#next = null;
    return step;
  }

  #join(step: Step): void {
    const joined = this.#due && joinSteps(this.#due, step);
    if (this.#due === null || joined) this.#due = joined ?? step;
    else this.#next = step;
  }

  #draw(due: Step): void {
    this.stop();
    this.#nodded = false;
    this.#due = null;
    this.#shown = due;
    if (due.turn !== this.#turn) this.#spent = 0;
    this.#turn = due.turn;
    const told = { spent: this.#spent, waiting: this.#backlog.length };
    const ms = due.own ? 0 : stepMs(this.#steps.pace(), due, told);
    this.#spent += ms;
    this.#tempo = ms === 0 ? 1 : Math.max(1, due.naturalMs / (0.9 * ms));
    this.#settles(due, mayTumble(ms) || due.own);
    this.#unread++;
    this.#in(ms, () => this.#unread--);
    this.#steps.draw(due, { ms, tempo: this.#tempo });
  }

  /** Words do not change until their dice lie. */
  #settles(words: Pick<Words, 'thrown'>, tumbles = true): void {
    this.#unsettled++;
    this.#in(settlesFor({ thrown: words.thrown && tumbles }) / this.#tempo, () => this.#unsettled--);
  }

  /** Does something later, and goes on. */
  #in(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
      this.#go();
    }, ms);
    this.#timers.add(timer);
  }

  #end(): void {
    const asked = this.#steps.ready();
    if (asked) {
      this.stop();
      this.#shown = null;
      this.#paused = false;
      this.#nodded = false;
      this.#hurrying = false;
    }
    this.#steps.refreshControls();
  }
}
