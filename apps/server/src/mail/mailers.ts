import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { Fault } from '../fault.ts';
import type { Letter, Mail } from './mail.ts';

/** The folder of letters inside the data folder, if there is no mail server. */
const MAIL_FOLDER = 'mail';

/** Letters left in that folder. */
const MAX_LETTERS = 1000;

/** Milliseconds to wait for each step of the conversation with a mail server. */
const SMTP_TIMEOUT_MS = 20_000;

/** The settings for sending e-mail. */
export interface MailOptions {
  /** Such as `smtps://user:password@mail.example.org`. */
  readonly smtpUrl: string;
  /** The sender, such as `Linstock <table@example.org>`. */
  readonly from: string;
}

/** Loaded with the first letter: most servers at home send none. */
const nodemailer = () => import('nodemailer');

/** The mail of a server: by SMTP, or as files in its data folder. Throws a Fault for an address that cannot be read. */
export function openMail(options: MailOptions | null, home: string): Mail {
  return options === null ? folderMail(join(home, MAIL_FOLDER)) : smtpMail(options);
}

/** Letters by SMTP. Throws a Fault for an address that is not one of a mail server. */
function smtpMail({ smtpUrl, from }: MailOptions): Mail {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null;
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol)) {
    // The address may hold a password, so it is not repeated.
    const sentence =
      'SMTP_URL is not an address of a mail server. One such as smtps://user:password@mail.example.org is expected.';
    throw new Fault(500, 'smtp-url', sentence);
  }
  const times = {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  };
  const open = async () => {
    const { createTransport } = await nodemailer();
    return createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...times });
  };
  let opened: ReturnType<typeof open> | null = null;
  return {
    async send(letter) {
      opened ??= open();
      const transport = await opened;
      await transport.sendMail(messageOf(letter, from));
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** Letters as files that a mail program opens, the newest last; of many the oldest are removed. */
function folderMail(folder: string): Mail {
  return {
    async send(letter) {
      const { createTransport } = await nodemailer();
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(messageOf(letter, 'Linstock <linstock@localhost>'));
      if (!(message instanceof Uint8Array)) throw new Error('A letter is expected as bytes.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${String(Date.now()).padStart(15, '0')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, name), message, { mode: 0o600 });
      await removeOldest(folder);
    },
    close: () => undefined,
  };
}

async function removeOldest(folder: string): Promise<void> {
  const letters = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  for (const name of letters.slice(0, -MAX_LETTERS)) await rm(join(folder, name), { force: true });
}

function messageOf(
  { to, subject, text, html, unsubscribe, pictures = [] }: Letter,
  from: string,
): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    attachments: pictures.map(({ name, png }) => ({
      filename: `${name}.png`,
      cid: name,
      content: Buffer.from(png),
      contentType: 'image/png',
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
