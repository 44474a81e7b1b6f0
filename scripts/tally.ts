/** A node:test reporter that writes, as JSON at the end of a run, how many tests passed and which failed. */
import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';

/** The outcome of one node:test run. Skipped and todo tests count as neither passed nor failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Each failed test, as `file: name`. */
  readonly failures: readonly string[];
}

/** Yields one Tally, as JSON, when the last test has ended. */
export default async function* tally(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failures: string[] = [];
  let passed = 0;
  let failed = 0;
  for await (const event of events) {
    if (event.type === 'test:fail' && countsAsFailed(event.data)) failures.push(nameOf(event.data));
    if (event.type === 'test:summary' && event.data.file === undefined) {
      const { counts } = event.data;
      passed = counts.passed;
      failed = counts.tests - counts.passed - counts.skipped - counts.todo;
    }
  }
  yield JSON.stringify({ passed, failed: Math.max(failed, failures.length), failures } satisfies Tally);
}

type Failure = Extract<TestEvent, { type: 'test:fail' }>['data'];

/** A todo test may fail; a suite that failed only because a test inside it did would be named twice. */
function countsAsFailed(failure: Failure): boolean {
  const error: unknown = failure.details.error;
  const insideOnly =
    error instanceof Error && 'failureType' in error && error.failureType === 'subtestsFailed';
  return !insideOnly && (failure.todo === undefined || failure.todo === false);
}

function nameOf({ file, name }: Failure): string {
  return file === undefined ? name : `${relative(process.cwd(), file)}: ${name}`;
}
