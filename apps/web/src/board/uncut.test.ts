import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEX_RADIUS, HEX_STEP, type Spot } from './plate.ts';
import { cutIn, uncut } from './uncut.ts';

const SIZE = { width: 1080, height: 740 };
const line = (count: number, y: number): Spot[] =>
  Array.from({ length: count }, (_, i) => [i * HEX_STEP, y * HEX_STEP]);
const scaleOf = (radius: number) => radius / HEX_RADIUS;

test('of a line longer than the window each counter is in sight whole or not at all, and none who was in sight is lost', () => {
  const spots = [...line(21, 0), ...line(8, 4)];
  const k = scaleOf(40);
  for (const x of [-300, -275, -251, -222]) {
    const before = { k, x, y: 200 };
    const after = uncut(before, spots, { size: SIZE, over: [], least: scaleOf(38) });
    const seen = (view: typeof before) =>
      spots.filter(([across]) => {
        const [at, half] = [across * view.k + view.x, 0.73 * HEX_RADIUS * view.k];
        return at - half > -2 && at + half < SIZE.width + 2;
      }).length;
    assert.ok(cutIn(before, spots, SIZE, []) > 0);
    assert.equal(cutIn(after, spots, SIZE, []), 0);
    assert.ok(seen(after) >= seen(before), `${seen(after)} of ${seen(before)}`);
    assert.ok(after.k >= scaleOf(38) && after.k <= 1.2 * k);
  }
});

test('a view that cuts nobody stays as it is', () => {
  const view = { k: scaleOf(40), x: 60, y: 300 };
  assert.equal(uncut(view, line(5, 0), { size: SIZE, over: [], least: scaleOf(38) }), view);
});
