import {
  emailLinkResultSchema,
  emailLinkUseSchema,
  emailLinkWishSchema,
  errorSchema,
  madePasskeySchema,
  passkeyOptionsSchema,
  passkeyWishSchema,
  shownPasskeySchema,
} from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Accounts } from '../accounts/accounts.ts';
import { SigningIn } from '../accounts/signingIn.ts';
import { askingBrowser, refuseUnknownSite } from './askingBrowser.ts';
import type { Reach } from './guard.ts';

/** The parts for routes about accounts. */
export interface AccountParts {
  readonly accounts: Accounts;
  readonly reach: Reach;
}

export const accountRefusals = { '4xx': errorSchema, '5xx': errorSchema };
export const accountDone = { 204: z.null(), ...accountRefusals };
const options = { 200: passkeyOptionsSchema, ...accountRefusals };

/** Making an account by a passkey, signing in by one, and signing out. No GET changes anything. */
export function passkeyRoutes({ accounts, reach }: AccountParts): FastifyPluginCallbackZod {
  const signingIn = new SigningIn(accounts);
  return (app, _, done) => {
    app.post(
      '/api/account/passkey/options',
      { schema: { body: passkeyWishSchema, response: options } },
      async (request, reply) => {
        const browser = askingBrowser({ request, reply, reach });
        return { options: await signingIn.newPasskey(browser, request.body.name) };
      },
    );
    app.post(
      '/api/account/passkey',
      { schema: { body: madePasskeySchema, response: accountDone } },
      async (request, reply) => {
        await signingIn.addPasskey(askingBrowser({ request, reply, reach }), request.body);
        return reply.code(204).send(null);
      },
    );
    app.post('/api/account/sign-in/options', { schema: { response: options } }, async (request, reply) => ({
      options: await signingIn.askForPasskey(askingBrowser({ request, reply, reach })),
    }));
    app.post(
      '/api/account/sign-in',
      { schema: { body: shownPasskeySchema, response: accountDone } },
      async (request, reply) => {
        await signingIn.byPasskey(askingBrowser({ request, reply, reach }), request.body);
        return reply.code(204).send(null);
      },
    );
    app.post('/api/account/sign-out', { schema: { response: accountDone } }, async (request, reply) => {
      await signingIn.signOut(askingBrowser({ request, reply, reach }));
      return reply.code(204).send(null);
    });
    done();
  };
}

/** Links by e-mail: asking for one, and using its code. A program that opens the link uses nothing up. */
export function emailLinkRoutes({ accounts, reach }: AccountParts): FastifyPluginCallbackZod {
  const signingIn = new SigningIn(accounts);
  return (app, _, done) => {
    app.post(
      '/api/account/email-link',
      { schema: { body: emailLinkWishSchema, response: accountDone } },
      async (request, reply) => {
        const visit = { request, reply, reach };
        refuseUnknownSite(visit);
        await signingIn.sendLink(askingBrowser(visit), request.body.email);
        return reply.code(204).send(null);
      },
    );
    app.post(
      '/api/account/email-link/use',
      {
        schema: {
          body: emailLinkUseSchema,
          response: { 200: emailLinkResultSchema, ...accountRefusals },
        },
      },
      async (request, reply) => {
        const { code, name } = request.body;
        const browser = askingBrowser({ request, reply, reach });
        return { done: await signingIn.useLink(browser, code, name) };
      },
    );
    done();
  };
}
