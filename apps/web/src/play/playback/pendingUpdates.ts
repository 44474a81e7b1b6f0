import { type LogItem, otherSide, type Side } from '@linstock/kernel';
import { eventOf, type Scene } from '@linstock/scene';
import { castOf } from '../../words/names.ts';
import type { SessionStore } from '../state/sessionStore.ts';
import type { Latest, PlaybackStep } from '../state/state.ts';
import { aboutOf } from '../steps/about.ts';
import { stepCaption } from '../steps/caption.ts';
import { mayTumble } from '../steps/pace.ts';
import { spokenWords } from '../steps/spoken.ts';
import { isFought, type Shown, type Step, type StepEntry, stepOf } from '../steps/step.ts';
import type { Trail } from '../steps/trail.ts';
import { trailsOf } from '../steps/trails.ts';
import type { RollTimer } from './rollTimer.ts';

/** What the game has taken in and the table does not show yet: its dice, its words, and the trails it leaves. */
export class PendingUpdates {
  readonly #store: SessionStore;
  readonly #tumbles: () => boolean;
  readonly #rollTimer: RollTimer;
  /** The side that no seat of this page plays; null if it plays both, or watches. */
  readonly #enemy: Side | null;
  #latest: Latest | null = null;
  /** Trails of entries that are not told step by step. */
  #trails: Trail[] = [];
  /** The side whose turn it is, if the turns are of one side. */
  #turnOf: Side | null = null;
  /** One's own last answer, and the last in a turn that was not the enemy's. */
  #since = 0;
  #ownTurn = 0;

  /** How the step is shown that is told just now. */
  #shown: Omit<PlaybackStep, keyof Step | 'paused' | 'waits' | 'more'> = {
    ms: 0,
    tempo: 1,
    caption: '',
    about: [],
  };

  /**
   * @param seats the sides that are played on this page
   * @param tumbles whether dice are seen tumbling before they lie
   */
  constructor(store: SessionStore, rollTimer: RollTimer, seats: readonly Side[], tumbles: () => boolean) {
    const [seat, ...others] = seats;
    this.#enemy = seat === undefined || others.length > 0 ? null : otherSide(seat);
    this.#store = store;
    this.#rollTimer = rollTimer;
    this.#tumbles = tumbles;
  }

  /** An entry has been taken in. One's own answer wipes out what the other side has left on the map. */
  hear(n: number, logItems: readonly LogItem[], mine: boolean): void {
    const enemy = this.#enemy;
    this.#latest = { n, first: n, logItems, before: null, concert: null };
    if (mine) {
      this.#since = n;
      if (enemy === null || this.#turnOf !== enemy) this.#ownTurn = n;
      this.#trails = [];
      this.#store.change({ trails: [], since: n });
    }
    for (const each of logItems) if (eventOf(each)?.kind === 'turn') this.#turnOf = each.side;
    // In the midst of the enemy's turn what is new is told; when it is over, all of it.
    const recapFrom = enemy !== null && this.#turnOf === enemy ? this.#since : this.#ownTurn;
    if (recapFrom !== this.#store.get().recapFrom) this.#store.change({ recapFrom });
  }

  /** An entry of the other side as a step of the playback, or part of one; null if it tells nothing that is seen. */
  follow(entry: StepEntry, logItems: readonly LogItem[], scene: Scene): Step | null {
    const step = stepOf(entry, logItems, scene, castOf(scene));
    if (step === null) this.#trails.push(...trailsOf(entry.n, logItems, scene));
    return step;
  }

  /**
   * What of one's own entry is to be seen to its end before the next question: a fight, unless all is told at once, and any throw
   * while its dice tumble.
   */
  watch(entry: StepEntry, logItems: readonly LogItem[], scene: Scene, atOnce: boolean): Step | null {
    const tumbles = this.#tumbles() && logItems.some((each) => each.thrown !== undefined);
    const seen = tumbles || (isFought(logItems) && !atOnce);
    return seen ? stepOf(entry, logItems, scene, castOf(scene), true) : null;
  }

  /** A step is on the table now. */
  show(step: Step, shown: Shown): void {
    const { n, first, logItems, concert, scene } = step;
    const trails = trailsOf(n, logItems, scene);
    this.#shown = {
      ...shown,
      caption: stepCaption(step, scene),
      about: trails.length > 0 ? [] : aboutOf(logItems, scene),
    };
    const tumbles = (step.own || mayTumble(shown.ms)) && this.#tumbles();
    if (this.#latest !== null && this.#latest.n <= n) this.#latest = null;
    this.#lay({ n, first, logItems, concert, before: this.#store.get().scene }, tumbles);
    this.#leave(step.own ? [] : trails, !step.own);
  }

  /** The step that is told just now, with its words. */
  playbackStep(step: Step): Omit<PlaybackStep, 'paused' | 'waits' | 'more'> {
    return { ...step, ...this.#shown };
  }

  /** All that was taken in is on the table now. */
  lay(): void {
    const latest = this.#latest;
    const { latest: laid, scene } = this.#store.get();
    this.#latest = null;
    if (latest && latest.n > (laid?.n ?? -1)) this.#lay({ ...latest, before: scene }, false);
    this.#leave([], false);
  }

  #lay(latest: Latest, tumbles: boolean): void {
    const { game } = this.#store.get();
    const thrown = latest.logItems.some((each) => each.thrown !== undefined);
    const words = spokenWords(latest.logItems, game?.position.sides ?? null);
    // One change: nobody sees the throw without knowing that its dice roll.
    this.#store.change({ latest, tumbles, rolling: thrown && tumbles });
    this.#rollTimer.announce(words, thrown && tumbles);
  }

  /** Leaves trails on the map; those of the steps before are no longer the newest. */
  #leave(trails: readonly Trail[], isNew: boolean): void {
    const left = [...this.#trails, ...trails];
    if (left.length === 0 && !isNew) return;
    this.#trails = [];
    const before = this.#store.get().trails.map((trail) => ({ ...trail, newest: false }));
    this.#store.change({ trails: [...before, ...left] });
  }
}
