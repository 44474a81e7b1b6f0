/** A node:test reporter that names the first test that fails and ends the run there. */
import { writeSync } from 'node:fs';
import type { TestEvent } from 'node:test/reporters';

/** Yields nothing of tests that pass. */
export default async function* firstFailure(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    if (event.type !== 'test:fail' || event.data.todo) continue;
    writeSync(1, `${event.data.name}\n`);
    process.exit(1);
  }
  yield '';
}
