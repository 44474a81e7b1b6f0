import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Site } from '../accounts/site.ts';
import { Fault } from '../fault.ts';
import { newSecret } from '../games/tokens.ts';
import type { Letter } from '../mail/mail.ts';
import { readServerSecret } from '../tables/serverSecrets.ts';
import type { TableStore } from '../tables/tables.ts';
import { momentWords } from './quietHours.ts';
import type { NotificationFacts, NotificationWords } from './words.ts';

/** What a link in a letter does: `off` changes how much e-mail comes, `confirm` shows that an address is its reader's. */
const linkSchema = z.discriminatedUnion('t', [
  z.object({ t: z.literal('off'), person: z.string(), game: z.string().nullable() }),
  z.object({ t: z.literal('confirm'), person: z.string(), email: z.string(), until: z.number() }),
]);

type LetterLink = z.infer<typeof linkSchema>;

/** Signs the links in letters. Each does one thing only, and signs nobody in. */
export class LetterLinks {
  readonly #tables: TableStore;

  constructor(tables: TableStore) {
    this.#tables = tables;
  }

  async sign(link: LetterLink): Promise<string> {
    const text = Buffer.from(JSON.stringify(link)).toString('base64url');
    return `${text}.${await this.#mark(text)}`;
  }

  /** Reads a link. Throws a Fault for one that this server has not signed, or that does something else. */
  async read<T extends LetterLink['t']>(token: string, t: T): Promise<Extract<LetterLink, { t: T }>> {
    const [text = '', mark = ''] = token.split('.');
    const [given, wanted] = [Buffer.from(mark), Buffer.from(await this.#mark(text))];
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw deadLink();
    const link = linkSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (!isOf(link, t)) throw deadLink();
    return link;
  }

  async #mark(text: string): Promise<string> {
    const key = await readServerSecret({ tables: this.#tables }, 'letters', newSecret);
    return createHmac('sha256', key).update(text).digest('base64url');
  }
}

function isOf<T extends LetterLink['t']>(link: LetterLink, t: T): link is Extract<LetterLink, { t: T }> {
  return link.t === t;
}

/** The reader of a letter. */
export interface LetterReader {
  readonly to: string;
  readonly site: Site;
  readonly zone: string;
  /** The signed text of the links at the end. */
  readonly token: string;
}

/** The letter about one event. Its links sign nobody in. */
export function eventLetter(
  reader: LetterReader,
  words: NotificationWords,
  { kind, left, path }: NotificationFacts,
  now: number,
): Letter {
  const deadline =
    left === null || kind === 'over' || kind === 'late'
      ? ''
      : `\nYour time runs out on ${momentWords(now + left, reader.zone)} (${reader.zone}).\n`;
  return letter(reader, words.subject, `${words.line}\n${deadline}\n${table(reader.site, path)}`);
}

/** The letter about all that happened in a day. */
export function dailyLetter(
  reader: LetterReader,
  items: readonly { readonly title: string; readonly path: string }[],
): Letter {
  const many = items.length === 1 ? 'one notification' : `${items.length} notifications`;
  const lines = items.map(({ title, path }) => `${title}\n${address(reader.site, path)}`);
  return letter(reader, `Linstock: ${many} today`, lines.join('\n\n'));
}

/** The letter of a test. */
export function testLetter(reader: LetterReader): Letter {
  return letter(reader, 'Linstock: a test', 'This is a test. A letter like this comes when you are asked.');
}

/** The letter by which a reader confirms an address. */
export function confirmLetter(to: string, site: Site, token: string): Letter {
  return {
    to,
    subject: 'Confirm your address for notifications from Linstock',
    text: `Somebody, perhaps you, wants notifications from Linstock at this address.
To confirm it, open this link within a day and press the button there:

${address(site, `#/notifications/confirm/${token}`)}

If it was not you, do nothing: no other letter will come.
`,
  };
}

function letter({ to, site, token }: LetterReader, subject: string, text: string): Letter {
  const less = address(site, `#/notifications/less/${token}`);
  return {
    to,
    subject,
    text: `${text}

--
Less e-mail, none for this game, or no e-mail at all (without signing in):
${less}
`,
    unsubscribe: `${site.origin}${site.path}/api/notifications/off?token=${token}`,
  };
}

const address = ({ origin, path }: Site, hash: string): string => `${origin}${path}/${hash}`;

const table = (site: Site, path: string): string => `To the table: ${address(site, path)}`;

function deadLink(): Fault {
  const sentence = 'This link is not whole, or not from this server. Open it from the letter again.';
  return new Fault(400, 'dead-link', sentence);
}
