import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Mutant } from './mutants.ts';
import { diffOf, reportOf } from './report.ts';
import { type Fate, type Killer, scoreOf } from './score.ts';

const mutant = (line: number): Mutant => ({
  file: 'rules/xx/src/play/fire.ts',
  line,
  within: 'reach',
  start: 0,
  end: 1,
  becomes: '>=',
  from: 'if (range > most) {',
  to: 'if (range >= most) {',
  clauses: ['XX-1a'],
});
const fate = (line: number, killer: Killer | null, stopped = false): Fate => ({
  mutant: mutant(line),
  killer,
  stopped,
  by: killer ? 'a test' : '',
});
const score = scoreOf(
  [fate(1, 'claims'), fate(2, 'claims', true), fate(3, 'suite'), fate(4, 'golden'), fate(5, null)],
  1,
);

test('mutants are counted by their killer; survivors are listed with their change', () => {
  const { survivors, missedByClaims, stale, ...counts } = score;
  assert.deepEqual(counts, {
    mutants: 6,
    equivalent: 1,
    killedByClaims: 2,
    killedBySuite: 4,
    killedByGolden: 1,
    stopped: 1,
  });
  assert.deepEqual(survivors, [
    {
      file: 'rules/xx/src/play/fire.ts',
      line: 5,
      within: 'reach',
      from: 'if (range > most) {',
      to: 'if (range >= most) {',
      clauses: ['XX-1a'],
    },
  ]);
  assert.deepEqual(
    missedByClaims.map(({ line, by }) => [line, by]),
    [
      [3, 'a test'],
      [4, 'a test'],
    ],
  );
  assert.deepEqual(stale, []);
});

test('the report shows survivors as diffs, and scores in percent of killable mutants', () => {
  const lines = reportOf(score).split('\n');
  assert.ok(lines.includes('killed by tests that claim the clauses cited there: 2 of 5, 40 %'));
  assert.ok(lines.some((line) => line.startsWith('killed by the suite: 4 of 5, 80 %')));
  assert.equal(lines.at(-1), 'survivors: 1');
  const [survivor] = score.survivors;
  assert.ok(survivor);
  assert.equal(
    diffOf(survivor),
    'rules/xx/src/play/fire.ts:5  in reach  XX-1a\n  - if (range > most) {\n  + if (range >= most) {',
  );
  assert.ok(reportOf(score).includes(`No test noticed:\n${diffOf(survivor)}`));
});

test('a list entry without its line is reported, and a run without mutants divides by nothing', () => {
  const stale = [{ file: 'fire.ts', within: 'reach', from: 'old();', to: ';', reason: 'none' }];
  const told = reportOf(scoreOf([], 0, stale));
  assert.match(told, /take it off: fire\.ts, reach: old\(\);/);
  assert.match(told, /cited there: -$/m);
});
