import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOf } from '@linstock/ground';
import { PER_INCH, placeAtSpot, spotOfPlace, tablePlateOf, turnOnPlate } from '../plate/tablePlate.ts';
import { engrave } from './engraving.ts';
import { hasSpotInside, isNearCourse } from './shapes.ts';
import { shapesOfTable } from './tableShapes.ts';

const table = tableOf({
  width: 48,
  height: 72,
  terrain: [
    {
      id: 'cane',
      kind: 'marsh',
      poly: [
        [0, 18],
        [5, 20],
        [7, 28],
        [5, 36],
        [6, 46],
        [0, 48],
      ],
    },
    {
      id: 'ridge',
      kind: 'hill',
      level: 1,
      poly: [
        [8, 42],
        [11, 39.5],
        [37, 39.5],
        [40, 42],
        [39, 47.5],
        [9, 47.5],
      ],
    },
    {
      id: 'wood',
      kind: 'woods',
      poly: [
        [20, 5],
        [30, 5],
        [30, 15],
        [20, 15],
      ],
      holes: [
        [
          [24, 9],
          [26, 9],
          [26, 11],
          [24, 11],
        ],
      ],
    },
    {
      id: 'lake',
      kind: 'water',
      poly: [
        [34, 5],
        [46, 5],
        [46, 15],
        [34, 15],
      ],
      holes: [
        [
          [39, 9],
          [41, 9],
          [41, 11],
          [39, 11],
        ],
      ],
    },
    {
      id: 'town',
      kind: 'town',
      poly: [
        [30, 20],
        [38, 20],
        [38, 28],
        [30, 28],
      ],
    },
    {
      id: 'road',
      kind: 'road',
      line: [
        [24, 0],
        [24, 30],
        [34, 31],
        [34, 72],
      ],
    },
    {
      id: 'wall',
      kind: 'wall',
      line: [
        [10, 30],
        [20, 30],
        [20, 36],
      ],
    },
  ],
});
/** Ground in the words of a system that has its own. */
const odd = tableOf(
  {
    width: 20,
    height: 20,
    terrain: [
      {
        id: 'boulders',
        kind: 'boulders',
        poly: [
          [2, 2],
          [6, 2],
          [6, 6],
        ],
      },
      {
        id: 'meadow',
        kind: 'open',
        poly: [
          [8, 2],
          [12, 2],
          [12, 6],
        ],
      },
      {
        id: 'brook',
        kind: 'brook',
        line: [
          [0, 10],
          [20, 10],
        ],
      },
      {
        id: 'breastwork',
        kind: 'hasty works',
        line: [
          [4, 14],
          [9, 14],
        ],
      },
    ],
  },
  {
    boulders: { looks: 'rough' },
    brook: { looks: 'stream' },
    'hasty works': { looks: 'works', cover: 'medium' },
  },
);

const source = { kind: 'table', table, scenery: [], name: 'Trial', bearing: 0 } as const;

test('a place on the table and its spot on the screen convert to each other, from whichever side one looks', () => {
  for (const bearing of [0, 90, 180, 270] as const) {
    const plate = tablePlateOf(table, bearing);
    for (const place of [
      { x: 0, y: 0 },
      { x: 12345, y: 67890 },
      { x: 48000, y: 72000 },
    ])
      assert.deepEqual(placeAtSpot(plate, spotOfPlace(plate, place)), place);
  }
  const [x, y] = spotOfPlace(tablePlateOf(table, 180), { x: 0, y: 0 });
  assert.deepEqual(
    [x, y],
    [48 * PER_INCH, 0],
    'the south-west corner is seen at the upper right from the north',
  );
  for (const bearing of [0, 90, 180, 270] as const) {
    const plate = tablePlateOf(table, bearing);
    const [from, to] = [
      spotOfPlace(plate, { x: 24000, y: 36000 }),
      spotOfPlace(plate, { x: 24000, y: 37000 }),
    ];
    const turn = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
    assert.equal(
      (Math.round(turn) + 360) % 360,
      turnOnPlate(plate, 0),
      'what faces north looks north on the plate',
    );
  }
});

test('an outline is drawn within half an inch of the one that is measured, at corners too', () => {
  const { relief, covers } = shapesOfTable(source);
  for (const [shape, id] of [
    [relief[0]!.shape, 'ridge'],
    [covers[1]!.shape, 'wood'],
  ] as const) {
    const ring = table.areas.find((area) => area.id === id)!.rings[0]!;
    const spots = Array.from({ length: ring.length / 2 }, (_, i) =>
      spotOfPlace(source, { x: ring[2 * i]!, y: ring[2 * i + 1]! }),
    );
    const line = { line: [...spots, spots[0]!], box: shape.box };
    for (const spot of shape.loop)
      assert.ok(isNearCourse(line, spot, PER_INCH / 2), `${id} strays at ${spot.join()}`);
    const drawn = { line: [...shape.loop, shape.loop[0]!], box: shape.box };
    for (const corner of spots)
      assert.ok(isNearCourse(drawn, corner, PER_INCH / 2), `${id} leaves its corner ${corner.join()}`);
  }
});

test('trees stand in the wood, not in its clearing; no house on a road; an island is dry', () => {
  const engraving = engrave(source);
  const trees = engraving.signs.filter(({ kind }) => kind === 'oak' || kind === 'pine');
  assert.ok(trees.length > 30, `${trees.length} trees`);
  const clearing = spotOfPlace(source, { x: 25000, y: 10000 });
  assert.ok(trees.every(({ at }) => Math.hypot(at[0] - clearing[0], at[1] - clearing[1]) > PER_INCH * 0.6));
  assert.ok(engraving.buildings.length > 6);
  for (const road of engraving.roads)
    assert.ok(
      !engraving.buildings.some((roof) =>
        roof.loop.some((corner) => isNearCourse(road.course, corner, road.width / 2)),
      ),
    );
  const [lake] = engraving.waters;
  assert.equal(lake!.rings.length, 2);
});

test('woods and hills at the edge of the table are drawn beyond it, so that no corner is rounded there', () => {
  const [cane] = shapesOfTable(source).covers;
  for (const y of [18.6, 30, 47.4])
    assert.ok(hasSpotInside(cane!.shape, spotOfPlace(source, { x: 20, y: y * 1000 })), `at ${y}`);
});

test("ground in a system's own words is drawn as what it looks like", () => {
  const { covers, creeks, fences } = shapesOfTable({ ...source, table: odd, name: 'Odd' });
  assert.deepEqual(
    covers.map(({ name, kind }) => [name, kind]),
    [['boulders', 'woods']],
  );
  assert.equal(creeks.length, 1);
  assert.deepEqual(
    fences.map(({ make }) => make),
    ['rampart'],
  );
});
