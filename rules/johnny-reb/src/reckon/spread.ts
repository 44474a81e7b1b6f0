import {
  leastValue,
  nth,
  type Outcome,
  outcomeOf,
  type Reckoning,
  type Umpire,
  ways,
} from '@linstock/kernel';
import { remembered } from './cache.ts';

/** Exact chances of the results of a stretch of the rules, over all faces of its dice (JR-1.1c). */

/** All possible values of something, each once, with its chance. The chances add to 1. */
export type Spread<T> = readonly PossibleValue<T>[];

/** One thing that may come, with its chance. */
export interface PossibleValue<T> {
  readonly value: T;
  readonly chance: number;
}

/** Runs a stretch of the rules through every outcome of its throws; values of one key are one. */
export function spreadOf<T>(run: (umpire: Umpire) => T, keyOf: (value: T) => string): Spread<T> {
  const umpire = new EnumeratingUmpire();
  const found: PossibleValue<T>[] = [];
  do {
    const value = run(umpire);
    found.push({ value, chance: umpire.chance });
  } while (umpire.advance());
  return merged(found, keyOf);
}

/** The outcomes of one throw of a run: for each a value of the dice, and its share of all ways. */
interface Branching {
  readonly branches: readonly { readonly value: number; readonly chance: number }[];
  taken: number;
}

/**
 * An umpire that carries a stretch of the rules out again and again, until every outcome of every throw has been met. Values of the
 * dice with one outcome are one branch: a check on two dice has two or three, and not eleven. It has no log, as only the end counts.
 */
class EnumeratingUmpire implements Umpire {
  readonly #throws: Branching[] = [];
  #thrown = 0;

  throw<O extends Outcome>(reckoning: Reckoning<O>): O {
    const branching = (this.#throws[this.#thrown] ??= { branches: branchesOf(reckoning), taken: 0 });
    this.#thrown++;
    return outcomeOf(reckoning, nth(branching.branches, branching.taken).value);
  }

  emit(): void {}

  /** The chance of the run that has just ended. */
  get chance(): number {
    return this.#throws.reduce((product, { branches, taken }) => product * nth(branches, taken).chance, 1);
  }

  /** Turns to the next run: the last throw that has another outcome takes it. False if all runs have been made. */
  advance(): boolean {
    this.#thrown = 0;
    for (let last = this.#throws.pop(); last; last = this.#throws.pop()) {
      last.taken++;
      if (last.taken === last.branches.length) continue;
      this.#throws.push(last);
      return true;
    }
    return false;
  }
}

/** The outcomes of a throw, each once: values of the dice with the same outcome in all its parts are one. */
function branchesOf({ dice, outcomes }: Reckoning): Branching['branches'] {
  const found: { parts: readonly unknown[]; value: number; chance: number }[] = [];
  const all = dice.sides ** dice.count;
  ways(dice).forEach((count, i) => {
    if (count === 0) return;
    const parts: readonly unknown[] = Object.values(nth(outcomes, i));
    const known = found.find((each) => areAlike(each.parts, parts));
    if (known) known.chance += count / all;
    else found.push({ parts, value: leastValue(dice) + i, chance: count / all });
  });
  return found;
}

/** True if two values are equal field by field; fields that are objects must be the same object. */
function areAlike(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, i) => part === other[i]);
}

/** The same possibilities with those of one key added together. */
export function merged<T>(all: Spread<T>, keyOf: (value: T) => string): Spread<T> {
  const byKey = new Map<string, { value: T; chance: number }>();
  for (const { value, chance } of all) {
    const key = keyOf(value);
    const known = byKey.get(key);
    if (known) known.chance += chance;
    else byKey.set(key, { value, chance });
  }
  return [...byKey.values()];
}

/** The results of possible results: each has its own spread. */
export function followedBy<T, U>(
  before: Spread<T>,
  next: (value: T) => Spread<U>,
  keyOf: (value: U) => string,
): Spread<U> {
  return merged(
    before.flatMap(({ value, chance }) =>
      next(value).map((possible) => ({ value: possible.value, chance: chance * possible.chance })),
    ),
    keyOf,
  );
}

/** One stretch of a longer course: its dice, and how they change the state of the course. */
export interface Stretch<S> {
  /** Carries it out with an umpire's dice. */
  readonly carryOut: (umpire: Umpire, state: S) => S;
  /** Every state that it can lead to. States whose dice are alike are thrown once. */
  readonly follow: (state: S) => Spread<S>;
}

/**
 * Makes a stretch of a course.
 * @param isThere true for the states that it acts on; any other passes through unchanged
 * @param keys what its dice depend on, and what tells two results apart
 */
export function stretch<S, There extends S, R>(
  isThere: (state: S) => state is There,
  roll: (umpire: Umpire, state: There) => R,
  next: (state: There, result: R) => S,
  keys: { readonly reads: (state: There) => string; readonly result: (result: R) => string },
): Stretch<S> {
  const results = remembered(keys.reads, (state: There) =>
    spreadOf((umpire) => roll(umpire, state), keys.result),
  );
  return {
    carryOut: (umpire, state) => (isThere(state) ? next(state, roll(umpire, state)) : state),
    follow(state) {
      if (!isThere(state)) return [{ value: state, chance: 1 }];
      return results(state).map(({ value, chance }) => ({ value: next(state, value), chance }));
    },
  };
}

/** The states at the end of a course, each with its exact chance; between stretches states of one key are one. */
export function followed<S>(course: readonly Stretch<S>[], start: S, keyOf: (state: S) => string): Spread<S> {
  return course.reduce<Spread<S>>(
    (states, { follow }) => followedBy(states, follow, keyOf),
    [{ value: start, chance: 1 }],
  );
}
