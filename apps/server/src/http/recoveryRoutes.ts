import type { Side } from '@linstock/kernel';
import { gameViewSchema, recoverySchema, seatWordsSchema } from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Fault } from '../fault.ts';
import type { Room } from '../games/rooms.ts';
import { newToken, tokenHash } from '../games/tokens.ts';
import { deviceName } from '../seats/deviceName.ts';
import type { SeatDevices } from '../seats/seatDevices.ts';
import { SeatRequests } from '../seats/seatRequests.ts';
import { SeatWords } from '../seats/seatWords.ts';
import type { Reach } from './guard.ts';
import { askedSeat, type SeatParts, seatParams, seatQuerystring, seatRefusals } from './seatRoutes.ts';
import { giveSeat, heldSeats } from './seats.ts';
import { refuseOpponent, seatDevice } from './transferRoutes.ts';

/** Tries of one visitor in a minute, each of which costs a slow hash. */
const TRIES = { rateLimit: { max: 20, timeWindow: '1 minute' } };

const requestParams = seatParams.extend({ request: z.uuid() });
const sideBody = z.object({ side: z.union([z.literal(0), z.literal(1)]) });

/** Bringing back a seat that a browser has lost: by six words, or with the opponent's consent. */
export function recoveryRoutes(
  { rooms, services, ...reach }: SeatParts & Reach,
  devices: SeatDevices,
): FastifyPluginCallbackZod {
  const words = new SeatWords(services);
  const requests = new SeatRequests(services, devices);
  requests.work();
  return (app, _, done) => {
    app.post(
      '/api/games/:id/seat/words',
      {
        config: TRIES,
        schema: {
          params: seatParams,
          querystring: seatQuerystring,
          response: { 201: seatWordsSchema, ...seatRefusals },
        },
      },
      async (request, reply) => {
        const asked = await askedSeat(rooms, devices, request, { ...request.params, ...request.query });
        return reply.code(201).send({ words: [...(await words.make(asked.room.judge.id, asked.side))] });
      },
    );
    app.post(
      '/api/games/:id/seat/recover',
      {
        config: TRIES,
        schema: {
          params: seatParams,
          body: recoverySchema,
          response: { 200: gameViewSchema, ...seatRefusals },
        },
      },
      async (request, reply) => {
        const room = await rooms.room(request.params.id);
        const { side } = request.body;
        const held = await heldSeats({ request, room, devices });
        refuseOpponent(held, side);
        refuseFree(room, side);
        await words.check(room.judge.id, side, request.body.words);
        if (!held.includes(side)) await seatDevice({ request, reply, reach }, room, side, devices);
        return room.judge.view(side);
      },
    );
    app.post(
      '/api/games/:id/seat/requests',
      {
        config: TRIES,
        schema: { params: seatParams, body: sideBody, response: { 204: z.null(), ...seatRefusals } },
      },
      async (request, reply) => {
        const room = await rooms.room(request.params.id);
        const { side } = request.body;
        refuseOpponent(await heldSeats({ request, room, devices }), side);
        refuseFree(room, side);
        if (room.seats.some((seat) => seat.bot !== null))
          throw new Fault(409, 'no-opponent', 'A machine plays the other side, so nobody can consent.');
        if (room.judge.over) throw new Fault(409, 'game-over', 'This game is over.');
        const token = newToken();
        const name = deviceName(request.headers['user-agent']);
        await requests.ask(room.judge.id, side, tokenHash(token), name);
        // The token opens nothing until the request takes effect.
        giveSeat({ request, reply, reach }, room, side, token);
        return reply.code(204).send(null);
      },
    );
    app.post(
      '/api/games/:id/seat/requests/:request/answer',
      {
        schema: {
          params: requestParams,
          querystring: seatQuerystring,
          body: z.object({ agree: z.boolean() }),
          response: { 204: z.null(), ...seatRefusals },
        },
      },
      async (request, reply) => {
        const asked = await askedSeat(rooms, devices, request, { ...request.params, ...request.query });
        const { agree } = request.body;
        await requests.answer(asked.room.judge.id, asked.side, request.params.request, agree);
        return reply.code(204).send(null);
      },
    );
    app.post(
      '/api/games/:id/seat/requests/:request/stop',
      {
        schema: {
          params: requestParams,
          querystring: seatQuerystring,
          response: { 204: z.null(), ...seatRefusals },
        },
      },
      async (request, reply) => {
        const asked = await askedSeat(rooms, devices, request, { ...request.params, ...request.query });
        await requests.stop(asked.room.judge.id, asked.side, request.params.request);
        return reply.code(204).send(null);
      },
    );
    done();
  };
}

function refuseFree({ seats }: Room, side: Side): void {
  const seat = seats[side];
  if (seat?.bot !== null) throw new Fault(409, 'no-seat', 'A machine plays this side.');
  if (seat.tokenHash === null)
    throw new Fault(409, 'no-seat', 'Nobody has taken this seat yet. Open the link to it.');
}
