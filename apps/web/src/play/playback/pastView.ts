import type { Scene } from '@linstock/scene';
import type { LookingBack } from '../state/mode.ts';
import type { SessionStore } from '../state/sessionStore.ts';
import type { AnyGame } from '../state/state.ts';
import { trailsOf } from '../steps/trails.ts';

/** What is needed of the session. */
interface Needs {
  readonly game: () => AnyGame | null;
  /** The table as it was after an entry, with what whoever sits here may know. */
  readonly sceneAt: (game: AnyGame, n: number) => Scene;
  /** Looks back to an entry; null: to the present. */
  readonly show: (n: number | null) => void;
}

/** Looking back: a replay that runs by itself, a glance at a line of the log, the log of a battle that is over. */
export class PastView {
  readonly #store: SessionStore;
  readonly #needs: Needs;
  /** The number of steps that replays have shown. */
  #steps = 0;

  constructor(store: SessionStore, needs: Needs) {
    this.#store = store;
    this.#needs = needs;
  }

  /** Looks back to an entry and lets what came after it run by itself. */
  watch(from: number): void {
    this.#store.event(() => {
      this.#needs.show(from);
      this.play(true);
    });
  }

  /** The mode that shows the position after entry `n`. If a replay runs, this is its next step. */
  modeAt(game: AnyGame, n: number, scene: Scene): LookingBack {
    const { playing, scene: before } = this.#store.get();
    const logItems = game.logItemsOf(n);
    const replayed = playing ? { n, first: n, concert: null, logItems, before, step: ++this.#steps } : null;
    return { at: 'looking back', entry: n, trails: trailsOf(n, logItems, scene), replayed };
  }

  /** Lets the replay run, or stops it. */
  play(playing: boolean): void {
    this.#store.change({ playing });
  }

  /** Lets the replay run so many times as fast as usual. */
  hurry(speed: number): void {
    this.#store.change({ speed });
  }

  /** After the battle: reads the log, or goes back to how it went. */
  readLog(inLog: boolean): void {
    this.#store.change({ inLog });
  }

  /** Shows the table as it stood after an entry while a line of the log is pointed at; null: as it is looked at else. */
  glimpse(n: number | null): void {
    const game = this.#needs.game();
    if (!game || (this.#store.get().glimpse?.n ?? null) === n) return;
    if (n === null) return this.#store.change({ glimpse: null });
    const scene = this.#needs.sceneAt(game, n);
    this.#store.change({ glimpse: { n, scene, trails: trailsOf(n, game.logItemsOf(n), scene) } });
  }
}
