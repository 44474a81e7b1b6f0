import { userInfo } from 'node:os';
import type { AdminRequest } from '@linstock/server';
import { Command } from 'commander';
import { DATA_HELP, dataFolder } from '../data.ts';
import { EXIT, Failure } from '../failure.ts';
import { printLine } from '../print.ts';

/** Deletions and bans need `--yes`. */
const YES = ['--yes', 'do it; without this nothing is changed'] as const;

/** `linstock admin`: reports, sanctions, deletions and figures of a server, also while it runs. */
export function adminCommand(): Command {
  const admin = new Command('admin')
    .description('Look after a server: reports, warnings, bans, deletions and figures.')
    .option('--data <folder>', DATA_HELP, process.env['LINSTOCK_DATA'])
    .addHelpText(
      'after',
      '\nWith DATABASE_URL it works on that PostgreSQL, otherwise on the data folder, also while the server runs.' +
        '\nYou never see orders, notes, e-mail addresses or network addresses here.' +
        '\nExamples:\n  linstock admin reports\n  linstock admin report 1f0c2a9b --show\n  linstock admin warn 1f0c2a9b "Insults are not welcome here."' +
        '\n  linstock admin ban 1f0c2a9b "Third insult." --days 30 --yes\n  linstock admin figures' +
        '\nA game whose name begins with a dash is written last, after --: linstock admin delete-game --yes -- -Qf…',
    );
  const ask = (request: AdminRequest): Promise<void> => send(admin.opts<{ data?: string }>().data, request);
  addReading(admin, ask);
  addSanctions(admin, ask);
  addDeletions(admin, ask);
  addOperators(admin, ask);
  return admin;
}

type Ask = (request: AdminRequest) => Promise<void>;

function addReading(admin: Command, ask: Ask): void {
  admin
    .command('reports')
    .description('list the open reports')
    .action(() => ask({ do: 'reports' }));
  admin
    .command('report <id>')
    .description('read a report, with the four lines before what was said')
    .option('--show', 'uncover the reported words')
    .action((report: string, { show = false }: { show?: boolean }) => ask({ do: 'report', report, show }));
  admin
    .command('close <id>')
    .description('close a report without doing anything')
    .action((report: string) => ask({ do: 'close', report }));
  admin
    .command('figures')
    .description('games, players and storage')
    .action(() => ask({ do: 'figures' }));
  admin
    .command('log')
    .description('what operators have done')
    .action(() => ask({ do: 'log' }));
  admin
    .command('undo <id>')
    .description('take a step of the log back, within 30 days; deletions are final')
    .action((step: string) => ask({ do: 'undo', step }));
}

/** The commands that choose the accounts which may open the operator's page. No page can do that. */
function addOperators(admin: Command, ask: Ask): void {
  admin
    .command('operators')
    .description('list the accounts that may use the page of the operator, #/admin')
    .action(() => ask({ do: 'operators' }));
  admin
    .command('make-operator <name>')
    .description('let the player of an account use that page')
    .action((name: string) => ask({ do: 'make-operator', name }));
  admin
    .command('remove-operator <name>')
    .description('end that, at once')
    .action((name: string) => ask({ do: 'remove-operator', name }));
}

interface SanctionOptions {
  readonly days?: string;
  readonly player?: boolean;
  readonly yes?: boolean;
}

function addSanctions(admin: Command, ask: Ask): void {
  for (const [kind, description] of [
    ['warn', 'show a player a sentence that they must press away'],
    ['phrases', 'let a player use phrases only'],
    ['ban', 'let a player begin no new games and use phrases only; games under way go on'],
  ] as const) {
    const command = admin
      .command(`${kind} <id> <reason>`)
      .description(description)
      .option('--player', 'the id is the name of an account, not a report')
      .option('--days <n>', 'for how long; for good without this');
    if (kind === 'ban') command.option(...YES);
    command.action((id: string, reason: string, { days, player, yes }: SanctionOptions) => {
      if (kind === 'ban') refuseUnsure(yes, `bars the player of ${id}`);
      const whom = player ? { name: id } : { report: id };
      return ask({ do: 'sanction', kind, whom, days: daysOf(days), reason });
    });
  }
  admin
    .command('sanctions')
    .description('list who is warned or barred')
    .action(() => ask({ do: 'sanctions' }));
  admin
    .command('lift <id>')
    .description('take a warning or ban back')
    .action((sanction: string) => ask({ do: 'lift', sanction }));
}

interface TalkOptions {
  readonly yes?: boolean;
  readonly spectators?: boolean;
}

function addDeletions(admin: Command, ask: Ask): void {
  admin
    .command('delete-game <game>')
    .description('delete a game for good; the game is the last part of its address')
    .option(...YES)
    .action((game: string, { yes }: { yes?: boolean }) => {
      refuseUnsure(yes, `deletes game ${game} for good`);
      return ask({ do: 'delete-game', game });
    });
  admin
    .command('delete-talk <game> [line]')
    .description('delete what was said in a game: one line, or all')
    .option('--spectators', 'the line is one of the spectators')
    .option(...YES)
    .action((game: string, line: string | undefined, { yes, spectators = false }: TalkOptions) => {
      refuseUnsure(yes, `deletes what was said in game ${game}`);
      const n = line === undefined ? null : numberOf('The line', line);
      return ask({ do: 'delete-talk', game, line: n, spectators });
    });
}

function refuseUnsure(yes: boolean | undefined, what: string): void {
  if (!yes) throw new Failure(`This ${what}. Add --yes to do it.`);
}

function daysOf(days: string | undefined): number | null {
  return days === undefined ? null : numberOf('--days', days);
}

function numberOf(what: string, text: string): number {
  const n = Number(text);
  if (Number.isInteger(n) && n >= 1) return n;
  throw new Failure(`${what} ${text}: a whole number from 1 is expected.`);
}

async function send(data: string | undefined, request: AdminRequest): Promise<void> {
  const { askAdmin } = await import('@linstock/server');
  const place = { data: dataFolder(data), databaseUrl: process.env['DATABASE_URL'] || null };
  const operator = userInfo().username.slice(0, 60);
  const lines = await askAdmin(place, { operator, request }).catch((error: Error) => {
    throw new Failure(error.message, EXIT.no);
  });
  for (const line of lines) printLine(line);
}
