import type { Side } from '@linstock/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Room } from '../games/rooms.ts';
import type { TalkingSpectator } from '../talk/spectatorsTalk.ts';
import { askingBrowser } from './askingBrowser.ts';
import type { Reach } from './guard.ts';
import { heldSeats, refuseSpectator, signedOutHere } from './seats.ts';
import type { SeatDevices } from '../seats/seatDevices.ts';
import { makerOf } from './visitor.ts';

/** Services that tell the spectators of a game from its players. */
export interface SpectatorParts {
  readonly accounts: Accounts;
  readonly devices: SeatDevices;
  readonly reach: Reach;
}

interface Request {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * The person who reads or says something about a game without a seat. A browser or an account that holds or has held a seat of the
 * game plays it. Throws a Fault if the players let nobody watch.
 */
export async function talkingSpectator(
  { accounts, devices, reach }: SpectatorParts,
  { request, reply }: Request,
  room: Room,
): Promise<TalkingSpectator> {
  const { judge } = room;
  const query = { request, room, devices };
  const reader = await accounts.reader(askingBrowser({ request, reply, reach }));
  const held: readonly Side[] = await heldSeats(query);
  refuseSpectator(room, held[0] ?? null);
  const account = reader?.id ?? null;
  const plays =
    held.length > 0 ||
    (await signedOutHere(query)) ||
    (account !== null && (await devices.heldBy(judge.id, account)));
  return {
    game: judge.id,
    person: { visitor: makerOf(request.ip), account },
    plays,
    name: reader?.name ?? null,
    players: judge.seats.map(({ name }) => name),
    turn: judge.view(null).late ? null : judge.stretch,
    entry: judge.headFor(null),
  };
}
