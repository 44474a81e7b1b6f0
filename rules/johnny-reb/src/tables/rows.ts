/** Readers of tables: a row by its first cell. */

import { cellsOf, recordOf } from '@linstock/kernel';

/** The value of each case of a table of two columns. */
export function byCase<K extends string, V>(rows: readonly (readonly unknown[])[]): Readonly<Record<K, V>> {
  return recordOf(cellsOf<readonly (readonly [K, V])[]>(rows).map(([key, value]) => [key, value] as const));
}

/** The rows of a table by their first cell, each with its cells by the names of the columns. */
export function byColumns<K extends string, V>(table: {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}): Readonly<Record<K, V>> {
  const named = table.rows.map((row) => [
    row[0],
    Object.fromEntries(table.columns.map((column, i) => [column, row[i]])),
  ]);
  return recordOf(cellsOf<readonly (readonly [K, V])[]>(named));
}

/** A stretch of totals such as `5-8`, or one total such as `12`, as its ends. */
export function bandOf(words: string): readonly [least: number, most: number] {
  const [least = Number.NaN, most = least] = words.split('-').map(Number);
  return [least, most];
}
