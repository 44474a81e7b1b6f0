import { z } from 'zod';
import { createStore } from '../../app/store.ts';
import { parseJson } from '../../host/json.ts';

const STORAGE_KEY = 'linstock.talk';

/** Games whose talk is remembered; the oldest is forgotten first. */
const MAX_GAMES = 200;

/** Spectators of one game whose lines are not shown; the one hidden first is shown again. */
const MAX_HIDDEN = 50;

const gameSchema = z.object({
  /** The last line that was seen. */
  seen: z.int().min(0),
  /** True if the other player's lines are not shown here. */
  muted: z.boolean(),
  /** The names of spectators whose lines are not shown here. */
  hidden: z.array(z.string().max(60)).max(MAX_HIDDEN).default([]),
});
const memorySchema = z.array(z.tuple([z.string().max(64), gameSchema])).max(MAX_GAMES);

/** The memory of this browser about the talk of one game. */
export type TalkMemory = z.infer<typeof gameSchema>;

const NOTHING: TalkMemory = { seen: 0, muted: false, hidden: [] };

/** The memory of this browser about the talk of its games. The server and the other player do not learn of it. */
export const talkMemory = createStore<{ readonly games: ReadonlyMap<string, TalkMemory> }>({
  games: storedGames(),
});

/** The memory of one game. */
export function memoryOf(games: ReadonlyMap<string, TalkMemory>, game: string): TalkMemory {
  return games.get(game) ?? NOTHING;
}

/** Remembers something of a game. */
export function rememberTalk(game: string, fields: Partial<TalkMemory>): void {
  const before = talkMemory.get().games;
  const games = new Map([...before].filter(([id]) => id !== game));
  games.set(game, { ...memoryOf(before, game), ...fields });
  for (const [id] of [...games].slice(0, Math.max(0, games.size - MAX_GAMES))) games.delete(id);
  talkMemory.set({ games });
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...games]));
  } catch {
    // Full or forbidden: it lasts until the page is closed.
  }
}

/** Shows the lines of a spectator no more, or again. */
export function hideSpectator(game: string, name: string, hide: boolean): void {
  const others = memoryOf(talkMemory.get().games, game).hidden.filter((each) => each !== name);
  rememberTalk(game, { hidden: hide ? [...others, name].slice(-MAX_HIDDEN) : others });
}

function storedGames(): ReadonlyMap<string, TalkMemory> {
  try {
    const stored = memorySchema.safeParse(parseJson(localStorage.getItem(STORAGE_KEY) ?? ''));
    return new Map(stored.success ? stored.data : []);
  } catch {
    return new Map();
  }
}
