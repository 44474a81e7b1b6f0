import type { MadePasskey, ShownPasskey } from '@linstock/protocol';
import { z } from 'zod';
import { Fault } from '../fault.ts';
import { newToken, tokenHash } from '../games/tokens.ts';
import { deviceName } from '../seats/deviceName.ts';
import { type Accounts, type AskingBrowser, codeKey } from './accounts.ts';
import { Attempts } from './attempts.ts';
import { LINK_MINUTES, linkLetter } from './letters.ts';

import { newAccount } from './newAccount.ts';

/** A request of WebAuthn to the browser. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** The result of using an e-mail link; `name-wanted` if its address has no account and no name was given. */
export type LinkResult = 'signed-in' | 'added' | 'name-wanted';

const linkSchema = z.object({ email: z.string() });
const additionSchema = z.object({ email: z.string(), account: z.string() });

/** Making accounts, and signing in: by a passkey, or by a link that is sent to an e-mail address. */
export class SigningIn {
  readonly #accounts: Accounts;
  readonly #attempts: Attempts;

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
    this.#attempts = new Attempts(accounts.services);
  }

  /**
   * What the browser needs to make a passkey.
   * @param name of the new account; undefined for a player who is signed in and adds a passkey
   */
  async newPasskey(browser: AskingBrowser, name: string | undefined): Promise<PasskeyOptions> {
    await this.#attempts.count('passkey', browser.visitor);
    await this.#refuseSecondAccount(browser, name);
    const { api } = await this.#accounts.library(browser.site);
    const { headers } = browser;
    const query = name === undefined ? {} : { context: name, name };
    const done = await told(api.generatePasskeyRegistrationOptions({ headers, query, returnHeaders: true }));
    browser.give(done.headers.getSetCookie());
    return { ...done.response };
  }

  /** Stores the passkey that the browser has made. A new account is signed in. */
  async addPasskey(browser: AskingBrowser, response: MadePasskey): Promise<void> {
    const reader = await this.#accounts.reader(browser);
    if (reader) await this.#accounts.freshlySignedIn(browser);
    else await this.#attempts.count('new-account', browser.visitor);
    const { api } = await this.#accounts.library(browser.site);
    const { headers } = browser;
    const body = { response, name: deviceOf(browser), createSession: reader === null };
    const done = await told(api.verifyPasskeyRegistration({ headers, body, returnHeaders: true }));
    browser.give(done.headers.getSetCookie());
  }

  /** The data with which a browser shows a passkey. */
  async askForPasskey({ site, headers, visitor, give }: AskingBrowser): Promise<PasskeyOptions> {
    await this.#attempts.count('passkey', visitor);
    const { api } = await this.#accounts.library(site);
    const done = await told(api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }));
    give(done.headers.getSetCookie());
    return { ...done.response };
  }

  /** Signs in by a passkey that the browser has shown. */
  async byPasskey(browser: AskingBrowser, response: ShownPasskey): Promise<void> {
    await this.#attempts.count('passkey', browser.visitor);
    const { api } = await this.#accounts.library(browser.site);
    const { headers } = browser;
    const done = await told(
      api.verifyPasskeyAuthentication({ headers, body: { response }, returnHeaders: true }),
    );
    await this.#endSessionBefore(browser);
    browser.give(done.headers.getSetCookie());
  }

  /**
   * Sends a link to an address: for a guest one that signs in, for a player who is signed in one that adds the address
   * to the account. Nothing tells whether the address is known.
   */
  async sendLink(browser: AskingBrowser, email: string): Promise<void> {
    const { site, headers, visitor } = browser;
    await this.#attempts.count('link-visitor', visitor);
    await this.#attempts.count('link-address', tokenHash(email.toLowerCase()));
    const reader = await this.#accounts.reader(browser);
    const library = await this.#accounts.library(site);
    if (!reader) {
      await told(library.api.signInMagicLink({ headers, body: { email } }));
      return;
    }
    await this.#accounts.freshlySignedIn(browser);
    const code = newToken();
    const { internalAdapter } = await library.$context;
    await internalAdapter.createVerificationValue({
      identifier: codeKey('add-email', code),
      value: JSON.stringify({ email: email.toLowerCase(), account: reader.id }),
      expiresAt: new Date(Date.now() + LINK_MINUTES * 60_000),
    });
    await this.#accounts.services.mail.send(linkLetter(email, code, site, true));
  }

  /**
   * Uses the code of a link, once. Throws a Fault if it was used or has expired.
   * @param name of the new account, if the address has none
   */
  async useLink(browser: AskingBrowser, code: string, name: string | undefined): Promise<LinkResult> {
    await this.#attempts.count('link-use', browser.visitor);
    const library = await this.#accounts.library(browser.site);
    const { internalAdapter } = await library.$context;
    const addition = await internalAdapter.findVerificationValue(codeKey('add-email', code));
    if (addition) return this.#addEmail(browser, code, additionSchema.parse(JSON.parse(addition.value)));
    const stored = await internalAdapter.findVerificationValue(codeKey('magic-link', code));
    if (!stored || stored.expiresAt.getTime() <= Date.now()) throw deadLink();
    const { email } = linkSchema.parse(JSON.parse(stored.value));
    if ((await internalAdapter.findUserByEmail(email)) === null) {
      if (name === undefined) return 'name-wanted';
      await this.#attempts.count('new-account', browser.visitor);
      const account = await newAccount(this.#accounts.services.tables, name, email);
      await internalAdapter.createUser(account, { method: 'magic-link' });
    }
    const { headers } = browser;
    const query = { token: code };
    const done = await library.api.magicLinkVerify({ headers, query, returnHeaders: true }).catch(() => {
      throw deadLink();
    });
    await this.#endSessionBefore(browser);
    browser.give(done.headers.getSetCookie());
    return 'signed-in';
  }

  /** Signs this browser out. */
  async signOut({ site, headers, give }: AskingBrowser): Promise<void> {
    const { api } = await this.#accounts.library(site);
    const done = await told(api.signOut({ headers, returnHeaders: true }));
    give(done.headers.getSetCookie());
  }

  async #addEmail(
    browser: AskingBrowser,
    code: string,
    { email, account }: z.infer<typeof additionSchema>,
  ): Promise<LinkResult> {
    const reader = await this.#accounts.reader(browser);
    if (reader?.id !== account) throw otherBrowser();
    const { internalAdapter } = await (await this.#accounts.library(browser.site)).$context;
    if (!(await internalAdapter.consumeVerificationValue(codeKey('add-email', code)))) throw deadLink();
    const owner = await internalAdapter.findUserByEmail(email);
    if (owner && owner.user.id !== account)
      throw new Fault(
        409,
        'email-taken',
        'Another account has this address. Sign in to that one, or use another.',
      );
    await internalAdapter.updateUser(account, { email, emailVerified: true });
    return 'added';
  }

  /** Throws a Fault for a guest without a name, and for a player who wants a second account. */
  async #refuseSecondAccount(browser: AskingBrowser, name: string | undefined): Promise<void> {
    if (name === undefined) return void (await this.#accounts.freshlySignedIn(browser));
    if (await this.#accounts.reader(browser))
      throw new Fault(409, 'signed-in', 'You are signed in. Sign out first to make another account.');
  }

  /** Ends the session that the browser had before it signed in again. */
  async #endSessionBefore(browser: AskingBrowser): Promise<void> {
    const before = await this.#accounts.reader(browser);
    if (!before) return;
    await this.#accounts.services.tables
      .deleteFrom('account_session')
      .where('id', '=', before.session.id)
      .execute();
  }
}

