import {
  confirmEmailSchema,
  errorSchema,
  lessEmailSchema,
  type NotificationSettings,
  type NotificationsView,
  notificationEmailSchema,
  notificationSettingsSchema,
  notificationsViewSchema,
  notificationTestResultSchema,
  notificationTestSchema,
  pushEndpointSchema,
  pushSubscriptionSchema,
} from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Attempts } from '../accounts/attempts.ts';
import type { Site } from '../accounts/site.ts';
import { Fault } from '../fault.ts';
import { newToken, tokenHash } from '../games/tokens.ts';
import { confirmLetter } from '../notifications/letters.ts';
import type { Notifier } from '../notifications/notifier.ts';
import {
  accountOf,
  MAX_WEBHOOK_FAILURES,
  personOfAccount,
  personOfBrowser,
} from '../notifications/people.ts';
import { deviceName } from '../seats/deviceName.ts';
import type { AccountSeatParts } from './accountRoutes.ts';
import { askingBrowser, refuseUnknownSite } from './askingBrowser.ts';
import { browserOf } from './challengeRoutes.ts';
import { askedSeat, seatParams, seatQuerystring } from './seatRoutes.ts';
import { notificationCookie, notificationKey, type Visit } from './seats.ts';
import { makerOf } from './visitor.ts';

/** The parts for routes about notifications. */
export interface NotificationParts extends AccountSeatParts {
  readonly notifier: Notifier;
}

/** The person that a request is from. */
interface Asking {
  readonly id: string;
  /** The session of the account; null for a guest. */
  readonly session: string | null;
}

const DAY_MS = 86_400_000;
const refused = { '4xx': errorSchema, '5xx': errorSchema };
const done = { 204: z.null(), ...refused };

/** A player's choice of notifications, and test notifications. */
export function notificationRoutes(parts: NotificationParts): FastifyPluginCallbackZod {
  const { notifier, services, reach } = parts;
  const attempts = new Attempts(services);
  return (app, _, ready) => {
    // A browser without an account has a secret of its own, by which its choice is found again.
    app.post('/api/notifications/key', { schema: { response: done } }, async (request, reply) => {
      if (notificationKey(request) === null) notificationCookie({ request, reply, reach }, newToken());
      return reply.code(204).send(null);
    });
    app.get(
      '/api/notifications',
      { schema: { response: { 200: notificationsViewSchema, ...refused } } },
      async (request, reply) => viewOf(notifier, (await asking(parts, { request, reply, reach })).id),
    );
    app.post(
      '/api/notifications',
      { schema: { body: notificationSettingsSchema, response: done } },
      async (request, reply) => {
        const visit = { request, reply, reach };
        const { id } = await asking(parts, visit);
        checkSettings(notifier, request.body);
        const leaves = request.body.email.on || request.body.webhook.on;
        await notifier.people.save(id, request.body, siteOf(visit, leaves));
        return reply.code(204).send(null);
      },
    );
    app.post(
      '/api/notifications/test',
      {
        schema: { body: notificationTestSchema, response: { 200: notificationTestResultSchema, ...refused } },
      },
      async (request, reply) => {
        const { id } = await asking(parts, { request, reply, reach });
        await attempts.count('notify-test', tokenHash(id));
        const { channel, endpoint = '' } = request.body;
        const { state, detail } = await notifier.channels.test(
          await notifier.people.find(id),
          channel,
          endpoint,
        );
        return { ok: state === 'sent', sentence: detail };
      },
    );
    ready();
  };
}

/** The address of a player without an account. */
export function notificationEmailRoute(parts: NotificationParts): FastifyPluginCallbackZod {
  const { notifier, services, reach } = parts;
  const attempts = new Attempts(services);
  return (app, _, ready) => {
    app.post(
      '/api/notifications/email',
      { schema: { body: notificationEmailSchema, response: done } },
      async (request, reply) => {
        const visit = { request, reply, reach };
        const { id } = await asking(parts, visit);
        if (accountOf(id) !== null) throw accountAddress();
        const { email } = request.body;
        const site = siteOf(visit, true);
        await attempts.count('notify-visitor', makerOf(request.ip));
        await attempts.count('notify-address', tokenHash(email.toLowerCase()));
        await notifier.people.noteEmail(id, email, site);
        const until = services.now() + DAY_MS;
        const token = await notifier.channels.links.sign({ t: 'confirm', person: id, email, until });
        await services.mail.send(confirmLetter(email, site, token));
        return reply.code(204).send(null);
      },
    );
    ready();
  };
}

/** The browsers of a player that are notified. */
export function notifiedDeviceRoutes(parts: NotificationParts): FastifyPluginCallbackZod {
  const { notifier, reach } = parts;
  return (app, _, ready) => {
    app.post(
      '/api/notifications/device',
      { schema: { body: pushSubscriptionSchema, response: done } },
      async (request, reply) => {
        const { id, session } = await asking(parts, { request, reply, reach });
        notifier.channels.checkWebhook(request.body.endpoint);
        const name = deviceName(request.headers['user-agent']);
        await notifier.people.addDevice(id, request.body, { name, session });
        return reply.code(204).send(null);
      },
    );
    app.post(
      '/api/notifications/device/remove',
      { schema: { body: pushEndpointSchema, response: done } },
      async (request, reply) => {
        const { id } = await asking(parts, { request, reply, reach });
        await notifier.people.removeDevice(id, request.body.endpoint);
        return reply.code(204).send(null);
      },
    );
    ready();
  };
}

