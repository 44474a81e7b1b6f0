import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { percentage, percentText } from './percent.ts';

test('a chance is rounded by itself, to one decimal, halves upwards', () => {
  assert.deepEqual([1 / 6, 1 / 3, 2 / 3, 11 / 36, 1 / 16].map(percentage), [
    '16.7',
    '33.3',
    '66.7',
    '30.6',
    '6.3',
  ]);
});

test('a possible result is never shown as 0.0, nor one that may fail as 100.0', () => {
  assert.equal(percentText(0.00001), 'under 0.1 %');
  assert.equal(percentText(0.99999), 'over 99.9 %');
  assert.equal(percentText(1), 'certain');
  assert.equal(percentText(0), 'never');
});

test('equal chances have equal texts, in whatever parts and order they were added up', () => {
  const dice = fc.record({ sides: fc.constantFrom(6, 10), count: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(dice, fc.array(fc.nat(), { minLength: 1, maxLength: 40 }), ({ sides, count }, cuts) => {
      const of = sides ** count;
      const ways = 1 + ((cuts[0] ?? 0) % of);
      const edges = [0, ...cuts.map((cut) => cut % (ways + 1)).sort((a, b) => a - b), ways];
      const parts = edges.slice(1).map((edge, i) => (edge - (edges[i] ?? 0)) / of);
      const sum = parts.reduce((all, part) => all + part, 0);
      const backwards = parts.reduceRight((all, part) => all + part, 0);
      assert.equal(percentage(sum), percentage(ways / of));
      assert.equal(percentage(backwards), percentage(ways / of));
      assert.equal(percentText(1 - (of - ways) / of), percentText(ways / of));
    }),
  );
});

test('a text is within half a tenth of its chance, and a greater chance never reads less', () => {
  const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(chance, chance, (one, other) => {
      assert.ok(Math.abs(Number(percentage(one)) - 100 * one) <= 0.05 + 1e-6);
      assert.ok((one - other) * (Number(percentage(one)) - Number(percentage(other))) >= 0);
    }),
  );
});
