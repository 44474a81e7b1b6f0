import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { percentText } from './percent.ts';
import type { Outcome, Reckoning } from './reckoning.ts';
import { likelihoodText, sharesOf, shareText } from './shares.ts';
import { ONE_DIE } from './throw.ts';

/** One die of six read by rank: equal ranks with equal names are one outcome. */
function dieOf(outcomes: readonly (readonly [label: string, rank: number])[]): Reckoning {
  return {
    name: 'toy',
    title: 'Toy',
    clause: 'T-1',
    lines: [],
    dice: ONE_DIE,
    outcomes: outcomes.map(([label, rank]): Outcome => ({ key: label, label, rank })),
  };
}

const FIRE = dieOf([
  ['no effect', 0],
  ['no effect', 0],
  ['no effect', 0],
  ['no effect', 0],
  ['D', 1],
  ['DD', 2],
]);

test('a throw shows the share of its outcome, and of all as good or better, or as bad or worse', () => {
  assert.deepEqual(
    sharesOf(FIRE).map((share) => [share.outcome.label, shareText([share])]),
    [
      ['no effect', '66.7 %'],
      ['D', '16.7 %'],
      ['DD', '16.7 %'],
    ],
  );
  assert.equal(likelihoodText(FIRE, 1), '66.7 %', 'nothing is worse than it');
  assert.equal(likelihoodText(FIRE, 5), '33.3 % or better');
  assert.equal(likelihoodText(FIRE, 6), '16.7 %', 'nothing is better than it');
  const check = dieOf([
    ['routs', 0],
    ['falls back', 1],
    ['holds', 2],
    ['holds', 2],
    ['holds', 2],
    ['holds', 2],
  ]);
  assert.equal(likelihoodText(check, 2), '33.3 % or worse');
  assert.equal(likelihoodText(check, 6), '66.7 %');
});

test('equally good outcomes are listed together, and called so', () => {
  const six = dieOf([1, 2, 3, 4, 5, 6].map((face) => [`${face}`, face > 2 ? 1 : 0]));
  assert.equal(likelihoodText(six, 1), '33.3 % or as good');
});

test('a certain outcome is called so, whatever the rounding', () => {
  const one = dieOf([1, 2, 3, 4, 5, 6].map(() => ['holds', 0]));
  assert.equal(likelihoodText(one, 3), 'certain');
  const alike = dieOf([1, 2, 3, 4, 5, 6].map((face) => [face > 3 ? 'holds' : 'stands', 0]));
  assert.equal(likelihoodText(alike, 3), '50.0 %', 'of two that are equally good it is one');
  assert.equal(shareText([]), 'never');
});

test('outcomes with the same number of ways have the same text, and so do their totals', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 }), (ranks) => {
      const reckoning = dieOf(ranks.map((rank) => [`rank ${rank}`, rank]));
      const shares = sharesOf(reckoning);
      for (const share of shares) assert.equal(shareText([share]), percentText(share.ways / 6));
      for (let value = 1; value <= 6; value++) {
        const at = shares.findIndex(({ outcome }) => outcome.rank === ranks[value - 1]);
        const told = likelihoodText(reckoning, value).replace(/ or .*/, '');
        const tails = [shares.slice(at), shares.slice(0, at + 1)].map(shareText);
        assert.ok(tails.includes(told), told);
      }
    }),
  );
});
