import type { Side } from '@linstock/kernel';
import { type GameSummary, gameSummarySchema } from '@linstock/protocol';
import { z } from 'zod';

const side = z.union([z.literal(0), z.literal(1)]);
const known = z.object({
  id: z.string().max(80),
  /** The kind of its backend. The name is stored, so it stays. */
  house: z.enum(['server', 'browser']),
  seats: z.array(side).max(2),
  /** The facts about a game in the list of games. */
  title: z.string().max(200).catch(''),
  players: z.string().max(200).catch(''),
  state: z.string().max(200).catch(''),
  seen: z.number().catch(0),
  /** The last entry that the reader has seen here. Later entries are shown as new. Null before the game was opened. */
  looked: z.number().nullable().catch(null),
  /** The game in a few words when it was last seen. Null for a game that was not, and in old lists. */
  summary: gameSummarySchema.nullable().catch(null),
});

/** A game this browser has had to do with. */
export type KnownGame = z.infer<typeof known>;

const STORAGE_KEY = 'linstock.games';
const MAX_GAMES = 60;

/** Values that the browser could not store. They last until the page is closed. Without them the player could only watch the game. */
let unkept: readonly KnownGame[] | null = null;

function read(): KnownGame[] {
  if (unkept) return [...unkept];
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return z
      .array(z.unknown())
      .parse(raw)
      .flatMap((each) => {
        const parsed = known.safeParse(each);
        return parsed.success ? [parsed.data] : [];
      });
  } catch {
    return []; // unreadable or forbidden: an empty list, and games are still reached by their address
  }
}

function write(games: readonly KnownGame[]): void {
  const most = games.slice(0, MAX_GAMES);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(most));
    unkept = null;
  } catch {
    unkept = most; // full or forbidden
  }
}

/** The games that this browser knows, latest first: their backend, and the seats that the browser has. */
export const myGames = {
  list: (): readonly KnownGame[] => read().sort((a, b) => b.seen - a.seen),
  find: (id: string): KnownGame | undefined => read().find((game) => game.id === id),
  seats: (id: string): readonly Side[] => read().find((game) => game.id === id)?.seats ?? [],
  /**
   * @param game `looked`: the number of entries that the reader has seen already. It is none for a new game,
   *   and all entries of a record that is played on
   */
  remember(game: Pick<KnownGame, 'id' | 'house'> & { seats: readonly Side[]; looked?: number }): void {
    const before = read().find((each) => each.id === game.id);
    const seats = [...new Set([...(before?.seats ?? []), ...game.seats])].sort((a, b) => a - b);
    const fresh = {
      title: '',
      players: '',
      state: '',
      looked: null,
      summary: null,
      ...before,
      ...game,
      seats,
      seen: Date.now(),
    };
    write([fresh, ...read().filter((each) => each.id !== game.id)]);
  },
  /** Stores a game's line in the list, and the last entry that was seen. */
  note(id: string, says: Pick<KnownGame, 'title' | 'players' | 'state' | 'looked' | 'summary'>): void {
    const before = read().find((each) => each.id === id);
    if (before) write([{ ...before, ...says, seen: Date.now() }, ...read().filter((each) => each.id !== id)]);
  },
  /** Stores the server's data about some games. Their order in the list is unchanged. */
  noteSummaries(summaries: readonly GameSummary[]): void {
    const found = new Map(summaries.map((summary) => [summary.id, summary]));
    write(read().map((game) => ({ ...game, summary: found.get(game.id) ?? game.summary })));
  },
  /** Forgets that this browser has a seat at a game: it has been signed out of it. */
  leaveSeats(id: string): void {
    const before = read().find((each) => each.id === id);
    if (before) write([{ ...before, seats: [] }, ...read().filter((each) => each.id !== id)]);
  },
  forget: (id: string): void => write(read().filter((game) => game.id !== id)),
};
