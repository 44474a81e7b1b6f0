import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Spot } from '../../common/box.ts';
import { muzzlesOf } from './volley.ts';

const line: readonly [Spot, Spot] = [
  [0, 0],
  [0, -200],
];
const front = (wide: number): readonly [Spot, Spot] => [
  [-wide / 2, -15],
  [wide / 2, -15],
];

test('a volley is fired along the whole front of a stand, from right to left, with muzzles by its length', () => {
  const narrow = muzzlesOf({ line, front: front(60) }, 'musket');
  const wide = muzzlesOf({ line, front: front(160) }, 'musket');
  assert.ok(wide.length > narrow.length);
  for (const spots of [narrow, wide]) {
    assert.ok(spots.every(([, y]) => y === -15));
    assert.deepEqual(
      spots,
      spots.toSorted((a, b) => b[0] - a[0]),
    );
  }
  const reach = wide.map(([x]) => x);
  assert.ok(Math.max(...reach) > 70 && Math.min(...reach) < -70);
});

test('guns fire one by one; troops with an unknown front fire from in front of their middle', () => {
  assert.equal(muzzlesOf({ line, front: front(160) }, 'gun').length, 2);
  const spots = muzzlesOf({ line, front: null }, 'musket');
  assert.equal(spots.length, 8);
  for (const [, y] of spots) assert.ok(y < 0, 'towards the enemy');
});
