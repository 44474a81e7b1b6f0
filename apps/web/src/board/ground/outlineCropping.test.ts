import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Box, Spot } from '../../common/box.ts';
import type { Loop } from '../plate/plate.ts';
import { cropOutline } from './outlineCropping.ts';
import { hasSpotInside } from './shapes.ts';

const box: Box = { x: 10, y: 10, width: 20, height: 20 };
const inside = (loop: Loop, spot: Spot) =>
  loop.length > 0 && hasSpotInside({ loop, box: { x: -1e4, y: -1e4, width: 2e4, height: 2e4 } }, spot);

/** A wheel with many teeth: long, and in and out of the box again and again. */
const wheel = Array.from({ length: 360 }, (_, i): Spot => {
  const [angle, far] = [(i * Math.PI) / 180, i % 2 ? 26 : 6];
  return [22 + far * Math.cos(angle), 17 + far * Math.sin(angle)];
});

test('within its sheet a cropped outline holds the same ground, and is cut a little beyond it', () => {
  const cut = cropOutline(wheel, box, 3);
  for (let x = 10.3; x < 30; x += 0.7)
    for (let y = 10.4; y < 30; y += 0.7)
      assert.equal(inside(cut, [x, y]), inside(wheel, [x, y]), `${x} ${y}`);
  for (const [x, y] of cut) assert.ok(x > 6.9 && x < 33.1 && y > 6.9 && y < 33.1, `${x} ${y}`);
});

test('an outline around a whole sheet stays the whole sheet; one outside it becomes empty', () => {
  const about: Loop = [
    [-99, -99],
    [99, -99],
    [99, 99],
    [-99, 99],
  ];
  assert.ok(inside(cropOutline(about, box, 3), [20, 20]));
  const beside = about.map(([x, y]): Spot => [x + 500, y]);
  assert.deepEqual(cropOutline(beside, box, 3), []);
  assert.deepEqual(cropOutline([], box, 3), []);
});
