import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clipArrow } from './arrowOnTable.ts';

test('an arrow that leads off the table is cut at the edge; another is unchanged', () => {
  const table = { width: 40_000, height: 28_000 };
  const at = (x: number, y: number) => ({ x: x * 1000, y: y * 1000 });
  const rows = [
    [at(10, 10), at(12, 14), at(12, 14)],
    [at(36, 10), at(44, 10), at(39.7, 10)],
    [at(4, 10), at(-4, 14), at(0.3, 11.85)],
    [at(10, 26), at(10, 34), at(10, 27.7)],
    [at(10, 4), at(10, -4), at(10, 0.3)],
    // An arrow of a stand that is at the edge already is not turned round.
    [at(39.9, 10), at(44, 10), at(44, 10)],
  ] as const;
  for (const [from, to, ends] of rows) assert.deepEqual(clipArrow({ from, to }, table), { from, to: ends });
});
