/** Runs jobs side by side, a few at a time, and adds up their results. */
import { spawn } from 'node:child_process';
import { availableParallelism, getPriority, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Tally } from './tally.ts';

/** A job that runs alone, mostly in a separate process. */
export interface Job {
  readonly name: string;
  /** `givesWay`: it takes the processor only when nobody else wants it. */
  readonly run: (givesWay?: boolean) => Promise<JobResult>;
  /** True for one that mostly waits, for a page or a database: the processor is free for other jobs meanwhile. */
  readonly waits?: boolean;
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

/** How far a job that gives way stands behind this process, and the last place (as `nice` counts). */
const [GIVES_WAY, LOWEST] = [10, 19];

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
  /** It takes the processor only when nobody else wants it. */
  readonly givesWay?: boolean | undefined;
}

/** Runs a command in the root of the checkout, with the tools of node_modules in the PATH. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, limitMs, givesWay = false }: CommandWishes = {},
): Promise<CommandRun> {
  return new Promise((done) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd: root, env: { ...environment(), ...env }, shell });
    if (givesWay && child.pid !== undefined)
      setPriority(child.pid, Math.min(LOWEST, getPriority() + GIVES_WAY));
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
      // Processes that it has started may live on and keep these streams open.
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
    async run(givesWay) {
      const { status, said } = await runCommand(command, args, { givesWay });
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
 * Runs the jobs, each kind in its order: those that wait two at a time for each core (at most four, since more only wait for each
 * other), and beside them the others, one for each core (at most four), which give way. Prints a line for each that has ended, and
 * its output if it failed.
 * @returns their tallies as one
 */
export async function runAll(jobs: readonly Job[]): Promise<Tally> {
  const tallies: Tally[] = [];
  const work = async (queue: Job[]): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) tallies.push(await timedRun(job));
  };
  const lanes = (queue: Job[], length: number) => Array.from({ length }, () => work(queue));
  const waiting = jobs.filter(({ waits }) => waits);
  const working = jobs.filter(({ waits }) => !waits);
  const cores = availableParallelism();
  await Promise.all([...lanes(waiting, Math.min(4, 2 * cores)), ...lanes(working, Math.min(4, cores))]);
  return total(tallies);
}

async function timedRun(job: Job): Promise<Tally> {
  const begun = performance.now();
  const { tally, said } = await job.run(!job.waits);
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
