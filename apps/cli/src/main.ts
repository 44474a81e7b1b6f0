import { Command, CommanderError } from 'commander';
import { battlesCommand } from './commands/battles.ts';
import { clausesCommand } from './commands/clauses.ts';
import { oddsCommand } from './commands/odds.ts';
import { playCommand } from './commands/play.ts';
import { reckonCommand } from './commands/reckon.ts';
import { replayCommand } from './commands/replay.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { vectorsCommand } from './commands/vectors.ts';
import { verifyCommand } from './commands/verify.ts';
import { EXIT, Failure } from './failure.ts';

const program = new Command('linstock')
  .description('A table for horse-and-musket battles.')
  .version('0.1.0')
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

const commands = [
  battlesCommand(),
  playCommand(),
  simulateCommand(),
  oddsCommand(),
  reckonCommand(),
  vectorsCommand(),
  replayCommand(),
  verifyCommand(),
  clausesCommand(),
  serveCommand(),
];
for (const command of commands) program.addCommand(command.exitOverride());

// A reader that has seen enough (`| head`) closes the pipe; that is the end of the job and no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.done);
});

try {
  await program.parseAsync(process.argv);
} catch (error) {
  process.exitCode = tellFailure(error);
}

function tellFailure(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.input;
  if (error instanceof Failure || error instanceof RangeError) {
    process.stderr.write(`${error.message}\n`);
    return error instanceof Failure ? error.exitCode : EXIT.input;
  }
  throw error;
}
