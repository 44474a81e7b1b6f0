/** The output at the end of a run of checks. */
import { type Job, runAll } from './jobs.ts';
import type { Tally, Timing } from './tally.ts';

/** Number of slow tests that are listed. */
const MAX_LISTED = 10;

/** Runs the jobs and prints, in this order: the slow ones, the failures, and `N passed, N failed` as the last line. */
export async function runAndReport(jobs: readonly Job[]): Promise<void> {
  const begun = performance.now();
  const tally = await runAll(jobs);
  console.log(summaryOf(tally, (performance.now() - begun) / 1000));
  process.exitCode = tally.failed === 0 ? 0 : 1;
}

/** The lines that end a run. */
export function summaryOf(tally: Tally, seconds: number): string {
  return [
    ...slowest('files', tally.files),
    ...slowest('tests', tally.tests),
    ...(tally.failures.length > 0 ? ['\nFailed:', ...tally.failures.map((what) => `  ${what}`)] : []),
    `\n${Math.round(seconds)} s`,
    `${tally.passed} passed, ${tally.failed} failed`,
  ].join('\n');
}

function slowest(what: string, timed: readonly Timing[]): readonly string[] {
  if (timed.length === 0) return [];
  const first = timed.toSorted((a, b) => b.ms - a.ms).slice(0, MAX_LISTED);
  return [
    `\nSlowest ${what}:`,
    ...first.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`),
  ];
}
