/** The mark that a browser keeps of the account that was last signed in there. It opens nothing: sanctions are the same for its guest. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Site } from './site.ts';

/** The cookie with the mark. */
const COOKIE = 'linstock-last-account';

/** Seconds for which a browser keeps it: 400 days, the maximum. */
const SECONDS = 34_560_000;

/** The account of a browser's mark; null without one, and for one that this server did not make. */
export function readLastAccount(secret: string, cookies: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{1,80})\\.([\\w-]{43})(?:;|$)`).exec(cookies);
  const [, account, sign] = value ?? [];
  if (account === undefined || sign === undefined) return null;
  return timingSafeEqual(Buffer.from(sign), Buffer.from(signOf(secret, account))) ? account : null;
}

/** The cookie that marks a browser with an account. */
export function lastAccountCookie(secret: string, account: string, { origin, path }: Site): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${account}.${signOf(secret, account)}; Path=${path}/api; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

const signOf = (secret: string, account: string): string =>
  createHmac('sha256', secret).update(`last account ${account}`).digest('base64url');
