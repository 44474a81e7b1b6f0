import {
  adminChangeSchema,
  adminDoneSchema,
  adminFiguresSchema,
  adminIdSchema,
  adminLogSchema,
  adminReportSchema,
  adminReportsSchema,
  adminSanctionsSchema,
} from '@linstock/protocol/administration';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refuseOldSession } from '../accounts/accounts.ts';
import { Administration } from '../admin/administration.ts';
import { readFigures } from '../admin/figures.ts';
import type { AccountSeatParts } from './accountRoutes.ts';
import { askingBrowser } from './askingBrowser.ts';
import { nothingAt } from './errors.ts';
import { accountRefusals } from './signInRoutes.ts';

/** The page of the operator. For anyone else there is nothing at its addresses. */
export function adminRoutes(parts: AccountSeatParts): FastifyPluginCallbackZod {
  const { rooms, accounts } = parts;
  const { services } = accounts;
  const administration = new Administration({ ...services, removeGame: (id) => rooms.remove(id) });
  const { lists } = administration;
  const names = new WeakMap<FastifyRequest, string>();
  return (app, _, done) => {
    // Before a body is read: what it holds must not tell the address from one that does not exist.
    app.addHook('onRequest', async (request, reply) => {
      names.set(request, await operatorOf(parts, administration, { request, reply }));
    });
    const answered = (schema: z.ZodType) => ({ hide: true, response: { 200: schema, ...accountRefusals } });
    app.get('/api/admin/reports', { schema: answered(adminReportsSchema) }, async () => ({
      reports: await lists.reports(),
    }));
    const params = z.object({ id: adminIdSchema });
    const querystring = z.object({ show: z.literal('yes').optional() });
    app.get(
      '/api/admin/reports/:id',
      { schema: { params, querystring, ...answered(adminReportSchema) } },
      async ({ params: { id }, query }) => lists.report(id, query.show === 'yes'),
    );
    app.get('/api/admin/sanctions', { schema: answered(adminSanctionsSchema) }, async () => ({
      sanctions: await lists.sanctions(),
    }));
    app.get('/api/admin/figures', { schema: answered(adminFiguresSchema) }, async () => ({
      lines: await readFigures(services.tables, services.now()),
    }));
    app.get('/api/admin/log', { schema: answered(adminLogSchema) }, async () => ({
      steps: await lists.steps(),
    }));
    app.post(
      '/api/admin',
      { schema: { body: adminChangeSchema, ...answered(adminDoneSchema) } },
      async (request) => {
        const { sentence } = await administration.change(names.get(request) ?? '', request.body, true);
        return { sentence };
      },
    );
    done();
  };
}

/** The name of the operator who asks. Throws a Fault for anyone else, and for an operator who signed in long ago. */
async function operatorOf(
  { accounts, reach }: AccountSeatParts,
  { operators }: Administration,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<string> {
  const browser = askingBrowser({ request, reply, reach });
  const cookies: string[] = [];
  const reader = await accounts.reader({ ...browser, give: (sent) => void cookies.push(...sent) });
  if (!reader || !(await operators.has(reader.id))) {
    // An address that does not exist counts no requests.
    for (const name of Object.keys(reply.getHeaders()))
      if (name.startsWith('x-ratelimit-')) reply.removeHeader(name);
    throw nothingAt(request);
  }
  browser.give(cookies);
  refuseOldSession(reader);
  return reader.name;
}
