import { z } from 'zod';
import { createStore, type Store } from '../app/store.ts';

const Kept = z.object({
  /** Beats whose button was pressed. */
  went: z.array(z.string().max(60)).max(60).catch([]),
  /** The part of the coach that is shown: all, the head alone, or only a button that opens the box. */
  shown: z.enum(['whole', 'head', 'closed']).catch('whole'),
});

/** The part of a lesson that is not in its game: stored in this browser, by game. */
export type LessonProgress = z.infer<typeof Kept>;

const storageKey = (game: string) => `linstock.lesson.${game}`;

/** The stored progress of a game's lesson; the beginning if none is readable. */
export function parseProgress(text: string | null): LessonProgress {
  try {
    return Kept.parse(text === null ? {} : JSON.parse(text));
  } catch {
    return Kept.parse({});
  }
}

/** Marks a game as a lesson that is about to begin. Its bot waits until the reader continues. */
export function saveLessonStart(game: string): void {
  openProgressStore(game).change({ went: [] });
}

/** True if a game was begun as a lesson in this browser. */
export function isLesson(game: string): boolean {
  return readStored(storageKey(game)) !== null;
}

/** True if a game is a lesson whose reader has not gone on from its first words. */
export function isAtFirstWords(game: string): boolean {
  const text = readStored(storageKey(game));
  return text !== null && parseProgress(text).went.length === 0;
}

/** The store of a game's lesson. It saves each change. */
export function openProgressStore(game: string): Store<LessonProgress> {
  const store = createStore<LessonProgress>(parseProgress(readStored(storageKey(game))));
  store.subscribe(() => {
    try {
      localStorage.setItem(storageKey(game), JSON.stringify(store.get()));
    } catch {
      return; // full or forbidden: it holds until the page is closed
    }
  });
  return store;
}

function readStored(place: string): string | null {
  try {
    return globalThis.localStorage?.getItem(place) ?? null;
  } catch {
    return null; // storage is forbidden to this page
  }
}
