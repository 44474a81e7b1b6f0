/** The games of this browser's seats: from the list of this browser at once, then as the server says, and followed. */
import { MAX_SUMMARIES, type SeatedSummary } from '@linstock/protocol';
import { makeFollowedHook } from '../../app/followed.ts';
import { createStore } from '../../app/store.ts';
import { fetchSummaries } from '../../host/gameListCalls.ts';
import { myGames } from '../../host/myGames.ts';
import { readNotifiedSeats } from '../../host/notifiedSeats.ts';
import { readSeatGame, type SeatGame, type SortedGames, sortGames } from './seatGames.ts';

/** Milliseconds between two looks at the server while the page is in sight. */
const LOOK_MS = 15_000;
/** The same while it is not: the icon of its tab shows whether a game waits. */
const HIDDEN_LOOK_MS = 60_000;

/** The games that are known, and how. */
export interface SeatGames extends SortedGames {
  /** All of them, also those only watched. */
  readonly all: readonly SeatGame[];
  /** When the server was last heard, milliseconds since 1970; null before. */
  readonly asOf: number | null;
  /** True if the server did not answer the last time. */
  readonly lost: boolean;
}

/** The server's facts about the players of games. */
let players: ReadonlyMap<string, Pick<SeatedSummary, 'present' | 'accounts'>> = new Map();
const store = createStore<SeatGames>({ ...knownGames(), asOf: null, lost: false });

function knownGames(): Pick<SeatGames, 'all' | keyof SortedGames> {
  const all = myGames.list().map((known) => {
    const { present = null, accounts = null } = players.get(known.id) ?? {};
    return readSeatGame(known, present, accounts);
  });
  return { all, ...sortGames(all) };
}

/** Reads this browser's list again, after a game has been begun or removed. */
export function readKnownGames(): void {
  store.change(knownGames());
}

let lookedAt = 0;

/** The games of this browser's seats. They are followed while a component uses them. */
export const useSeatGames = makeFollowedHook(store, follow);

function follow(): () => void {
  const look = () => {
    const hidden = document.visibilityState !== 'visible';
    if (!hidden || performance.now() - lookedAt >= HIDDEN_LOOK_MS) void load();
  };
  readKnownGames();
  followNewSeats();
  look();
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
}

async function load(): Promise<void> {
  lookedAt = performance.now();
  const there = myGames
    .list()
    .filter(({ house, summary }) => house === 'server' && !summary?.over)
    .slice(0, MAX_SUMMARIES);
  if (there.length === 0) return;
  try {
    const found = await fetchSummaries(there.map(({ id }) => id));
    players = new Map(found.map((each) => [each.id, each]));
    myGames.noteSummaries(found.map(({ present: _, accounts: __, ...summary }) => summary));
    store.set({ ...knownGames(), asOf: Date.now(), lost: false });
  } catch {
    store.change({ ...knownGames(), lost: true });
  }
}

/** Tells the server of seats taken since, if this player has chosen notifications. */
function followNewSeats(): void {
  if (readNotifiedSeats() === null) return;
  void import('../../host/notificationCalls.ts')
    .then(({ followOwnGames }) => followOwnGames())
    .catch(() => undefined);
}
