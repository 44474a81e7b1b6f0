import {
  accountSeatSchema,
  accountSeatsSchema,
  type Flag,
  emailLinkResultSchema,
  type EmailLinkResult,
  type GameRatings,
  gameRatingsSchema,
  type Me,
  meSchema,
  type OwnAccount,
  ownAccountSchema,
  type Player,
  playerSchema,
} from '@linstock/protocol';
import { z } from 'zod';
import { callServer } from './serverCall.ts';

const nothing = z.unknown();

/** Reads which account is signed in in this browser. Throws a HostError, as do all functions here. */
export function fetchMe(): Promise<Me> {
  return callServer('GET', 'api/me', meSchema);
}

/** The own account. */
export function fetchAccount(): Promise<OwnAccount> {
  return callServer('GET', 'api/account', ownAccountSchema);
}

/** Sends a link to an address: it signs in, or adds the address to the account that is signed in. */
export async function sendEmailLink(email: string): Promise<void> {
  await callServer('POST', 'api/account/email-link', nothing, { email });
}

/** Uses the code of a link, with a name if its address has no account yet. */
export async function claimEmailLink(code: string, name: string | null): Promise<EmailLinkResult['done']> {
  const body = { code, ...(name !== null && { name }) };
  return (await callServer('POST', 'api/account/email-link/use', emailLinkResultSchema, body)).done;
}

/** Signs this browser out. */
export async function signOutHere(): Promise<void> {
  await callServer('POST', 'api/account/sign-out', nothing, {});
}

/** Changes the own name and flag. */
export async function changeProfile(name: string, flag: Flag): Promise<void> {
  await callServer('POST', 'api/account/profile', nothing, { name, flag });
}

/** Signs another browser out; `others`: all but this one. */
export async function endSession(session: string): Promise<void> {
  await callServer('POST', `api/account/sessions/${session}/sign-out`, nothing, {});
}

/** Removes a passkey of the own account. */
export async function removePasskey(passkey: string): Promise<void> {
  await callServer('POST', `api/account/passkeys/${passkey}/remove`, nothing, {});
}

/** Blocks a player, or ends that. */
export async function changeBlock(name: string, blocks: boolean): Promise<void> {
  await callServer('POST', `api/account/blocked${blocks ? '' : '/remove'}`, nothing, { name });
}

/** Deletes the own account, whose name was typed. */
export async function removeAccount(name: string, games: 'resign' | 'leave'): Promise<void> {
  await callServer('POST', 'api/account/delete', nothing, { name, games });
}

/** The games at which the account has a seat. */
export async function fetchAccountSeats(): Promise<z.infer<typeof accountSeatsSchema>['seats']> {
  return (await callServer('GET', 'api/account/seats', accountSeatsSchema)).seats;
}

/** Adds the seat that this browser holds at a game to the account (`keep`), or takes the account's seat to it (`own`). */
export function moveSeat(game: string, move: 'keep' | 'own'): Promise<z.infer<typeof accountSeatSchema>> {
  return callServer('POST', `api/games/${encodeURIComponent(game)}/seat/${move}`, accountSeatSchema, {});
}

/** The public page of a player. */
export function fetchPlayer(name: string): Promise<Player> {
  return callServer('GET', `api/players/${encodeURIComponent(name)}`, playerSchema);
}

/** Reads the changes that a game made to its players' ratings. */
export function fetchRatings(game: string): Promise<GameRatings> {
  return callServer('GET', `api/games/${encodeURIComponent(game)}/ratings`, gameRatingsSchema);
}
