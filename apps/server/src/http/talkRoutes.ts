import {
  reportTalkSchema,
  sayTalkSchema,
  talkLineSchema,
  talkSchema,
  wantChatSchema,
} from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Sanctions } from '../admin/sanctions.ts';
import { Reports } from '../talk/reports.ts';
import { type Speaker, TableTalk } from '../talk/tableTalk.ts';
import {
  type AskedSeat,
  askedSeat,
  type SeatParts,
  seatParams as params,
  seatQuerystring,
  seatRefusals,
} from './seatRoutes.ts';
import { makerOf } from './visitor.ts';

const querystring = seatQuerystring.extend({ after: z.coerce.number().int().min(0).default(0) });
const done = { 204: z.null(), ...seatRefusals };

/** Lines that one address may send in a minute to one node, whether or not they are taken. */
const TALKING = { rateLimit: { max: 120, timeWindow: '1 minute' } };

/** Talk between the players of a game. Spectators have no part in it: every route needs the seat. */
export function talkRoutes(parts: SeatParts): FastifyPluginCallbackZod {
  const talk = new TableTalk(parts.services);
  return (app, _, ready) => {
    app.get(
      '/api/games/:id/talk',
      { schema: { params, querystring, response: { 200: talkSchema, ...seatRefusals } } },
      async (request) => {
        const { game, person } = speakerAt(await askedSeat(parts, request), request.ip);
        return talk.read(game, person, request.query.after);
      },
    );
    app.post(
      '/api/games/:id/talk',
      {
        config: TALKING,
        schema: {
          params,
          querystring: seatQuerystring,
          body: sayTalkSchema,
          response: { 201: talkLineSchema, ...seatRefusals },
        },
      },
      async (request, reply) => {
        const speaker = speakerAt(await askedSeat(parts, request), request.ip);
        return reply.code(201).send(await talk.say(speaker, request.body));
      },
    );
    app.post(
      '/api/games/:id/talk/chat',
      {
        config: TALKING,
        schema: { params, querystring: seatQuerystring, body: wantChatSchema, response: done },
      },
      async (request, reply) => {
        await talk.wantChat(speakerAt(await askedSeat(parts, request), request.ip), request.body.wanted);
        return reply.code(204).send(null);
      },
    );
    ready();
  };
}

/** Reports about the other player, and warnings that are pressed away. */
export function reportRoutes(parts: SeatParts): FastifyPluginCallbackZod {
  const reports = new Reports(parts.services);
  const sanctions = new Sanctions(parts.services);
  return (app, _, ready) => {
    app.post(
      '/api/games/:id/talk/report',
      {
        config: TALKING,
        schema: { params, querystring: seatQuerystring, body: reportTalkSchema, response: done },
      },
      async (request, reply) => {
        const asked = await askedSeat(parts, request);
        const [first, second] = asked.room.judge.seats;
        const names = [first?.name ?? '', second?.name ?? ''] as const;
        await reports.add({ ...speakerAt(asked, request.ip), names }, request.body);
        return reply.code(204).send(null);
      },
    );
    app.post(
      '/api/games/:id/talk/warnings/:warning/seen',
      {
        schema: {
          params: params.extend({ warning: z.uuid() }),
          querystring: seatQuerystring,
          response: done,
        },
      },
      async (request, reply) => {
        const { person } = speakerAt(await askedSeat(parts, request), request.ip);
        await sanctions.see(person, request.params.warning);
        return reply.code(204).send(null);
      },
    );
    ready();
  };
}

function speakerAt({ room: { judge }, side, device }: AskedSeat, ip: string): Speaker {
  const person = { visitor: makerOf(ip), account: device.account };
  return { game: judge.id, side, person, turn: judge.stretch, entry: judge.head };
}
