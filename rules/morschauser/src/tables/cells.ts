/**
 * The cells of a table of `data/tables.json` as tuples: TypeScript reads a JSON row as a list of unions. The tests of the tables
 * check the cells of every row.
 */
export function cellsOf<Cells>(rows: unknown): Cells {
  return rows as Cells;
}
