import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gapToSpot, type Stand } from '@linstock/ground';
import { outlineOf } from './union.ts';

const stand = (x: number, y: number, facing = 0): Stand => ({ x, y, facing, frontage: 3000, depth: 3000 });

test('one zone has one closed line, all of it as far from the stand as the zone reaches', () => {
  const zone = { stand: stand(20_000, 20_000, 300), far: 3000 };
  const [line, ...more] = outlineOf([zone]);
  assert.equal(more.length, 0);
  assert.deepEqual(line!.at(-1), line![0]);
  for (const spot of line!)
    assert.ok(Math.abs(gapToSpot(zone.stand, spot) - 3000) <= 2, `${spot.x},${spot.y}`);
});

test('the outline of several zones has no line inside any of them, and goes round them all', () => {
  const zones = [stand(10_000, 10_000), stand(13_000, 10_000), stand(17_000, 12_000, 450)].map((each) => ({
    stand: each,
    far: 3000,
  }));
  const lines = outlineOf(zones);
  for (const spot of lines.flat())
    for (const zone of zones) assert.ok(gapToSpot(zone.stand, spot) >= 2998, `${spot.x},${spot.y}`);
  const xs = lines.flat().map(({ x }) => x);
  assert.ok(Math.min(...xs) < 5600 && Math.max(...xs) > 21_900);
});

test('a side that two stands of one line share is drawn once', () => {
  const zones = [stand(10_000, 10_000), stand(10_000, 10_000)].map((each) => ({ stand: each, far: 3000 }));
  assert.equal(outlineOf(zones).length, 1);
});
