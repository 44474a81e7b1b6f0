import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsIn } from './outlines.ts';

test('only the parts of a line within a sheet are drawn there, even if it crosses without a corner', () => {
  const box = { x: 0, y: 0, width: 100, height: 100 };
  const rows = [
    [
      'M10 10L90 90',
      [
        [10, 10],
        [90, 90],
      ],
    ],
    [
      '',
      [
        [500, 500],
        [600, 600],
      ],
    ],
    [
      'M-500 50L500 50',
      [
        [-500, 50],
        [500, 50],
      ],
    ],
    [
      'M50 50L50 400M400 50L50 50',
      [
        [50, 50],
        [50, 400],
        [400, 400],
        [400, 50],
        [50, 50],
      ],
    ],
  ] as const;
  for (const [d, spots] of rows) assert.equal(partsIn(spots, box), d, JSON.stringify(spots));
});
