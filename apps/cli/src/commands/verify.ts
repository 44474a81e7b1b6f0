import { verify } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { Command } from 'commander';
import { z } from 'zod';
import { EXIT, Failure } from '../failure.ts';
import { readJson } from '../files.ts';
import { say, sayJson } from '../print.ts';
import { terminal } from '../terminal.ts';

const whoseRules = z.looseObject({ rules: z.looseObject({ id: z.string() }) });

const DICE = {
  recomputed: (throws: number) => `All ${throws} throws were recomputed and are as recorded.`,
  secret: () => 'The dice secret is not published yet, so the dice could not be recomputed; the rest holds.',
  typed: () => 'The dice were thrown on a real table and typed in; the rest holds.',
} as const;

/** `linstock verify`: checks a record with nobody's help, every die included. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('Check a record: its hash chain, the legality of every answer, and every die.')
    .argument('<record>', 'a game record (JSON)')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExit code 1 when something is wrong.\nExample:\n  linstock verify game.json')
    .action((path: string, options: { json?: boolean }) => {
      const value = readJson(path);
      const named = whoseRules.safeParse(value);
      if (!named.success) throw new Failure(`${path} is no game record: it does not name its rules.`);
      const found = verify(value, needRulebook(named.data.rules.id));
      if (!found.ok) terminal().code = EXIT.no;
      if (options.json) return sayJson(found);
      if (found.fault) return say(`${path} does not hold. ${found.fault.sentence}`);
      say(`${path} holds: ${found.entries} entries, each chained to the one before, each legal.`);
      say(DICE[found.dice](found.throws));
      if (found.sealed > 0) say(`${found.sealed} sealed answers are not opened in this copy.`);
      if (found.verdict) say(found.verdict.sentence);
    });
}
