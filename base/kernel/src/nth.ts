import type { Side } from './side.ts';

/**
 * The value at a place that the caller knows to be inside the list. It reads without a check, so never give it a
 * place from outside the program. The innermost loops read the array itself: one accessor for arrays of many kinds is slower there.
 */
export function nth<T>(list: ArrayLike<T>, place: number): T {
  return list[place] as T;
}

/** The last value of a list that the caller knows not to be empty. */
export function last<T>(list: ArrayLike<T>): T {
  return nth(list, list.length - 1);
}

/** Both values of a pair, each changed by the same function. */
export function mapPair<T, R>([one, other]: readonly [T, T], change: (value: T, place: Side) => R): [R, R] {
  return [change(one, 0), change(other, 1)];
}

/** The value at a key that the caller knows to be in the map. Throws RangeError if the map has no such key. */
export function need<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`The map has no value for ${String(key)}; set it first.`);
  return value;
}

/** A value that the caller knows to be there. Throws RangeError with the name of what is missing. */
export function requireValue<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined)
    throw new RangeError(`There is no ${what}, and there must be one.`);
  return value;
}

/** The keys of an object of which the type names every key, as that type has them. */
export function keysOf<T extends object>(record: T): (keyof T & string)[] {
  return Object.keys(record) as (keyof T & string)[];
}
