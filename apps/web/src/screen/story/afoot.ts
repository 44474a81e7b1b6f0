import type { Entry, Told } from '@linstock/kernel';
import type { Scene } from '@linstock/scene';
import type { Store } from '../../app/store.ts';
import type { Trail } from '../../board/overlay/trail.ts';
import { castOf } from '../chronicle/names.ts';
import type { Latest, SessionState } from '../state.ts';
import { aboutOf } from './about.ts';
import { captionOf } from './caption.ts';
import { type Followed, followedOf, isFought } from './pace.ts';
import { trailsOf } from './trails.ts';

/** What the game has taken in and the table does not show yet: its dice, its words, and the trails it leaves. */
export class Afoot {
  readonly #store: Store<SessionState>;
  #latest: Latest | null = null;
  #trails: Trail[] = [];
  /** A deed is to be told, whether it leaves a trail or none: those of the deeds before it are no longer the newest. */
  #told = false;

  constructor(store: Store<SessionState>) {
    this.#store = store;
  }

  /** An entry has been taken in. One's own answer wipes out what the other side has left on the map. */
  hear(n: number, told: readonly Told[], mine: boolean): void {
    this.#latest = { n, told, before: null };
    if (!mine) return;
    this.#trails = [];
    this.#store.change({ trails: [], since: n });
  }

  /** What of an entry of the other side is to be seen; the scene is that after it. */
  follow({ n, side }: Entry, told: readonly Told[], scene: Scene): Followed | null {
    const trails = trailsOf(n, told, scene);
    this.#trails.push(...trails);
    const followed = followedOf(n, side, told, castOf(scene), () => captionOf(n, told, scene));
    this.#told ||= followed !== null;
    return followed && { ...followed, about: trails.length > 0 ? [] : aboutOf(told, scene) };
  }

  /** What of one's own entry is to be seen to its end before the next question: a fight and what comes of it. */
  watch({ n, side }: Entry, told: readonly Told[], scene: Scene): Followed | null {
    if (!isFought(told)) return null;
    return followedOf(n, side, told, castOf(scene), () => captionOf(n, told, scene), true);
  }

  /** All of it is on the table now. */
  lay(): void {
    const latest = this.#latest;
    const { latest: laid, scene } = this.#store.get();
    if (latest && latest.told !== laid?.told) {
      const spoken = latest.told.map((each) => each.sentence).join(' ');
      this.#store.change({ latest: { ...latest, before: scene }, spoken });
    }
    if (this.#trails.length === 0 && !this.#told) return;
    this.#told = false;
    const before = this.#store.get().trails.map((trail) => ({ ...trail, newest: false }));
    this.#store.change({ trails: [...before, ...this.#trails] });
    this.#trails = [];
  }
}
