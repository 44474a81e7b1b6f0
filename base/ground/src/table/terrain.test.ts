import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areasAt, levelAt, onTable, type TableLists, tableOf } from './terrain.ts';
import type { GroundWords } from './words.ts';

const lists: TableLists = {
  width: 72,
  height: 48,
  terrain: [
    {
      id: 'h1',
      kind: 'hill',
      level: 1,
      poly: [
        [10, 10],
        [40, 10],
        [40, 40],
        [10, 40],
      ],
    },
    {
      id: 'h2',
      kind: 'hill',
      level: 2,
      steep: true,
      poly: [
        [20, 20],
        [30, 20],
        [30, 30],
        [20, 30],
      ],
    },
    {
      id: 'pond',
      kind: 'water',
      fordable: true,
      poly: [
        [50, 10],
        [60, 10],
        [60, 20],
        [50, 20],
      ],
      holes: [
        [
          [54, 14],
          [56, 14],
          [56, 16],
          [54, 16],
        ],
      ],
    },
    {
      id: 'road',
      kind: 'road',
      line: [
        [0, 5],
        [72, 5],
      ],
    },
    {
      id: 'bridge',
      kind: 'bridge',
      width: 2,
      line: [
        [49, 12],
        [61, 12],
      ],
    },
    {
      id: 'fence',
      kind: 'fence',
      slow: true,
      line: [
        [0, 30],
        [9, 30],
      ],
    },
    { id: 'fort', kind: 'highWall', segments: [{ id: 'gate', from: [1, 1], to: [3, 1], gate: true }] },
  ],
};

test('a table of lists holds its pieces in thousandths', () => {
  const table = tableOf(lists);
  assert.deepEqual([table.width, table.height], [72_000, 48_000]);
  assert.deepEqual(
    table.roads.map(({ id, halfWidth }) => [id, halfWidth]),
    [
      ['road', 500],
      ['bridge', 1000],
    ],
  );
  assert.deepEqual(
    table.obstacles.map(({ id, slow, cover }) => [id, slow, cover]),
    [['fence', true, null]],
  );
  assert.deepEqual(table.ramparts, [
    { id: 'gate', wall: 'fort', gate: true, from: { x: 1000, y: 1000 }, to: { x: 3000, y: 1000 } },
  ]);
});

test('words of a system: what they look like, hide and cover, unless a piece says otherwise', () => {
  const words: GroundWords = {
    'light woods': { looks: 'woods', hidesAfter: 4, cover: 'light' },
    'stone wall': { looks: 'wall', cover: 'medium' },
    'hasty works': { looks: 'works', cover: 'medium', slow: true },
    woods: { looks: 'woods', hidesAfter: 2, cover: 'light' },
  };
  const poly = [
    [0, 0],
    [5, 0],
    [5, 5],
  ] as const;
  const line = [
    [0, 9],
    [5, 9],
  ] as const;
  const { areas, obstacles } = tableOf(
    {
      width: 40,
      height: 28,
      terrain: [
        { id: 'a', kind: 'light woods', poly },
        { id: 'b', kind: 'woods', poly, hidesAfter: 1.5 },
        { id: 'c', kind: 'marsh', poly, slow: true },
        { id: 'd', kind: 'stone wall', line },
        { id: 'e', kind: 'hasty works', line, cover: 'heavy' },
        { id: 'f', kind: 'stream', line },
      ],
    },
    words,
  );
  assert.deepEqual(
    areas.map(({ id, kind, looks, slow, hidesAfter, cover }) => [id, kind, looks, slow, hidesAfter, cover]),
    [
      ['a', 'light woods', 'woods', false, 4000, 'light'],
      ['b', 'woods', 'woods', false, 1500, 'light'],
      ['c', 'marsh', 'marsh', true, null, null],
    ],
  );
  assert.deepEqual(
    obstacles.map(({ id, kind, looks, slow, cover }) => [id, kind, looks, slow, cover]),
    [
      ['d', 'stone wall', 'wall', false, 'medium'],
      ['e', 'hasty works', 'works', true, 'heavy'],
      ['f', 'stream', 'stream', false, null],
    ],
  );
  const wrong = (terrain: TableLists['terrain'] = []) => tableOf({ width: 40, height: 28, terrain }, words);
  assert.throws(
    () => wrong([{ id: 'g', kind: 'jungle', poly }]),
    /"jungle" is no word for an area \("g"\).*light woods/,
  );
  assert.throws(() => wrong([{ id: 'g', kind: 'stone wall', poly }]), /no word for an area/);
  assert.throws(() => wrong([{ id: 'g', kind: 'woods', line }]), /"woods" is no word for a line.*stone wall/);
  assert.throws(() => wrong([{ id: 'g', kind: 'constructor', poly }]), /"constructor"/);
});

test('a place in an outline belongs to that ground, edges included, holes excluded', () => {
  const table = tableOf(lists);
  const at = (x: number, y: number) => areasAt(table, { x: x * 1000, y: y * 1000 }).map(({ id }) => id);
  assert.deepEqual(at(25, 25), ['h1', 'h2']);
  assert.deepEqual(at(10, 10), ['h1']);
  assert.deepEqual(at(55, 15), []);
  assert.deepEqual(at(54, 15), ['pond']);
  assert.deepEqual(
    [5, 15, 25].map((x) => levelAt(table, { x: x * 1000, y: 25_000 })),
    [0, 1, 2],
  );
});

test('a stand is on the table if all its corners are', () => {
  const table = tableOf(lists);
  const on = (x: number, y: number, facing: number) =>
    onTable(table, { x, y, facing, frontage: 3000, depth: 3000 });
  assert.ok(on(1500, 1500, 0) && on(70_500, 46_500, 1800));
  assert.ok(!on(1480, 1500, 0) && !on(1500, 1500, 450));
});

test('a wrong table is refused, with the offending value', () => {
  const refuses = (terrain: TableLists['terrain'], message: RegExp) =>
    assert.throws(() => tableOf({ width: 72, height: 48, ...(terrain ? { terrain } : {}) }), message);
  assert.throws(() => tableOf({ width: 0, height: 48 }), /0 by 48/);
  assert.throws(() => tableOf({ width: Number.NaN, height: 48 }), /NaN/);
  refuses(
    [
      {
        id: 'a',
        kind: 'woods',
        poly: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
    /"a" has 2/,
  );
  refuses([{ id: 'a', kind: 'road', line: [[0, 0]] }], /"a" has 1/);
  refuses(
    [
      {
        id: 'a',
        kind: 'hill',
        poly: [
          [0, 0],
          [1, 1],
          [0, 1],
        ],
      },
    ],
    /hill "a" has level 0/,
  );
  refuses(
    [
      {
        id: 'a',
        kind: 'woods',
        poly: [
          [0, 0],
          [1, 1],
          [0, 900],
        ],
      },
    ],
    /\(0, 900\)/,
  );
  const twice = {
    id: 'a',
    kind: 'road',
    line: [
      [0, 0],
      [1, 1],
    ],
  } as const;
  refuses([twice, twice], /"a" is listed twice/);
});
