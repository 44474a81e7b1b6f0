import { BOT_NAMES, type BotName } from '@linstock/bots';
import { type Report, report } from '@linstock/lab';
import { needRulebook, rulebookForBattle } from '@linstock/systems';
import { Command } from 'commander';
import { Failure } from '../failure.ts';
import { columns, percent, say, sayJson } from '../print.ts';
import { runBatch } from '../simulation/batch.ts';

interface SimulateOptions {
  readonly games: string;
  readonly bots: string;
  readonly seed: string;
  readonly effort: string;
  readonly system?: string;
  readonly workers?: string;
  readonly json?: boolean;
}

/** `linstock simulate`: many games between bots, sides reversed, summed up with intervals. */
export function simulateCommand(): Command {
  return new Command('simulate')
    .description('Let bots fight a battle many times, with sides reversed, and sum up.')
    .argument('<battle>', 'battle id, such as cowpens')
    .option('--system <id>', 'rule system; the first that knows the battle otherwise')
    .option('--games <n>', 'number of games', '100')
    .option(
      '--bots <a,b>',
      `two of ${BOT_NAMES.join(', ')}; they change sides from game to game`,
      'captain,captain',
    )
    .option('--seed <text>', 'the same seed gives the same games', 'linstock')
    .option('--effort <n>', 'stretches of play a captain thinks through for each plan', '6')
    .option('--workers <n>', 'worker threads; the result does not depend on it')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `
Ctrl-C stops and sums up the games played so far.
Examples:
  linstock simulate cowpens --games 200 --bots captain,greedy
  linstock simulate hobkirk --games 50 --json`,
    )
    .action(simulate);
}

async function simulate(battle: string, options: SimulateOptions): Promise<void> {
  const rulebook = options.system ? needRulebook(options.system) : rulebookForBattle(battle);
  if (!rulebook.battles.includes(battle)) {
    throw new Failure(`${rulebook.title} has no battle "${battle}". It has: ${rulebook.battles.join(', ')}.`);
  }
  const bots = botPair(options.bots);
  const games = wholeNumber(options.games, '--games', 1, 1_000_000);
  const batch = {
    system: rulebook.id,
    battle,
    bots,
    games,
    seed: options.seed,
    effort: wholeNumber(options.effort, '--effort', 1, 1000),
    workers: options.workers === undefined ? null : wholeNumber(options.workers, '--workers', 1, 256),
  };
  const started = performance.now();
  const results = await runBatch(batch);
  const seconds = (performance.now() - started) / 1000;
  const summary = report({ ...batch, sides: rulebook.sides }, results);
  if (options.json) sayJson({ ...summary, seconds });
  else tell(summary, seconds, games);
}

function botPair(text: string): [BotName, BotName] {
  const names = text.split(',').map((name) => name.trim());
  const isBot = (name: string | undefined): name is BotName => BOT_NAMES.includes(name as BotName);
  const [first, second = first] = names;
  if (names.length <= 2 && isBot(first) && isBot(second)) return [first, second];
  throw new Failure(`--bots ${text}: name two of ${BOT_NAMES.join(', ')}, such as captain,greedy.`);
}

function wholeNumber(text: string, option: string, least: number, most: number): number {
  const n = Number(text);
  if (Number.isInteger(n) && n >= least && n <= most) return n;
  throw new Failure(`${option} ${text}: a whole number from ${least} to ${most} is expected.`);
}

function tell(summary: Report, seconds: number, planned: number): void {
  const { games } = summary;
  say(
    `${summary.battle} under ${summary.system}: ${games} games in ${seconds.toFixed(1)} s, seed "${summary.seed}"`,
  );
  if (games < planned) say(`Stopped after ${games} of ${planned} games.`);
  say('');
  const range = (low: number, high: number): string => `${percent(low)} to ${percent(high)}`;
  say(
    columns([
      ['won by', 'games', 'share', '95 % interval'],
      ...Object.entries(summary.shares).map(([name, { share, low, high }]) => [
        name,
        String(summary.wins[name]),
        percent(share),
        range(low, high),
      ]),
    ]),
  );
  say('');
  say(
    columns([
      ['bot', 'score', '95 % interval', 'Elo'],
      ...summary.bots.map((bot) => [
        bot.name,
        percent(bot.score),
        range(bot.low, bot.high),
        bot.elo === null ? 'beyond measure' : String(bot.elo),
      ]),
    ]),
  );
  say('');
  say(
    columns([
      ['losses', 'men', 'of all', 'middle half'],
      ...Object.entries(summary.losses).map(([name, loss]) => [
        name,
        loss.men.toFixed(0),
        percent(loss.part),
        range(loss.quarter, loss.threeQuarters),
      ]),
    ]),
  );
  say(
    `\nLength: ${summary.turns.mean.toFixed(1)} turns, ${(summary.decisions / Math.max(1, games)).toFixed(0)} decisions a game.`,
  );
}
