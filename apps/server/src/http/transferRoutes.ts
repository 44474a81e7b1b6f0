import type { Side } from '@linstock/kernel';
import { gameViewSchema, transferCodeSchema, transferOfferSchema, transferSchema } from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { Fault } from '../fault.ts';
import type { Room } from '../games/rooms.ts';
import { newToken, tokenHash } from '../games/tokens.ts';
import { deviceName } from '../seats/deviceName.ts';
import type { SeatDevices } from '../seats/seatDevices.ts';
import { SeatTransfers } from '../seats/seatTransfers.ts';
import { askedSeat, type SeatParts, seatParams, seatQuerystring, seatRefusals } from './seatRoutes.ts';
import { giveSeat, heldSeats, type Visit } from './seats.ts';

/** Codes that one visitor may try in a minute. */
const TRIES = { rateLimit: { max: 30, timeWindow: '1 minute' } };

/** Making a link that takes a seat along, and finding the seat of its code, which is only ever in the body of a request. */
export function transferLinkRoutes(parts: SeatParts): FastifyPluginCallbackZod {
  const transfers = new SeatTransfers(parts.services);
  return (app, _, done) => {
    app.post(
      '/api/games/:id/seat/transfer',
      {
        config: TRIES,
        schema: {
          params: seatParams,
          querystring: seatQuerystring,
          response: { 201: transferSchema, ...seatRefusals },
        },
      },
      async (request, reply) => {
        const { room, side } = await askedSeat(parts, request);
        const both = (await heldSeats({ request, room, devices: parts.devices })).length === 2;
        return reply.code(201).send(await transfers.make(room.judge.id, side, both));
      },
    );
    app.post(
      '/api/transfers/find',
      {
        config: TRIES,
        schema: { body: transferCodeSchema, response: { 200: transferOfferSchema, ...seatRefusals } },
      },
      async (request) => {
        const { game, side, expires } = await transfers.find(request.body.code);
        return { game, side, expires };
      },
    );
    done();
  };
}

/** Taking a seat along to another device. */
export function takingRoutes({ rooms, services, devices, reach }: SeatParts): FastifyPluginCallbackZod {
  const transfers = new SeatTransfers(services);
  return (app, _, done) => {
    app.post(
      '/api/games/:id/seat/take',
      {
        config: TRIES,
        schema: {
          params: seatParams,
          body: transferCodeSchema,
          response: { 200: gameViewSchema, ...seatRefusals },
        },
      },
      async (request, reply) => {
        const room = await rooms.room(request.params.id);
        const link = await transfers.find(request.body.code);
        if (link.game !== room.judge.id) throw new Fault(404, 'bad-code', 'This code is for another game.');
        const held = await heldSeats({ request, room, devices });
        if (link.both === 0) refuseOpponent(held, link.side);
        if (held.includes(link.side)) return room.judge.view(link.side);
        await transfers.use(link, deviceName(request.headers['user-agent']));
        const sides: readonly Side[] = link.both === 1 ? [0, 1] : [link.side];
        for (const side of sides) {
          const id = await seatDevice({ request, reply, reach }, room, side, devices);
          if (side === link.side) await transfers.noteDevice(link, id);
        }
        return room.judge.view(link.side);
      },
    );
    done();
  };
}

/** Makes this browser one more device of a seat. Returns the id of the device. */
export async function seatDevice(
  visit: Visit,
  room: Room,
  side: Side,
  devices: SeatDevices,
): Promise<string> {
  const token = newToken();
  const name = deviceName(visit.request.headers['user-agent']);
  // A seat of an account stays one on each of its devices.
  const account = await devices.accountAt(room.judge.id, side);
  const id = await devices.add(room.judge.id, side, { tokenHash: tokenHash(token), name, account });
  giveSeat(visit, room, side, token);
  return id;
}

/** Throws a Fault if a browser holds the other seat: one person never gets both. */
export function refuseOpponent(held: readonly Side[], side: Side): void {
  if (!held.some((other) => other !== side)) return;
  throw new Fault(409, 'other-seat', 'You already play this game. One person cannot hold both seats.');
}
