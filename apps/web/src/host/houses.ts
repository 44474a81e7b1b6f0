import { addressOf } from '../common/home.ts';
import { browserHouse } from './browserHouse.ts';
import { isOwnId } from './gameId.ts';
import type { House } from './host.ts';
import { myGames } from './myGames.ts';
import { serverHouse } from './serverHouse.ts';

const browser = browserHouse();
const server = serverHouse();
let asked: Promise<House> | null = null;

/** Where new games are made: the server when there is one, else this browser. Asked once a visit. */
export function usualHouse(): Promise<House> {
  asked ??= serverAnswers().then((there) => (there ? server : browser));
  return asked;
}

/** The house a game is kept in. */
export function houseOf(id: string): House {
  const known = myGames.find(id);
  if (known) return known.house === 'browser' ? browser : server;
  return isOwnId(id) ? browser : server;
}

/** Games of this page alone, whatever servers there are. */
export function ownHouse(): House {
  return browser;
}

async function serverAnswers(): Promise<boolean> {
  if (!location.protocol.startsWith('http')) return false;
  try {
    const answer = await fetch(addressOf('api/battles'), { signal: AbortSignal.timeout(2500) });
    return answer.ok && (answer.headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
}
