import type { Side } from '@linstock/kernel';
import { gameViewSchema, recoverySchema, seatWordsSchema } from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Fault } from '../fault.ts';
import type { Room } from '../games/rooms.ts';
import { newToken, tokenHash } from '../games/tokens.ts';
import { deviceName } from '../seats/deviceName.ts';
import { SeatRequests } from '../seats/seatRequests.ts';
import { SeatWords } from '../seats/seatWords.ts';
import { askedSeat, type SeatParts, seatParams, seatQuerystring, seatRefusals } from './seatRoutes.ts';
import { giveSeat, heldSeats } from './seats.ts';
import { refuseOpponent, seatDevice } from './transferRoutes.ts';

/** Tries of one visitor in a minute, each of which costs a slow hash. */
const TRIES = { rateLimit: { max: 20, timeWindow: '1 minute' } };

const requestParams = seatParams.extend({ request: z.uuid() });
const done204 = { 204: z.null(), ...seatRefusals };
const sideBody = z.object({ side: z.union([z.literal(0), z.literal(1)]) });

/** Bringing back a lost seat by six words. */
export function wordRoutes(parts: SeatParts): FastifyPluginCallbackZod {
  const { rooms, devices, reach } = parts;
  const words = new SeatWords(parts.services);
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
        const { room, side } = await askedSeat(parts, request);
        return reply.code(201).send({ words: [...(await words.make(room.judge.id, side))] });
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
    done();
  };
}

/** Asking for a lost seat with the opponent's consent. */
export function requestRoutes(parts: SeatParts): FastifyPluginCallbackZod {
  const { rooms, devices, reach } = parts;
  const requests = new SeatRequests(parts);
  requests.work();
  return (app, _, done) => {
    app.post(
      '/api/games/:id/seat/requests',
      { config: TRIES, schema: { params: seatParams, body: sideBody, response: done204 } },
      async (request, reply) => {
        const room = await rooms.room(request.params.id);
        const { side } = request.body;
        refuseOpponent(await heldSeats({ request, room, devices }), side);
        refuseFree(room, side);
        if (room.seats.some((seat) => seat.bot !== null))
          throw new Fault(409, 'no-opponent', 'A machine plays the other side, so nobody can consent.');
        if (room.judge.over) throw new Fault(409, 'game-over', 'This game is over.');
        const token = newToken();
        const device = deviceName(request.headers['user-agent']);
        await requests.ask(room.judge.id, side, { tokenHash: tokenHash(token), device, player: null });
        // The token opens nothing until the request takes effect.
        giveSeat({ request, reply, reach }, room, side, token);
        return reply.code(204).send(null);
      },
    );
    done();
  };
}

/** Answering a request for a lost seat, or stopping it. */
export function consentRoutes(parts: SeatParts): FastifyPluginCallbackZod {
  const requests = new SeatRequests(parts);
  const ofRequest = { params: requestParams, querystring: seatQuerystring, response: done204 };
  return (app, _, done) => {
    app.post(
      '/api/games/:id/seat/requests/:request/answer',
      { schema: { ...ofRequest, body: z.object({ agree: z.boolean() }) } },
      async (request, reply) => {
        const { room, side } = await askedSeat(parts, request);
        await requests.answer(room.judge.id, side, request.params.request, request.body.agree);
        return reply.code(204).send(null);
      },
    );
    app.post('/api/games/:id/seat/requests/:request/stop', { schema: ofRequest }, async (request, reply) => {
      const { room, side } = await askedSeat(parts, request);
      await requests.stop(room.judge.id, side, request.params.request);
      return reply.code(204).send(null);
    });
    done();
  };
}

function refuseFree({ seats }: Room, side: Side): void {
  const seat = seats[side];
  if (seat?.bot !== null) throw new Fault(409, 'no-seat', 'A machine plays this side.');
  if (seat.tokenHash === null)
    throw new Fault(409, 'no-seat', 'Nobody has taken this seat yet. Open the link to it.');
}
