import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { battleOfFile, carriedFile } from '@linstock/editor';
import {
  type Bot,
  LEVELS,
  levelPlayed,
  PLAYER_NAMES,
  playerNamed,
  type ThinkingLimits,
} from '@linstock/bots';
import {
  commitment,
  Game,
  type GameRecord,
  type NewGame,
  type Question,
  type Side,
  sealedKnownTo,
  seededChance,
  takenBack,
  takenBackWords,
} from '@linstock/kernel';
import type { Filled } from '@linstock/scene';
import { type AnyRulebook, loadRulebook, systemForBattle } from '@linstock/systems';
import { Command } from 'commander';
import { BATTLE_ENDING, readBattle } from '../battleFiles.ts';
import { chosenOptions, SET_HELP } from '../chosen-options.ts';
import { Failure } from '../failure.ts';
import { refusedLater } from '../files.ts';
import { fillSheet } from '../fill-sheet.ts';
import { readMap } from '../maps.ts';
import { printLine, verdictLine } from '../print.ts';
import { askInWords, Orders, QUIT } from '../typed-answers.ts';
import { TypedLines } from '../typedLines.ts';
import { noticeLines } from './map.ts';

/** A person, or a bot with its limits. */
type Player = { readonly name: string } & (
  | { readonly bot: null }
  | { readonly bot: Bot<unknown, unknown, unknown>; readonly thinking: ThinkingLimits }
);
type AnyGame = Game<unknown, unknown, unknown>;

/** The effort of a bot that is no level: that of the level normal. */
const EFFORT = 6;

/** `linstock play`: a game in the terminal. */
export function playCommand(): Command {
  return new Command('play')
    .description('Fight a battle in the terminal, against a bot or a friend beside you.')
    .argument(
      '<battle>',
      'battle id, such as cowpens, or a battle file (.linstock.json) or map of Tiled (.tmj)',
    )
    .option('--system <id>', 'rule system; the first that knows the battle otherwise')
    .option('--bots <a,b>', `who plays each side: me, ${PLAYER_NAMES.join(', ')}`, 'me,captain')
    .option('--set <options>', SET_HELP)
    .option('--save <file>', 'where the record is written when you stop', 'game.json')
    .addHelpText(
      'after',
      `
Type who does what to whom, or where ("71st to Morgan Hill", "legion infantry advance 2", "british guns fire on the
militia"), the number of a choice, part of its words to narrow the list, ? for its odds (?3), or quit to save and stop.
Ask near, distance, last, losses or help.
What throws dice is shown with its odds first: press Enter again to do it.
Examples:
  linstock play cowpens --bots captain,me      command the Americans
  linstock play waxhaws --bots greedy,captain  watch two bots
  linstock play pick-up --set seed=12,setup=own  buy and place your force`,
    )
    .action(play);
}

async function play(
  named: string,
  options: { system?: string; bots: string; set?: string; save: string },
): Promise<void> {
  const { rulebook, battle, carried } = await battleNamed(named, options.system);
  const players = playersFrom(options.bots, rulebook);
  const [chosen = {}] = chosenOptions(options.set, battle, [rulebook]);
  if (existsSync(options.save)) throw new Failure(`${options.save} exists; name another file with --save.`);
  const secret = randomBytes(32).toString('hex');
  const dice = { kind: 'fair', commitment: commitment(secret), secret } as const;
  const names = [players[0].name, players[1].name] as const;
  const created = new Date().toISOString();
  const terms = { battle, options: chosen, dice, players: names, created, ...(carried && { carried }) };
  const game = Game.create(rulebook, terms);
  for (const [side, { bot }] of players.entries()) if (!bot) throwNonceIn(game, side as Side);
  const typed = new TypedLines();
  await untilOver(rulebook, game, players, typed);
  typed.close();
  writeFileSync(options.save, `${JSON.stringify(recordToKeep(game))}\n`);
  if (game.verdict && game.over) {
    printLine(`\n${verdictLine(game.verdict)}`);
    printLine(takenBackWords(takenBack(game.record.entries)));
    printLine(`Keep this: the record ends with ${game.hash}.`);
  }
  printLine(`The record is in ${options.save}. See it with: linstock replay ${options.save}`);
}

/** The endings of file names that may be maps, or are mistaken for maps. */
const MAP_FILE = /\.(tmj|json|tmx|tsj|tsx|world|js|zip)$/i;

