import type { Side } from '@linstock/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../fault.ts';
import type { Room } from '../games/rooms.ts';
import { tokenHash } from '../games/tokens.ts';

/** Seconds a browser keeps its seat: 400 days, the most it will. */
const KEPT = 34_560_000;

/**
 * Hands a seat's token to the browser in cookies a script cannot read. They are sent with requests of this game only, so
 * that many games do not add up to a header too long to be taken.
 */
export function giveSeat(reply: FastifyReply, room: Room, side: Side, token: string): void {
  const cookies = ['/api/games/', '/ws/games/'].map(
    (path) =>
      `${cookieName(side)}=${token}; Path=${path}${room.judge.id}; Max-Age=${KEPT}; HttpOnly; SameSite=Lax`,
  );
  void reply.header('set-cookie', cookies);
}

/**
 * The side a request may see as: the one it asks for if it holds that seat, the only one it holds if it asks for none;
 * else null, a spectator. Throws a Fault for a seat it does not hold.
 */
export function seatOf(request: FastifyRequest, room: Room, wanted: Side | undefined): Side | null {
  const held = heldSeats(request, room);
  if (wanted === undefined) return held.length === 1 ? (held[0] ?? null) : null;
  if (held.includes(wanted)) return wanted;
  throw new Fault(403, 'no-seat', 'This seat is not yours here. Open your seat link again to take it.');
}

/** The side a request plays for. Throws a Fault for a spectator, and where it holds both seats and does not say which. */
export function playerOf(request: FastifyRequest, room: Room, wanted: Side | undefined): Side {
  const side = seatOf(request, room, wanted);
  if (side !== null) return side;
  if (sitsAt(request, room)) {
    throw new Fault(
      400,
      'which-seat',
      'You hold both seats of this game: say which you play for, seat 0 or 1.',
    );
  }
  throw notSeated();
}

/** Throws a Fault for anybody but a player of this game. */
export function refuseSpectator(request: FastifyRequest, room: Room): void {
  if (!sitsAt(request, room)) throw notSeated();
}

function notSeated(): Fault {
  return new Fault(401, 'no-seat', 'Only a player can do this. Open your seat link to take your seat.');
}

const sitsAt = (request: FastifyRequest, room: Room): boolean => heldSeats(request, room).length > 0;

/** The sides a request plays for. */
export function heldSeats(request: FastifyRequest, room: Room): Side[] {
  const tokens = [...cookieTokens(request.headers.cookie ?? ''), ...bearer(request.headers.authorization)];
  const hashes = new Set(tokens.map(tokenHash));
  return room.seats
    .filter((seat) => seat.tokenHash !== null && hashes.has(seat.tokenHash))
    .map((s) => s.side);
}

const cookieName = (side: Side): string => `linstock-seat-${side}`;

function cookieTokens(header: string): string[] {
  const pairs = header.split(';').map((pair) => pair.trim().split('='));
  const names: readonly string[] = [cookieName(0), cookieName(1)];
  return pairs.filter(([key]) => key !== undefined && names.includes(key)).map(([, value]) => value ?? '');
}

function bearer(header: string | undefined): string[] {
  return header?.startsWith('Bearer ') ? [header.slice('Bearer '.length)] : [];
}
