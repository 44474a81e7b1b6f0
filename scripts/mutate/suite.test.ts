import assert from 'node:assert/strict';
import { test } from 'node:test';
import { root } from '../checks/jobs.ts';
import { readOptions } from './arguments.ts';
import { suiteOf, testsClaiming } from './suite.ts';

test('a system is asked for with count and seed; both have a usual value', () => {
  const { jobs: _, ...usual } = readOptions(['morschauser']);
  assert.deepEqual(usual, { system: 'morschauser', count: 200, seed: 1, json: false, only: [] });
  assert.deepEqual(readOptions(['morschauser', '--count', '20', '--seed', '0', '--jobs', '1', '--json']), {
    system: 'morschauser',
    count: 20,
    seed: 0,
    jobs: 1,
    json: true,
    only: [],
  });
  const { only } = readOptions(['morschauser', '--only', 'fire.ts:3', '--only', 'fire.ts:12']);
  assert.deepEqual(only, ['fire.ts:3', 'fire.ts:12']);
});

test('wrong arguments are refused in a sentence', () => {
  const refused: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /^Name one rule system/],
    [['morschauser', 'american-legions'], /^Name one rule system/],
    [['morschauser', '--count', '0'], /^--count must be a whole number of 1 or more, not "0"/],
    [['morschauser', '--seed', 'x'], /^--seed must be a whole number of 0 or more, not "x"/],
    [['morschauser', '--speed', '3'], /^Unknown option '--speed': npm run mutate/],
    [['morschauser', '--count', '-3'], /^Option '--count' argument is ambiguous: npm run mutate/],
    [['morschauser', '--only', 'fire.ts'], /^--only must be FILE:LINE, not "fire.ts"/],
    [['morschauser', '--count', '2.5'], /^--count must be a whole number of 1 or more, not "2.5"/],
  ];
  for (const [args, sentence] of refused)
    assert.throws(
      () => readOptions(args),
      ({ message }: Error) => sentence.test(message) && !message.includes('\n'),
    );
});

test('an unknown system is refused with the known ones', async () => {
  await assert.rejects(suiteOf(root, 'waterloo'), /no rule system "waterloo"; there are .*morschauser/);
});

test("a system's tests are sorted: those that claim a clause, as code or vectors, and golden records", async () => {
  const suite = await suiteOf(root, 'morschauser');
  assert.ok(suite.golden.includes('rules/morschauser/src/golden.test.ts'));
  assert.ok(suite.plain.includes('rules/morschauser/test/vectors/vectors.test.ts'));
  assert.ok(suite.plain.every((file) => !suite.golden.includes(file)));
  const shot = testsClaiming(suite, ['MM-B4c']);
  assert.ok(shot?.files.includes('rules/morschauser/test/vectors/vectors.test.ts'), shot?.files.join());
  const named = new RegExp(shot?.named ?? '');
  for (const name of ['[MM-B4c] dice', '[MM-A1a MM-B4c] dice']) assert.ok(named.test(name), name);
  for (const name of ['[MM-B4ca] dice', 'dice (MM-B4c)']) assert.ok(!named.test(name), name);
  assert.equal(testsClaiming(suite, []), null);
});
