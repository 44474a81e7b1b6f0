import { takenBackWords, type Verification, verify } from '@linstock/kernel';
import { loadRulebook } from '@linstock/systems';
import { Command } from 'commander';
import { z } from 'zod';
import { EXIT, Failure } from '../failure.ts';
import { readJson } from '../files.ts';
import { MAP_HELP, readMap } from '../maps.ts';
import { say, sayJson } from '../print.ts';
import { terminal } from '../terminal.ts';

const whoseRules = z.looseObject({ rules: z.looseObject({ id: z.string() }) });

const DICE = {
  recomputed: ({ throws }: Verification) => `All ${throws} throws were recomputed and are as recorded.`,
  secret: () => 'The dice secret is not published yet, so the dice could not be recomputed; the rest holds.',
  typed: () => 'The dice were thrown on a real table and typed in; the rest holds.',
} as const;

const NONCES = {
  before: (side: string) => `The ${side} side threw a nonce in before the first throw.`,
  later: (side: string) => `The ${side} side threw a nonce in, but only after the first throw.`,
  never: (side: string) => `The ${side} side threw no nonce in.`,
} as const;

/** `linstock verify`: checks a record with nobody's help, every die included. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('Check a record: its hash chain, the legality of every answer, and every die.')
    .argument('<record>', 'a game record (JSON)')
    .option('--map <file>', MAP_HELP)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExit code 1 when something is wrong or missing.\nExample:\n  linstock verify game.json',
    )
    .action(async (path: string, options: { map?: string; json?: boolean }) => {
      const value = readJson(path);
      const named = whoseRules.safeParse(value);
      if (!named.success) throw new Failure(`${path} is no game record: it does not name its rules.`);
      const rulebook =
        options.map === undefined
          ? await loadRulebook(named.data.rules.id)
          : (await readMap(options.map)).rulebook;
      const found = verify(value, rulebook);
      if (!found.ok) terminal().code = EXIT.no;
      if (options.json) return sayJson(found);
      if (found.fault) return say(`${path} does not hold. ${found.fault.sentence}`);
      if (found.missing) say(`${path} does not hold. ${found.missing}`);
      else say(`${path} holds: ${found.entries} entries, each chained to the one before, each legal.`);
      for (const line of detailsOf(found, rulebook.sides)) say(line);
    });
}

/** What else is to be said of a record without a fault, line by line. */
function detailsOf(found: Verification, sides: readonly [string, string]): readonly string[] {
  const { from, unchecked, nonces, commitment, head, sealed, verdict } = found;
  return [
    ...(found.missing && found.throws === 0 ? [] : [DICE[found.dice](found)]),
    ...(from === null ? [] : [elsewhere(from, unchecked)]),
    ...(nonces?.map((thrown, side) => NONCES[thrown](sides[side] ?? '')) ?? []),
    ...(sealed > 0 ? [`${sealed} sealed answers are not opened in this copy.`] : []),
    takenBackWords(found.takenBack),
    ...(verdict ? [verdict.sentence] : []),
    ...(commitment === null ? [] : [`The judge committed to ${commitment}.`]),
    ...(head === null ? [] : [`The record ends with ${head}. Compare it with what both players were shown.`]),
  ];
}

function elsewhere(from: number, unchecked: number): string {
  return `The game was begun elsewhere: the judge's dice count from entry ${from} on; ${unchecked} throws could not be recomputed.`;
}
