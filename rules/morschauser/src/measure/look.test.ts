import assert from 'node:assert/strict';
import {
  facingTo,
  frontMiddle,
  type InchSpot,
  insideGround,
  insideStand,
  levelAt,
  localOf,
  type Spot,
  type Stand,
  span,
  spotAlong,
  spotOf,
  type Table,
  type TerrainPiece,
  TOUCH_DISTANCE,
  tableOf,
} from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { blockerOf, hillsBetween, sight, sightSpots, type View } from './look.ts';

const facings = fc.oneof(
  fc.integer({ min: 0, max: 3599 }),
  fc.integer({ min: 0, max: 7 }).map((n) => n * 450),
);

/** Stands of some sizes within 12 inches of the middle of a table. */
const stands12: fc.Arbitrary<Stand> = fc.record({
  x: fc.integer({ min: 24_000, max: 48_000 }),
  y: fc.integer({ min: 12_000, max: 36_000 }),
  facing: facings,
  frontage: fc.constantFrom(1500, 3000, 8000),
  depth: fc.constantFrom(1500, 3000),
});

const company = (x: number, y: number, facing = 0): Stand => ({
  x: x * 1000,
  y: y * 1000,
  facing,
  frontage: 3000,
  depth: 3000,
});
const open: View = { edge: 1500, hides: () => true, stands: [] };
const box = (x: number, y: number, w: number, h: number): InchSpot[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
const tableWith = (...terrain: TerrainPiece[]) => tableOf({ width: 72, height: 48, terrain });

clause(['MM-B5i', 'MM-B5j'], "sight in rows: terrain, the target's place, and obstacles", () => {
  const wood: TerrainPiece = { id: 'wood', kind: 'woods', poly: box(14, 27.5, 12, 8.5) };
  const hill = (id: string, level: number, y: number, h: number): TerrainPiece => ({
    id,
    kind: 'hill',
    level,
    poly: box(10, y, 20, h),
  });
  const rows: [where: string, terrain: TerrainPiece[], target: Stand, blocker: string | null][] = [
    ['MM-B5i: at the edge of a wood', [wood], company(20, 30, 1800), null],
    ['MM-B5i: in the depth of a wood', [wood], company(20, 31.5, 1800), 'wood'],
    ['MM-B5i: a belt of wood at the target', [wood], company(20, 40, 1800), 'wood'],
    ['MM-B5j: behind a hill', [hill('h', 1, 24, 8)], company(20, 34.5, 1800), 'h'],
    ['MM-B5j: at the foot of the near slope', [hill('h', 1, 24, 8)], company(20, 26, 1800), null],
    ['MM-B5j: both on the hill', [hill('h', 1, 10, 30)], company(20, 34.5, 1800), null],
    [
      'MM-B5j: up on level 2 over its own level 1',
      [hill('h1', 1, 24, 14), hill('h2', 2, 33, 5)],
      company(20, 34.6, 1800),
      null,
    ],
    [
      'MM-B5j: the far slope of level 2',
      [hill('h1', 1, 23, 20), hill('h2', 2, 26, 6)],
      company(20, 38, 1800),
      'h1',
    ],
  ];
  for (const [where, terrain, target, blocker] of rows) {
    const seen = sight(tableWith(...terrain), company(20, 20), target, open);
    assert.equal(seen.clear ? null : seen.blocker && 'id' in seen.blocker && seen.blocker.id, blocker, where);
  }
});

clause('MM-B5i', 'ground that hides nothing by the rules blocks no line', () => {
  const table = tableWith({ id: 'crop', kind: 'crop', poly: box(14, 24, 12, 6) });
  assert.ok(!sight(table, company(20, 20), company(20, 34), open).clear);
  assert.ok(
    sight(table, company(20, 20), company(20, 34), { ...open, hides: ({ id }) => id !== 'crop' }).clear,
  );
});

clause(
  ['MM-B5f', 'MM-C6i'],
  'a wall bars sight until it is left out, and a stand in the way until it moves away',
  () => {
    const table = tableWith({
      id: 'fort',
      kind: 'highWall',
      segments: [{ id: 'w', from: [0, 25], to: [40, 25] }],
    });
    const walled = sight(table, company(20, 20), company(20, 34), { ...open, ramparts: table.ramparts });
    assert.deepEqual(!walled.clear && walled.blocker, { by: 'rampart', id: 'w' });
    assert.ok(sight(table, company(20, 20), company(20, 34), open).clear);
    const between = { ...company(20, 27), frontage: 9000 };
    const blocked = sight(table, company(20, 20), company(20, 34), {
      ...open,
      stands: [company(60, 40), between],
    });
    assert.deepEqual(!blocked.clear && blocked.blocker, { by: 'stand', index: 1 });
  },
);

clause(
  'MM-B5f',
  'nine points of a stand are looked for: the nearest, the middles of its edges, its corners',
  () => {
    const inches = sightSpots(company(20, 30), { x: 19_000, y: 20_000 }).map(({ x, y }) => [
      x / 1000,
      y / 1000,
    ]);
    assert.deepEqual(inches[0], [19, 28.5], 'the nearest first');
    const middles = [
      [20, 31.5],
      [21.5, 30],
      [20, 28.5],
      [18.5, 30],
    ];
    const corners = [
      [18.5, 31.5],
      [21.5, 31.5],
      [21.5, 28.5],
      [18.5, 28.5],
    ];
    assert.equal(inches.length, 9);
    for (const spot of [...middles, ...corners])
      assert.ok(
        inches.some(([x, y]) => x === spot[0] && y === spot[1]),
        spot.join(', '),
      );
  },
);

// MM-B5f: lines that run backwards from the front line do not count.
clause('MM-B5f', 'nothing is seen behind the front line; what is in line with it is', () => {
  fc.assert(
    fc.property(facings, fc.integer({ min: 1, max: 20 }), (facing, inches) => {
      const from = company(36, 24, facing);
      const at = (right: number, ahead: number): Stand => ({ ...from, ...spotOf(from, { right, ahead }) });
      const table = tableWith();
      assert.ok(!sight(table, from, at(inches * 1000, -3500), open).clear);
      assert.ok(sight(table, from, at(3000 + inches * 1000, 0), open).clear);
    }),
  );
});

clause('MM-B5f', 'a neighbour in line blocks sight along the common front at any angle', () => {
  fc.assert(
    fc.property(facings, (facing) => {
      const from = company(36, 24, facing);
      const at = (right: number): Stand => ({ ...from, ...spotOf(from, { right, ahead: 0 }) });
      assert.ok(!sight(tableWith(), from, at(9000), { ...open, stands: [at(3000)] }).clear);
    }),
  );
});

const pieces: fc.Arbitrary<TerrainPiece[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('woods' as const, 'hill' as const),
      level: fc.integer({ min: 1, max: 2 }),
      x: fc.integer({ min: 20, max: 45 }),
      y: fc.integer({ min: 10, max: 35 }),
      w: fc.integer({ min: 1, max: 12 }),
      h: fc.integer({ min: 1, max: 12 }),
    }),
    { maxLength: 5 },
  )
  .map((list) =>
    list.map(({ kind, level, x, y, w, h }, i) => ({
      id: `p${i}`,
      kind,
      poly: box(x, y, w, h),
      ...(kind === 'hill' ? { level } : {}),
    })),
  );

