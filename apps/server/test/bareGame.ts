import type { NewGame } from '../src/store/store.ts';

/** A game that is only an id: a store does not read the other fields. */
export function bareGame(id: string): NewGame {
  return { id, header: '{}', secret: '', over: false, madeBy: null, ownerHash: null, seats: [], entries: [] };
}
