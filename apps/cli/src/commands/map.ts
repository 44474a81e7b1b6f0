import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tiledOf, tiledOfTable, writeTmj } from '@linstock/battles/tiled';
import { nth } from '@linstock/kernel';
import { needSystem, type System, systemForBattle, systems } from '@linstock/systems';
import { Command } from 'commander';
import { EXIT, Failure } from '../failure.ts';
import { openForWriting } from '../files.ts';
import { drawingOf, hexesIn, inchesOf, readMap } from '../maps.ts';
import { printJson, printLine } from '../print.ts';
import { terminal } from '../terminal.ts';

/** `linstock map`: battles as maps for the map editor Tiled, and back. */
export function mapCommand(): Command {
  return new Command('map')
    .description('Save a battle as a map for the editor Tiled (.tmj), or look over a map made there.')
    .addCommand(exportCommand())
    .addCommand(checkCommand())
    .addHelpText(
      'after',
      `
Examples:
  linstock map export cowpens             writes cowpens.tmj and a picture of its tiles
  linstock map check cowpens.tmj          says what is on it, and what has no effect
  linstock play cowpens.tmj               fights the battle as the map has it
docs/tiled.md says what is read of each layer and what is not.`,
    );
}

function exportCommand(): Command {
  return new Command('export')
    .description('Save a battle as a map of Tiled, with the picture of its tiles beside it.')
    .argument('<battle>', 'battle id, such as cowpens')
    .option('--system <id>', 'rule system; the first that knows the battle otherwise')
    .option('--to <file>', 'the map to write; named for the battle otherwise')
    .action(exportMap);
}

async function exportMap(battle: string, options: { system?: string; to?: string }): Promise<void> {
  const system = systemOf(battle, options.system);
  const to = options.to ?? `${battle}.tmj`;
  if (!to.endsWith('.tmj')) throw new Failure(`--to ${to}: a map of Tiled ends in .tmj. Name it so.`);
  const picture = `${basename(to, '.tmj')}-terrain.png`;
  const beside = join(dirname(to), picture);
  const drawing = await drawingOf(system);
  const files = drawing.on === 'hexes' ? [to, beside] : [to];
  for (const file of files)
    if (existsSync(file)) throw new Failure(`${file} exists; name another map with --to.`);
  if (drawing.on === 'table') {
    const drawn = drawing.drawn(battle);
    openForWriting(to)(writeTmj(tiledOfTable(drawn)));
    printLine(
      `${to} holds ${inchesOf(drawn)} and ${drawn.stands.length} units of ${battle} (${system.title}).`,
    );
  } else {
    const drawn = drawing.drawn(battle);
    const tiled = tiledOf(drawn, picture);
    openForWriting(to)(writeTmj(tiled.map));
    openForWriting(beside)(await tiled.picture());
    printLine(
      `${to} holds ${hexesIn(drawn.map.count)} and ${drawn.units.length} units of ${battle} (${system.title}).`,
    );
    printLine(`Its tiles are in ${beside}; keep both together.`);
  }
  printLine(`Look it over with: linstock map check ${to}`);
}

/** The system named, or the first that has maps of the battle. */
function systemOf(battle: string, named: string | undefined): System {
  if (named !== undefined) return needSystem(named);
  systemForBattle(battle); // lists the known battles, if this is not one of them
  const able = systems.filter(({ battles }) => battles.includes(battle));
  return able.find(({ loadDrawing }) => loadDrawing !== null) ?? nth(able, 0);
}

function checkCommand(): Command {
  return new Command('check')
    .description('Read a map of Tiled: whether its battle can be fought, and what on it has no effect.')
    .argument('<map>', 'a map of Tiled (.tmj)')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExit code 1 when something drawn on the map has no effect, 2 when it cannot be fought on.',
    )
    .action(async (path: string, { json }: { json?: boolean }) => {
      const { rulebook, battle, system, size, units, alike, notices } = await readMap(path);
      const hash = rulebook.battleHash(battle);
      const changed = hash !== (await system.load()).battleHash(battle);
      if (notices.length > 0) terminal().code = EXIT.no;
      if (json) return printJson({ battle, system: system.id, size, units, hash, changed, alike, notices });
      printLine(`${path} can be fought: ${battle} under ${system.title}, ${size}, ${units} units.`);
      printLine(comparedWords(changed, alike, notices.length));
      for (const line of noticeLines(notices)) printLine(line);
      printLine(`Fight it with: linstock play ${path}`);
    });
}

/** A sentence that compares the battle on a map with Linstock's own. */
function comparedWords(changed: boolean, alike: boolean, notices: number): string {
  if (changed)
    return 'It differs from the battle that comes with Linstock, and records of the one do not fit the other.';
  if (!alike)
    return 'It plays like the battle that comes with Linstock, and their records fit each other. It only looks different: names, ground without effect, or places on the survey.';
  if (notices > 0)
    return 'Except for changes without effect, listed below, it is the battle that comes with Linstock, and their records fit each other.';
  return 'It is the battle that comes with Linstock, and records of that fit it.';
}

/** Maximum number of notices that are printed; of more, only the number is. */
const MAX_NOTICES = 100;

/** The notices of things without effect, at most a screenful or two. */
export function noticeLines(notices: readonly string[]): readonly string[] {
  const more = notices.length - MAX_NOTICES;
  if (more <= 0) return notices;
  return [...notices.slice(0, MAX_NOTICES), `… and ${more} more; --json lists all.`];
}
