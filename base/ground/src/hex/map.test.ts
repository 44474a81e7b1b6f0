import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Axial, STEPS } from './hex.ts';
import { axialOfYards, cornersOf, facingOfBearing, placeInHexes, yardsOf } from './layout.ts';
import {
  axialOf,
  centre,
  climb,
  distance,
  hexAt,
  hexLabel,
  hexMapOf,
  hexOfYards,
  midmost,
  neighbour,
  onSide,
  sideBetween,
} from './map.ts';
import { disc } from './testing.ts';

test('a hexside leads to a neighbour at distance 1 and back, or off the map', () => {
  const map = hexMapOf({ hexes: disc(4) });
  for (let hex = 0; hex < map.count; hex++) {
    for (let d = 0; d < 6; d++) {
      const next = neighbour(map, hex, d);
      if (next === -1) continue;
      assert.equal(distance(map, hex, next), 1);
      assert.equal(neighbour(map, next, (d + 3) % 6), hex);
      assert.equal(sideBetween(map, hex, next), d);
    }
  }
  assert.equal(sideBetween(map, hexAt(map, 0, 0), hexAt(map, 2, 0)), -1);
  assert.equal(hexAt(map, 5, 0), -1);
});

test('distance is counted over gaps in an irregular outline', () => {
  const map = hexMapOf({
    hexes: [
      [0, 0],
      [4, 0],
    ],
  });
  assert.equal(distance(map, 0, 1), 4);
});

test('labels are made of column and row, and no two are equal', () => {
  const map = hexMapOf({ hexes: disc(5) });
  assert.equal(new Set(map.labels).size, map.count);
  for (const text of map.labels) assert.match(text, /^\d{4}$/);
  const square = hexMapOf({
    hexes: [
      [0, 0],
      [1, 0],
      [0, 1],
      [-1, 2],
    ],
  });
  assert.deepEqual(
    [0, 1, 2, 3].map((hex) => hexLabel(square, hex)),
    ['0101', '0201', '0102', '0103'],
  );
});

test('a map has the content of the lists it was made from', () => {
  const map = hexMapOf({
    hexes: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    level: [0, 2, 1],
    terrain: ['clear', 'wood', 'marsh'],
    impassable: [[2, 0]],
    structures: [{ kind: 'house', hex: [1, 0] }],
  });
  assert.deepEqual([...map.level], [0, 2, 1]);
  assert.deepEqual([...map.impassable], [0, 0, 1]);
  assert.deepEqual(map.structure, [null, 'house', null]);
});

test('bad lists are refused with a sentence', () => {
  assert.throws(() => hexMapOf({ hexes: [] }), /at least one hex/);
  assert.throws(
    () =>
      hexMapOf({
        hexes: [
          [0, 0],
          [0, 0],
        ],
      }),
    /\[0, 0\] is listed twice/,
  );
  assert.throws(
    () => hexMapOf({ hexes: [[0, 0]], level: [1, 2] }),
    /one level for each of its 1 hexes, not 2/,
  );
  assert.throws(() => hexMapOf({ hexes: [[0, 0]], impassable: [[7, 7]] }), /\[7, 7\] is off the map/);
});

const layouts = fc.record({
  yardsPerHex: fc.integer({ min: 20, max: 200 }),
  origin: fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }),
  bearing: fc.integer({ min: 0, max: 359 }),
});
const axial = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }));

test('a place within a hex is of that hex, on any layout', () => {
  const inside = fc.tuple(fc.double({ min: 0, max: 0.45, noNaN: true }), fc.integer({ min: 0, max: 359 }));
  fc.assert(
    fc.property(layouts, axial, inside, (layout, [q, r], [share, turn]) => {
      const { x, y } = yardsOf(layout, q, r);
      const [dx, dy] = [
        Math.cos(turn) * share * layout.yardsPerHex,
        Math.sin(turn) * share * layout.yardsPerHex,
      ];
      assert.deepEqual(axialOfYards(layout, x + dx, y + dy), [q, r]);
    }),
  );
});

