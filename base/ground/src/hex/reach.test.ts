import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arcOf, type Axial } from './hex.ts';
import { distance, hexAt, type HexMap, hexMapOf, neighbour } from './map.ts';
import { flood, newReach, reach, UNREACHED, wayTo } from './reach.ts';
import { disc } from './testing.ts';

/** The same question asked the slow way: relax every state until nothing changes. */
function oracle(
  map: HexMap,
  start: number,
  points: number,
  closed: ReadonlySet<number>,
  about: boolean,
): number[] {
  const cost: number[] = new Array(map.count * 6).fill(UNREACHED);
  cost[start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let state = 0; state < cost.length; state++) {
      const spent = (cost[state] as number) + 1;
      if (spent > points) continue;
      for (const next of after(map, state, closed, about)) {
        if (spent >= (cost[next] as number)) continue;
        cost[next] = spent;
        changed = true;
      }
    }
  }
  return cost;
}

function after(map: HexMap, state: number, closed: ReadonlySet<number>, about: boolean): number[] {
  const [hex, facing] = [Math.floor(state / 6), state % 6];
  const steps = [0, 1, 2, 3, 4, 5]
    .filter((direction) => arcOf(facing, direction) === 'front')
    .map((direction) => neighbour(map, hex, direction))
    .filter((to) => to !== -1 && map.impassable[to] === 0 && !closed.has(to))
    .map((to) => to * 6 + facing);
  const turns = [1, 5, ...(about ? [3] : [])].map((turn) => hex * 6 + ((facing + turn) % 6));
  return [...steps, ...turns];
}

const fields = fc.record({
  impassable: fc.uniqueArray(fc.nat(60), { maxLength: 15 }),
  closed: fc.uniqueArray(fc.nat(60), { maxLength: 15 }),
  start: fc.nat(60 * 6),
  points: fc.integer({ min: 0, max: 9 }),
  about: fc.boolean(),
});

test('AL-5.1, 5.2, 6.1c: reach finds what slow relaxation finds, call after call in one scratch', () => {
  const hexes = disc(4);
  const scratch = newReach(hexMapOf({ hexes }));
  fc.assert(
    fc.property(fields, ({ impassable, closed, start, points, about }) => {
      const map = hexMapOf({ hexes, impassable: impassable.map((hex) => hexes[hex] as Axial) });
      const shut = new Set(closed);
      const found = reach(
        map,
        Math.floor(start / 6),
        start % 6,
        points,
        (hex) => !shut.has(hex),
        { about },
        scratch,
      );
      const expected = oracle(map, start, points, shut, about);
      assert.deepEqual([...found.cost], expected);
      assert.equal(found.reached, expected.filter((cost) => cost !== UNREACHED).length);
    }),
  );
});

test('a way is as long as it costs and takes one legal action at a time', () => {
  const map = hexMapOf({ hexes: disc(4), impassable: [[1, -1]] });
  const found = reach(map, hexAt(map, 0, 0), 0, 6, () => true, { about: true }, newReach(map));
  for (let i = 0; i < found.reached; i++) {
    const state = found.states[i] as number;
    const way = wayTo(found, state);
    assert.equal(way.length - 1, found.cost[state]);
    assert.equal(way.at(-1), state);
    for (let n = 1; n < way.length; n++) {
      assert.ok(after(map, way[n - 1] as number, new Set(), true).includes(way[n] as number));
    }
  }
});

test('AL-W28: two steps, an about-turn and a step cost four', () => {
  const map = hexMapOf({ hexes: disc(3) });
  const found = reach(map, hexAt(map, 0, 0), 0, 4, () => true, { about: true }, newReach(map));
  assert.equal(found.cost[hexAt(map, 1, -1) * 6 + 3], 2);
  assert.equal(found.cost[hexAt(map, 1, -2) * 6], 2);
  assert.deepEqual(wayTo(found, hexAt(map, 3, 0) * 6 + 0), []);
});

test('AL-5.4a: without facing, open ground is crossed in as many steps as it is wide; walls are walked round', () => {
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
  assert.equal(steps[hexAt(walled, 1, 0)], UNREACHED);
  assert.equal(steps[hexAt(walled, 2, 0)], 5);
});
