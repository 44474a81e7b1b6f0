import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { spots, standsWithin } from '../../test/table-oracles.ts';
import { type Spot, span, spotAlong, TOUCH_DISTANCE } from './lattice.ts';
import { crossesStand, depthIn, hidingArea, hillAbove } from './sight.ts';
import { localOf } from './stand.ts';
import { insideGround } from './stretch.ts';
import { type InchSpot, levelAt, type TerrainPiece, tableOf } from './terrain.ts';

const box = (x: number, y: number, w: number, h: number): InchSpot[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
const tableWith = (...terrain: TerrainPiece[]) =>
  tableOf(
    { width: 72, height: 48, terrain },
    { woods: { looks: 'woods', hidesAfter: 2 }, building: { looks: 'building', hidesAfter: 0 } },
  );
const inches = (x: number, y: number): Spot => ({ x: x * 1000, y: y * 1000 });

test('a line crosses a stand where sampled places of it are inside', () => {
  fc.assert(
    fc.property(standsWithin(6), standsWithin(12), standsWithin(12), (stand, from, to) => {
      const length = span(from, to);
      const inside = (slack: number) => {
        const grown = { ...stand, frontage: stand.frontage + slack, depth: stand.depth + slack };
        let sum = 0;
        for (let at = 0; at < length; at += 5) {
          const { right, ahead } = localOf(grown, spotAlong(from, to, at));
          if (Math.abs(right) <= grown.frontage / 2 && Math.abs(ahead) <= grown.depth / 2) sum += 5;
        }
        return sum;
      };
      if (inside(-2 * TOUCH_DISTANCE - 4) > 10) assert.ok(crossesStand(stand, from, to));
      if (inside(2 * TOUCH_DISTANCE + 4) === 0) assert.ok(!crossesStand(stand, from, to));
    }),
    { numRuns: 200 },
  );
});

test('sight through ground in rows: two belts of a wood add up, overlapping ones count once, a house too', () => {
  const belt = (id: string, y: number, h: number, kind = 'woods'): TerrainPiece => ({
    id,
    kind,
    poly: box(10, y, 20, h),
  });
  const rows: [terrain: TerrainPiece[], depth: number, hiding: string | null][] = [
    [[belt('a', 20, 1.5)], 1500, null],
    [[belt('a', 20, 2)], 2000, null],
    [[belt('a', 20, 2.5)], 2500, 'a'],
    [[belt('a', 20, 1.5), belt('b', 25, 1.5)], 3000, 'a'],
    [[belt('a', 20, 1.5), belt('b', 20.2, 1.5)], 1700, null],
    [[belt('field', 20, 5, 'field'), belt('a', 26, 1)], 6000, null],
    [[belt('house', 20, 0.5, 'building')], 500, 'house'],
    // The line runs along the wall of the house, and ends at it.
    [[{ id: 'house', kind: 'building', poly: box(20, 20, 5, 5) }], 0, null],
    [[{ id: 'house', kind: 'building', poly: box(10, 30, 20, 5) }], 0, null],
  ];
  for (const [terrain, depth, hiding] of rows) {
    const table = tableWith(...terrain);
    const [from, to] = [inches(20, 10), inches(20, 30)];
    assert.equal(depthIn(table.areas, from, to), depth);
    assert.equal(hidingArea(table.areas, from, to)?.id ?? null, hiding, `${depth}`);
    assert.equal(hidingArea(table.areas, to, from)?.id ?? null, hiding, `${depth}, from the other end`);
  }
});

test('sight over hills in rows: the line goes evenly from one height to the other', () => {
  const hill = (id: string, level: number, y: number, h: number): TerrainPiece => ({
    id,
    kind: 'hill',
    level,
    poly: box(10, y, 20, h),
  });
  const low = 0.25;
  const rows: [hills: TerrainPiece[], heights: [number, number], above: string | null][] = [
    [[], [low, low], null],
    [[hill('h', 1, 18, 4)], [low, low], 'h'],
    // From a hill as high one looks along its top, and down over its edge.
    [[hill('h', 1, 8, 6)], [1 + low, 1 + low], null],
    [[hill('h', 1, 8, 6)], [1 + low, low], null],
    // The edge of the viewer's own hill hides whatever is close below it.
    [[hill('h', 1, 8, 14)], [1 + low, low], 'h'],
    // A second level seen over the first, and the first seen from the second.
    [[hill('h', 1, 12, 4)], [low, 3 + low], 'h'],
    [[hill('h', 1, 16, 4)], [low, 3 + low], null],
    // Within an inch of either end nothing rises.
    [[hill('h', 1, 9.5, 1.5), hill('k', 1, 29, 1)], [low, low], null],
  ];
  for (const [hills, heights, above] of rows) {
    const table = tableWith(...hills);
    const [from, to] = [inches(20, 10), inches(20, 30)];
    assert.equal(
      hillAbove(table.hills, from, to, heights, 1000)?.id ?? null,
      above,
      JSON.stringify([hills, heights]),
    );
    const [a, b] = heights;
    assert.equal(hillAbove(table.hills, to, from, [b, a], 1000)?.id ?? null, above, 'from the other end');
  }
});

const pieces: fc.Arbitrary<TerrainPiece[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('woods', 'hill'),
      level: fc.integer({ min: 1, max: 3 }),
      x: fc.integer({ min: 0, max: 60 }),
      y: fc.integer({ min: 0, max: 40 }),
      w: fc.integer({ min: 1, max: 12 }),
      h: fc.integer({ min: 1, max: 12 }),
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map(({ kind, level, x, y, w, h }, i) => ({
      id: `p${i}`,
      kind,
      poly: box(x, y, w, h),
      ...(kind === 'hill' ? { level } : {}),
    })),
  );

test('the depth of woods and the rise of ground equal those of a search in small steps', () => {
  let [hidden, risen] = [0, 0];
  fc.assert(
    fc.property(pieces, spots, spots, (terrain, from, to) => {
      const length = span(from, to);
      fc.pre(length > 3000);
      const table = tableWith(...terrain);
      const woods = table.areas.filter(({ kind }) => kind === 'woods');
      const heights = [levelAt(table, from) + 0.25, levelAt(table, to) + 0.25] as const;
      const step = 10;
      let depth = 0;
      let [nearly, wellAbove] = [false, false];
      for (let at = step / 2; at < length; at += step) {
        const place = spotAlong(from, to, at);
        if (woods.some((wood) => insideGround(wood, place))) depth += step;
        const line = heights[0] + ((heights[1] - heights[0]) * at) / length;
        const rise = levelAt(table, place) - line;
        if (at > 1000 - step && at < length - 1000 + step && rise > -0.02) nearly = true;
        if (at > 1000 + step && at < length - 1000 - step && rise > 0.01) wellAbove = true;
      }
      // Each of up to eight woods is entered and left between two looks.
      assert.ok(Math.abs(depthIn(woods, from, to) - depth) <= 16 * step);
      const found = hillAbove(table.hills, from, to, heights, 1000);
      if (wellAbove) assert.ok(found);
      if (found) risen++;
      if (found && depthIn([found], from, to) > 3 * step) assert.ok(nearly);
      if (hidingArea(table.areas, from, to)) hidden++;
      if (depth > 2000 + 16 * step) assert.ok(hidingArea(table.areas, from, to));
      if (depth < 2000 - 16 * step) assert.equal(hidingArea(table.areas, from, to), null);
    }),
    { numRuns: 300 },
  );
  assert.ok(hidden > 20 && risen > 20, `${hidden} hidden, ${risen} risen`);
});
