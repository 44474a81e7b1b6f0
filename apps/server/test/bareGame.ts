import type { NewGame } from '../src/store/store.ts';

/** A game that is nothing but an id: a store does not look into the rest. */
export function bareGame(id: string): NewGame {
  return { id, header: '{}', secret: '', over: false, madeBy: null, ownerHash: null, seats: [], entries: [] };
}
