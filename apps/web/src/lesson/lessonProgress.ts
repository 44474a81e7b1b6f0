import { z } from 'zod';
import { createStore, type Store } from '../app/store.ts';

const Kept = z.object({
  /** Beats whose button was pressed. */
  went: z.array(z.string().max(60)).max(60).catch([]),
  /** How much of the coach is shown: all, his head alone, or nothing but a button that calls him. */
  shown: z.enum(['whole', 'head', 'closed']).catch('whole'),
});

/** What of a lesson is not in its game: kept in this browser, by game. */
export type LessonProgress = z.infer<typeof Kept>;

const storageKey = (game: string) => `linstock.lesson.${game}`;

/** What was kept of a game's lesson; the beginning where nothing readable is. */
export function parseProgress(text: string | null): LessonProgress {
  try {
    return Kept.parse(text === null ? {} : JSON.parse(text));
  } catch {
    return Kept.parse({});
  }
}

/** Notes that a game is a lesson about to begin: its machine is held until the reader has gone on. */
export function saveLessonStart(game: string): void {
  progressStore(game).change({ went: [] });
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

/** The store of a game's lesson, which keeps what is changed. */
export function progressStore(game: string): Store<LessonProgress> {
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
