/** Runs tests against a mutant, or against the unchanged sources. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../checks/jobs.ts';
import { BREAK, type Break, LIMIT, SPENT } from './break-source.ts';
import type { Tests } from './suite.ts';

/** The result of a run: all tests passed, one failed, or they were stopped because they did not end. */
export interface Outcome {
  readonly end: 'passed' | 'failed' | 'stopped';
  /** The first test that failed, or the output when the run broke off. */
  readonly said: string;
  /** Seconds of a core that the run took; 0 if it was stopped. */
  readonly spent: number;
}

const here = (file: string) => new URL(file, import.meta.url).href;

/** Runs tests in one process, up to the first that fails; a run that takes longer than `limit` seconds is stopped. */
export async function runTests(
  { files, named }: Tests,
  broken: Break | null,
  limit: number,
): Promise<Outcome> {
  const flags = [`--import=${here('./break-source.ts')}`, '--test', '--test-isolation=none'];
  const pattern = named === undefined ? [] : [`--test-name-pattern=${named}`];
  const reporter = `--test-reporter=${here('./first-failure.ts')}`;
  const args = [...flags, reporter, ...pattern, ...files];
  const folder = mkdtempSync(join(tmpdir(), 'linstock-trial-'));
  const file = join(folder, 'spent');
  try {
    const { status, said } = await runCommand(process.execPath, args, {
      env: { [BREAK]: JSON.stringify(broken), [LIMIT]: String(limit), [SPENT]: file },
    });
    const spent = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    return { end: status === null ? 'stopped' : status === 0 ? 'passed' : 'failed', said, spent };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
