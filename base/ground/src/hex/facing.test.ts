import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arcAt, arcTable } from './facing.ts';

const LINE = { front: [5, 0], flank: [4, 1], rear: [3, 2] };
const COLUMN = { front: [0], flank: [1, 2, 4, 5], rear: [3] };

test('six facings at corners: two hexsides each of front, flank and rear', () => {
  const table = arcTable({ corner: LINE });
  assert.equal(table.facings, 6);
  const of = (facing: number) => [0, 1, 2, 3, 4, 5].map((d) => arcAt(table, facing, d));
  assert.deepEqual(of(0), ['front', 'flank', 'rear', 'rear', 'flank', 'front']);
  assert.deepEqual(of(2), ['flank', 'front', 'front', 'flank', 'rear', 'rear']);
  assert.deepEqual(table.fronts[2], [1, 2]);
});

test('twelve facings: a line faces a corner with even numbers, a column a hexside with odd ones', () => {
  const table = arcTable({ corner: LINE, side: COLUMN });
  assert.equal(table.facings, 12);
  assert.deepEqual(table.fronts[4], [1, 2], 'corner 2');
  assert.deepEqual(table.fronts[5], [2], 'hexside 2');
  assert.equal(arcAt(table, 5, 5), 'rear');
  assert.equal(arcAt(table, 5, 3), 'flank');
});

test('lists that leave a direction out are refused', () => {
  assert.throws(
    () => arcTable({ side: { ...COLUMN, rear: [] } }),
    /each direction from 0 to 5 once, not 0, 1/,
  );
});
