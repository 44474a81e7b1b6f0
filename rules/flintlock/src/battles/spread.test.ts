import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spread } from './spread.ts';

const ROWS: readonly (readonly [what: string, places: readonly number[], apart: readonly number[]])[] = [
  ['places far enough apart stay', [0, 2, 5], [0, 2, 5]],
  ['two at one place part to both sides', [3, 3], [2.5, 3.5]],
  ['a crowd is drawn out about its middle', [1, 1.5, 2, 2.5, 3], [0, 1, 2, 3, 4]],
  ['who is in nobody’s way stays where he is', [0, 0.5, 9], [-0.25, 0.75, 9]],
  ['two crowds that meet become one', [0, 0, 1.5, 1.5], [-0.75, 0.25, 1.25, 2.25]],
  ['nobody', [], []],
];

for (const [what, places, apart] of ROWS) test(what, () => assert.deepEqual(spread(places), apart));
