import { z } from 'zod';
import { createStore } from '../../app/store.ts';
import { parseJson } from '../../host/json.ts';

/** Characters of a note, and notes on one game, at most. */
export const MAX_NOTE = 1000;
export const MAX_NOTES = 200;

/** The notes on one game: the number of the entry, and the text. */
export type EntryNotes = ReadonlyMap<number, string>;

const NONE: EntryNotes = new Map();

const notesSchema = z
  .array(z.tuple([z.int().min(0).max(1_000_000), z.string().min(1).max(MAX_NOTE)]))
  .max(MAX_NOTES);

/** The notes on the games that were looked at since the page was opened. */
export const entryNotes = createStore<{ readonly games: ReadonlyMap<string, EntryNotes> }>({
  games: new Map(),
});

const storageKey = (game: string): string => `linstock.notes.${game}`;

/** Loads the notes on a game as this browser stores them; damaged ones count as none. */
export function loadNotes(game: string, storage: () => Pick<Storage, 'getItem'>): void {
  const { games } = entryNotes.get();
  if (games.has(game)) return;
  const stored = notesSchema.safeParse(parseJson(readItem(storage, game)));
  entryNotes.set({ games: new Map(games).set(game, new Map(stored.success ? stored.data : [])) });
}

/** The notes on a game, if they have been loaded. */
export function notesOf(
  { games }: { readonly games: ReadonlyMap<string, EntryNotes> },
  game: string,
): EntryNotes {
  return games.get(game) ?? NONE;
}

/**
 * Stores the note on an entry in this browser; an empty text removes it. False if there are too many notes, or if the browser
 * stores nothing: the note then lasts until the page is closed.
 */
export function saveNote(
  game: string,
  entry: number,
  text: string,
  storage: () => Pick<Storage, 'setItem'>,
): boolean {
  const { games } = entryNotes.get();
  const notes = new Map(notesOf({ games }, game));
  if (text === '') notes.delete(entry);
  else if (!notes.has(entry) && notes.size >= MAX_NOTES) return false;
  else notes.set(entry, text.slice(0, MAX_NOTE));
  entryNotes.set({ games: new Map(games).set(game, notes) });
  try {
    storage().setItem(storageKey(game), JSON.stringify(sortNotes(notes)));
    return true;
  } catch {
    return false;
  }
}

/** The notes in the order of their entries. */
export function sortNotes(notes: EntryNotes): readonly (readonly [number, string])[] {
  return [...notes].sort(([a], [b]) => a - b);
}

function readItem(storage: () => Pick<Storage, 'getItem'>, game: string): string {
  try {
    return storage().getItem(storageKey(game)) ?? '';
  } catch {
    return '';
  }
}
