import {
  EnumeratingDice,
  type Outcome,
  outcomeOf,
  type Reckoning,
  readFaces,
  type Umpire,
} from '@linstock/kernel';

/** Exact chances of the results of a stretch of the rules. */

/** All possible values of something, each once, with its chance. The chances add to 1. */
export type Spread<T> = readonly PossibleValue<T>[];

/** One thing that may come, with its chance. */
export interface PossibleValue<T> {
  readonly value: T;
  readonly chance: number;
}

/** Runs a stretch of the rules through every way its dice can fall; values of one key are one. */
export function spreadOf<T>(run: (umpire: Umpire) => T, keyOf: (value: T) => string): Spread<T> {
  const dice = new EnumeratingDice();
  const umpire: Umpire = {
    throw<O extends Outcome>(reckoning: Reckoning<O>): O {
      return outcomeOf(reckoning, readFaces(reckoning.dice, dice.throw(reckoning.dice, reckoning)));
    },
    emit() {
      // No log is needed: only the end counts.
    },
  };
  const found: PossibleValue<T>[] = [];
  do {
    const value = run(umpire);
    found.push({ value, chance: dice.weight });
  } while (dice.advance());
  return merged(found, keyOf);
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
