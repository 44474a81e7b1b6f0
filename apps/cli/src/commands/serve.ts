import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Serving } from '@linstock/server';
import { Command } from 'commander';
import { DATA_HELP, dataFolder } from '../data.ts';
import { EXIT, Failure } from '../failure.ts';
import { printLine } from '../print.ts';

const HOUSE = join(import.meta.dirname, '../../../..');

/** Milliseconds after its start at which a server saves its compiled code: a request for the page comes first. */
const COMPILE_CACHE_MS = 1000;

interface ServeOptions {
  readonly host: string;
  readonly port: string;
  readonly publicUrl?: string;
  readonly keep?: string;
  readonly data?: string;
  readonly open?: boolean;
  readonly page: string;
  readonly role: string;
  readonly privateWebhooks?: boolean;
}

/** `linstock serve`: the page in the browser, with games stored in an embedded database. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('Serve the table in the browser.')
    .option('--host <address>', 'address to listen on; 127.0.0.1 is this machine only', '127.0.0.1')
    .option(
      '--public-url <address>',
      'the address others know it by, such as https://linstock.example.org; it may have a path',
    )
    .option('--port <n>', 'port to listen on; 0 for any free one', '4178')
    .option('--data <folder>', DATA_HELP, process.env['LINSTOCK_DATA'])
    .option('--page <folder>', 'the page to serve', join(HOUSE, 'apps/web/dist'))
    .option(
      '--keep <days>',
      'delete games that were not used for this number of days; 0: never (default: 0 on this machine, 180 with --host)',
    )
    .option(
      '--role <role>',
      'with DATABASE_URL: web serves visitors, worker plays the machines and sends messages, all does both',
      'all',
    )
    .option(
      '--private-webhooks',
      'let the webhooks of players lead to this machine and to private networks; only for a server whose players you trust',
    )
    .option('--open', 'open the browser')
    .addHelpText(
      'after',
      '\nExamples:\n  linstock serve --open\n  linstock serve --port 5000 --data ~/linstock\n  linstock serve --host 0.0.0.0 --public-url http://barracks.local:4178' +
        '\n\nE-mail leaves by the mail server in SMTP_URL, with the sender in MAIL_FROM. Without SMTP_URL it is written to the folder mail in the data folder.' +
        '\n\nWith DATABASE_URL, such as postgres://user:password@host:5432/linstock, everything is stored in that PostgreSQL (15 or later), and several servers may share it. NATS_URL, such as nats://host:4222, lets them hear of each other at once.',
    )
    .action(serve);
}

async function serve(options: ServeOptions): Promise<void> {
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Failure(`--port ${options.port}: a number from 0 to 65535 is expected.`);
  }
  const publicUrl = publicUrlOf(options.publicUrl);
  const keepDays = keepDaysOf(options.keep);
  const web = options.page;
  if (!existsSync(join(web, 'index.html'))) {
    throw new Failure('The page has not been built yet. Use npm start, or build it with: npm run build:web');
  }
  const data = dataFolder(options.data);
  // Only this command needs the server; the others start without it.
  const { startServer, ROLES } = await import('@linstock/server');
  const role = ROLES.find((each) => each === options.role);
  if (!role) throw new Failure(`--role ${options.role}: web, worker or all is expected.`);
  const starting = startServer({
    host: options.host,
    port,
    publicUrl,
    ...keepDays,
    data,
    databaseUrl: process.env['DATABASE_URL'] || null,
    natsUrl: process.env['NATS_URL'] || null,
    role,
    web,
    mail: mailOptions(),
    privateWebhooks: options.privateWebhooks ?? false,
  });
  stopOrderly(starting);
  const server = await starting.catch((error: Error) => {
    throw new Failure(error.message, 1);
  });
  printLine(`Linstock is listening on ${server.address}`);
  if (publicUrl) printLine(`Others reach it at ${publicUrl.href.replace(/\/*$/, '/')}`);
  printLine('Stop it with Ctrl-C.');
  if (options.open) openBrowser(server.address);
  // Node stores compiled code only when it ends normally, but a server mostly ends with its window. It is
  // stored now, so that the next start is fast.
  setTimeout(flushCompileCache, COMPILE_CACHE_MS).unref();
  const { message } = await server.failed;
  throw new Failure(message, EXIT.no);
}

/** The mail server that the environment names; null for none. */
function mailOptions(): { readonly smtpUrl: string; readonly from: string } | null {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = process.env;
  if (!smtpUrl) return null;
  if (!from)
    throw new Failure('SMTP_URL is set. Set MAIL_FROM too, such as "Linstock <linstock@example.org>".');
  return { smtpUrl, from };
}

/** Closes the server on a signal, also while it starts. At a second signal the program ends at once. */
function stopOrderly(starting: Promise<Serving>): void {
  const stop = (): void => {
    process.exitCode = 0;
    void starting
      .then((server) => server.close())
      .then(
        () => process.exit(),
        () => process.exit(),
      );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Days for which unused games are stored, null for ever; undefined leaves the choice to the server. */
function keepDaysOf(keep: string | undefined): { readonly keepDays?: number | null } {
  if (keep === undefined) return {};
  const days = Number(keep);
  if (!Number.isInteger(days) || days < 0 || days > 100_000) {
    throw new Failure(`--keep ${keep}: a number of days is expected, or 0 to keep games for ever.`);
  }
  return { keepDays: days === 0 ? null : days };
}

function publicUrlOf(text: string | undefined): URL | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain = url !== null && url.search === '' && url.hash === '' && url.username === '';
  if (plain && ['http:', 'https:'].includes(url.protocol)) return url;
  throw new Failure(
    `--public-url ${text}: an address such as https://linstock.example.org, or one with a path such as https://club.example/linstock, is expected.`,
  );
}

/** Opens the page if there is a browser; if not, the printed address is enough. */
function openBrowser(address: string): void {
  if (
    process.env['CI'] ||
    (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'])
  )
    return;
  const [command, args] =
    process.platform === 'darwin'
      ? ['open', [address]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', address]]
        : ['xdg-open', [address]];
  const child = spawn(command as string, args as string[], { stdio: 'ignore', detached: true });
  child.on('error', () => printLine('No browser could be opened; open the address yourself.'));
  child.unref();
}