/** The seats and challenges of a browser, of which its player is notified. */
export function notificationSourceRoutes(parts: NotificationParts): FastifyPluginCallbackZod {
  const { notifier, reach } = parts;
  return (app, _, ready) => {
    app.post(
      '/api/games/:id/seat/notifications',
      { schema: { params: seatParams, querystring: seatQuerystring, response: done } },
      async (request, reply) => {
        const { id } = await asking(parts, { request, reply, reach });
        const { device } = await askedSeat(parts, request);
        await notifier.people.addSource('seat', device.id, id);
        return reply.code(204).send(null);
      },
    );
    app.post('/api/challenges/notifications', { schema: { response: done } }, async (request, reply) => {
      const { id } = await asking(parts, { request, reply, reach });
      await notifier.people.addSource('lobby', browserOf(request).hash, id);
      return reply.code(204).send(null);
    });
    for (const [path, muted] of [
      ['/api/notifications/games/:id/hear', false],
      ['/api/notifications/games/:id/silence', true],
    ] as const)
      app.post(path, { schema: { params: seatParams, response: done } }, async (request, reply) => {
        const { id } = await asking(parts, { request, reply, reach });
        await notifier.people.mute(id, request.params.id, muted);
        return reply.code(204).send(null);
      });
    ready();
  };
}

/** The links in letters. No GET changes anything, so a program that opens all links of a letter does nothing. */
export function letterRoutes({ notifier, services }: NotificationParts): FastifyPluginCallbackZod {
  const { channels, people } = notifier;
  return (app, _, ready) => {
    app.post(
      '/api/notifications/email/confirm',
      { schema: { body: confirmEmailSchema, response: done } },
      async (request, reply) => {
        const { person, email, until } = await channels.links.read(request.body.token, 'confirm');
        if (until < services.now()) throw expired();
        await people.confirmEmail(person, email);
        return reply.code(204).send(null);
      },
    );
    app.post(
      '/api/notifications/less',
      { schema: { body: lessEmailSchema, response: done } },
      async (request, reply) => {
        const { person, game } = await channels.links.read(request.body.token, 'off');
        const { what } = request.body;
        if (what !== 'game') await people.lessEmail(person, what);
        else if (game !== null) await people.mute(person, game, true);
        return reply.code(204).send(null);
      },
    );
    // A mail program that unsubscribes with one press sends a form (RFC 8058). Its content says nothing more.
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { bodyLimit: 1000 },
      (_request, body, parsed) => {
        body.resume().on('end', () => parsed(null, null));
      },
    );
    app.post(
      '/api/notifications/off',
      { schema: { querystring: confirmEmailSchema, response: done } },
      async (request, reply) => {
        const { person } = await channels.links.read(request.query.token, 'off');
        await people.lessEmail(person, 'none');
        return reply.code(204).send(null);
      },
    );
    ready();
  };
}

/** The person that a request is from: the account that is signed in, else the browser. Throws a Fault without either. */
async function asking({ accounts, notifier }: NotificationParts, visit: Visit): Promise<Asking> {
  const key = notificationKey(visit.request);
  const guest = key === null ? null : personOfBrowser(tokenHash(key));
  const reader = await accounts.reader(askingBrowser(visit));
  if (reader) {
    const id = personOfAccount(reader.id);
    if (guest !== null) await notifier.people.adopt(guest, id, reader.session.id);
    return { id, session: reader.session.id };
  }
  if (guest !== null) return { id: guest, session: null };
  const sentence =
    'This browser has no key for notifications yet. Allow cookies for this site, then try again.';
  throw new Fault(401, 'no-key', sentence);
}

async function viewOf({ people, channels, sent }: Notifier, id: string): Promise<NotificationsView> {
  const { settings, email, emailConfirmed, webhookFailures } = await people.find(id);
  return {
    settings,
    key: await channels.push.publicKey(),
    devices: (await people.devices(id)).map(({ id: device, name, made }) => ({ id: device, name, made })),
    email: { address: email, confirmed: emailConfirmed, ofAccount: accountOf(id) !== null },
    paused: webhookFailures >= MAX_WEBHOOK_FAILURES,
    muted: [...(await people.muted(id))],
    sent: await sent.list(id),
  };
}

function checkSettings({ channels }: Notifier, { webhook }: NotificationSettings): void {
  if (webhook.on || webhook.url !== '') channels.checkWebhook(webhook.url);
}

/** The address of this server for links in letters. Throws a Fault if it is needed and not known. */
function siteOf(visit: Visit, needed: true): Site;
function siteOf(visit: Visit, needed: boolean): Site | null;
function siteOf(visit: Visit, needed: boolean): Site | null {
  if (!needed) return null;
  refuseUnknownSite(visit);
  return askingBrowser(visit).site;
}

function accountAddress(): Fault {
  return new Fault(
    409,
    'account-address',
    'Letters go to the address of your account. Change it on the page You.',
  );
}

function expired(): Fault {
  return new Fault(
    410,
    'dead-link',
    'This link is older than a day. Ask for a new one on the page Notifications.',
  );
}
