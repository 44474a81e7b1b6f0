import { chancesOf, Game, type Json, type Reckoning, type Side, sealedKnownTo } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import { Command } from 'commander';
import { EXIT, Failure } from '../failure.ts';
import { parseJson } from '../files.ts';
import { printJson, printLine, sayShares } from '../print.ts';
import { entryNumber, readGame } from '../records.ts';

interface OddsOptions {
  readonly at?: string;
  readonly answer?: string;
  readonly most: string;
  readonly json?: boolean;
}

/** One answer that throws dice, with the reckoning it leads to. */
interface ThrowingAnswer {
  readonly answer: Json;
  readonly label: string;
  readonly reckoning: Reckoning;
}

/** `linstock odds`: the exact odds of the answers that are possible now in a recorded game. */
export function oddsCommand(): Command {
  return new Command('odds')
    .description('Give the exact odds of the answers that throw dice, at the end of a record or at an entry.')
    .argument('<record>', 'a game record (JSON)')
    .option('--at <n>', 'the position after this entry')
    .option('--answer <json>', 'only this answer')
    .option('--most <n>', 'maximum number of answers to list', '12')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExamples:\n  linstock odds game.json\n  linstock odds game.json --at 57 --json')
    .action(tellOdds);
}

async function tellOdds(path: string, options: OddsOptions): Promise<void> {
  const { rulebook, record, game: whole } = await readGame(path);
  const at = entryNumber(options.at, whole.head, '--at');
  const game =
    at === whole.head
      ? whole
      : Game.fromRecord(rulebook, { ...record, entries: record.entries.slice(0, at) });
  const question = game.open[0];
  if (!question) throw new Failure(`${path}: the game is over after entry ${at}; nothing is asked.`, EXIT.no);
  const only = options.answer === undefined ? null : parseJson(options.answer, '--answer', '{"fire":[]}');
  const found = throwing(rulebook, game, question.side, only, mostOf(options.most));
  if (options.json) {
    const answers = found.map((each) => ({ ...each, odds: chancesOf(each.reckoning) }));
    return printJson({
      at,
      side: game.position.sides[question.side],
      question: question.prompt(),
      clause: question.clause,
      answers,
    });
  }
  printLine(`${game.position.sides[question.side]}: ${question.prompt()} (${question.clause})`);
  if (found.length === 0) printLine('None of the answers throws dice.');
  for (const { label, reckoning } of found) {
    printLine(`\n${label}`);
    sayShares(reckoning);
  }
}

function mostOf(text: string): number {
  const most = Number(text);
  if (Number.isInteger(most) && most >= 1) return most;
  throw new Failure(`--most ${text}: a whole number from 1 is expected.`);
}

function throwing(
  rulebook: AnyRulebook,
  game: Game<unknown, unknown, unknown>,
  side: Side,
  only: unknown,
  most: number,
): ThrowingAnswer[] {
  const question = game.question(side);
  if (!question) return [];
  if (only !== null) {
    const refused = game.refuse(side, only, game.head);
    if (refused)
      throw new Failure(
        refused.clause ? `${refused.sentence} (${refused.clause})` : refused.sentence,
        EXIT.no,
      );
  }
  const found: ThrowingAnswer[] = [];
  for (const answer of only === null ? question.options() : [only]) {
    const { first } = game.preview(side, answer);
    if (!first) continue;
    const { label } = rulebook.present.clicks.picks(
      { field: game.field, state: game.position.state, known: sealedKnownTo(game.position, question.side) },
      question,
      answer,
    );
    found.push({ answer: answer as Json, label, reckoning: first });
    if (found.length >= most) break;
  }
  return found;
}
