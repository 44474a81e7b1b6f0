import { Command } from 'commander';
import { DATA_HELP, dataFolder } from '../data.ts';
import { EXIT, Failure } from '../failure.ts';
import { printLine } from '../print.ts';

/** `linstock migrate`: converts the games that an earlier Linstock stored. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('Convert the games that an earlier Linstock stored with PGlite; the old ones are kept.')
    .option('--data <folder>', DATA_HELP, process.env['LINSTOCK_DATA'])
    .addHelpText('after', '\nExample:\n  linstock migrate --data ~/linstock')
    .action(async ({ data }: { data?: string }) => {
      const { convertFolder } = await import('@linstock/server');
      const { games, entries, damaged, kept } = await convertFolder(dataFolder(data)).catch(
        (error: Error) => {
          throw new Failure(error.message, EXIT.no);
        },
      );
      printLine(`Converted ${games} games with ${entries} entries. The old ones are kept in ${kept}.`);
      if (damaged.length === 0) return;
      printLine(`Not converted, since entries of them are missing: ${damaged.join(', ')}.`);
    });
}