const deviceOf = ({ headers }: AskingBrowser): string => deviceName(headers.get('user-agent') ?? undefined);

/** Turns a refusal of the library into a Fault. */
async function told<T>(done: Promise<T>): Promise<T> {
  try {
    return await done;
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    throw code === 'PASSKEY_NOT_FOUND' ? unknownPasskey() : failedPasskey();
  }
}

const libraryErrorSchema = z.object({
  statusCode: z.number().max(499),
  body: z.object({ code: z.string() }),
});

/** The code of an error of the library that is the visitor's; null for any other. */
function codeOf(error: unknown): string | null {
  if (error instanceof Fault) return null;
  const parsed = libraryErrorSchema.safeParse(error);
  return parsed.success ? parsed.data.body.code : null;
}

function unknownPasskey(): Fault {
  const sentence = 'No account here has this passkey. Try another one, an e-mail link, or make an account.';
  return new Fault(401, 'unknown-passkey', sentence);
}

function failedPasskey(): Fault {
  const sentence = 'The passkey could not be checked, or it took longer than five minutes. Try again.';
  return new Fault(400, 'failed-passkey', sentence);
}

function deadLink(): Fault {
  const sentence = `This link was used already, or it is older than ${LINK_MINUTES} minutes. Ask for a new one.`;
  return new Fault(410, 'dead-link', sentence);
}

function otherBrowser(): Fault {
  const sentence =
    'This link adds an address to an account. Open it in a browser that is signed in to that account.';
  return new Fault(403, 'other-browser', sentence);
}
