import { otherSide } from '@linstock/kernel';
import {
  askedSeatSchema,
  errorSchema,
  succeedSchema,
  vacancySchema,
  vacantSeatsSchema,
} from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { blockedBetween } from '../accounts/blocks.ts';
import { Fault } from '../fault.ts';
import { newToken, tokenHash } from '../games/tokens.ts';
import { VacantSeats } from '../lobby/vacantSeats.ts';
import { deviceName } from '../seats/deviceName.ts';
import { SeatRequests } from '../seats/seatRequests.ts';
import type { AccountSeatParts } from './accountRoutes.ts';
import type { Limits } from './limits.ts';
import { lobbyPlayer } from './lobbyPlayer.ts';
import { askedSeat, seatParams, seatQuerystring, seatRefusals } from './seatRoutes.ts';
import { giveSeat, heldSeats, shownHashes } from './seats.ts';
import { refuseOpponent } from './transferRoutes.ts';

/** Requests for seats by one visitor in a minute. */
const ASKING = { rateLimit: { max: 20, timeWindow: '1 minute' } };

const done204 = { 204: z.null(), ...seatRefusals };

/** The list of seats whose players have left, and offering the seat of the other side in it. */
export function vacantSeatRoutes(
  parts: AccountSeatParts,
  { listsPerMinute }: Pick<Limits, 'listsPerMinute'>,
): FastifyPluginCallbackZod {
  const vacant = new VacantSeats(parts);
  const config = { rateLimit: { max: listsPerMinute, timeWindow: '1 minute' } };
  return (app, _, done) => {
    app.get(
      '/api/vacant-seats',
      { config, schema: { response: { 200: vacantSeatsSchema, '4xx': errorSchema, '5xx': errorSchema } } },
      async () => ({ seats: [...(await vacant.list())] }),
    );
    app.post(
      '/api/games/:id/seat/vacancy',
      {
        schema: { params: seatParams, querystring: seatQuerystring, body: vacancySchema, response: done204 },
      },
      async (request, reply) => {
        const { room, side } = await askedSeat(parts, request);
        if (request.body.open) await vacant.offer(room, otherSide(side));
        else await vacant.withdraw(room.judge.id);
        return reply.code(204).send(null);
      },
    );
    done();
  };
}

/** Asking for a seat that is offered, as a new player of the game, and reading what became of it. */
export function successionRoutes(parts: AccountSeatParts): FastifyPluginCallbackZod {
  const { rooms, devices, services, reach } = parts;
  const requests = new SeatRequests(parts);
  const vacant = new VacantSeats(parts);
  return (app, _, done) => {
    app.post(
      '/api/games/:id/seat/succeed',
      { config: ASKING, schema: { params: seatParams, body: succeedSchema, response: done204 } },
      async (request, reply) => {
        const room = await rooms.room(request.params.id);
        const { side } = request.body;
        const { id } = room.judge;
        const held = await heldSeats({ request, room, devices });
        refuseOpponent(held, side);
        const player = await lobbyPlayer(parts, { request, reply }, request.body.name);
        const { account } = player;
        if (account !== null && (await devices.heldBy(id, account))) refuseOpponent([otherSide(side)], side);
        await requests.settle(id);
        const seat = await vacant.find(id);
        if (seat?.side !== side)
          throw new Fault(409, 'not-vacant', 'This seat is no longer free. Look at the list again.');
        if (await blockedBetween(services, account, await devices.accountAt(id, otherSide(side))))
          throw new Fault(403, 'not-open-to-you', 'This seat is not open to you.');
        const token = newToken();
        const device = deviceName(request.headers['user-agent']);
        await requests.ask(id, side, { tokenHash: tokenHash(token), device, player });
        // The token opens nothing until the request takes effect.
        giveSeat({ request, reply, reach }, room, side, token);
        return reply.code(204).send(null);
      },
    );
    app.get(
      '/api/games/:id/seat/asked',
      { schema: { params: seatParams, response: { 200: askedSeatSchema, ...seatRefusals } } },
      async (request) => {
        const room = await rooms.room(request.params.id);
        const asked = await requests.ofBrowser(room.judge.id, [...shownHashes(request)]);
        if (asked) return asked;
        throw new Fault(404, 'no-request', 'This browser has not asked for a seat of this game.');
      },
    );
    done();
  };
}
