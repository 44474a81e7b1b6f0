import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type Job, oneCheck, runAll, runCommand } from './jobs.ts';
import { runTests, shareOut, testsApart, testsBalanced, testsTogether } from './nodeTests.ts';
import { summaryOf } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'linstock-checks-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A test file with this content, by its path. */
function testFile(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, `import { describe, test } from 'node:test';\n${content}`);
  return path;
}

/** Runs test files as `npm test` does. */
const run = (...files: readonly string[]) => testsTogether('checked', ...files).run();

test('tests that pass and tests that fail are counted and named, each with the time it took', async () => {
  const good = testFile('good.test.ts', "test('holds', () => {}); test.skip('is skipped', () => {});");
  const bad = testFile(
    'bad.test.ts',
    "describe('a suite', () => { test('breaks', () => { throw new Error('broken on purpose'); }); });",
  );
  const { tally, said } = await run(good, bad);
  assert.deepEqual([tally.passed, tally.failed], [1, 1]);
  assert.equal(tally.failures.length, 1);
  assert.match(tally.failures[0] ?? '', /bad\.test\.ts: breaks$/);
  assert.match(said, /broken on purpose/);
  assert.deepEqual(tally.files.map(({ name }) => name.replace(/.*\//, '')).sort(), [
    'bad.test.ts',
    'good.test.ts',
  ]);
  assert.ok(tally.tests.some(({ name }) => name.endsWith('good.test.ts: holds')));
});

test('an interrupted test file is one failure, with its output', async () => {
  const { tally, said } = await run(
    testFile('gone.test.ts', "test('never ends', () => { console.log('last words'); process.exit(3); });"),
  );
  assert.deepEqual([tally.passed, tally.failed], [0, 1]);
  assert.match(said, /last words/);
});

test('a test file that does not parse is a failure', async () => {
  const { tally } = await run(testFile('torn.test.ts', 'test('));
  assert.equal(tally.failed, 1);
});

test('a pattern without a file is a failure, so that no check is lost by a move', async () => {
  const nowhere = join(folder, 'nowhere', '*.test.ts');
  for (const job of [
    testsTogether('together', nowhere),
    ...testsApart(nowhere),
    ...testsBalanced(2, {}, nowhere),
  ]) {
    const { tally } = await job.run();
    assert.match(tally.failures.join(), /no test file is found under .*nowhere/);
  }
});

test('a run that does not end by itself is stopped and counts as a failure', async () => {
  const left = testFile('left.test.ts', "test('leaves a timer', () => void setInterval(() => {}, 1000));");
  const { tally, said } = await runTests([left], 2000);
  assert.equal(tally.failed, 1);
  assert.match(said, /had not ended after 2 s and was stopped/);
});

test('a missing command is reported, not thrown', async () => {
  const { status, said } = await runCommand(join(folder, 'no-such-tool'), []);
  assert.notEqual(status, 0);
  assert.match(said, /no-such-tool/);
});

test('every job is run once and all their counts are added up', async (t) => {
  t.mock.method(console, 'log', () => undefined);
  const begun: number[] = [];
  const jobs = Array.from(
    { length: 9 },
    (_, n): Job => ({
      name: `job ${n}`,
      run: async () => {
        begun.push(n);
        return oneCheck(n === 4 ? 'it broke' : null);
      },
    }),
  );
  const tally = await runAll(jobs);
  assert.deepEqual(begun.sort(), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  assert.deepEqual([tally.passed, tally.failed, tally.failures], [8, 1, ['job 4: it broke']]);
});

test('the summary names the ten slowest and the failures, and ends with the counts', () => {
  const tests = Array.from({ length: 12 }, (_, n) => ({ name: `test ${n}`, ms: n * 1000 }));
  const lines = summaryOf(
    { passed: 11, failed: 1, failures: ['house: it broke'], tests, files: [{ name: 'a file', ms: 66_000 }] },
    70.4,
  ).split('\n');
  assert.equal(lines.at(-1), '11 passed, 1 failed');
  const named = lines.filter((line) => /s {2}test \d+$/.test(line));
  assert.deepEqual([named.length, named[0], named.at(-1)], [10, '   11.0 s  test 11', '    2.0 s  test 2']);
  assert.ok(lines.includes('   66.0 s  a file') && lines.includes('  house: it broke'));
});

test('files are shared out by their length, longest first; one without a figure counts as average', () => {
  const seconds = { long: 60, middle: 40, short: 20 };
  assert.deepEqual(shareOut(['long', 'middle', 'new', 'short'], 2, seconds), [
    ['long', 'short'],
    ['middle', 'new'],
  ]);
  assert.deepEqual(shareOut(['short', 'long', 'new'], 3, seconds), [['long'], ['new'], ['short']]);
  assert.deepEqual(shareOut(['long'], 3, seconds), [['long']], 'no job is empty');
});
