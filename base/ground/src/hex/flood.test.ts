import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flood, UNFLOODED } from './flood.ts';
import { distance, hexAt, hexMapOf } from './map.ts';
import { disc } from './testing.ts';

test('without facing, a search crosses open ground in as few steps as possible, and goes round walls', () => {
  const open = hexMapOf({ hexes: disc(4) });
  const centre = hexAt(open, 0, 0);
  flood(open, [centre], () => true).forEach((steps, hex) => assert.equal(steps, distance(open, centre, hex)));
  const walled = hexMapOf({
    hexes: disc(4),
    impassable: [
      [-1, 0],
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
    ],
  });
  const steps = flood(walled, [hexAt(walled, 0, 0)], () => true);
  assert.equal(steps[hexAt(walled, -1, 1)], 1);
  assert.equal(steps[hexAt(walled, 1, 0)], UNFLOODED);
  assert.equal(steps[hexAt(walled, 2, 0)], 5);
});

test('a path of three hundred hexes is searched to its end', () => {
  const lane = hexMapOf({ hexes: Array.from({ length: 300 }, (_, q) => [q, 0] as const) });
  assert.equal(flood(lane, [0], () => true)[299], 299);
});
