import { LEVELS, levelsOf, PLAYER_NAMES, type PlayerName } from '@linstock/bots';
import {
  type Batch,
  CSV_DECIMALS,
  type CsvDecimals,
  reportPage,
  studyAsCsv,
  studyAsJson,
  studyOf,
} from '@linstock/lab';
import { needSystem, type System, systemForBattle, systems } from '@linstock/systems';
import { Command } from 'commander';
import { chosenOptions, SET_HELP } from '../chosen-options.ts';
import { Failure } from '../failure.ts';
import { openForWriting } from '../files.ts';
import { printJson } from '../print.ts';
import { runBatches } from '../simulation/batch.ts';
import { fontFaces } from '../simulation/fonts.ts';
import { printStudy } from '../simulation/study-output.ts';

interface SimulateOptions {
  readonly games: string;
  readonly bots: string;
  readonly seed: string;
  readonly effort: string;
  readonly set?: string;
  readonly systems?: string;
  readonly workers?: string;
  readonly json?: boolean;
  readonly csv?: string;
  readonly decimals: string;
  readonly html?: string;
}

/** `linstock simulate`: many games between bots, sides reversed, summed up with intervals and compared with history. */
export function simulateCommand(): Command {
  return new Command('simulate')
    .description('Let bots fight a battle many times, and compare the results with history.')
    .argument('<battle>', 'battle id, such as cowpens')
    .option(
      '--system, --systems <ids>',
      'rule systems, or "all" that know the battle; the first that does otherwise',
    )
    .option('--games <n>', 'number of games under each system', '100')
    .option(
      '--bots <a,b>',
      `two of ${PLAYER_NAMES.join(', ')}; they change sides from game to game`,
      'captain,captain',
    )
    .option('--seed <text>', 'the same seed gives the same games', 'linstock')
    .option(
      '--effort <n>',
      'stretches of play a captain thinks through for each plan, such as 6, or 6,2 for the first and the second bot; the levels beginner to hard have their own',
      '6',
    )
    .option('--set <options>', SET_HELP)
    .option('--workers <n>', 'worker threads, one a core otherwise; the result does not depend on it')
    .option('--json', 'print one JSON object')
    .option('--csv <file>', 'write one row a game')
    .option(
      '--decimals <sign>',
      'of the CSV: point, or comma with semicolons between cells, as many spreadsheets in Europe read it',
      'point',
    )
    .option('--html <file>', 'write a report with plots, one page that needs nothing else')
    .addHelpText(
      'after',
      `
Ctrl-C stops and sums up the games played so far.
Examples:
  linstock simulate cowpens --games 200 --bots captain,greedy
  linstock simulate cowpens --systems all --games 500 --html cowpens.html
  linstock simulate hobkirk --games 50 --json
  linstock simulate pick-up --games 50 --set seed=12,preset=basic`,
    )
    .action(simulate);
}

async function simulate(battle: string, options: SimulateOptions): Promise<void> {
  const systems = systemsAsked(battle, options.systems);
  const chosen = chosenOptions(options.set, battle, systems);
  const batch = {
    battle,
    bots: botPair(options.bots),
    games: wholeNumber(options.games, '--games', 1, 1_000_000),
    seed: options.seed,
    efforts: effortPair(options.effort),
  };
  for (const system of systems) refuseMissingLevels(system, batch.bots);
  const [first, ...others] = systems.map(
    ({ id }, i): Batch => ({ ...batch, system: id, options: chosen[i] ?? {} }),
  );
  if (!first) throw new Failure('Name at least one rule system.');
  const batches = [first, ...others] as const;
  const workers = options.workers === undefined ? null : wholeNumber(options.workers, '--workers', 1, 256);
  // A file that cannot be written is refused before the games and not after them.
  const csv = options.csv === undefined ? null : openForWriting(options.csv);
  const html = options.html === undefined ? null : openForWriting(options.html);
  const decimals = decimalsNamed(options.decimals);
  const started = performance.now();
  const played = await runBatches(batches, workers);
  const seconds = (performance.now() - started) / 1000;
  const study = studyOf(batches, played);
  csv?.(studyAsCsv(study, decimals));
  html?.(reportPage(study, fontFaces()));
  if (options.json) printJson({ ...studyAsJson(study), seconds });
  else printStudy(study, seconds);
}

/** The efforts of the two bots: one for both, or one for each. */
function effortPair(text: string): readonly [number, number] {
  const [first = '', second = first, more] = text.split(',');
  if (more !== undefined)
    throw new Failure(`--effort ${text}: give one number for both bots, or two such as 6,2.`);
  const read = (each: string): number => wholeNumber(each, '--effort', 1, 1000);
  return [read(first), read(second)];
}

/** The systems named, each once; each must know the battle. */
function systemsAsked(battle: string, text: string | undefined): [System, ...System[]] {
  const first = systemForBattle(battle);
  if (text === undefined) return [first];
  if (text.trim() === 'all') {
    return [first, ...systems.filter((each) => each !== first && each.battles.includes(battle))];
  }
  const [named, ...others] = new Set(text.split(',').map((id) => needSystem(id.trim())));
  for (const system of [named ?? first, ...others]) {
    if (system.battles.includes(battle)) continue;
    throw new Failure(`${system.title} has no battle "${battle}". It has: ${system.battles.join(', ')}.`);
  }
  return [named ?? first, ...others];
}

function botPair(text: string): [PlayerName, PlayerName] {
  const names = text.split(',').map((name) => name.trim());
  const isBot = (name: string | undefined): name is PlayerName => PLAYER_NAMES.some((each) => each === name);
  const [first, second = first] = names;
  if (names.length <= 2 && isBot(first) && isBot(second)) return [first, second];
  throw new Failure(`--bots ${text}: name two of ${PLAYER_NAMES.join(', ')}, such as captain,greedy.`);
}

/** A match of a level that a system has not got would measure another one. */
function refuseMissingLevels(system: System, bots: readonly PlayerName[]): void {
  const offered = levelsOf(system);
  const missing = LEVELS.find((level) => bots.includes(level) && !offered.includes(level));
  if (missing) throw new Failure(`${system.title} has no level ${missing}. It has ${offered.join(', ')}.`);
}

function decimalsNamed(text: string): CsvDecimals {
  const found = CSV_DECIMALS.find((each) => each === text);
  if (found) return found;
  throw new Failure(`--decimals ${text}: ${CSV_DECIMALS.join(' or ')} is expected.`);
}

function wholeNumber(text: string, option: string, least: number, most: number): number {
  const n = Number(text);
  if (Number.isInteger(n) && n >= least && n <= most) return n;
  throw new Failure(`${option} ${text}: a whole number from ${least} to ${most} is expected.`);
}
