import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frameSpots } from './framedSpots.ts';

const window = { size: { width: 100, height: 100 }, middle: [0, 0], room: 10 } as const;

test('who is chosen comes with as many of his targets as have room, the nearest first', () => {
  assert.deepEqual(frameSpots([[500, 500]], [], window), { x: 490, y: 490, width: 20, height: 20 });
  const found = frameSpots(
    [[500, 500]],
    [
      [500, 300],
      [500, 430],
      [560, 500],
    ],
    window,
  );
  assert.deepEqual(found, { x: 490, y: 420, width: 80, height: 90 });
});

test('of an army that has no room the one nearest to the middle comes with those about him', () => {
  const line = Array.from({ length: 20 }, (_, i) => [300 + 40 * i, 0] as const);
  assert.deepEqual(frameSpots(line, [], window), { x: 290, y: -10, width: 100, height: 20 });
  assert.equal(frameSpots([], [[0, 0]], window), null);
});
