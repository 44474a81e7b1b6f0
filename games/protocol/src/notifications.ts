/** Notifications that arrive with the page closed: a player's choices, and the messages to a browser. */
import { z } from 'zod';

/**
 * Events of which a player can be notified: an open question, little time left, an opponent without time, an accepted challenge,
 * a request of the opponent, the end of a game.
 */
export const NOTIFICATION_KINDS = ['asked', 'low', 'late', 'accepted', 'offer', 'over'] as const;

/** The ways in which a notification is sent. */
export const NOTIFICATION_CHANNELS = ['device', 'email', 'webhook'] as const;

/** The forms of a webhook's message. */
export const WEBHOOK_FORMS = ['discord', 'slack', 'matrix', 'json'] as const;

/** Browsers of one player that may be notified. */
export const MAX_NOTIFIED_DEVICES = 20;

const kindSchema = z.enum(NOTIFICATION_KINDS);
const channelSchema = z.enum(NOTIFICATION_CHANNELS);
const channelsSchema = z.array(channelSchema).max(NOTIFICATION_CHANNELS.length);
const hourSchema = z.int().min(0).max(23);

/** The name of a time zone, such as `Europe/London`. */
const zoneSchema = z.string().max(64).refine(isZone, 'A time zone such as Europe/London is expected.');

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What a player has chosen. */
export const notificationSettingsSchema = z.object({
  /** The channels of each kind. */
  what: z.record(kindSchema, channelsSchema),
  /** True if notifications go to the browsers that have signed up. */
  device: z.object({ on: z.boolean() }),
  /** `daily`: all of a day in one letter at 18:00. `short`: only when little time is left. */
  email: z.object({ on: z.boolean(), when: z.enum(['each', 'daily', 'short']) }),
  webhook: z.object({
    on: z.boolean(),
    url: z.string().max(500),
    form: z.enum(WEBHOOK_FORMS),
    /** Written before the text, such as `<@1187302>`. */
    mention: z.string().max(60),
  }),
  /** Hours of the day in which notifications wait; if both are equal, none. */
  quiet: z.object({ on: z.boolean(), from: hourSchema, to: hourSchema }),
  zone: zoneSchema,
});

/** What a player has chosen. */
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/** The choice of a player who has chosen nothing yet. */
export const USUAL_NOTIFICATIONS: NotificationSettings = {
  what: {
    asked: ['device', 'email', 'webhook'],
    low: [],
    late: ['device', 'email'],
    accepted: ['device', 'email', 'webhook'],
    offer: ['device'],
    over: ['device', 'email'],
  },
  device: { on: false },
  email: { on: false, when: 'each' },
  webhook: { on: false, url: '', form: 'json', mention: '' },
  quiet: { on: false, from: 22, to: 7 },
  zone: 'UTC',
};

/** A notification of the last 14 days. Times are milliseconds since 1970. */
const sentSchema = z.object({
  at: z.int(),
  channel: channelSchema,
  title: z.string(),
  /** `waiting`: for the daily letter. `gone`: it was answered before or after it was sent. */
  state: z.enum(['sending', 'waiting', 'sent', 'failed', 'gone']),
  detail: z.string(),
});

/** GET /api/notifications. */
export const notificationsViewSchema = z.object({
  settings: notificationSettingsSchema,
  /** The public key by which a browser signs up. */
  key: z.string(),
  devices: z.array(z.object({ id: z.string(), name: z.string(), made: z.int() })),
  email: z.object({
    address: z.string().nullable(),
    confirmed: z.boolean(),
    /** True if it is that of the account. */
    ofAccount: z.boolean(),
  }),
  /** True after three failures in a row: it is tried again once the settings are saved or a test succeeds. */
  paused: z.boolean(),
  /** Games of which the player wants no notifications. */
  muted: z.array(z.string()),
  sent: z.array(sentSchema),
});

/** A player's own notifications, as the player sees them. */
export type NotificationsView = z.infer<typeof notificationsViewSchema>;
/** A notification of the last 14 days. */
export type SentNotification = z.infer<typeof sentSchema>;
/** A kind of event. */
export type NotificationKind = z.infer<typeof kindSchema>;
/** A way in which a notification is sent. */
export type NotificationChannel = z.infer<typeof channelSchema>;
/** The form of a webhook's message. */
export type WebhookForm = NotificationSettings['webhook']['form'];

/** POST /api/notifications/device: the subscription of a browser, as the Push API gives it. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'The public key of a browser is expected.'),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/, 'The secret of a browser is expected.'),
  }),
});

/** The subscription of a browser. */
export type PushSubscriptionKeys = z.infer<typeof pushSubscriptionSchema>;

/** POST /api/notifications/device/remove. */
export const pushEndpointSchema = z.object({ endpoint: z.string().max(1000) });

/** POST /api/notifications/email: the address of a player without an account. */
export const notificationEmailSchema = z.object({
  email: z.email('An e-mail address such as name@example.org is expected.').max(200),
});

/** The signed text in a link of a letter. */
const letterTokenSchema = z
  .string()
  .max(600)
  .regex(/^[\w-]+\.[\w-]+$/, 'A part of this link is missing. Copy it whole.');

/** POST /api/notifications/email/confirm. */
export const confirmEmailSchema = z.object({ token: letterTokenSchema });

/** POST /api/notifications/less: the links at the end of each letter. */
export const lessEmailSchema = z.object({
  token: letterTokenSchema,
  what: z.enum(['less', 'game', 'none']),
});

/** POST /api/notifications/test. */
export const notificationTestSchema = z.object({
  channel: channelSchema,
  /** The browser that asks, for a test on this device. */
  endpoint: z.string().max(1000).optional(),
});

/** The result of a test: a sentence, and whether the message was accepted. */
export const notificationTestResultSchema = z.object({ ok: z.boolean(), sentence: z.string() });

/** The result of a test. */
export type NotificationTestResult = z.infer<typeof notificationTestResultSchema>;

/** A message to the service worker of a browser: shows a notification, or removes the one with this tag. */
export type PushMessage =
  | {
      readonly t: 'show';
      readonly title: string;
      readonly body: string;
      readonly tag: string;
      readonly path: string;
    }
  | { readonly t: 'close'; readonly tag: string };
