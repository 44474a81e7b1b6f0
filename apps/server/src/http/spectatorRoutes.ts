import {
  reportSpectatorSchema,
  saySpectatorsSchema,
  spectatorLineSchema,
  spectatorsTalkSchema,
} from '@linstock/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refuseTakenName } from '../accounts/newAccount.ts';
import { Sanctions } from '../admin/sanctions.ts';
import { Reports } from '../talk/reports.ts';
import { SpectatorsTalkTable, type TalkingSpectator } from '../talk/spectatorsTalk.ts';
import type { AccountSeatParts } from './accountRoutes.ts';
import { seatParams as params, seatRefusals } from './seatRoutes.ts';
import { talkingSpectator } from './spectators.ts';

const querystring = z.object({ after: z.coerce.number().int().min(0).default(0) });
const done = { 204: z.null(), ...seatRefusals };

/** Lines that one address may send in a minute to one node, whether or not they are taken. */
const TALKING = { rateLimit: { max: 120, timeWindow: '1 minute' } };

/** Talk between the spectators of a game. Its players read it when the battle is over. */
export function spectatorRoutes(parts: AccountSeatParts): FastifyPluginCallbackZod {
  const { services } = parts;
  const talk = new SpectatorsTalkTable(services);
  const find = finder(parts);
  return (app, _, ready) => {
    app.get(
      '/api/games/:id/talk/spectators',
      { schema: { params, querystring, response: { 200: spectatorsTalkSchema, ...seatRefusals } } },
      async (request, reply) => {
        const { spectator, over } = await find(request, reply);
        return talk.read(spectator.game, { ...spectator, over }, request.query.after);
      },
    );
    app.post(
      '/api/games/:id/talk/spectators',
      {
        config: TALKING,
        schema: {
          params,
          body: saySpectatorsSchema,
          response: { 201: spectatorLineSchema, ...seatRefusals },
        },
      },
      async (request, reply) => {
        const { spectator } = await find(request, reply);
        if (spectator.name === null) await refuseTakenName(services.tables, request.body.name);
        return reply.code(201).send(await talk.say(spectator, request.body));
      },
    );
    ready();
  };
}

/** Reports about spectators, and warnings that a spectator presses away. */
export function spectatorReportRoutes(parts: AccountSeatParts): FastifyPluginCallbackZod {
  const reports = new Reports(parts.services);
  const sanctions = new Sanctions(parts.services);
  const find = finder(parts);
  return (app, _, ready) => {
    app.post(
      '/api/games/:id/talk/spectators/report',
      { config: TALKING, schema: { params, body: reportSpectatorSchema, response: done } },
      async (request, reply) => {
        const { spectator } = await find(request, reply);
        await reports.addOfSpectator(spectator, request.body);
        return reply.code(204).send(null);
      },
    );
    app.post(
      '/api/games/:id/talk/spectators/warnings/:warning/seen',
      { schema: { params: params.extend({ warning: z.uuid() }), response: done } },
      async (request, reply) => {
        const { spectator } = await find(request, reply);
        await sanctions.see(spectator.person, request.params.warning);
        return reply.code(204).send(null);
      },
    );
    ready();
  };
}

/** Finds who asks, and whether the battle is over. */
function finder(parts: AccountSeatParts) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ readonly spectator: TalkingSpectator; readonly over: boolean }> => {
    const { id } = params.parse(request.params);
    const room = await parts.rooms.room(id);
    return { spectator: await talkingSpectator(parts, { request, reply }, room), over: room.judge.over };
  };
}
