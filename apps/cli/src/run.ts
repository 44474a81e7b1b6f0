import { Command, CommanderError, type OutputConfiguration } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { adminCommand } from './commands/admin.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { battleCommand } from './commands/battle.ts';
import { battlesCommand } from './commands/battles.ts';
import { clausesCommand } from './commands/clauses.ts';
import { mapCommand } from './commands/map.ts';
import { migrateCommand } from './commands/migrate.ts';
import { oddsCommand } from './commands/odds.ts';
import { playCommand } from './commands/play.ts';
import { reckonCommand } from './commands/reckon.ts';
import { replayCommand } from './commands/replay.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { vectorsCommand } from './commands/vectors.ts';
import { verifyCommand } from './commands/verify.ts';
import { EXIT, Failure } from './failure.ts';
import { escapeControls, ownTerminal, runAtTerminal, type Terminal } from './terminal.ts';

/** The commands, in the order of the help. */
const COMMANDS = [
  battlesCommand,
  playCommand,
  simulateCommand,
  oddsCommand,
  reckonCommand,
  vectorsCommand,
  replayCommand,
  verifyCommand,
  mapCommand,
  battleCommand,
  clausesCommand,
  serveCommand,
  backupCommand,
  restoreCommand,
  migrateCommand,
  adminCommand,
];

/**
 * Runs the command line with these arguments, and prints a mistake of the user as one sentence.
 * @returns the exit code
 */
export async function run(args: readonly string[], at: Terminal = ownTerminal()): Promise<number> {
  const output = { writeOut: at.out, writeErr: (text: string) => at.err(escapeControls(text)) };
  const program = linstock().configureOutput(output);
  for (const command of COMMANDS) program.addCommand(saidAt(command(), output));
  try {
    await runAtTerminal(at, () => program.parseAsync(args, { from: 'user' }));
    return at.code;
  } catch (error) {
    return printFailure(error, at);
  }
}

/** Makes a command and its sub-commands throw errors for mistakes, and write their sentences to this output. */
function saidAt(command: Command, output: OutputConfiguration): Command {
  for (const each of command.commands) saidAt(each, output);
  return command.exitOverride().configureOutput(output);
}

/** The command itself, without its sub-commands. */
function linstock(): Command {
  return new Command('linstock')
    .description('A table for horse-and-musket battles.')
    .version(manifest.version)
    .showHelpAfterError('Run with --help for examples.')
    .addHelpText(
      'after',
      `
Examples:
  linstock serve --open                       the table in the browser
  linstock play cowpens --bots me,captain     a game in the terminal
  linstock simulate cowpens --games 200 --bots captain,greedy
  linstock reckon american-legions fire --example
  linstock verify game.json                   recompute every die of a game`,
    )
    .exitOverride();
}

/** Prints the error that ended a command in one sentence. Returns the exit code. */
export function printFailure(error: unknown, at: Terminal): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.input;
  if (error instanceof Failure || error instanceof RangeError) {
    at.err(`${escapeControls(error.message)}\n`);
    return error instanceof Failure ? error.exitCode : EXIT.input;
  }
  if (process.env[TRACE_VARIABLE]) throw error;
  const said = escapeControls(error instanceof Error ? error.message : String(error));
  at.err(
    `Linstock failed: ${said} This is a fault of Linstock and not yours. Please report it with the command and its files. ${TRACE_VARIABLE}=1 prints where it happened.\n`,
  );
  return EXIT.fault;
}

/** Set to anything, it lets a fault of the program end with its trace. */
const TRACE_VARIABLE = 'LINSTOCK_TRACE';
