import {
  errorSchema,
  madeShortLinkSchema,
  sharedFileSchema,
  shortCodeSchema,
  tokenSchema,
} from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Fault } from '../fault.ts';
import { refuseUnreadable, type ShortLinks } from '../shortLinks/shortLinks.ts';
import type { HeavyWork } from './heavyWork.ts';
import type { Limits } from './limits.ts';
import { makerOf, visitorOf } from './visitor.ts';

/** Bytes of a request that brings a file; its quotation marks are escaped. A larger file gets the sentence of a large one. */
const MAX_BODY = 3_000_000;

const refused = { '4xx': errorSchema, '5xx': errorSchema };
const params = z.object({ code: shortCodeSchema });

/** Makes, opens and deletes copies of battles and studies. */
export function shortLinkRoutes(
  links: ShortLinks,
  limits: Limits,
  heavy: HeavyWork,
): FastifyPluginCallbackZod {
  return (app, _, done) => {
    app.post(
      '/api/short-links',
      {
        bodyLimit: MAX_BODY,
        config: { rateLimit: { max: limits.makingPerMinute, timeWindow: '1 minute' } },
        schema: { body: sharedFileSchema, response: { 201: madeShortLinkSchema, ...refused } },
      },
      async ({ ip, body }, reply) => {
        await heavy.run(visitorOf(ip), () => refuseUnreadable(body));
        return reply.code(201).send(await links.make(body, makerOf(ip)));
      },
    );
    app.get(
      '/api/short-links/:code',
      { schema: { params, response: { 200: sharedFileSchema, ...refused } } },
      (request) => links.open(request.params.code),
    );
    app.delete(
      '/api/short-links/:code',
      { schema: { params, response: { 204: z.null(), ...refused } } },
      async (request, reply) => {
        const token = tokenSchema.safeParse(request.headers.authorization?.replace(/^Bearer /, ''));
        if (!token.success) throw new Fault(401, 'no-token', 'Deleting a copy needs the token of its maker.');
        await links.remove(request.params.code, token.data);
        return reply.code(204).send(null);
      },
    );
    done();
  };
}
