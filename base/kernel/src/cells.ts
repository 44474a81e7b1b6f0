/** Readers for the tables of a rule system, which are JSON: TypeScript reads its words as any text and its rows as lists of unions. */

/** The cells of a table as tuples. The tests of the tables check the cells of every row. */
export function cellsOf<Cells>(rows: unknown): Cells {
  return rows as Cells;
}

/** The word of a cell, as one of those that the table may use. Throws RangeError for any other. */
export function wordOf<const W extends string>(words: readonly W[], cell: string | null | undefined): W {
  const word = words.find((each) => each === cell);
  if (word === undefined)
    throw new RangeError(`A table has "${cell}"; it may have ${words.join(', ')} there.`);
  return word;
}

/** The object of these keys and values, as a type that names every key. The tests of the tables check that none is missing. */
export function recordOf<K extends string, V>(entries: Iterable<readonly [K, V]>): Readonly<Record<K, V>> {
  return Object.fromEntries(entries) as Record<K, V>;
}

/** The rows of a table by the word in one of their columns. */
export function rowsBy<K extends string, Row>(
  rows: readonly Row[],
  key: (row: Row) => K,
): Readonly<Record<K, Row>> {
  return recordOf(rows.map((row) => [key(row), row] as const));
}
