import { createStore } from './store.ts';

/** Words for the one polite live region of a game screen, apart from what the game itself says there; each counts once. */
export const speech = createStore<{ readonly words: string; readonly n: number }>({ words: '', n: 0 });

/** Has a screen reader say something when it has finished what it is saying. */
export function announce(words: string): void {
  speech.set({ words, n: speech.get().n + 1 });
}
