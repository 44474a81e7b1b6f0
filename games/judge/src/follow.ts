import type { Entry, Game } from '@linstock/kernel';

/**
 * Keeps a copy of a game up with what a judge tells: entries in order; one that comes again has lost its seal.
 * Throws RecordError where they do not follow.
 */
export function follow<S, A, F>(game: Game<S, A, F>, entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (entry.n > game.head) game.append(entry);
    else if ('seal' in entry && entry.answer !== undefined && entry.salt !== undefined)
      game.unseal(entry.n, entry.answer, entry.salt);
  }
}
