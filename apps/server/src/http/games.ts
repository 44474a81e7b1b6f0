import {
  ackSchema,
  type Created,
  commandSchema,
  createdSchema,
  createSchema,
  entriesSchema,
  errorSchema,
  gameViewSchema,
  importSchema,
  joinSchema,
  MAX_IMPORT,
} from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Accounts } from '../accounts/accounts.ts';
import type { CreatedGame, Rooms } from '../games/rooms.ts';
import { tokenHash } from '../games/tokens.ts';
import { deviceName } from '../seats/deviceName.ts';
import type { SeatDevices } from '../seats/seatDevices.ts';
import { askingBrowser } from './askingBrowser.ts';
import { pathOf, type Reach } from './guard.ts';
import type { HeavyWork } from './heavyWork.ts';
import type { Limits } from './limits.ts';
import { refuseBanned } from './lobbyPlayer.ts';
import { Quota } from './quota.ts';
import { giveOwner, giveSeat, heldSeats, playerOf, refuseSpectator, seatOf, type Visit } from './seats.ts';
import { makerOf, visitorOf } from './visitor.ts';

/** Entries in one reply; a client asks again for more. */
const ENTRIES_PER_PAGE = 1000;

/** Entries that are sent at once; more are heavy work. */
const MAX_LIGHT_ENTRIES = 50;

const params = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });
const seat = z.coerce
  .number()
  .pipe(z.union([z.literal(0), z.literal(1)]))
  .optional();
const refused = { '4xx': errorSchema, '5xx': errorSchema };

/** Making games, new ones and from records. */
export function gameCreationRoutes(
  rooms: Rooms,
  limits: Limits,
  reach: Reach,
  accounts: Accounts,
): FastifyPluginCallbackZod {
  return (app, _, done) => {
    const making = { rateLimit: { max: limits.makingPerMinute, timeWindow: '1 minute' } };
    const quota = new Quota(rooms, limits);
    app.post(
      '/api/games',
      { config: making, schema: { body: createSchema, response: { 201: createdSchema, ...refused } } },
      async (request, reply) => {
        const maker = makerOf(request.ip);
        const wish = request.body;
        await refuseBanned(accounts, askingBrowser({ request, reply, reach }));
        const made = await quota.make(maker, wish.seats, () => rooms.create(wish, maker));
        return reply.code(201).send(created({ request, reply, reach }, made));
      },
    );
    app.post(
      '/api/games/import',
      {
        config: making,
        bodyLimit: MAX_IMPORT.bytes,
        schema: { body: importSchema, response: { 201: createdSchema, ...refused } },
      },
      async (request, reply) => {
        const { record, seats } = request.body;
        const maker = makerOf(request.ip);
        await refuseBanned(accounts, askingBrowser({ request, reply, reach }));
        const made = await quota.make(maker, seats, () => rooms.import(record, seats, maker));
        return reply.code(201).send(created({ request, reply, reach }, made));
      },
    );
    done();
  };
}

/** Seeing a game, taking a seat at it, and exporting its record. */
export function gameRoutes(
  rooms: Rooms,
  devices: SeatDevices,
  reach: Reach,
  heavy: HeavyWork,
  accounts: Accounts,
): FastifyPluginCallbackZod {
  return (app, _, done) => {
    app.get(
      '/api/games/:id',
      { schema: { params, querystring: z.object({ seat }), response: { 200: gameViewSchema, ...refused } } },
      async (request) => {
        const room = await rooms.visited(request.params.id);
        return room.judge.view(await seatOf({ request, room, devices }, request.query.seat));
      },
    );
    app.post(
      '/api/games/:id/join',
      { schema: { params, body: joinSchema, response: { 200: gameViewSchema, ...refused } } },
      async (request, reply) => {
        const room = await rooms.room(request.params.id);
        const held = await heldSeats({ request, room, devices });
        if (held.length === 0) await refuseBanned(accounts, askingBrowser({ request, reply, reach }));
        const { side, token } = await rooms.sit(room, request.body.token, (seat) => held.includes(seat));
        if (token !== null) {
          const name = deviceName(request.headers['user-agent']);
          await devices.add(room.judge.id, side, { tokenHash: tokenHash(token), name });
          giveSeat({ request, reply, reach }, room, side, token);
        }
        return room.judge.view(side);
      },
    );
    app.get(
      '/api/games/:id/record',
      { schema: { params, querystring: z.object({ seat }), response: { 200: z.unknown(), ...refused } } },
      async (request, reply) => {
        const room = await rooms.room(request.params.id);
        const side = await seatOf({ request, room, devices }, request.query.seat);
        refuseSpectator(room, side);
        const record = await heavy.run(visitorOf(request.ip), () => room.judge.record(side));
        const file = `${record.battle.id}-${room.judge.id.slice(0, 6)}.json`;
        return reply.header('content-disposition', `attachment; filename="${file}"`).send(record);
      },
    );
    done();
  };
}

/** Routes for the commands of a seat, and for catching up. */
export function play(rooms: Rooms, devices: SeatDevices, heavy: HeavyWork): FastifyPluginCallbackZod {
  return (app, _, done) => {
    app.get(
      '/api/games/:id/entries',
      {
        schema: {
          params,
          querystring: z.object({ seat, from: z.coerce.number().int().min(0).default(0) }),
          response: { 200: entriesSchema, ...refused },
        },
      },
      async (request, reply) => {
        const room = await rooms.room(request.params.id);
        const { seat: wanted, from } = request.query;
        const side = await seatOf({ request, room, devices }, wanted);
        const { judge } = room;
        refuseSpectator(room, side);
        const head = judge.headFor(side);
        if (head - from <= MAX_LIGHT_ENTRIES)
          return { head, entries: [...judge.entries(side, from, ENTRIES_PER_PAGE)] };
        const entries = await heavy.run(visitorOf(request.ip), () =>
          judge.entries(side, from, ENTRIES_PER_PAGE),
        );
        // Without validation: checking so many entries against the schema takes longer than everything else.
        return reply.serializer(JSON.stringify).send({ head, entries: [...entries] });
      },
    );
    app.post(
      '/api/games/:id/commands',
      {
        schema: {
          params,
          querystring: z.object({ seat }),
          body: commandSchema,
          response: { 200: ackSchema, ...refused },
        },
      },
      async (request) => {
        const room = await rooms.room(request.params.id);
        const side = await playerOf({ request, room, devices }, request.query.seat);
        return room.judge.takeCommand(side, request.body);
      },
    );
    done();
  };
}

function created(visit: Visit, { room, links, owner }: CreatedGame): Created {
  if (owner !== null) giveOwner(visit, room, owner);
  const at = pathOf(visit.request, visit.reach);
  return {
    game: room.judge.view(null),
    links: links.map((link) => ({ ...link, path: at + link.path })),
    owner,
  };
}