/** The steps in which a line of sight is tested. */
const LOOK = 20;

/** P-LOS word by word, looked at in small steps; `grown` widens what hides and narrows the edge. */
function slowlyBlocked(
  table: Table,
  from: Stand,
  to: Stand,
  eye: Spot,
  spot: Spot,
  stands: readonly Stand[],
  grown: number,
): boolean {
  const length = span(eye, spot);
  const [a, b] = [levelAt(table, from), levelAt(table, to)];
  let inStand = 0;
  for (let at = 0; at <= length; at += LOOK) {
    const place = spotAlong(eye, spot, at);
    const near = [0, grown, -grown].flatMap((dx) =>
      [0, grown, -grown].map((dy) => ({ x: place.x + dx, y: place.y + dy })),
    );
    if (stands.some((stand) => near.some((p) => insideStand(stand, p)))) inStand += LOOK;
    if (at <= 1500 - grown || at >= length - 1500 + grown) continue;
    for (const area of table.areas) {
      if (!near.some((p) => insideGround(area, p))) continue;
      if (area.kind === 'woods') return true;
      const both = insideGround(area, from) && insideGround(area, to);
      const higher = a >= b ? from : to;
      const below = insideGround(area, higher) && Math.max(a, b) > area.level;
      if (area.level > Math.min(a, b) && !both && !below) return true;
    }
  }
  return inStand > TOUCH_DISTANCE + LOOK;
}

clause(['MM-B5f', 'MM-B5i', 'MM-B5j'], 'sight equals that of nine lines looked along in small steps', () => {
  let decided = 0;
  fc.assert(
    fc.property(
      pieces,
      stands12,
      stands12,
      fc.array(stands12, { maxLength: 3 }),
      (terrain, shooter, to, stands) => {
        const from = facingTo(shooter, shooter.facing);
        const table = tableWith(...terrain);
        const eye = frontMiddle(from);
        const spots = sightSpots(to, eye).filter(
          (spot) => localOf(from, spot).ahead >= from.depth / 2 - TOUCH_DISTANCE,
        );
        const found = sight(table, from, to, { edge: 1500, hides: ({ kind }) => kind === 'woods', stands });
        const freely = (grown: number) =>
          spots.some((spot) => !slowlyBlocked(table, from, to, eye, spot, stands, grown));
        if (freely(8)) {
          decided++;
          assert.ok(found.clear);
        } else if (!freely(0) && found.clear) {
          // Bit by bit nothing is found free, yet a line is: only a graze too short to be looked at may explain it.
          assert.ok(
            blockerOf(
              table,
              found.from,
              found.to,
              { edge: 1500 - TOUCH_DISTANCE, hides: ({ kind }) => kind === 'woods', stands },
              hillsBetween(table, from, to),
            ) !== null || stands.length > 0,
          );
        }
      },
    ),
    { numRuns: 200 },
  );
  assert.ok(decided > 40, `only ${decided} of 200 could be decided`); // 72 on average
});
