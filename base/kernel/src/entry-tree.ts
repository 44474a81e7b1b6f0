import { type Entry, isAnswering, isPlay, type PlayEntry, RecordError } from './record.ts';

/**
 * The order of entries. A record only grows, and a take-back starts a new branch. Every entry has a place: for an
 * answer or a change by hand its own number, for a take-back the place it returns to, for a nonce the current place.
 * 0 is the start.
 */
export class EntryTree {
  #places: number[] = [0];
  #before: number[] = [0];
  #depths: number[] = [0];

  /** The number of the last entry. */
  get head(): number {
    return this.#places.length - 1;
  }

  /** Adds the next entry. Refuses a `back` to an entry that is not yet there. */
  add(entry: Entry): void {
    const here = this.place(this.head);
    const n = this.head + 1;
    const plays = isPlay(entry);
    const place = plays ? n : 'back' in entry ? this.place(entry.back) : here;
    this.#places.push(place);
    this.#before.push(plays ? here : place);
    this.#depths.push(plays ? this.depth(here) + 1 : this.depth(place));
  }

  /** The answer (or 0) play stood at after entry n. */
  place(n: number): number {
    const place = this.#places[n];
    if (place === undefined)
      throw new RecordError(`there is no entry ${n}; the record ends at ${this.head}.`);
    return place;
  }

  /** The answer (or 0) that came before the answer at this place. */
  before(place: number): number {
    return this.#before[place] ?? 0;
  }

  /** Number of answers that lead to this place. */
  depth(place: number): number {
    return this.#depths[place] ?? 0;
  }

  /** The answers that lead to where play stood after entry n, first to last. */
  path(n: number, from = 0): number[] {
    const path: number[] = [];
    for (let at = this.place(n); at > from; at = this.before(at)) path.push(at);
    return path.reverse();
  }

  /** True if the position after entry `n` is on the current branch. */
  leadsFrom(n: number): boolean {
    const place = this.place(n);
    let at = this.place(this.head);
    while (at > place) at = this.before(at);
    return at === place;
  }
}

/**
 * The answers and changes by hand that count after all take-backs, in order. Throws RecordError for a `back` to a
 * place that never was.
 */
export function effective(entries: readonly Entry[]): PlayEntry[] {
  const tree = new EntryTree();
  for (const entry of entries) tree.add(entry);
  return tree
    .path(entries.length)
    .map((n) => entries[n - 1])
    .filter((entry) => entry !== undefined)
    .filter(isPlay);
}

/** The number of answers and throws that were taken back in a game. */
export interface TakeBackCount {
  readonly answers: number;
  readonly throws: number;
}

/** Number of answers that were taken back, and of throws with them. */
export function takenBack(entries: readonly Entry[]): TakeBackCount {
  const answers = entries.filter(isAnswering);
  const counted = effective(entries).filter(isAnswering);
  return {
    answers: answers.length - counted.length,
    throws: throwsIn(answers) - throwsIn(counted),
  };
}

/** The same in a sentence. */
export function takenBackWords({ answers, throws }: TakeBackCount): string {
  if (answers === 0) return 'Nothing was taken back.';
  const thrown = throws === 0 ? 'no throw' : throws === 1 ? 'one throw' : `${throws} throws`;
  return `${answers === 1 ? 'One answer was' : `${answers} answers were`} taken back, and ${thrown} with ${answers === 1 ? 'it' : 'them'}.`;
}

/** Number of throws in some entries. */
export function throwsIn(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + (isAnswering(entry) ? entry.dice.length : 0), 0);
}
