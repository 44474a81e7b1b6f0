import type { EntryTree } from './entry-tree.ts';
import { Position } from './position.ts';
import { copySaved, type SavedPosition } from './sealed-answers.ts';

/** Number of answers between two snapshots, so that any entry can be shown after few answers. */
const SNAPSHOT_EVERY = 32;
/** Number of the latest positions that are stored as they are: a step or two back then replays nothing. */
export const RECENT_POSITIONS = 8;

/**
 * The positions of a game that are cached: the latest on its branch, and snapshots at intervals. So an entry
 * costs at most a few replayed answers, even after many take-backs.
 */
export class SnapshotCache<S, A, F> {
  readonly #tree: EntryTree;
  readonly #snapshots = new Map<number, SavedPosition<S, A>>();
  /** By entry, first to last, all on the present branch. No answers are applied to them. */
  readonly #latest = new Map<number, Position<S, A, F>>();

  constructor(tree: EntryTree, start: Position<S, A, F>) {
    this.#tree = tree;
    this.pass(0, start);
  }

  /** Notes that play has reached a place. */
  pass(place: number, position: Position<S, A, F>): void {
    this.addSnapshot(place, position);
    if (this.#tree.depth(place) % SNAPSHOT_EVERY === 0) this.#snapshots.set(place, position.save());
  }

  /** Keeps a position as the last on the present line of play. */
  addSnapshot(place: number, position: Position<S, A, F>): void {
    this.#latest.set(place, position);
    for (const first of this.#latest.keys()) {
      if (this.#latest.size <= RECENT_POSITIONS) return;
      this.#latest.delete(first);
    }
  }

  /**
   * Play goes back from one place to an earlier one on the same branch. A short stretch that is left behind
   * needs no snapshot of its own.
   */
  leave(from: number, to: number): void {
    for (const at of this.#latest.keys()) if (at > to) this.#latest.delete(at);
    if (this.#tree.depth(from) - this.#tree.depth(to) >= SNAPSHOT_EVERY) return;
    for (let at = from; at > to; at = this.#tree.before(at)) this.#snapshots.delete(at);
  }

  /** Drops the snapshots from a place on: more is known now than when they were taken. */
  forgetFrom(place: number): void {
    for (const at of this.#latest.keys()) if (at >= place) this.#latest.delete(at);
    for (const at of this.#snapshots.keys()) if (at >= place) this.#snapshots.delete(at);
  }

  /** The very position at a place, if it is among the latest. */
  standing(place: number): Position<S, A, F> | null {
    return this.#latest.get(place) ?? null;
  }

  /** The last position stored on the way to a place, as a copy, and the answers from there to it. */
  before(
    place: number,
    { rules, field }: Position<S, A, F>,
  ): { readonly position: Position<S, A, F>; readonly since: readonly number[] } {
    const since: number[] = [];
    for (let at = place; ; at = this.#tree.before(at)) {
      const latest = this.#latest.get(at);
      if (latest) return { position: latest.clone(), since: since.reverse() };
      const saved = this.#snapshots.get(at);
      if (saved)
        return { position: Position.load(rules, field, copySaved(rules, saved)), since: since.reverse() };
      if (at === 0) throw new Error('The snapshot of the start is missing.');
      since.push(at);
    }
  }
}
