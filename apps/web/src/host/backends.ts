import { addressOf } from '../common/home.ts';
import { makeBrowserBackend } from './browserBackend.ts';
import { isOwnId } from './gameId.ts';
import type { GameBackend } from './host.ts';
import { myGames } from './myGames.ts';
import { makeServerBackend } from './serverBackend.ts';

const browser = makeBrowserBackend();
const server = makeServerBackend();
let found: Promise<GameBackend> | null = null;

/** The backend for new games: the server if it answers, else this browser. It is asked once per visit. */
export function findBackend(): Promise<GameBackend> {
  found ??= askServerPresence().then((presence) => (presence === 'there' ? server : browser));
  return found;
}

/** The backend that stores a game. */
export function backendOf(id: string): GameBackend {
  const known = myGames.find(id);
  if (known) return known.house === 'browser' ? browser : server;
  return isOwnId(id) ? browser : server;
}

/** The backend in this browser, even if there is a server. */
export function openOwnBackend(): GameBackend {
  return browser;
}

/** The state of the server behind this page: it answers, there is none, or it cannot be reached now. */
export type ServerPresence = 'there' | 'none' | 'away';

/** Asks whether the page has a server. */
export async function askServerPresence(): Promise<ServerPresence> {
  if (!location.protocol.startsWith('http')) return 'none';
  try {
    const answer = await fetch(addressOf('api/battles'), { signal: AbortSignal.timeout(2500) });
    const ours = answer.ok && (answer.headers.get('content-type') ?? '').includes('json');
    return ours ? 'there' : 'none';
  } catch {
    return 'away';
  }
}
