/**
 * The account that is signed in in this browser. The first screen needs no more; the rest is loaded for signed-in
 * players.
 */
import type { Me } from '@linstock/protocol';
import { createStore } from '../app/store.ts';

/** The browser remembers that somebody is signed in: without it a page of a guest asks the server nothing. */
const STORAGE_KEY = 'linstock.account';

/** The account signed in in this browser; null for a guest, and until it is known. */
export const account = createStore<{ readonly me: Me | null }>({ me: null });

/** Forgets in this browser who was signed in. */
export function forgetAccount(): void {
  rememberAccount(null);
}

/** An account is signed in, or none is (null). */
export function rememberAccount(me: Me | null): void {
  account.set({ me });
  try {
    if (me !== null) localStorage.setItem(STORAGE_KEY, '1');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Forbidden: then the server is asked each time.
  }
}

/** True if somebody was signed in when this browser last asked. */
export function isRemembered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return true;
  }
}
