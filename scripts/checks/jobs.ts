/** Runs jobs side by side, a few at a time, and adds up their results. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Tally } from './tally.ts';

/** A job that runs alone, mostly in a separate process. */
export interface Job {
  readonly name: string;
  readonly run: () => Promise<JobResult>;
}

/** The result of a job, and its output, which is shown only if it failed. */
export interface JobResult {
  readonly tally: Tally;
  readonly said: string;
}

/** The result of a command. */
export interface CommandRun {
  /** Null if it was ended by a signal or could not be started. */
  readonly status: number | null;
  /** Standard output and error as they came. */
  readonly said: string;
}

/** The root of the checkout. */
export const root = join(import.meta.dirname, '..', '..');

const cache = join(root, 'node_modules', '.cache', 'linstock');
// A test that itself runs tests has this set, and the inner run would take itself for a part of the outer.
const environment = () => {
  const { NODE_TEST_CONTEXT: _, ...inherited } = process.env;
  return {
    ...inherited,
    PATH: join(root, 'node_modules', '.bin') + delimiter + (inherited['PATH'] ?? ''),
    // Some hundred processes are started, all from the same sources.
    NODE_COMPILE_CACHE: join(cache, 'compiled'),
  };
};

/** The environment and folder of a command. */
export interface CommandWishes {
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which it counts as hung and is ended; unlimited if not given. */
  readonly limitMs?: number | undefined;
}

/** Runs a command in the root of the checkout, with the tools of node_modules in the PATH. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, limitMs }: CommandWishes = {},
): Promise<CommandRun> {
  return new Promise((done) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd: root, env: { ...environment(), ...env }, shell });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    const end = (status: number | null) => {
      clearTimeout(timer);
      done({ status, said: said.trimEnd() });
    };
    const stop = () => {
      said += `\nIt had not ended after ${(limitMs ?? 0) / 1000} s and was stopped.`;
      child.kill('SIGKILL');
      // What it has started may live on and hold these open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    };
    const timer = limitMs === undefined ? undefined : setTimeout(stop, limitMs);
    child.once('error', (error) => {
      said += error.message;
      end(null);
    });
    child.once('close', end);
  });
}

/** A job that runs a tool of node_modules/.bin. */
export function tool(name: string, command: string, ...args: readonly string[]): Job {
  return {
    name,
    async run() {
      const { status, said } = await runCommand(command, args);
      return status === 0 ? oneCheck(null) : oneCheck(`${command} ${args.join(' ')}`, said);
    },
  };
}

/** One check that passed or failed as a whole. */
export function oneCheck(failure: string | null, said = ''): JobResult {
  const failures = failure === null ? [] : [failure];
  const none = { tests: [], files: [] };
  return { tally: { ...none, passed: 1 - failures.length, failed: failures.length, failures }, said };
}

/**
 * Runs the jobs in their order, two at a time for each core (at most four): a browser often waits for its page, but more
 * of them only wait for each other. Prints a line for each that has ended, and its output if it failed.
 * @returns their tallies as one
 */
export async function runAll(jobs: readonly Job[]): Promise<Tally> {
  const waiting = [...jobs];
  const tallies: Tally[] = [];
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) tallies.push(await timedRun(job));
  };
  const lanes = Math.min(4, 2 * availableParallelism());
  await Promise.all(Array.from({ length: lanes }, work));
  return total(tallies);
}

async function timedRun(job: Job): Promise<Tally> {
  const begun = performance.now();
  const { tally, said } = await job.run();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (tally.failed > 0 && said !== '') console.log(`\n${said}\n`);
  const tests = tally.passed + tally.failed === 1 ? '1 check' : `${tally.passed + tally.failed} checks`;
  console.log(`${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s  ${job.name}, ${tests}`);
  return { ...tally, failures: tally.failures.map((what) => `${job.name}: ${what}`) };
}

function total(tallies: readonly Tally[]): Tally {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((all, tally) => all + of(tally), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    failures: tallies.flatMap(({ failures }) => failures),
    tests: tallies.flatMap(({ tests }) => tests),
    files: tallies.flatMap(({ files }) => files),
  };
}
