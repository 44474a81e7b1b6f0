import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sines, TABLES } from './sines.ts';

test('the checked-in sines are those of the script', () => {
  for (const { file, scale } of TABLES)
    assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), sines(scale), file);
});

test('the sines agree with known values', () => {
  const table = sines(2n ** 20n);
  assert.equal(table[0], 0);
  assert.equal(table[300], 2 ** 19);
  assert.equal(table[450], Math.round(2 ** 20 * Math.SQRT1_2));
  assert.equal(table[900], 2 ** 20);
});
