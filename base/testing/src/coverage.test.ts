import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clauseCalls } from './calls.ts';
import { clauseCoverage } from './coverage.ts';

test('finds one id or several, whatever the quotes and line breaks', () => {
  const source = `
    import { clause } from '@linstock/testing';
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

test('a clause named in a comment, in a string or by another function does not count', () => {
  const source = `
    import { clause as shows } from '@linstock/testing';
    // shows('AL-1.2a', 'one', () => {});
    /* shows('AL-1.2b', 'two', () => {}); */
    const text = "shows('AL-1.2c', 'three', () => {})";
    clause('AL-1.2d', 'four', () => {});
    for (const n of [1, 2]) shows('AL-1.2e', \`five \${n}\`, () => {});
  `;
  assert.deepEqual(clauseCalls(source, 'a.test.ts'), [{ where: 'a.test.ts: five …', ids: ['AL-1.2e'] }]);
  const stranger = `import { clause } from './elsewhere.ts'; clause('AL-1.2a', 'one', () => {});`;
  assert.deepEqual(clauseCalls(stranger, 'b.test.ts'), []);
});

test('an unknown system is refused by name, with those there are', async () => {
  await assert.rejects(clauseCoverage('chess'), /no rule system "chess"; there are .*american-legions/);
});
