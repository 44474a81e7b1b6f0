/** A node:test reporter that writes the results of a run and the time of each test, as JSON at its end. */
import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';

/** The time of a test or a test file. */
export interface Timing {
  readonly name: string;
  readonly ms: number;
}

/** The result of one run. Skipped and todo tests count as neither passed nor failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Each failed test, as `file: name`. */
  readonly failures: readonly string[];
  /** Each test, as `file: name`. */
  readonly tests: readonly Timing[];
  /** Each file, with the time before and after its tests. */
  readonly files: readonly Timing[];
}

/** Yields one Tally, as JSON, when the last test has ended. */
export default async function* tally(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failures: string[] = [];
  const tests: Timing[] = [];
  const files = new Map<string, number>();
  let passed = 0;
  let failed = 0;
  for await (const event of events) {
    if (event.type === 'test:pass' || event.type === 'test:fail') {
      const { details, nesting } = event.data;
      const name = nameOf(event.data);
      if (details.type !== 'suite') tests.push({ name, ms: details.duration_ms });
      const file = fileOf(event.data);
      if (nesting === 0) files.set(file, (files.get(file) ?? 0) + details.duration_ms);
    }
    if (event.type === 'test:fail' && countsAsFailed(event.data)) failures.push(nameOf(event.data));
    if (event.type === 'test:summary' && event.data.file === undefined) {
      const { counts } = event.data;
      passed = counts.passed;
      failed = counts.tests - counts.passed - counts.skipped - counts.todo;
    }
  }
  const timed = [...files].map(([name, ms]): Timing => ({ name, ms }));
  yield JSON.stringify({
    passed,
    failed: Math.max(failed, failures.length),
    failures,
    tests,
    files: timed,
  } satisfies Tally);
}

type TestEnd = Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>['data'];
type Failure = Extract<TestEvent, { type: 'test:fail' }>['data'];

/** A todo test may fail; a suite that failed only because a test inside it did would be named twice. */
function countsAsFailed(failure: Failure): boolean {
  const error: unknown = failure.details.error;
  const insideOnly =
    error instanceof Error && 'failureType' in error && error.failureType === 'subtestsFailed';
  return !insideOnly && (failure.todo === undefined || failure.todo === false);
}

const fileOf = ({ file, name }: TestEnd): string =>
  file === undefined ? name : relative(process.cwd(), file).replaceAll('\\', '/');

function nameOf(ended: TestEnd): string {
  return ended.file === undefined ? ended.name : `${fileOf(ended)}: ${ended.name}`;
}