test('a place between two hexes has the corresponding fractional distance in hexes', () => {
  const layout = { yardsPerHex: 45, origin: { x: 10, y: 20 }, bearing: 330 };
  const { x, y } = yardsOf(layout, 3.25, -1.5);
  const [q, r] = placeInHexes(layout, x, y);
  assert.ok(Math.abs(q - 3.25) < 1e-6 && Math.abs(r + 1.5) < 1e-6);
});

test('the midmost of some hexes is the one whose farthest other is nearest', () => {
  const map = hexMapOf({ hexes: disc(6) });
  const hexes = [-4, -3, 0, 4].map((q) => hexAt(map, q, 0));
  assert.equal(midmost(map, hexes), hexAt(map, 0, 0));
});

test('facing f points to corner f, on the bearing of that facing', () => {
  fc.assert(
    fc.property(layouts, axial, fc.integer({ min: 0, max: 5 }), (layout, [q, r], facing) => {
      const from = yardsOf(layout, q, r);
      const to = cornersOf(layout, q, r)[facing] as { x: number; y: number };
      const bearing = layout.bearing + 60 * facing;
      const radians = (bearing * Math.PI) / 180;
      const far = layout.yardsPerHex / Math.sqrt(3);
      assert.ok(Math.abs(to.x - from.x - far * Math.sin(radians)) < 1e-4);
      assert.ok(Math.abs(to.y - from.y - far * Math.cos(radians)) < 1e-4);
      assert.equal(facingOfBearing(layout, bearing + 29, 6), facing);
      assert.equal(facingOfBearing(layout, bearing - 29, 6), facing);
      assert.equal(facingOfBearing(layout, bearing, 12), 2 * facing);
      assert.equal(facingOfBearing(layout, bearing + 16, 12), 2 * facing + 1);
    }),
  );
});

test('of twelve facings the odd ones point over hexsides', () => {
  const layout = { yardsPerHex: 45, origin: { x: 0, y: 0 }, bearing: 17 };
  STEPS.forEach(([dq, dr], direction) => {
    const { x, y } = yardsOf(layout, dq, dr);
    const bearing = (Math.atan2(x, y) * 180) / Math.PI;
    assert.equal(facingOfBearing(layout, bearing, 12), 2 * direction + 1);
  });
});

test('things on a hexside are there for both hexes, and a climb is a descent from the other', () => {
  const hexes: Axial[] = disc(1);
  const at = (q: number, r: number) => hexes.findIndex((hex) => hex[0] === q && hex[1] === r);
  const map = hexMapOf({
    hexes,
    level: hexes.map(([q]) => (q === 1 ? 2 : 0)),
    sides: [
      { word: 'fence', hex: [0, 0], direction: 1 },
      { word: 'road', hex: [0, 0], direction: 1 },
      { word: 'road', hex: [1, 0], direction: 1 },
    ],
  });
  const [middle, east] = [at(0, 0), at(1, 0)];
  assert.deepEqual(
    [onSide(map, middle, 1, 'fence'), onSide(map, east, 4, 'fence'), onSide(map, east, 4, 'road')],
    [true, true, true],
  );
  assert.deepEqual([onSide(map, middle, 0, 'fence'), onSide(map, middle, 1, 'wall')], [false, false]);
  assert.equal(onSide(map, east, 1, 'road'), true, 'a road that leads off the map');
  assert.deepEqual([climb(map, middle, 1), climb(map, east, 4), climb(map, east, 1)], [2, -2, 0]);
});

test('yards lead back to the hex, and off the map to -1', () => {
  const hexes: Axial[] = disc(3);
  const map = hexMapOf({ hexes, layout: { yardsPerHex: 100, origin: { x: 700, y: 800 }, bearing: 330 } });
  for (let hex = 0; hex < map.count; hex++) {
    const { x, y } = centre(map, hex);
    assert.equal(hexOfYards(map, x, y), hex);
    assert.deepEqual(axialOf(map, hex), hexes[hex]);
  }
  assert.equal(hexOfYards(map, 9999, 9999), -1);
});
