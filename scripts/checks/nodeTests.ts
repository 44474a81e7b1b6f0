/** Jobs that run files of node:test. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Job, type JobResult, oneCheck, root, runCommand } from './jobs.ts';
import type { Tally } from './tally.ts';

/** Milliseconds after which a test counts as hung. Not a measure of speed: no test comes near it. */
const HUNG_TEST_MS = 420_000;
/** The same for a whole job: a test that hangs can keep its process from ending even after its own limit. */
const HUNG_JOB_MS = 1_200_000;

const reporter = new URL('./tally.ts', import.meta.url).href;

/** The test files of these patterns, from the root of the checkout. */
function testFiles(patterns: readonly string[]): readonly string[] {
  const files = globSync(patterns, { cwd: root, exclude: (path) => path.includes('node_modules') });
  return files.map((path) => path.replaceAll('\\', '/')).sort();
}

/** A job for these files together, in one process. */
export function testsTogether(name: string, ...patterns: readonly string[]): Job {
  const files = testFiles(patterns);
  return files.length > 0 ? { name, run: () => runTests(files) } : missing(name, patterns);
}

/** A job for each file, each in a process of its own. */
export function testsApart(...patterns: readonly string[]): readonly Job[] {
  const files = testFiles(patterns);
  if (files.length === 0) return [missing(patterns.join(', '), patterns)];
  return files.map((file) => ({ name: file, run: () => runTests([file]) }));
}

/**
 * Jobs of about the same length, longest first. The files of a job run one after another in one process: what they all
 * need is started once.
 * @param seconds processor seconds of each file, by its name without `.test.ts`; other files count as average
 */
export function testsBalanced(
  jobs: number,
  seconds: Readonly<Record<string, number>>,
  ...patterns: readonly string[]
): readonly Job[] {
  const files = testFiles(patterns);
  if (files.length === 0) return [missing(patterns.join(', '), patterns)];
  return shareOut(files.map(fileName), jobs, seconds).map((names) => ({
    name: names.join(', '),
    run: () => runTests(files.filter((file) => names.includes(fileName(file)))),
  }));
}

const fileName = (file: string): string => basename(file, '.test.ts');

/** Shares these files out, the longest first, each to the job that has least to do; longest job first. */
export function shareOut(
  names: readonly string[],
  jobs: number,
  seconds: Readonly<Record<string, number>>,
): readonly (readonly string[])[] {
  const known = Object.values(seconds);
  const average = known.reduce((sum, each) => sum + each, 0) / Math.max(1, known.length);
  const length = (name: string) => seconds[name] ?? average;
  const shares = Array.from({ length: Math.min(jobs, names.length) }, () => ({
    names: [] as string[],
    sum: 0,
  }));
  const longestFirst = names.toSorted((one, other) => length(other) - length(one));
  for (const name of longestFirst) {
    const share = shares.reduce((least, each) => (each.sum < least.sum ? each : least));
    share.names.push(name);
    share.sum += length(name);
  }
  return shares.toSorted((one, other) => other.sum - one.sum).map((share) => share.names);
}

/** A pattern without a file fails, so that no check is lost by a move. */
function missing(name: string, patterns: readonly string[]): Job {
  return { name, run: async () => oneCheck(`no test file is found under ${patterns.join(', ')}`) };
}

/** Runs test files in one process. After `limitMs` it counts as hung: it is stopped, which is a failure. */
export async function runTests(files: readonly string[], limitMs = HUNG_JOB_MS): Promise<JobResult> {
  const folder = mkdtempSync(join(tmpdir(), 'linstock-tally-'));
  try {
    const counts = join(folder, 'tally.json');
    const spec = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
    const tally = [`--test-reporter=${reporter}`, `--test-reporter-destination=${counts}`];
    const flags = ['--test', '--test-isolation=none', `--test-timeout=${HUNG_TEST_MS}`];
    const { status, said } = await runCommand(process.execPath, [...flags, ...spec, ...tally, ...files], {
      limitMs,
    });
    return readTally(counts, status, said);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The counts of a run; one failure more when it broke off or ended badly without naming a failed test. */
function readTally(path: string, status: number | null, said: string): JobResult {
  let tally: Tally;
  try {
    tally = JSON.parse(readFileSync(path, 'utf8')) as Tally;
  } catch {
    return oneCheck('the test run broke off before its end', said);
  }
  if (status === 0) return { tally, said: '' };
  if (tally.failed > 0) return { tally, said: failuresIn(said) };
  const failures = [...tally.failures, `node --test ended with status ${status}`];
  return { tally: { ...tally, failed: 1, failures }, said };
}

/** The part of node's report about the failures; all of it if that is not marked. */
function failuresIn(report: string): string {
  const at = report.indexOf('✖ failing tests:');
  return at < 0 ? report : report.slice(at);
}
