import { catalogueOf } from '@linstock/battles';
import { systems } from '@linstock/systems';
import { Command } from 'commander';
import { columns, say, sayJson } from '../print.ts';

/** `linstock battles`: what can be fought, under which systems. */
export function battlesCommand(): Command {
  return new Command('battles')
    .description('List the battles and the rule systems that can fight them.')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExamples:\n  linstock battles\n  linstock battles --json')
    .action((options: { json?: boolean }) => {
      const rows = catalogueOf(systems).map(({ id, title, date, place, systems: able }) => {
        return { id, title, date, place, systems: able.map((system) => system.id) };
      });
      if (options.json) return sayJson(rows);
      say(columns(rows.map((row) => [row.id, row.title, row.date, row.place, row.systems.join(', ')])));
    });
}
