/** Runs tests against a mutant, or against the sources as they are. */
import { BREAK, type Break } from './break-source.ts';
import { runCommand } from '../checks/jobs.ts';
import type { Tests } from './suite.ts';

/** What came of a run: all tests passed, one failed, or they were stopped for not ending. */
export interface Outcome {
  readonly end: 'passed' | 'failed' | 'stopped';
  /** The first test that failed, or what was said when the run broke off. */
  readonly said: string;
  readonly ms: number;
}

const here = (file: string) => new URL(file, import.meta.url).href;

/** Runs tests in one process, up to the first that fails; a run that takes longer than `limit` (ms) is stopped. */
export async function runTests(
  { files, named }: Tests,
  broken: Break | null,
  limit: number,
): Promise<Outcome> {
  const begun = performance.now();
  const flags = [`--import=${here('./break-source.ts')}`, '--test', '--test-isolation=none'];
  const pattern = named === undefined ? [] : [`--test-name-pattern=${named}`];
  const reporter = `--test-reporter=${here('./first-failure.ts')}`;
  const told = broken ? { [BREAK]: JSON.stringify(broken) } : {};
  const args = [...flags, reporter, ...pattern, ...files];
  const { status, said, stopped } = await runCommand(process.execPath, args, { env: told, limit });
  const end = stopped ? 'stopped' : status === 0 ? 'passed' : 'failed';
  return { end, said, ms: performance.now() - begun };
}
