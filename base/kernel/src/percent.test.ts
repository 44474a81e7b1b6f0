import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { percentages, percentText } from './percent.ts';

test('thirds are shown so that they add to 100.0', () => {
  assert.deepEqual(percentages([1 / 3, 1 / 3, 1 / 3]), ['33.3', '33.4', '33.3']);
  assert.deepEqual(percentages([15 / 36, 11 / 36, 8 / 36, 2 / 36]), ['41.7', '30.5', '22.2', '5.6']);
});

test('the rows of a tail together show its own chance: three faces of a die are a half, two a third', () => {
  const faces = percentages(Array.from({ length: 6 }, () => 1 / 6)).map(Number);
  const together = (some: readonly number[]) => some.reduce((all, each) => all + each, 0).toFixed(1);
  assert.equal(together(faces.slice(0, 3)), '50.0');
  assert.equal(together(faces.slice(0, 2)), '33.3');
  assert.equal(together(faces.slice(4)), '33.3');
  assert.equal(together(faces.slice(2)), '66.7');
});

test('what can happen is never shown as 0.0', () => {
  assert.equal(percentages([0.99999, 0.00001])[1], 'under 0.1');
  assert.equal(percentText(1), 'certain');
  assert.equal(percentText(0), 'never');
});

test('shown shares always add to 100.0', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(weights, (ways) => {
      const of = ways.reduce((a, b) => a + b, 0);
      const shown = percentages(ways.map((n) => n / of)).map((text) =>
        text === 'under 0.1' ? 0 : Number(text),
      );
      const tenths = shown.reduce((sum, n) => sum + Math.round(n * 10), 0);
      assert.equal(tenths, 1000);
    }),
  );
});
