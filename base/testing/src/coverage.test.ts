import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clauseCalls, clauseCoverage } from './coverage.ts';

test('finds one id or several, whatever the quotes and line breaks', () => {
  const source = `
    clause('AL-1.2a', 'one', () => {});
    clause(['AL-1.2b', 'AL-1.2c'], "the regiment's two", () => {});
    clause(
      ['AL-2.1a'],
      \`three\`,
      () => {},
    );
  `;
  assert.deepEqual(
    clauseCalls(source, 'a.test.ts').map(({ where, ids }) => [where, ids]),
    [
      ['a.test.ts: one', ['AL-1.2a']],
      ["a.test.ts: the regiment's two", ['AL-1.2b', 'AL-1.2c']],
      ['a.test.ts: three', ['AL-2.1a']],
    ],
  );
});

test('an unknown system is refused by name, with those there are', async () => {
  await assert.rejects(clauseCoverage('chess'), /no rule system "chess"; there are .*american-legions/);
});