/** A battle to be fought, and its file if it is not one of Linstock's own. */
interface NamedBattle {
  readonly rulebook: AnyRulebook;
  readonly battle: string;
  readonly carried?: NewGame['carried'];
}

/** A battle of Linstock itself, of a battle file, or of a map. */
async function battleNamed(named: string, system: string | undefined): Promise<NamedBattle> {
  if (named.endsWith(BATTLE_ENDING)) return battleFromFile(named, system);
  if (!MAP_FILE.test(named))
    return { rulebook: await loadRulebook(system || systemForBattle(named).id), battle: named };
  const { rulebook, battle, notices } = await readMap(named);
  if (system && system !== rulebook.id)
    throw new Failure(`${named} is a map for ${rulebook.title}; leave out --system ${system}.`);
  for (const line of noticeLines(notices)) printLine(line);
  return { rulebook, battle };
}

async function battleFromFile(path: string, system: string | undefined): Promise<NamedBattle> {
  const file = readBattle(path);
  const { rulebook, notices } = await refusedLater(`${path}: `, () => battleOfFile(file, system));
  for (const line of noticeLines(notices)) printLine(line);
  return { rulebook, battle: file.id, carried: carriedFile(file, rulebook.id) };
}

/** Adds a nonce that could not be known when the dice secret was committed to. */
function throwNonceIn(game: AnyGame, side: Side): void {
  const proposal = game.proposeNonce(side, randomBytes(16).toString('hex'));
  if ('entry' in proposal) game.append(proposal.entry);
}

/** The record; its dice secret only if the game is over, so that an unfinished record differs from a whole one. */
function recordToKeep({ over, record }: AnyGame): GameRecord {
  const { dice } = record;
  return over || dice.kind !== 'fair' ? record : { ...record, dice: { ...dice, secret: null } };
}

/** The players named; a level that the system has not got is played by the one it has instead. */
function playersFrom(text: string, rulebook: AnyRulebook): [Player, Player] {
  const players = text.split(',').map((name): Player => {
    if (name === 'me') return { bot: null, name: 'you' };
    const known = PLAYER_NAMES.find((each) => each === name);
    if (!known) throw new Failure(`--bots ${text}: name two of me, ${PLAYER_NAMES.join(', ')}.`);
    const chance = seededChance(randomBytes(16).toString('hex'));
    const level = LEVELS.find((each) => each === known);
    const played = level ? levelPlayed(level, rulebook) : known;
    return { ...playerNamed<unknown, unknown, unknown>(played, chance, EFFORT), name: played };
  });
  const [first, second] = players;
  if (!first || !second || players.length > 2)
    throw new Failure(`--bots ${text}: name two players, such as me,captain.`);
  return [first, second];
}

async function untilOver(
  rulebook: AnyRulebook,
  game: AnyGame,
  players: readonly [Player, Player],
  typed: TypedLines,
): Promise<void> {
  const given = new Map<string, Filled>();
  const orders = new Orders();
  for (let question = game.open[0]; question; question = game.open[0]) {
    const { side } = question;
    const player = players[side];
    const answer = player.bot
      ? player.bot.answer(game.position.forSeat(side), side, player.thinking)
      : ((await askSheet(rulebook, game, question, typed, given)) ??
        orders.next(game, question) ??
        (await askInWords(rulebook, game, question, orders, {
          printWords: printLine,
          readLine: () => typed.next(),
        })));
    if (answer === QUIT) return;
    const salt = (): string => randomBytes(16).toString('hex');
    const proposal = game.propose(side, answer, game.head, { salt });
    if ('refused' in proposal) {
      printLine(proposal.refused.sentence);
      continue;
    }
    for (const logItem of game.append(proposal.entry)) printLine(`  ${logItem.sentence}`);
  }
}

/** The answer to a question that is answered by a sheet; null if this one is not. */
async function askSheet(
  { present }: AnyRulebook,
  { field, position }: AnyGame,
  question: Question<unknown>,
  typed: TypedLines,
  given: Map<string, Filled>,
): Promise<unknown> {
  const known = sealedKnownTo(position, question.side);
  const sheet = present.asks.sheet?.({ field, state: position.state, known }, question) ?? null;
  if (!sheet) return null;
  printLine(`\n${position.sides[question.side]}: ${question.prompt()} (${question.clause})`);
  const key = `${question.side} ${question.kind}`;
  const done = await fillSheet(sheet, given.get(key) ?? {}, {
    printWords: printLine,
    readLine: () => typed.next(),
  });
  if (!done) return QUIT;
  given.set(key, done.filled);
  return done.answer;
}
