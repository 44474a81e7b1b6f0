import type { SQLInputValue, StatementSync } from 'node:sqlite';

/** Rows of the embedded database, typed by the columns of their statement: the database itself has no such types. */

/** The first row of a statement; undefined if there is none. */
export function firstRow<Row>(statement: StatementSync, ...values: SQLInputValue[]): Row | undefined {
  const row: unknown = statement.get(...values);
  return row as Row | undefined;
}

/** The row of a statement that always has one. Throws Error if it has none. */
export function onlyRow<Row>(statement: StatementSync, ...values: SQLInputValue[]): Row {
  const row = firstRow<Row>(statement, ...values);
  if (row === undefined) throw new Error(`The database has no row for "${statement.sourceSQL}".`);
  return row;
}

/** All rows of a statement. */
export function allRows<Row>(statement: StatementSync, ...values: SQLInputValue[]): readonly Row[] {
  const rows: unknown = statement.all(...values);
  return rows as readonly Row[];
}
