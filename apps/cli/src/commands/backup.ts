import { Command } from 'commander';
import { DATA_HELP, dataFolder } from '../data.ts';
import { EXIT, Failure } from '../failure.ts';
import { printLine } from '../print.ts';

/** `linstock backup`: copies all games of a server to a file, also while it runs. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('Copy all games of a server to a file, also while it runs.')
    .argument('<file>', 'the file to write; an older one is replaced')
    .option('--data <folder>', DATA_HELP, process.env['LINSTOCK_DATA'])
    .addHelpText(
      'after',
      '\nThe file contains dice secrets and sealed answers.\nExample:\n  linstock backup ~/linstock.backup',
    )
    .action(async (file: string, { data }: { data?: string }) => {
      refusePostgres();
      const { backupGames } = await import('@linstock/server');
      await backupGames(dataFolder(data), file).catch(fail);
      printLine(`All games are copied to ${file}.`);
    });
}

/** `linstock restore`: puts the games of a backup into the data folder of a stopped server. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('Put the games of a backup into the data folder of a stopped server.')
    .argument('<file>', 'a file written by linstock backup')
    .option('--data <folder>', DATA_HELP, process.env['LINSTOCK_DATA'])
    .addHelpText(
      'after',
      '\nGames that are there are moved to games.replaced.\nExample:\n  linstock restore ~/linstock.backup',
    )
    .action(async (file: string, { data }: { data?: string }) => {
      refusePostgres();
      const { restoreGames } = await import('@linstock/server');
      const { games, replaced } = await Promise.try(restoreGames, dataFolder(data), file).catch(fail);
      printLine(`Games restored: ${games}.`);
      if (replaced !== null) printLine(`The games that were there are kept in ${replaced}.`);
    });
}

/** The games of a service with DATABASE_URL are not in a data folder. */
function refusePostgres(): void {
  if (process.env['DATABASE_URL'])
    throw new Failure(
      'DATABASE_URL is set: the games are in PostgreSQL. Copy them with pg_dump --format=custom --file=FILE "$DATABASE_URL", and bring them back with pg_restore --clean --dbname="$DATABASE_URL" FILE.',
    );
}

function fail(error: Error): never {
  throw new Failure(error.message, EXIT.no);
}
