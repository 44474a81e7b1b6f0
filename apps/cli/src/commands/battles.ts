import { catalogueOf } from '@linstock/battles';
import { abbreviationKey } from '@linstock/scene';
import { sidesOf, systemForBattle, systems } from '@linstock/systems';
import { Command } from 'commander';
import { columns, printJson, printLine } from '../print.ts';

/** `linstock battles`: what can be fought, under which systems; and the key to a battle's counters. */
export function battlesCommand(): Command {
  return new Command('battles')
    .description('List the battles and the rule systems that can fight them.')
    .option('--key <battle>', "tell what the abbreviations on a battle's counters stand for")
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  linstock battles\n  linstock battles --key cowpens\n  linstock battles --json',
    )
    .action(async ({ key, json }: { key?: string; json?: boolean }) => {
      const rows = key === undefined ? battleRows() : await keyRows(key);
      if (json) return printJson(rows);
      printLine(rows.length === 0 ? 'No counter of this battle is abbreviated.' : columns(rows.map(cellsOf)));
    });
}

/** A battle, or an abbreviation, as it is printed. */
type Row = Readonly<Record<string, string | readonly string[]>>;

const cellsOf = (row: Row): string[] => Object.values(row).map((cell) => [cell].flat().join(', '));

function battleRows(): Row[] {
  return catalogueOf(systems).map(({ id, title, date, place, systems: able }) => {
    return { id, title, date, place, systems: able.map((system) => system.id) };
  });
}

/** The abbreviations of a battle under every system that can fight it. */
async function keyRows(battle: string): Promise<Row[]> {
  systemForBattle(battle); // lists the known battles, if this is not one of them
  const able = systems.filter(({ battles }) => battles.includes(battle));
  const rows = await Promise.all(
    able.map(async (system): Promise<Row[]> => {
      const rules = await system.load();
      const field = rules.field(battle, {});
      const { pieces } = rules.present.shows.scene({ field, state: rules.deploy(field), known: [] });
      return abbreviationKey(pieces).map(({ side, short, full }) => ({
        short,
        full,
        side: sidesOf(system, battle)[side],
        system: system.id,
      }));
    }),
  );
  return rows.flat();
}
