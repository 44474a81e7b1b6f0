import type { Side } from '@linstock/kernel';
import { tokenSchema } from '@linstock/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../fault.ts';
import type { Room } from '../games/rooms.ts';
import { tokenHash } from '../games/tokens.ts';
import type { SeatDevice, SeatDevices } from '../seats/seatDevices.ts';
import { pathOf, publicUrlOf, type Reach } from './guard.ts';

/** A request that is answered, and how the server can be reached. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly reach: Reach;
}

/** Seconds for which a browser stores its seat: 400 days, the maximum. */
const SEAT_COOKIE_SECONDS = 34_560_000;

/**
 * Gives a browser a seat's token in cookies that a script cannot read. They are sent with requests of this
 * game only. Otherwise the cookies of many games would make the header too long.
 */
export function giveSeat(visit: Visit, room: Room, side: Side, token: string): void {
  const cookies = ['/api/games/', '/ws/games/'].map((path) =>
    cookie(visit, cookieName(side), token, `${path}${room.judge.id}`),
  );
  void visit.reply.header('set-cookie', cookies);
}

/** A request for a game, and the devices that hold its seats. */
export interface SeatQuery {
  readonly request: FastifyRequest;
  readonly room: Room;
  readonly devices: SeatDevices;
}

/**
 * The side as which a request may read. It is the side the request asks for, if it holds that seat. Without
 * such a wish it is the only side it holds, or else null, for a spectator. Throws a Fault for a seat that it
 * does not hold.
 */
export async function seatOf(query: SeatQuery, wanted: Side | undefined): Promise<Side | null> {
  const held = await heldSeats(query);
  if (wanted === undefined) return held.length === 1 ? (held[0] ?? null) : null;
  if (held.includes(wanted)) return wanted;
  const by = await query.devices.signedOutBy(query.room.judge.id, [...shownHashes(query.request)]);
  if (by !== null) throw new Fault(403, 'signed-out', signedOutSentence(by));
  throw new Fault(403, 'no-seat', 'This seat is not yours here. Open your seat link again to take it.');
}

/** The sentence for a device that another one has signed out. */
function signedOutSentence(by: string): string {
  return `Signed out from ${by}. Choices not sent are gone.`;
}

/** Throws a Fault for a spectator at a game whose players let nobody watch. */
export function refuseSpectator({ watched }: Room, side: Side | null): void {
  if (side !== null || watched) return;
  const sentence = 'The players of this game do not allow spectators. To play, open your seat link.';
  throw new Fault(403, 'no-spectators', sentence);
}

/** The side a request plays for. Throws a Fault for a spectator, and if it holds both seats and does not say which. */
export async function playerOf(query: SeatQuery, wanted: Side | undefined): Promise<Side> {
  const side = await seatOf(query, wanted);
  if (side !== null) return side;
  if ((await heldSeats(query)).length > 0) {
    throw new Fault(
      400,
      'which-seat',
      'You hold both seats of this game: say which you play for, seat 0 or 1.',
    );
  }
  throw notSeated();
}

/** Gives the maker of a game between bots the token that proves it. */
export function giveOwner(visit: Visit, room: Room, owner: string): void {
  void visit.reply.header('set-cookie', cookie(visit, OWNER, owner, `/api/games/${room.judge.id}`));
}

/** True if a request comes from the maker of this game between bots. */
export function isOwner(request: FastifyRequest, room: Room): boolean {
  return room.ownerHash !== null && shownHashes(request).has(room.ownerHash);
}

/** The error for a visitor without a seat who acts as a player. */
export function notSeated(): Fault {
  return new Fault(401, 'no-seat', 'Only a player can do this. Open your seat link to take your seat.');
}

/** The devices that a request proves to be: one for each seat it holds. */
export async function shownDevices({ request, room, devices }: SeatQuery): Promise<SeatDevice[]> {
  const hashes = shownHashes(request);
  if (hashes.size === 0) return [];
  return (await devices.holding(room)).filter(({ token_hash }) => hashes.has(token_hash));
}

/** The sides of the seats that a request holds. */
export async function heldSeats(query: SeatQuery): Promise<Side[]> {
  const sides = new Set((await shownDevices(query)).map(({ side }) => side));
  return ([0, 1] as const).filter((side) => sides.has(side));
}

/** True if a request shows a token of this game that another device has signed out. */
export async function signedOutHere({ request, room, devices }: SeatQuery): Promise<boolean> {
  return (await devices.signedOutBy(room.judge.id, [...shownHashes(request)])) !== null;
}

/** Hashes of all the tokens a request shows. */
export function shownHashes({ headers }: FastifyRequest): ReadonlySet<string> {
  return new Set([...cookieTokens(headers.cookie ?? ''), ...bearer(headers.authorization)].map(tokenHash));
}

/** The cookie with the secret of a browser in the lobby. */
const LOBBY = 'linstock-lobby';

/** Gives a browser its secret for the lobby. */
export function lobbyCookie(visit: Visit, key: string): void {
  void visit.reply.header('set-cookie', cookie(visit, LOBBY, key, '/api/challenges'));
}

/** The secret of a browser in the lobby; null for one that has none. */
export function lobbyKey(request: FastifyRequest): string | null {
  return keyIn(request, LOBBY);
}

/** The cookie with the secret of a browser that has chosen notifications. */
const NOTIFICATIONS = 'linstock-notifications';

/**
 * Gives a browser its secret for notifications. It is sent with all requests, since there are notifications about
 * seats and challenges too.
 */
export function notificationCookie(visit: Visit, key: string): void {
  void visit.reply.header('set-cookie', cookie(visit, NOTIFICATIONS, key, '/api'));
}

/** The secret of a browser for notifications; null for one that has none. */
export function notificationKey(request: FastifyRequest): string | null {
  return keyIn(request, NOTIFICATIONS);
}

function keyIn({ headers }: FastifyRequest, name: string): string | null {
  const pair = (headers.cookie ?? '').split(';').find((each) => each.trim().startsWith(`${name}=`));
  const key = tokenSchema.safeParse(pair?.trim().slice(name.length + 1));
  return key.success ? key.data : null;
}

/** The cookie with the token of the maker of a game between bots. */
const OWNER = 'linstock-owner';

/**
 * A cookie for one path of this server. If the visitor came by the public https address, it is sent by https
 * only.
 */
function cookie({ request, reach }: Visit, name: string, token: string, path: string): string {
  const secure = publicUrlOf(request, reach)?.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${token}; Path=${pathOf(request, reach)}${path}; Max-Age=${SEAT_COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

const cookieName = (side: Side): string => `linstock-seat-${side}`;

function cookieTokens(header: string): string[] {
  const pairs = header.split(';').map((pair) => pair.trim().split('='));
  const names: readonly string[] = [cookieName(0), cookieName(1), OWNER];
  return pairs.filter(([key]) => key !== undefined && names.includes(key)).map(([, value]) => value ?? '');
}

function bearer(header: string | undefined): string[] {
  return header?.startsWith('Bearer ') ? [header.slice('Bearer '.length)] : [];
}
