import assert from 'node:assert/strict';
import { test } from 'node:test';
import { liesAbove } from './barPlace.ts';

const size = { width: 1080, height: 740 };

test('the bar of a move lies over as few troops as can be, and never over what moves', () => {
  const foot = [500, 560, 620].map((x) => [x, 690] as const);
  assert.equal(liesAbove([540, 370], [], size), false, 'at the foot where nobody stands');
  assert.equal(liesAbove([540, 370], foot, size), true);
  assert.equal(liesAbove([540, 370], [...foot, ...foot.map(([x]) => [x, 40] as const)], size), false);
  assert.equal(liesAbove([540, 100], foot, size), false, 'what moves is at the head');
  assert.equal(liesAbove([540, 700], [], size), true);
  assert.equal(liesAbove([540, 370], [[40, 690]], size), false, 'beside the bar nobody is covered');
});
