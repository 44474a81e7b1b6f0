import type { Flag } from '@linstock/protocol';
import type { Person } from '../admin/sanctions.ts';
import { Fault } from '../fault.ts';
import { newSecret, tokenHash } from '../games/tokens.ts';
import type { Services } from '../services.ts';
import { readServerSecret } from '../tables/serverSecrets.ts';
import type { AuthLibrary, AuthParts } from './authLibrary.ts';
import { lastAccountCookie, readLastAccount } from './lastAccount.ts';
import { linkLetter } from './letters.ts';
import { emailOf, readFlag } from './newAccount.ts';
import type { Site } from './site.ts';

/** The browser that sends a request: how it knows this server, and what it shows. */
export interface AskingBrowser {
  readonly site: Site;
  /** Its cookies and its name. */
  readonly headers: Headers;
  /** Its address, as a hash. */
  readonly visitor: string;
  /** Gives it cookies. */
  give(cookies: readonly string[]): void;
}

/** A player who is signed in, and the browser's session. Times are milliseconds since 1970. */
export interface SignedIn {
  readonly id: string;
  readonly name: string;
  readonly flag: Flag;
  readonly email: string | null;
  readonly since: number;
  readonly session: { readonly id: string; readonly since: number };
}

/** Milliseconds after signing in for which ways to sign in can be changed, the account deleted, and the operator's page used. */
const FRESH_MS = 86_400_000;

/** Sites whose library is open at once: one or two, unless somebody makes addresses up. */
const MAX_SITES = 12;

/** The cookie of a session, by http and by https. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?linstock\.session_token=/;

/** The accounts and their sessions. The library behind them is loaded for the first visitor who has or wants an account. */
export class Accounts {
  readonly services: Services;
  readonly #libraries = new Map<string, Promise<AuthLibrary>>();
  #parts: Promise<AuthParts> | null = null;
  /** The secret by which the marks of browsers are signed. */
  #secret: Promise<string> | null = null;

  constructor(services: Services) {
    this.services = services;
  }

  /** The sign-in library for a site. */
  library(site: Site): Promise<AuthLibrary> {
    const key = `${site.origin}${site.path}`;
    const known = this.#libraries.get(key);
    if (known) return known;
    if (this.#libraries.size >= MAX_SITES) this.#libraries.clear();
    this.#parts ??= this.#openParts();
    const opened = Promise.all([import('./authLibrary.ts'), this.#parts]).then(
      ([{ openAuthLibrary }, parts]) => openAuthLibrary(parts, site),
    );
    this.#libraries.set(key, opened);
    opened.catch(() => {
      this.#libraries.delete(key);
      this.#parts = null;
    });
    return opened;
  }

  /** The player who is signed in in this browser; null for a guest. */
  async reader({ site, headers, give }: AskingBrowser): Promise<SignedIn | null> {
    if (!SESSION_COOKIE.test(headers.get('cookie') ?? '')) return null;
    const { api } = await this.library(site);
    const { response, headers: sent } = await api.getSession({ headers, returnHeaders: true });
    give(sent.getSetCookie());
    if (!response) return null;
    const { user, session } = response;
    const secret = await this.#lastSecret();
    if (readLastAccount(secret, headers.get('cookie') ?? '') !== user.id)
      give([lastAccountCookie(secret, user.id, site)]);
    return {
      id: user.id,
      name: user.name,
      flag: readFlag(user.flag),
      email: emailOf(user),
      since: user.createdAt.getTime(),
      session: { id: session.id, since: session.createdAt.getTime() },
    };
  }

  /**
   * The person at a browser, as sanctions know people. A guest is the account that was last signed in there, so that nobody
   * gets rid of a sanction by signing out.
   */
  async person(browser: AskingBrowser): Promise<Person> {
    const { headers, visitor } = browser;
    const reader = await this.reader(browser);
    if (reader) return { visitor, account: reader.id };
    const cookies = headers.get('cookie') ?? '';
    return { visitor, account: readLastAccount(await this.#lastSecret(), cookies) };
  }

  /** The player who is signed in. Throws a Fault for a guest. */
  async signedIn(browser: AskingBrowser): Promise<SignedIn> {
    const reader = await this.reader(browser);
    if (reader) return reader;
    throw new Fault(401, 'not-signed-in', 'Only a player who is signed in can do this. Sign in first.');
  }

  /** The same. Throws a Fault as well if the player signed in here more than a day ago. */
  async freshlySignedIn(browser: AskingBrowser): Promise<SignedIn> {
    const reader = await this.signedIn(browser);
    refuseOldSession(reader);
    return reader;
  }

  #lastSecret(): Promise<string> {
    this.#secret ??= readServerSecret(this.services, 'last-account', newSecret);
    this.#secret.catch(() => {
      this.#secret = null;
    });
    return this.#secret;
  }

  async #openParts(): Promise<AuthParts> {
    const { tables, mail } = this.services;
    const secret = await readServerSecret(this.services, 'cookies', newSecret);
    return {
      tables,
      secret,
      sendCode: (email, code, site) => mail.send(linkLetter(email, code, site, false)),
    };
  }
}

/** Throws a Fault if a player signed in more than a day ago. */
export function refuseOldSession({ session }: SignedIn): void {
  if (Date.now() - session.since < FRESH_MS) return;
  const sentence = 'You signed in here more than a day ago. For this, sign out and sign in again.';
  throw new Fault(403, 'sign-in-again', sentence);
}

/** The key under which the code of a link is stored, by what the link does. */
export function codeKey(kind: 'magic-link' | 'add-email', code: string): string {
  return `${kind}:${tokenHash(code)}`;
}
