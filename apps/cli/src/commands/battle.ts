import { existsSync } from 'node:fs';
import { type BattleFile, leanFile, packBattle, writeBattleFile } from '@linstock/battles/file';
import { battleOfFile, fileOfBattle } from '@linstock/editor';
import { needSystem } from '@linstock/systems';
import { Command } from 'commander';
import { BATTLE_ENDING, readBattle } from '../battleFiles.ts';
import { EXIT, Failure } from '../failure.ts';
import { openForWriting, refusedLater } from '../files.ts';
import { printJson, printLine } from '../print.ts';
import { terminal } from '../terminal.ts';

/** `linstock battle`: battles as files of their own. */
export function battleCommand(): Command {
  return new Command('battle')
    .description('Save a battle as a file of its own (.linstock.json), check one, or put one into a link.')
    .addCommand(saveCommand())
    .addCommand(checkCommand())
    .addCommand(linkCommand())
    .addHelpText(
      'after',
      `
Examples:
  linstock battle save cowpens                    writes cowpens.linstock.json
  linstock battle check cowpens.linstock.json     says which systems can fight it
  linstock battle link cowpens.linstock.json      prints the part of a link that holds the battle
  linstock play cowpens.linstock.json             fights it
docs/battle-format.md describes the file.`,
    );
}

function saveCommand(): Command {
  return new Command('save')
    .description('Save a battle of Linstock as a file, with all systems that fight it.')
    .argument('<battle>', 'battle id, such as cowpens')
    .option('--to <file>', 'the file to write; named for the battle otherwise')
    .action(async (battle: string, options: { to?: string }) => {
      const to = options.to ?? `${battle}${BATTLE_ENDING}`;
      if (!to.endsWith(BATTLE_ENDING))
        throw new Failure(`--to ${to}: a battle file ends in ${BATTLE_ENDING}. Name it so.`);
      if (existsSync(to)) throw new Failure(`${to} exists; name another file with --to.`);
      const file = await refusedLater('', () => fileOfBattle(battle, new Date().toISOString()));
      openForWriting(to)(writeBattleFile(file));
      printLine(`${to} holds ${file.title} for ${titlesOf(file)}.`);
      printLine(`Fight it with: linstock play ${to}`);
    });
}

const titlesOf = ({ fights }: BattleFile): string =>
  fights.map(({ system }) => needSystem(system).title).join(', ');

/** One system's verdict on a battle file. */
interface Checked {
  readonly system: string;
  /** Why it cannot be fought; null if it can. */
  readonly refused: string | null;
  readonly hash: string | null;
  readonly notices: readonly string[];
}

function checkCommand(): Command {
  return new Command('check')
    .description('Read a battle file: which systems can fight it, and what in it has no effect.')
    .argument('<file>', `a battle file (${BATTLE_ENDING})`)
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExit code 1 when something has no effect, 2 when a system cannot fight it.')
    .action(async (path: string, { json }: { json?: boolean }) => {
      const file = readBattle(path);
      const checked = await Promise.all(file.fights.map(({ system }) => checkedBy(file, system)));
      if (checked.some(({ notices }) => notices.length > 0)) terminal().code = EXIT.no;
      if (file.fights.length === 0 || checked.some(({ refused }) => refused !== null))
        terminal().code = EXIT.input;
      if (json) return printJson({ id: file.id, title: file.title, checked });
      printLine(`${path} holds “${file.title}”.`);
      if (checked.length === 0) printLine('It has no forces yet, so no system can fight it.');
      for (const { system, refused, notices } of checked) {
        printLine(refused ?? `${system} can fight this battle.`);
        for (const notice of notices) printLine(`  ${notice}`);
      }
    });
}

async function checkedBy(file: BattleFile, system: string): Promise<Checked> {
  try {
    const { rulebook, notices } = await battleOfFile(file, system);
    return { system: rulebook.title, refused: null, hash: rulebook.battleHash(file.id), notices };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { system, refused: error.message, hash: null, notices: [] };
  }
}

function linkCommand(): Command {
  return new Command('link')
    .description('Print the part of a link that holds a battle; it goes after the address of a table.')
    .argument('<file>', `a battle file (${BATTLE_ENDING})`)
    .option('--systems <ids>', 'the systems that go along, such as flintlock; all otherwise')
    .action(async (path: string, { systems }: { systems?: string }) => {
      const file = readBattle(path);
      const chosen = systems?.split(',') ?? file.fights.map(({ system }) => system);
      const unknown = chosen.find((id) => !file.fights.some(({ system }) => system === id));
      if (unknown !== undefined)
        throw new Failure(`--systems ${systems}: the battle is for ${titlesOf(file)}, not for ${unknown}.`);
      printLine(`#/b/${await refusedLater(`${path}: `, () => packBattle(leanFile(file, chosen)))}`);
    });
}
