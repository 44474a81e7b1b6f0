import { catalogueOf } from '@linstock/battles';
import { battlesSchema, clausesSchema, errorSchema } from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Rooms } from '../games/rooms.ts';
import { systemOf } from '../registry.ts';

/** The battles, the systems and their rules. */
export function catalogue(rooms: Rooms): FastifyPluginCallbackZod {
  return (app, _, done) => {
    app.get('/api/battles', { schema: { response: { 200: battlesSchema } } }, () => battlesOf(rooms));
    app.get(
      '/api/systems/:id/clauses',
      {
        schema: {
          params: z.object({ id: z.string().max(40) }),
          response: { 200: clausesSchema, '4xx': errorSchema },
        },
      },
      (request) => systemOf(rooms.systems, request.params.id).clauses,
    );
    app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
    done();
  };
}

function battlesOf(rooms: Rooms): z.infer<typeof battlesSchema> {
  return catalogueOf([...rooms.systems.values()]).map(({ id, title, date, place, summary, systems }) => ({
    id,
    title,
    date,
    place,
    summary,
    systems: systems.map((rules) => ({
      id: rules.id,
      title: rules.title,
      version: rules.version,
      sides: [rules.sides[0], rules.sides[1]],
    })),
  }));
}
