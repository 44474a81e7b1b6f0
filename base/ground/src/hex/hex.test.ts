import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DIRECTIONS, lengthOf, opposite, STEPS, sidesTowards, turned } from './hex.ts';

test('a hexside seen from one hex is the opposite direction seen from its neighbour', () => {
  for (const d of DIRECTIONS) {
    const [q, r] = STEPS[d] as readonly [number, number];
    const [p, s] = STEPS[opposite(d)] as readonly [number, number];
    assert.deepEqual([q + p, r + s], [0, 0]);
  }
});

test('turning six corners comes back', () => {
  assert.equal(turned(5, 1), 0);
  assert.equal(turned(0, -1), 5);
  assert.equal(turned(2, 3), 5);
});

test('a line leaves by the nearest hexside, by two at a corner, by none if it has no length', () => {
  assert.deepEqual(sidesTowards(3, -3), [0]);
  assert.deepEqual(sidesTowards(1, -2), [0, 5]);
  assert.deepEqual(sidesTowards(2, -4), [0, 5]);
  assert.deepEqual(sidesTowards(3, -4), [0]);
  assert.deepEqual(sidesTowards(0, 0), []);
});

test('the length of a difference is the number of steps a breadth-first search needs', () => {
  const radius = 9;
  const steps = new Map([['0,0', 0]]);
  let frontier: [number, number][] = [[0, 0]];
  for (let n = 1; n <= radius; n++) {
    const next: [number, number][] = [];
    for (const [q, r] of frontier) {
      for (const [dq, dr] of STEPS) {
        const key = `${q + dq},${r + dr}`;
        if (steps.has(key)) continue;
        steps.set(key, n);
        next.push([q + dq, r + dr]);
      }
    }
    frontier = next;
  }
  for (const [key, n] of steps) {
    const [q, r] = key.split(',').map(Number) as [number, number];
    assert.equal(lengthOf(q, r), n, key);
  }
});

test('the triangle inequality holds', () => {
  const step = fc.integer({ min: -20, max: 20 });
  fc.assert(
    fc.property(
      step,
      step,
      step,
      step,
      (a, b, c, d) => lengthOf(a + c, b + d) <= lengthOf(a, b) + lengthOf(c, d),
    ),
  );
});
