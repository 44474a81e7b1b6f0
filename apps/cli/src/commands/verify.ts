import { byHandWords, takenBackWords, type Verification, verify } from '@linstock/kernel';
import { loadRulebook } from '@linstock/systems';
import { Command } from 'commander';
import { z } from 'zod';
import { BATTLE_HELP, type BesideRecord, rulebookBeside } from '../battleFiles.ts';
import { EXIT, Failure } from '../failure.ts';
import { readRecordFile } from '../files.ts';
import { MAP_HELP } from '../maps.ts';
import { printJson, printLine } from '../print.ts';
import { terminal } from '../terminal.ts';

const whoseRules = z.looseObject({ rules: z.looseObject({ id: z.string() }) });
const whichBattle = z.looseObject({
  rules: z.looseObject({ id: z.string(), version: z.string() }),
  battle: z.looseObject({ id: z.string(), hash: z.string() }),
  carried: z.exactOptional(z.record(z.string(), z.json())),
});

const NONCES = {
  before: (side: string) => `The ${side} side added a nonce before the first throw.`,
  later: (side: string) => `The ${side} side added a nonce, but only after the first throw.`,
  never: (side: string) => `The ${side} side added no nonce.`,
} as const;

/** `linstock verify`: checks a record without a server, every die included. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('Check a record: its hash chain, the legality of every answer, and every die.')
    .argument('<record>', 'a game record (JSON)')
    .option('--map <file>', MAP_HELP)
    .option('--battle <file>', BATTLE_HELP)
    .option('--strict', 'exit code 1 also when the board was changed by hand')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExit code 1 when something is wrong or missing, or when not all throws could be recomputed.\nExample:\n  linstock verify game.json',
    )
    .action(async (path: string, options: BesideRecord & { json?: boolean; strict?: boolean }) => {
      const value = readRecordFile(path);
      const named = whoseRules.safeParse(value);
      if (!named.success) throw new Failure(`${path} is no game record: it does not name its rules.`);
      const whole = whichBattle.safeParse(value);
      const rulebook = whole.success
        ? await rulebookBeside(path, whole.data, options)
        : await loadRulebook(named.data.rules.id);
      const found = verify(value, rulebook);
      const byHand = found.byHand.entries.length > 0;
      if (!found.ok || (options.strict && byHand)) terminal().code = EXIT.no;
      if (options.json) return printJson(found);
      if (found.fault) return printLine(`${path} does not hold. ${found.fault.sentence}`);
      printLine(headlineOf(path, found));
      for (const line of detailsOf(found, rulebook.sides)) printLine(line);
    });
}

/** The first line about a record without a fault. It names first what could not be checked. */
function headlineOf(path: string, { holds, missing, entries, byHand }: Verification): string {
  if (!holds) return `${path} does not hold. ${missing}`;
  const rest = `${entries} entries, each chained to the one before, ${byHand.entries.length > 0 ? 'all legal but those by hand' : 'each legal'}.`;
  return missing
    ? `${path} cannot be checked in full. ${missing} The rest is valid: ${rest}`
    : `${path} holds: ${rest}`;
}

/** Further findings about a record without a fault, line by line. */
function detailsOf(found: Verification, sides: readonly [string, string]): readonly string[] {
  const { from, nonces, commitment, head, sealed, verdict } = found;
  return [
    ...throwsWords(found),
    ...(from === null ? [] : [`The game was begun elsewhere: the judge's dice count from entry ${from} on.`]),
    ...(nonces?.map((thrown, side) => NONCES[thrown](sides[side] ?? '')) ?? []),
    ...(sealed > 0 ? [`${sealed} sealed answers are not opened in this copy.`] : []),
    ...(found.byHand.entries.length > 0 ? [byHandWords(found.byHand)] : []),
    takenBackWords(found.takenBack),
    ...(verdict ? [verdict.sentence] : []),
    ...(commitment === null ? [] : [`The judge committed to ${commitment}.`]),
    ...(head === null ? [] : [`The record ends with ${head}. Compare it with what both players were shown.`]),
  ];
}

/** The number of throws that were recomputed, if any could be. */
function throwsWords({ throws, unchecked, dice }: Verification): readonly string[] {
  if (throws > 0 || (unchecked === 0 && dice === 'recomputed'))
    return [`${unchecked === 0 ? 'All ' : ''}${throws} throws were recomputed and are as recorded.`];
  return [];
}
