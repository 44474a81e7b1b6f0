import {
  challengeIdSchema,
  challengeListSchema,
  challengeQuerySchema,
  challengeViewSchema,
  errorSchema,
  ownChallengesSchema,
} from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { challengeView } from '../challenges/challengeView.ts';
import { type Lobby, readerOf } from './challengeRoutes.ts';
import type { AccountParts } from './signInRoutes.ts';

const refused = { '4xx': errorSchema, '5xx': errorSchema };

/** Reading challenges: the list, a reader's own, and one by its link. */
export function challengeReading(parts: AccountParts, { challenges, news }: Lobby): FastifyPluginCallbackZod {
  return (app, _, ready) => {
    app.get(
      '/api/challenges',
      { schema: { querystring: challengeQuerySchema, response: { 200: challengeListSchema, ...refused } } },
      async (request, reply) => {
        const reader = await readerOf(parts, { request, reply });
        const { rows, count } = await news.lists.list(request.query);
        const last = rows.length === request.query.limit ? rows.at(-1) : undefined;
        return {
          challenges: await Promise.all(rows.map((row) => challengeView(news, row, reader))),
          count,
          next: last ? `${last.posted}.${last.id}` : null,
        };
      },
    );
    app.get(
      '/api/challenges/mine',
      { schema: { response: { 200: ownChallengesSchema, ...refused } } },
      async (request, reply) => {
        const reader = await readerOf(parts, { request, reply });
        const rows = await news.lists.own(reader);
        return Promise.all(rows.map((row) => challengeView(news, row, reader)));
      },
    );
    app.get(
      '/api/challenges/:id',
      {
        schema: {
          params: z.object({ id: challengeIdSchema }),
          response: { 200: challengeViewSchema, ...refused },
        },
      },
      async (request, reply) => {
        const row = await challenges.find(request.params.id);
        return challengeView(news, row, await readerOf(parts, { request, reply }));
      },
    );
    ready();
  };
}
