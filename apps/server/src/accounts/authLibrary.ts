import { passkey } from '@better-auth/passkey';
import type { BetterAuthOptions } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import { betterAuth } from 'better-auth/minimal';
import { magicLink } from 'better-auth/plugins/magic-link';
import { newToken, tokenHash } from '../games/tokens.ts';
import type { TableStore } from '../tables/tables.ts';
import { hashedSessions } from './hashedSessions.ts';
import { LINK_MINUTES } from './letters.ts';
import { newAccount } from './newAccount.ts';
import type { Site } from './site.ts';

/** Services of the server that the library uses. */
export interface AuthParts {
  readonly tables: TableStore;
  /** Signs the cookies. */
  readonly secret: string;
  /** Sends the code of a link that signs in. */
  readonly sendCode: (email: string, code: string, site: Site) => Promise<void>;
}

/** Seconds after which a browser that was not used is signed out: 90 days. */
const SESSION_SECONDS = 7_776_000;

/** Seconds after which another visit of a browser is stored. */
const SEEN_SECONDS = 3600;

/**
 * The library that signs people in, for one site. Only its functions are used, never its own addresses: what is sent to
 * the server is read by our own schemas.
 */
export async function openAuthLibrary({ tables, secret, sendCode }: AuthParts, site: Site) {
  const own = {
    secret,
    baseURL: site.origin,
    basePath: `${site.path}/api/auth`,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    ...TABLE_NAMES,
    advanced: {
      cookiePrefix: 'linstock',
      useSecureCookies: site.origin.startsWith('https:'),
      defaultCookieAttributes: { path: `${site.path}/api` },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
  } satisfies BetterAuthOptions;
  const plugins = [
    magicLink({
      expiresIn: LINK_MINUTES * 60,
      generateToken: newToken,
      storeToken: { type: 'custom-hasher', hash: async (code) => tokenHash(code) },
      sendMagicLink: ({ email, token }) => sendCode(email, token, site),
    }),
    passkeysOf(tables, site),
  ];
  // One form on both engines: times are texts, and a boolean is 0 or 1.
  const database = { db: tables, type: 'sqlite', transaction: false } as const;
  const adapter = await getAdapter({ ...own, plugins, database });
  return betterAuth({ ...own, plugins, database: () => hashedSessions(adapter) });
}

/** The library, opened for a site. */
export type AuthLibrary = Awaited<ReturnType<typeof openAuthLibrary>>;

/** Passkeys, also for people who have no account yet: `context` is the name they want. */
function passkeysOf(tables: TableStore, { origin }: Site) {
  return passkey({
    rpID: new URL(origin).hostname,
    rpName: 'Linstock',
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    schema: {
      passkey: {
        modelName: 'passkey',
        fields: {
          userId: 'account',
          publicKey: 'public_key',
          credentialID: 'credential',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
    registration: {
      requireSession: false,
      async resolveUser({ context }) {
        const { name } = await newAccount(tables, context ?? '', null);
        return { id: crypto.randomUUID(), name, displayName: name };
      },
      async afterVerification({ ctx, user, context }) {
        // Somebody who is signed in adds a passkey to the own account.
        if (!context) return { userId: user.id };
        const account = await newAccount(tables, context, null);
        const made = await ctx.context.internalAdapter.createUser(account, { method: 'passkey' });
        return { userId: made.id };
      },
    },
  });
}

/** Its tables and columns, named as ours are. */
const TABLE_NAMES = {
  user: {
    modelName: 'player_account',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    additionalFields: {
      nameKey: { type: 'string', required: true, input: false, fieldName: 'name_key' },
      flag: { type: 'string', required: true, input: false },
    },
  },
  session: {
    modelName: 'account_session',
    fields: {
      userId: 'account',
      expiresAt: 'expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
    expiresIn: SESSION_SECONDS,
    updateAge: SEEN_SECONDS,
  },
  verification: {
    modelName: 'account_check',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
} as const satisfies BetterAuthOptions;
