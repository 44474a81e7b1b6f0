import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparedWords, comparisonsOf, differenceOf } from './compare.ts';
import { reportPage } from './page/report-page.ts';
import { COWPENS, playedOf, resultOf } from './samples.ts';
import { shareOf } from './statistics.ts';
import { type Study, studyOf } from './study.ts';
import { studyAsJson } from './study-json.ts';

const MORSCHAUSER = { ...COWPENS, system: 'morschauser' };

/** Twenty games under each of two systems, of which the American side wins `first` and `second`. */
function twoSystems(first: number, second: number): Study {
  const games = (won: number) =>
    Array.from({ length: 20 }, (_, i) => resultOf(i < won ? 1 : i % 2 === 0 ? 0 : null, 60, 30, 6));
  const batches = [COWPENS, MORSCHAUSER] as const;
  return studyOf(batches, [...playedOf(COWPENS, games(first)), ...playedOf(MORSCHAUSER, games(second))]);
}

test("the difference of two shares has Newcombe's interval", () => {
  const { difference, low, high } = differenceOf(shareOf(48, 80), shareOf(56, 70));
  assert.deepEqual(
    [difference, low, high].map((each) => each.toFixed(4)),
    ['0.2000', '0.0524', '0.3339'],
  );
});

test('two systems are compared by the side that won in history', () => {
  const study = twoSystems(2, 15);
  const [compared, ...more] = comparisonsOf(study);
  assert.ok(compared);
  assert.deepEqual(more, []);
  assert.equal(compared.side, 'American');
  assert.ok(compared.clear && compared.low > 0);
  const words = comparedWords(study, compared);
  assert.match(
    words,
    /won 10 % under American Legions and 75 % under Morschauser Meets MacDuff: 65 points more/,
  );
  assert.match(JSON.stringify(studyAsJson(study)), /"compared":\[\{"side":"American"/);
  const page = reportPage(study);
  assert.ok(page.includes(words));
  assert.match(page, /Beside each other.*Won by the American side.*Lost by the British side.*87 %/s);
});

test('differences within chance are called so, and unplayed games are not compared', () => {
  const study = twoSystems(8, 9);
  const [compared] = comparisonsOf(study);
  assert.ok(compared && !compared.clear);
  assert.match(comparedWords(study, compared), /not farther apart than chance can explain/);
  assert.deepEqual(
    comparisonsOf(studyOf([COWPENS, MORSCHAUSER], playedOf(COWPENS, [resultOf(1, 1, 1)]))),
    [],
  );
});

test("losses are parts of each system's men, and the report says which units it counts", () => {
  const page = reportPage(twoSystems(5, 5));
  assert.match(page, /Lost under American Legions: /);
  assert.match(page, /Lost under Morschauser Meets MacDuff: the men of lost strength points/);
});
