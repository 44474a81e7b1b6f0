import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Failure } from './failure.ts';
import { printFailure } from './run.ts';

/** The exit code and the output of a command that ends with an error. */
function told(error: unknown): { code: number; said: string } {
  let said = '';
  const code = printFailure(error, { out: () => undefined, err: (text) => void (said += text), code: 0 });
  return { code, said };
}

test("a user's mistake is reported in one sentence, with exit code 2 or that of the failure", () => {
  assert.deepEqual(told(new RangeError('No such battle.')), { code: 2, said: 'No such battle.\n' });
  assert.deepEqual(told(new Failure('It does not hold.', 1)), { code: 1, said: 'It does not hold.\n' });
});

test('a fault of the program is one sentence that asks for a report, with code 70 and no trace', () => {
  const { code, said } = told(new TypeError('x is broken.'));
  assert.equal(code, 70);
  assert.match(said, /^Linstock failed: x is broken\. This is a fault of Linstock.* Please report it.*\n$/);
  assert.doesNotMatch(said, /^\s+at /m);
});
