import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barPlace } from './barPlace.ts';

const size = { width: 1080, height: 740 };
const row = (y: number, ...xs: number[]) => xs.map((x) => [x, y] as const);

test('the bar of a move lies over as few troops as can be, and never over what moves', () => {
  assert.equal(barPlace([540, 370], [], size), '', 'at the foot where nobody stands');
  const middle = row(690, 600, 620, 640);
  assert.equal(barPlace([540, 370], middle, size), 'left');
  assert.equal(barPlace([540, 370], row(690, 300, 350), size), 'right');
  const foot = row(690, 100, 300, 500, 700, 900);
  assert.equal(barPlace([540, 370], foot, size), 'above');
  assert.equal(barPlace([540, 370], [...foot, ...row(40, 650)], size), 'above left', 'less is covered there');
  assert.equal(barPlace([540, 100], foot, size), 'right', 'what moves is at the head');
  assert.equal(barPlace([540, 700], [], size), 'above');
});
