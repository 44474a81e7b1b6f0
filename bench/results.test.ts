import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from './results.ts';

test('a table says of each aim whether it was met', () => {
  const rows = [
    { what: 'quick enough', value: 250_000, unit: 'orders/s', aim: { least: 200_000 }, note: 'of one core' },
    { what: 'too slow', value: 3, unit: 'ms', aim: { most: 1 } },
    { what: 'without an aim', value: 7, unit: 'KiB' },
  ];
  assert.deepEqual(table(rows).split('\n').slice(2), [
    '| quick enough | 250,000 | orders/s | aim at least 200,000: met; of one core |',
    '| too slow | 3 | ms | aim at most 1: **not met** |',
    '| without an aim | 7 | KiB |  |',
  ]);
});
