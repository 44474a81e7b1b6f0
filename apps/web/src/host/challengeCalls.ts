import type { Side } from '@linstock/kernel';
import {
  challengeListSchema,
  challengeSeatSchema,
  type ChallengeView,
  challengeViewSchema,
  ownChallengesSchema,
  type PostChallenge,
} from '@linstock/protocol';
import { z } from 'zod';
import { parseJson } from './json.ts';
import { myGames } from './myGames.ts';
import { callServer } from './serverCall.ts';

const nothing = z.unknown();

/** Challenges in one reply of the server, and the maximum that the page lists. */
const PAGE = 100;
const MAX_LISTED = 2000;

let keyed: Promise<unknown> | null = null;

/** Gives this browser its secret for the lobby, once. Without one it cannot post or accept. */
function ensureKey(): Promise<unknown> {
  keyed ??= callServer('POST', 'api/challenges/key', nothing, {}).catch((error: unknown) => {
    keyed = null;
    throw error;
  });
  return keyed;
}

/** All challenges that anyone may accept, the latest first. Throws a HostError, as do all functions here. */
export async function fetchChallenges(): Promise<readonly ChallengeView[]> {
  await ensureKey();
  const found: ChallengeView[] = [];
  for (let next: string | null = ''; next !== null && found.length < MAX_LISTED; ) {
    const path: string = `api/challenges?limit=${PAGE}${next && `&after=${encodeURIComponent(next)}`}`;
    const list = await callServer('GET', path, challengeListSchema);
    found.push(...list.challenges);
    next = list.next;
  }
  return found;
}

/** This browser's own challenges that are open or were accepted lately, and other terms that were offered to it. */
export async function fetchOwnChallenges(): Promise<readonly ChallengeView[]> {
  await ensureKey();
  return callServer('GET', 'api/challenges/mine', ownChallengesSchema);
}

/** One challenge by its link. Changes nothing. */
export async function fetchChallenge(id: string): Promise<ChallengeView> {
  await ensureKey();
  return callServer('GET', pathOf(id), challengeViewSchema);
}

/** Posts a challenge. */
export async function postChallenge(wish: PostChallenge): Promise<ChallengeView> {
  await ensureKey();
  const view = await callServer('POST', 'api/challenges', challengeViewSchema, wish);
  store(CHALLENGED_KEY, '1');
  return view;
}

/** True if this browser has made a challenge: someone may have accepted it. */
export function hasChallenged(): boolean {
  return stored(CHALLENGED_KEY) !== null;
}

/** A seat of this browser at the game of a challenge. */
export type ChallengeSeat = z.infer<typeof challengeSeatSchema>;

/** Accepts a challenge and takes the seat. `side` is the choice if the maker left it to the taker. */
export async function acceptChallenge(id: string, name: string, side?: Side): Promise<ChallengeSeat> {
  await ensureKey();
  const wish = { name, ...(side !== undefined && { side }) };
  return remembered(id, await callServer('POST', `${pathOf(id)}/accept`, challengeSeatSchema, wish));
}

/** Takes the seat that this browser has by an accepted challenge, or by the second game of a pair. */
export async function claimChallengeSeat(id: string, second = false): Promise<ChallengeSeat> {
  return remembered(id, await callServer('POST', `${pathOf(id)}/seat`, challengeSeatSchema, { second }));
}

/** Withdraws a challenge of this browser, or declines one that was sent to it. */
export async function endChallenge(id: string, how: 'withdraw' | 'decline'): Promise<void> {
  await callServer('POST', `${pathOf(id)}/${how}`, nothing, {});
}

/** The challenge whose second game follows a game; null if there is none. */
export function challengeOfPair(game: string): string | null {
  return pairs().find((pair) => pair.game === game)?.challenge ?? null;
}

/** True if a game is one of a pair that this browser plays. */
export function isOfPair(game: string): boolean {
  return pairs().some((pair) => game === pair.game || game === `${pair.game}-2`);
}

const CHALLENGED_KEY = 'linstock.challenged';
const PAIRS_KEY = 'linstock.pairs';

/** Pairs that a browser remembers. */
const MAX_PAIRS = 40;

const pairsSchema = z.array(z.object({ game: z.string().max(80), challenge: z.string().max(40) }));

function pairs(): z.infer<typeof pairsSchema> {
  return pairsSchema.safeParse(parseJson(stored(PAIRS_KEY) ?? '')).data ?? [];
}

function remembered(challenge: string, seat: ChallengeSeat): ChallengeSeat {
  const { game, side, second } = seat;
  myGames.remember({ id: game, house: 'server', seats: [side] });
  if (second && challengeOfPair(game) === null)
    store(PAIRS_KEY, JSON.stringify([{ game, challenge }, ...pairs()].slice(0, MAX_PAIRS)));
  return seat;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // If storage is full or forbidden, the list of challenges still shows accepted ones.
  }
}

const pathOf = (id: string): string => `api/challenges/${encodeURIComponent(id)}`;
