/**
 * Plays entries as they arrive. When the page opens, and for one's own answers, this is immediate; otherwise
 * step by step, so that a reader can follow.
 */
import type { Entry } from '@linstock/kernel';
import type { Pace } from '../../app/paces.ts';
import type { PlaybackStep } from '../state/state.ts';
import type { SpokenMoment } from '../steps/pace.ts';
import { mayTumble, paceBeatMs, settlesFor, stepMs } from '../steps/pace.ts';
import {
  findNextMove,
  isBusy,
  isHeard,
  type Progress,
  type ProgressChange,
  spentIn,
  stepProgressOf,
} from '../steps/progress.ts';
import type { Step, StepTiming } from '../steps/step.ts';

/** The actions on entries that arrive. */
interface PlaybackSteps {
  /** The progress of the playback. */
  progress(): Progress;
  /** Changes the progress. */
  change(change: ProgressChange): void;
  /** Runs one event of the session: its changes are shown together. */
  event(happens: () => void): void;
  /** The game applies an entry; returns the step to be shown, or null if there is none. */
  take(entry: Entry, follows: boolean): Step | null;
  /** Shows the position after a step, with this timing; no question yet. */
  draw(step: Step, shown: StepTiming): void;
  /** The present is shown, and asks. Returns true if it has asked anything of this page. */
  ready(): boolean;
  /** The controls have changed. */
  refreshControls(): void;
  broken(fault: unknown): void;
  pace(): Pace;
}

/**
 * Time for which more of a step is awaited, in milliseconds: a machine sends the parts of a march one after
 * another.
 */
export const GATHER_MS = 350;

/** Shows what the other side does, at the reader's own pace: it sets the timers, and makes each move that the progress allows. */
export class Playback {
  readonly #steps: PlaybackSteps;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #gathering: ReturnType<typeof setTimeout> | undefined;
  /** Parts of the board that wait until the words have been shown for a moment. */
  #waiting: (() => void)[] = [];

  constructor(steps: PlaybackSteps) {
    this.#steps = steps;
  }

  get #progress(): Progress {
    return this.#steps.progress();
  }

  /** True if something still waits to be shown, or has not been seen. */
  get busy(): boolean {
    return isBusy(this.#progress);
  }

  /** True if pieces are on their way on the board. */
  get moving(): boolean {
    return this.#progress.moving;
  }

  /** The step that is shown now; null if there is none. */
  get shown(): Step | null {
    return this.#progress.shown;
  }

  /** The state of the playback at the step that is shown. */
  get course(): Pick<PlaybackStep, 'paused' | 'waits' | 'more'> {
    return stepProgressOf(this.#progress, this.#steps.pace());
  }

  /**
   * @param looked the last entry that the reader has seen: later ones are new, even if they arrive with the
   * rest
   */
  add(entries: readonly Entry[], looked: number): void {
    this.#steps.change({ by: 'entries', entries, looked });
    clearTimeout(this.#gathering);
    this.#gathering = setTimeout(() => this.#goOnAfter({ by: 'gathered' }), GATHER_MS);
    this.#go();
  }

  stop(): void {
    this.#clearTimers();
    this.#steps.change({ by: 'stop' });
    this.#release();
  }

  /**
   * More words for the step that is shown, as when troops arrive. They are read before anything else is shown
   * or asked.
   */
  says(words: SpokenMoment): void {
    const { shown, tempo } = this.#progress;
    if (shown === null) return;
    this.#steps.change({ by: 'words' });
    this.#in(settlesFor(words) / tempo, 'settled');
    this.#in(paceBeatMs(shown.own ? 'fast' : this.#steps.pace(), words, tempo), 'heard');
  }

  /** Resolves once the words have been shown for a moment, and the reader lets the playback continue. */
  untilHeard(): Promise<void> {
    if (isHeard(this.#progress)) return Promise.resolve();
    return new Promise((done) => void this.#waiting.push(done));
  }

  /** The board says whether pieces are on their way. */
  moves(moving: boolean): void {
    if (this.#progress.moving === moving) return;
    this.#steps.change({ by: 'moving', moving });
    if (!moving) this.#go();
  }

  /** Shows the next step now, or the next part of this one. */
  next(): void {
    if (this.#waiting.length > 0) return this.#release();
    this.#goOnAfter({ by: 'nod' });
  }

  /** Stops the playback, or lets it go on. */
  pause(paused: boolean): void {
    this.#steps.event(() => {
      this.#steps.change({ by: 'pause', paused });
      this.#steps.refreshControls();
      this.#go();
    });
  }

  /** Skips to one's own next question. */
  skip(): void {
    this.#goOnAfter({ by: 'skip' });
  }

  /** Lets those go on who wait until something has been heard. */
  #release(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const goOn of waiting) goOn();
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    clearTimeout(this.#gathering);
  }

  /** Changes the progress and continues, as one event. */
  #goOnAfter(change: ProgressChange): void {
    this.#steps.event(() => {
      this.#steps.change(change);
      this.#go();
    });
  }

  /** Takes in and shows what may be shown now, as one event. */
  #go(): void {
    this.#steps.event(() => {
      if (isHeard(this.#progress)) this.#release();
      try {
        while (this.#move());
      } catch (fault) {
        this.stop();
        this.#steps.broken(fault);
      }
    });
  }

  /** Makes the next move. Returns true if another may follow. */
  #move(): boolean {
    const move = findNextMove(this.#progress, this.#steps.pace());
    switch (move.do) {
      case 'take':
        this.#take(move.entry, move.follows);
        return true;
      case 'show':
        this.#draw(move.step);
        return true;
      case 'end':
        this.#end();
        return false;
      case 'wait':
        this.#steps.refreshControls();
        return false;
      case 'rest':
        return false;
    }
  }

  #take(entry: Entry, follows: boolean): void {
    const step = this.#steps.take(entry, follows);
    const isTold = !this.#progress.hurrying && this.#steps.pace() !== 'at once';
    this.#steps.change({ by: 'entry', step, isTold: follows && (step?.own || isTold) });
  }

  #draw(step: Step): void {
    this.#clearTimers();
    this.#release();
    const before = this.#progress;
    const told = { spent: spentIn(before, step), waiting: before.backlog.length };
    const ms = step.own ? 0 : stepMs(this.#steps.pace(), step, told);
    this.#steps.change({ by: 'step', step, ms });
    const { tempo } = this.#progress;
    const thrown = step.thrown && (mayTumble(ms) || step.own);
    this.#in(settlesFor({ thrown }) / tempo, 'settled');
    this.#in(ms, 'read');
    this.#steps.draw(step, { ms, tempo });
  }

  /** Sends a progress change later, and continues. */
  #in(ms: number, by: 'settled' | 'read' | 'heard'): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#goOnAfter({ by });
    }, ms);
    this.#timers.add(timer);
  }

  #end(): void {
    if (this.#steps.ready()) {
      this.#clearTimers();
      this.#release();
      this.#steps.change({ by: 'end' });
    }
    this.#steps.refreshControls();
  }
}
