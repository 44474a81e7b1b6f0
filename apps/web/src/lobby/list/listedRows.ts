/** A row of a list as it is shown. */
export interface ListedRow<Row> {
  readonly row: Row;
  /** True if the row has left the list since, and is still shown so that nothing moves. */
  readonly gone: boolean;
}

/** The rows that a list shows, and the changes that wait. */
export interface ListedRows<Row> {
  readonly rows: readonly ListedRow<Row>[];
  /** Rows that have come and are not shown yet. */
  readonly added: number;
  /** Rows that are shown and have gone. */
  readonly gone: number;
}

/** A list that follows its rows at once. */
export function releaseRows<Row>(latest: readonly Row[]): ListedRows<Row> {
  return { rows: latest.map((row) => ({ row, gone: false })), added: 0, gone: 0 };
}

/**
 * A list whose rows stay where they are while someone points at it: the rows shown before in their order, each with its latest
 * content, and rows that have come after the last of them. All other changes wait.
 */
export function holdRows<Row>(
  shown: readonly Row[],
  latest: readonly Row[],
  keyOf: (row: Row) => string,
): ListedRows<Row> {
  const now = new Map(latest.map((row) => [keyOf(row), row]));
  const before = new Set(shown.map(keyOf));
  const rows = shown.map((row) => {
    const found = now.get(keyOf(row));
    return { row: found ?? row, gone: found === undefined };
  });
  const last = latest.findLastIndex((row) => before.has(keyOf(row)));
  const fresh = (row: Row) => !before.has(keyOf(row));
  const appended = last < 0 ? [] : latest.slice(last + 1).filter(fresh);
  return {
    rows: [...rows, ...appended.map((row) => ({ row, gone: false }))],
    added: latest.filter(fresh).length - appended.length,
    gone: rows.filter(({ gone }) => gone).length,
  };
}

/** The changes that wait, such as `2 new, 1 gone.`; null if there are none. */
export function describeNewRows({ added, gone }: Pick<ListedRows<unknown>, 'added' | 'gone'>): string | null {
  const parts = [added > 0 && `${added} new`, gone > 0 && `${gone} gone`].filter(Boolean);
  return parts.length === 0 ? null : `${parts.join(', ')}.`;
}

/** The part of a list that is in the page. */
export interface RowWindow {
  readonly from: number;
  /** The row after the last one. */
  readonly to: number;
}

/** Rows above and below the ones in sight that are in the page as well. */
const SPARE_ROWS = 8;

/** The rows to have in the page for a box of this height and scroll position. All in pixels, except `count`. */
export function windowOf(scrolled: number, height: number, rowHeight: number, count: number): RowWindow {
  const from = Math.max(0, Math.floor(scrolled / rowHeight) - SPARE_ROWS);
  const to = Math.min(count, Math.ceil((scrolled + height) / rowHeight) + SPARE_ROWS);
  return { from: Math.min(from, to), to };
}

/** The row that a key leads to from row `at`; null for a key that moves nowhere. */
export function findRowByKey(key: string, at: number, count: number, page: number): number | null {
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count,
  }[key];
  return to === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, to));
}
