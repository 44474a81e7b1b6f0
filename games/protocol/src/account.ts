/** Accounts: who a reader is, signing in, and what a player may see and change of their own account. */
import { z } from 'zod';
import { playerNameSchema } from './challenge.ts';
import { sideSchema } from './entry.ts';
import { flagSchema } from './flag.ts';

/** A rating as shown, in whole points. */
export const shownRatingSchema = z.object({
  system: z.string(),
  rating: z.int(),
  /** True below twelve rated games, and after a year without one: then it is shown with a "?". */
  provisional: z.boolean(),
});

/** GET /api/me. */
export const meSchema = z
  .object({
    /** False for a guest, who has no name, flag or rating. */
    account: z.boolean(),
    name: z.string().nullable(),
    flag: flagSchema.nullable(),
    ratings: z.array(shownRatingSchema),
  })
  .meta({ id: 'Me' });

/** Bytes as WebAuthn writes them in JSON: base64url. */
const bytesSchema = z.string().regex(/^[\w-]{1,20000}$/);

const passkeyBase = {
  id: bytesSchema,
  rawId: bytesSchema,
  type: z.literal('public-key'),
  authenticatorAttachment: z.exactOptional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z.object({}),
};

/** POST /api/account/passkey/options: the name of a new account; without one a signed-in player adds a passkey. */
export const passkeyWishSchema = z.object({ name: playerNameSchema.optional() });

/** The browser's task with a passkey; its content is defined by WebAuthn. */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });

/** A passkey that a browser has made: a RegistrationResponseJSON. */
export const madePasskeySchema = z.object({
  ...passkeyBase,
  response: z.object({
    clientDataJSON: bytesSchema,
    attestationObject: bytesSchema,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(10)
      .default([]),
  }),
});

/** A passkey that a browser has shown: an AuthenticationResponseJSON. */
export const shownPasskeySchema = z.object({
  ...passkeyBase,
  response: z.object({
    clientDataJSON: bytesSchema,
    authenticatorData: bytesSchema,
    signature: bytesSchema,
    userHandle: z.exactOptional(bytesSchema),
  }),
});

const emailSchema = z.email('An e-mail address such as name@example.org is expected.').max(200);

/** POST /api/account/email-link: sends a link that signs in; with an account, one that adds the address to it. */
export const emailLinkWishSchema = z.object({ email: emailSchema });

/** POST /api/account/email-link/use: the code of the link; and a name if the address has no account yet. */
export const emailLinkUseSchema = z.object({
  code: z.string().regex(/^[\w-]{43}$/, 'A part of this link is missing. Copy it whole.'),
  name: playerNameSchema.optional(),
});

/** Answer to the use of a link: `name-wanted` uses nothing up, so that the link can be sent again with a name. */
export const emailLinkResultSchema = z.object({ done: z.enum(['signed-in', 'added', 'name-wanted']) });

/** The result of using a link. */
export type EmailLinkResult = z.infer<typeof emailLinkResultSchema>;

/** POST /api/account/profile. */
export const profileSchema = z.object({ name: playerNameSchema, flag: flagSchema });

/** A browser that is signed in to an account. Times are milliseconds since 1970, as are all times here. */
const sessionViewSchema = z.object({
  id: z.string(),
  device: z.string(),
  since: z.number(),
  seen: z.number(),
  /** True for the browser that asks. */
  here: z.boolean(),
});

/** A passkey as its owner sees it. */
const passkeyViewSchema = z.object({ id: z.string(), name: z.string(), since: z.number() });

/** GET /api/account: what a signed-in player sees of the own account. */
export const ownAccountSchema = z.object({
  name: z.string(),
  flag: flagSchema,
  since: z.number(),
  /** Null if it has none. */
  email: z.string().nullable(),
  sessions: z.array(sessionViewSchema),
  passkeys: z.array(passkeyViewSchema),
  /** Names of the players that this one has blocked. */
  blocked: z.array(z.string()),
  /** True for an operator of the server, who sees the page of the reports. */
  operator: z.boolean(),
});

/** POST /api/account/blocked and /api/account/blocked/remove. */
export const blockedSchema = z.object({ name: playerNameSchema });

/** POST /api/account/delete: the own name, typed, and what happens to the games that are under way. */
export const deleteAccountSchema = z.object({
  name: z.string().max(60),
  games: z.enum(['resign', 'leave']),
});

/** A seat of an account. */
export const accountSeatSchema = z.object({ game: z.string(), side: sideSchema });

/** GET /api/account/seats: the latest first. */
export const accountSeatsSchema = z.object({ seats: z.array(accountSeatSchema) });

/** The identity of a reader. */
export type Me = z.infer<typeof meSchema>;
/** A rating as shown. */
export type ShownRating = z.infer<typeof shownRatingSchema>;
/** The account as its signed-in player sees it. */
export type OwnAccount = z.infer<typeof ownAccountSchema>;
/** A passkey that a browser has made. */
export type MadePasskey = z.infer<typeof madePasskeySchema>;
/** A passkey that a browser has shown. */
export type ShownPasskey = z.infer<typeof shownPasskeySchema>;
/** The name and flag of a player. */
export type Profile = z.infer<typeof profileSchema>;
