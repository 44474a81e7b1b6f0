import {
  accountSeatSchema,
  accountSeatsSchema,
  blockedSchema,
  deleteAccountSchema,
  meSchema,
  ownAccountSchema,
  profileSchema,
} from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AccountSeats } from '../accounts/accountSeats.ts';
import { OwnAccounts } from '../accounts/ownAccount.ts';
import { PersonalData } from '../accounts/personalData.ts';
import { SigningIn } from '../accounts/signingIn.ts';
import { Ratings } from '../ratings/ratings.ts';
import { deviceName } from '../seats/deviceName.ts';
import { askingBrowser } from './askingBrowser.ts';
import { type SeatParts, seatParams } from './seatRoutes.ts';
import { giveSeat, shownDevices } from './seats.ts';
import { accountDone, type AccountParts, accountRefusals } from './signInRoutes.ts';

/** The parts for routes about the seats and data of accounts. */
export type AccountSeatParts = AccountParts & SeatParts;

/** The routes of one's own account: the reader's name and ratings, and all that a player sees and changes there. */
export function accountRoutes({ accounts, reach }: AccountParts): FastifyPluginCallbackZod {
  const own = new OwnAccounts(accounts.services);
  const ratings = new Ratings(accounts.services);
  return (app, _, done) => {
    app.get(
      '/api/me',
      { schema: { response: { 200: meSchema, ...accountRefusals } } },
      async (request, reply) => {
        const reader = await accounts.reader(askingBrowser({ request, reply, reach }));
        if (!reader) return { account: false, name: null, flag: null, ratings: [] };
        const { id, name, flag } = reader;
        return { account: true, name, flag, ratings: await ratings.shown(id) };
      },
    );
    app.get(
      '/api/account',
      { schema: { response: { 200: ownAccountSchema, ...accountRefusals } } },
      async (request, reply) => own.view(await accounts.signedIn(askingBrowser({ request, reply, reach }))),
    );
    app.post(
      '/api/account/profile',
      { schema: { body: profileSchema, response: accountDone } },
      async (request, reply) => {
        const reader = await accounts.signedIn(askingBrowser({ request, reply, reach }));
        await own.change(reader, request.body);
        return reply.code(204).send(null);
      },
    );
    const which = { params: z.object({ id: z.string().regex(/^[\w-]{1,60}$/) }), response: accountDone };
    app.post('/api/account/sessions/:id/sign-out', { schema: which }, async (request, reply) => {
      const reader = await accounts.signedIn(askingBrowser({ request, reply, reach }));
      await own.signOut(reader, request.params.id);
      return reply.code(204).send(null);
    });
    app.post('/api/account/passkeys/:id/remove', { schema: which }, async (request, reply) => {
      const reader = await accounts.freshlySignedIn(askingBrowser({ request, reply, reach }));
      await own.removePasskey(reader, request.params.id);
      return reply.code(204).send(null);
    });
    for (const blocks of [true, false])
      app.post(
        `/api/account/blocked${blocks ? '' : '/remove'}`,
        { schema: { body: blockedSchema, response: accountDone } },
        async (request, reply) => {
          const reader = await accounts.signedIn(askingBrowser({ request, reply, reach }));
          await own.block(reader, request.body.name, blocks);
          return reply.code(204).send(null);
        },
      );
    done();
  };
}

/** The seats of an account. */
export function accountSeatRoutes(parts: AccountSeatParts): FastifyPluginCallbackZod {
  const { accounts, reach, rooms, devices } = parts;
  const seats = new AccountSeats(accounts.services, devices);
  const seat = { params: seatParams, response: { 200: accountSeatSchema, ...accountRefusals } };
  return (app, _, done) => {
    app.get(
      '/api/account/seats',
      { schema: { response: { 200: accountSeatsSchema, ...accountRefusals } } },
      async (request, reply) => {
        const reader = await accounts.signedIn(askingBrowser({ request, reply, reach }));
        return { seats: [...(await seats.list(reader.id))] };
      },
    );
    // The seat that this browser holds becomes one of its account.
    app.post('/api/games/:id/seat/keep', { schema: seat }, async (request, reply) => {
      const reader = await accounts.signedIn(askingBrowser({ request, reply, reach }));
      const room = await rooms.room(request.params.id);
      return seats.add(reader.id, await shownDevices({ request, room, devices }));
    });
    // Another browser of the account takes its seat along.
    app.post('/api/games/:id/seat/own', { schema: seat }, async (request, reply) => {
      const reader = await accounts.signedIn(askingBrowser({ request, reply, reach }));
      const room = await rooms.room(request.params.id);
      const shown = await shownDevices({ request, room, devices });
      const device = deviceName(request.headers['user-agent']);
      const { side, token } = await seats.take(reader.id, room.judge.id, shown, device);
      giveSeat({ request, reply, reach }, room, side, token);
      return { game: room.judge.id, side };
    });
    done();
  };
}

/** The data of a person as a file, and their deletion. */
export function personalDataRoutes(parts: AccountSeatParts): FastifyPluginCallbackZod {
  const { accounts, reach, rooms, devices } = parts;
  const seats = new AccountSeats(accounts.services, devices);
  const data = new PersonalData(accounts.services, rooms, seats, devices);
  const signingIn = new SigningIn(accounts);
  return (app, _, done) => {
    app.get(
      '/api/account/data',
      { schema: { response: { 200: z.unknown(), ...accountRefusals } } },
      async (request, reply) => {
        const reader = await accounts.signedIn(askingBrowser({ request, reply, reach }));
        return reply
          .header('content-disposition', 'attachment; filename="linstock-my-data.json"')
          .send(await data.file(reader));
      },
    );
    app.post(
      '/api/account/delete',
      { schema: { body: deleteAccountSchema, response: accountDone } },
      async (request, reply) => {
        const browser = askingBrowser({ request, reply, reach });
        const reader = await accounts.freshlySignedIn(browser);
        await data.remove(reader, request.body.name, request.body.games);
        await signingIn.signOut(browser);
        return reply.code(204).send(null);
      },
    );
    done();
  };
}
