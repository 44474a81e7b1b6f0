/** The seats of this browser of which the server knows whom to notify. Without a choice of notifications there is no list. */
import { z } from 'zod';
import { parseJson } from './json.ts';

const STORAGE_KEY = 'linstock.notified';

const listSchema = z.array(z.string().max(100)).max(200);

/** The keys of these seats; null for a player who has chosen no notifications. */
export function readNotifiedSeats(): readonly string[] | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === null ? null : (listSchema.safeParse(parseJson(stored)).data ?? []);
  } catch {
    return null;
  }
}

/** Stores the keys of these seats. */
export function storeNotifiedSeats(keys: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(keys.slice(0, 200)));
  } catch {
    // If storage is full or forbidden, the list is sent to the server again.
  }
}

/** Has the server told of all seats again, after the choice has changed or another player has signed in. */
export function forgetNotifiedSeats(): void {
  storeNotifiedSeats([]);
}
