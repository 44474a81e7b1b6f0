/** Questions that are a form: some units each get one of a few orders; and the active row of the map. */
import { hasOnlyButtons, type Picked, type Row, samePick } from '@linstock/scene';

/** The units that can be picked first, each with the orders it may get. */
export type Rows = readonly Row<unknown>[];

/** True if the question only assigns one of a few things to some units: orders, sides of guns. */
export function areFormRows(rows: Rows): boolean {
  return (
    rows.length > 0 &&
    rows.every((row) =>
      row.choices.every(({ picks }) => picks.length === 2 && hasOnlyButtons(picks.slice(1))),
    )
  );
}

/** The row of the form that the picks open; null if they open none. */
export function findRowInHand(rows: Rows, picks: readonly Picked[]): Row<unknown> | null {
  const [picked, ...more] = picks;
  if (picked === undefined || more.length > 0 || !areFormRows(rows)) return null;
  return rows.find(({ pick }) => samePick(pick, picked)) ?? null;
}
