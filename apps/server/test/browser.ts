/** A browser that keeps cookies, for tests of the server. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailLinkResult, Me, OwnAccount } from '@linstock/protocol';
import { TestPasskey } from './passkeys.ts';
import { call, type Reply } from './table.ts';

/** What a server refuses. */
export type Refusal = { readonly error: { readonly code: string; readonly sentence: string } };

type Options = { readonly options: { readonly challenge: string } };

/** A browser that keeps cookies, and its passkey. */
export class Browser {
  readonly address: string;
  readonly passkey: TestPasskey;
  readonly #cookies = new Map<string, { readonly pair: string; readonly path: string }>();

  /** @param address of the server, by a name, since an address in numbers has no passkeys */
  constructor(address: string, passkey = new TestPasskey(address)) {
    this.address = address;
    this.passkey = passkey;
  }

  async ask<T = Refusal>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    const cookie = [...this.#cookies.values()]
      .filter((each) => path.startsWith(each.path))
      .map(({ pair }) => pair)
      .join('; ');
    const headers = { cookie, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    const reply = await call<T>(this.address, method, path, { headers, ...(body !== undefined && { body }) });
    for (const each of reply.headers.getSetCookie()) {
      const [pair = '', ...rest] = each.split(/;\s*/);
      const path = rest.find((part) => part.startsWith('Path='))?.slice('Path='.length) ?? '/';
      const key = `${pair.split('=')[0]} ${path}`;
      if (rest.includes('Max-Age=0')) this.#cookies.delete(key);
      else this.#cookies.set(key, { pair, path });
    }
    return reply;
  }

  /** The value of a cookie; empty without it. */
  cookie(name: string): string {
    const known = [...this.#cookies.values()].find(({ pair }) => pair.startsWith(`${name}=`));
    return known?.pair.slice(name.length + 1) ?? '';
  }

  post = <T = Refusal>(path: string, body?: unknown): Promise<Reply<T>> => this.ask<T>('POST', path, body);

  me = async (): Promise<Me> => (await this.ask<Me>('GET', '/api/me')).body;

  account = async (): Promise<OwnAccount> => (await this.ask<OwnAccount>('GET', '/api/account')).body;

  /** Makes an account by a passkey. */
  async signUp(name: string): Promise<Reply<Refusal>> {
    const asked = await this.post<Options & Refusal>('/api/account/passkey/options', { name });
    if (asked.status !== 200) return asked;
    return this.post('/api/account/passkey', this.passkey.make(asked.body.options));
  }

  /** Signs in by the passkey. */
  async signIn(): Promise<Reply<Refusal>> {
    const asked = await this.post<Options>('/api/account/sign-in/options');
    return this.post('/api/account/sign-in', this.passkey.show(asked.body.options));
  }

  useLink = (code: string, name?: string): Promise<Reply<EmailLinkResult & Refusal>> =>
    this.post('/api/account/email-link/use', { code, ...(name !== undefined && { name }) });
}

/** The code of the link in the last letter that a server wrote into its folder. */
export function lastCode(folder: string): string {
  const mail = join(folder, 'mail');
  const last = readdirSync(mail).toSorted().at(-1) ?? '';
  const letter = readFileSync(join(mail, last), 'utf8')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  return /#\/sign-in\/([\w-]{43})/.exec(letter)?.[1] ?? '';
}
