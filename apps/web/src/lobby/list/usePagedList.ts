import { useCallback, useEffect, useRef, useState } from 'react';

/** A page of a list as the server sends it. */
export interface ListPart<Row> {
  readonly games: readonly Row[];
  readonly count: number;
  readonly next: string | null;
}

/** A list that is fetched page by page. */
export interface PagedList<Row> {
  readonly rows: readonly Row[];
  /** The true number of rows. */
  readonly count: number;
  readonly status: 'loading' | 'there' | 'lost';
  /** When it was last fetched, milliseconds since 1970; null before. */
  readonly asOf: number | null;
  /** Fetches the next page. */
  readonly more: () => void;
}

/** Milliseconds between two looks at the head of a list while the page is in sight. */
const LOOK_MS = 20_000;

interface Fetched<Row> extends Omit<PagedList<Row>, 'more'> {
  readonly query: string;
  readonly next: string | null;
}

const nothingOf = <Row>(query: string): Fetched<Row> => ({
  ...{ query, rows: [], count: 0 },
  ...{ status: 'loading', asOf: null, next: null },
});

/** The rows with a new head: rows that are in both take their new place, and those after the head stay. */
export function replaceHead<Row extends { readonly id: string }>(
  rows: readonly Row[],
  head: readonly Row[],
): readonly Row[] {
  const fresh = new Set(head.map(({ id }) => id));
  return [...head, ...rows.slice(head.length).filter(({ id }) => !fresh.has(id))];
}

/**
 * Fetches a list page by page, and its head again now and then.
 * @param fetchPage gets the filters and `after`, where to go on
 * @param query the filters
 */
export function usePagedList<Row extends { readonly id: string }>(
  fetchPage: (query: URLSearchParams) => Promise<ListPart<Row>>,
  query: string,
): PagedList<Row> {
  const [list, setList] = useState<Fetched<Row>>(() => nothingOf<Row>(query));
  const shown = list.query === query ? list : nothingOf<Row>(query);
  const busy = useRef(false);
  useEffect(() => {
    let left = false;
    const load = async () => {
      try {
        const { games, count, next } = await fetchPage(new URLSearchParams(query));
        if (left) return;
        setList((before) => {
          const known = before.query === query ? before.rows : [];
          const rows = known.length > games.length ? replaceHead(known, games) : games;
          const goesOn = rows.length > games.length ? before.next : next;
          return { query, rows, count, next: goesOn, status: 'there', asOf: Date.now() };
        });
      } catch {
        if (!left)
          setList((before) => ({
            ...(before.query === query ? before : nothingOf<Row>(query)),
            status: 'lost',
          }));
      }
    };
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener('online', look);
    return () => {
      left = true;
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [fetchPage, query]);
  const { next } = shown;
  const more = useCallback(() => {
    if (next === null || busy.current) return;
    busy.current = true;
    const asked = new URLSearchParams(query);
    asked.set('after', next);
    fetchPage(asked)
      .then((page) =>
        setList((before) =>
          before.query === query && before.next === next
            ? { ...before, rows: [...before.rows, ...page.games], next: page.next }
            : before,
        ),
      )
      .catch(() => undefined)
      .finally(() => {
        busy.current = false;
      });
  }, [fetchPage, query, next]);
  return { ...shown, more };
}

/** The number of rows in words, with the time if the server does not answer now. */
export function describeCount({
  count,
  status,
  asOf,
}: Pick<PagedList<unknown>, 'count' | 'status' | 'asOf'>): string {
  if (asOf === null) return '';
  if (status !== 'lost') return String(count);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(asOf);
  return `${count}, as of ${time}. Reconnecting…`;
}
