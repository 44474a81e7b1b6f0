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
