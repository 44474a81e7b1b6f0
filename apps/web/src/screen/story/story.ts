/** Plays out what comes in: at once on opening and for one's own answers, else deed by deed, so that one can follow. */
import type { Entry } from '@linstock/kernel';
import type { Telling } from '../state.ts';
import type { Followed, Pace, Words } from './pace.ts';
import { beatOf, settlesFor, staysFor } from './pace.ts';

/** What is done with entries that come in. */
interface Steps {
  /** The game takes an entry in, which may be news; gives what of it is to be followed, or null where nothing need be. */
  take(entry: Entry, follows: boolean): Followed | null;
  /** The table is drawn as it now stands, and nothing is asked yet. */
  draw(followed: Followed): void;
  /** The table is drawn as it now stands, and asks; says whether it has asked anything of this page. */
  ready(): boolean;
  /** What the controls show has changed. */
  tells(): void;
  broken(fault: unknown): void;
  pace(): Pace;
}

/** More entries at once than there are in a long turn are news of a long absence, and not followed one by one. */
const MOST = 70;

/** The story of what the other side does, at the reader's own pace. */
export class Story {
  readonly #steps: Steps;
  readonly #backlog: { readonly entry: Entry; readonly follows: boolean }[] = [];
  /** Taken in, and not drawn yet. */
  #due: Followed | null = null;
  /** Drawn last, and not yet answered by one's own next question. */
  #shown: Followed | null = null;
  /** How much of what is said of it has not settled yet, and has not been there long enough to be read. */
  #unsettled = 0;
  #unread = 0;
  /** How much of what has been said as it was seen has not stood for a moment, and who waits for it. */
  #unheard = 0;
  #waiting: (() => void)[] = [];
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  /** Pieces are on their way on the board. */
  #moving = false;
  #paused = false;
  /** The reader has asked for the next deed. */
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

  /** What is told just now; null when nothing is. */
  get shown(): Followed | null {
    return this.#shown;
  }

  /** How it goes on from what is told just now. */
  get course(): Pick<Telling, 'paused' | 'waits' | 'more'> {
    const more = this.#due !== null || (this.#paused && this.#backlog.length > 0);
    return {
      paused: this.#paused,
      waits: more && this.#standsStill && !this.#mayGoOn,
      more: this.more,
    };
  }

  /** Whether more has come in that is not shown yet; it is shown at once for who asks. */
  get more(): boolean {
    return this.#due !== null || this.#backlog.length > 0;
  }

  /** @param looked the last entry the reader has had before him: what came later is news, though it be heard with the rest */
  add(entries: readonly Entry[], looked: number): void {
    const few = entries.filter(({ n }) => n > looked).length <= MOST;
    this.#backlog.push(...entries.map((entry) => ({ entry, follows: few && entry.n > looked })));
    this.#go();
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#unsettled = 0;
    this.#unread = 0;
    this.#unheard = 0;
    this.#release();
  }

  /** More is said of what is shown, as troops come to what it tells: it is to be read too before anything else is shown or asked. */
  says(words: Words): void {
    if (this.#shown === null) return;
    this.#stands(words);
    this.#unheard++;
    this.#in(beatOf(this.#shown.own ? 'fast' : this.#steps.pace(), words), () => this.#unheard--);
  }

  /** Until what has been said has stood for a moment, and the reader lets the story go on: then the deed may be seen further. */
  untilHeard(): Promise<void> {
    return this.#heard ? Promise.resolve() : new Promise((done) => void this.#waiting.push(done));
  }

  /** The board says whether pieces are on their way. */
  moves(moving: boolean): void {
    if (this.#moving === moving) return;
    this.#moving = moving;
    if (!moving) this.#go();
  }

  /** Shows the next deed now, or what comes next in this one. */
  next(): void {
    if (this.#waiting.length > 0) return this.#release();
    this.#nodded = true;
    this.#go();
  }

  /** Stops the story, or lets it go on. */
  pause(paused: boolean): void {
    this.#paused = paused;
    this.#steps.tells();
    this.#go();
  }

  /** Goes on to one's own next question at once. */
  skip(): void {
    this.#hurrying = true;
    this.#go();
  }

  get #standsStill(): boolean {
    return this.#hurrying || (!this.#moving && this.#unsettled === 0);
  }

  /** What is shown has been seen to its end and, where it is the other side's, read. */
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
    const { key } = this.#due ?? {};
    // A throw within one deed, as whether troops obey, is read before they go.
    const goesOn = key === this.#shown?.key && !this.#shown?.thrown;
    if (this.#hurrying || this.#nodded) return true;
    if (this.#paused) return false;
    if (this.#shown === null) return true;
    return goesOn || (this.#unread === 0 && this.#steps.pace() !== 'wait');
  }

  #go(): void {
    if (this.#heard) this.#release();
    try {
      while (this.#takeIn() && this.#due !== null) {
        if (!this.#nodded && !this.#standsStill) return this.#steps.tells();
        if (!this.#mayGoOn) return this.#steps.tells();
        this.#draw(this.#due);
      }
      if (!this.more && this.#seen) this.#end();
      else if (this.#shown !== null) this.#steps.tells();
    } catch (fault) {
      this.stop();
      this.#steps.broken(fault);
    }
  }

  /** Takes entries in up to the next that is to be followed; false where there is none. */
  #takeIn(): boolean {
    while (this.#due === null) {
      const [next] = this.#backlog;
      // While the reader has stopped the story, nothing more is taken in: what is told later is told whole.
      if (!next || (next.follows && this.#paused && !this.#nodded && !this.#hurrying)) return false;
      this.#backlog.shift();
      const followed = this.#steps.take(next.entry, next.follows);
      if (next.follows && !this.#hurrying && this.#steps.pace() !== 'at once') this.#due = followed;
      else if (followed) this.#shown = null;
    }
    return true;
  }

  #draw(due: Followed): void {
    this.stop();
    this.#nodded = false;
    this.#due = null;
    this.#shown = due;
    this.#stands(due);
    this.#steps.draw(due);
  }

  /** Words stand until their dice lie, and then until they have been read. */
  #stands(words: Words): void {
    const settles = settlesFor(words);
    this.#unsettled++;
    this.#unread++;
    this.#in(settles, () => this.#unsettled--);
    this.#in(Math.max(settles, staysFor(this.#steps.pace(), words)), () => this.#unread--);
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
    this.#steps.tells();
  }
}
