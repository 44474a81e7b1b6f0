import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leanSpot, unleanSpot } from './lean.ts';

const size = { width: 1080, height: 770 };

test('a point of the tilted board appears where it is drawn', () => {
  for (const spot of [
    [0, 0],
    [1080, 770],
    [540, 385],
    [200, 700],
  ] as const) {
    const [x, y] = unleanSpot(leanSpot(spot, size), size);
    assert.ok(Math.hypot(x - spot[0], y - spot[1]) < 1e-6, `${spot.join()} came back as ${x},${y}`);
  }
});

test('the far edge is at most a fifth shorter than the near one, and the whole board is in the window', () => {
  const wide = (y: number) => leanSpot([1080, y], size)[0] - leanSpot([0, y], size)[0];
  assert.ok(wide(0) / wide(770) > 0.78 && wide(0) / wide(770) < 0.9);
  const [[, top], [left, bottom]] = [leanSpot([0, 0], size), leanSpot([0, 770], size)];
  assert.ok(top > 0 && bottom < 770 && left > -20);
  assert.ok(top < 0.05 * 770, `bare wood of ${top} pixels lies over the far edge`);
  assert.ok(bottom > 760, `a dark strip of ${770 - bottom} pixels lies under the near edge`);
});
