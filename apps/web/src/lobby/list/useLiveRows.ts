import { useEffect, useRef, useState } from 'react';
import { releaseRows, holdRows, type ListedRows } from './listedRows.ts';

/** Milliseconds for which a row that has come is marked as new. */
const NEW_MS = 5000;

/** The rows of a list that does not move under the pointer or the focus. */
export interface LiveRows<Row> extends ListedRows<Row> {
  /** True if a row has come in the last seconds. */
  readonly isNew: (key: string) => boolean;
  /** The pointer or the focus has come into the list (true) or left it. */
  readonly hold: (held: boolean) => void;
  /** Shows all changes that wait. */
  readonly update: () => void;
}

/** Follows rows as they come, and holds them still while the pointer or the focus is in the list. */
export function useLiveRows<Row>(latest: readonly Row[], keyOf: (row: Row) => string): LiveRows<Row> {
  /** The rows as they were when they were held; null while the list follows. */
  const [held, setHeld] = useState<readonly Row[] | null>(null);
  const listed = held === null ? releaseRows(latest) : holdRows(held, latest, keyOf);
  const fresh = useNewKeys(held === null ? latest.map(keyOf) : null);
  return {
    ...listed,
    isNew: (key) => fresh.has(key),
    hold: (hold) => setHeld((before) => (hold ? (before ?? latest) : null)),
    update: () => setHeld((before) => (before === null ? null : latest)),
  };
}

/**
 * The keys that were added between others in the last seconds. Those that were there first, and those fetched for the
 * end, are not new.
 * @param keys null while the list is held
 */
function useNewKeys(keys: readonly string[] | null): ReadonlySet<string> {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const text = keys?.join(' ') ?? null;
  useEffect(() => {
    if (text === null) return;
    const now = text === '' ? [] : text.split(' ');
    const before = known.current;
    known.current = new Set(now);
    if (before === null || before.size === 0) return;
    const last = now.findLastIndex((key) => before.has(key));
    const come = now.filter((key, i) => !before.has(key) && (i < last || last < 0));
    if (come.length === 0) return;
    setFresh((shown) => new Set([...shown, ...come]));
    const timer = setTimeout(
      () => setFresh((shown) => new Set([...shown].filter((key) => !come.includes(key)))),
      NEW_MS,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return fresh;
}
