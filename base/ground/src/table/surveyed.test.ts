import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainWordOf, type Outline, type Survey } from '../survey.ts';
import { inchesOfYards, type TableSpec, tableFromSurvey, terrainFromSurvey } from './surveyed.ts';
import { areasAt, levelAt, type Table } from './terrain.ts';

const box = (west: number, south: number, east: number, north: number): Outline => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

const SURVEY: Survey = {
  name: 'Nowhere',
  date: '1781-01-01',
  bounds: [0, 0, 1000, 1000],
  features: [
    { kind: 'hill', name: 'Plain', height: 4, outline: box(0, 0, 1000, 1000) },
    { kind: 'hill', name: 'Hill', height: 30, outline: box(0, 700, 1000, 1000) },
    { kind: 'hill', name: 'Brow', height: 35, outline: box(50, 750, 300, 950) },
    { kind: 'hill', name: 'Crest', height: 60, outline: box(700, 800, 900, 900) },
    { kind: 'hill', name: 'Hollow', height: 10, outline: box(400, 800, 600, 1000) },
    { kind: 'woods', name: 'Wood', density: 'light', outline: box(0, 0, 400, 400) },
    { kind: 'woods', name: 'Old pines', density: 'open', outline: box(600, 0, 800, 200) },
    { kind: 'field', name: 'Clearing', cover: 'crop', outline: box(0, 0, 200, 200) },
    {
      kind: 'creek',
      name: 'Brook',
      width: 2,
      crossing: 'easy',
      line: [
        [0, 500],
        [1000, 500],
      ],
    },
    {
      kind: 'road',
      name: 'Road',
      width: 20,
      line: [
        [500, 0],
        [500, 1000],
      ],
    },
    {
      kind: 'bridge',
      name: 'Bridge',
      width: 20,
      line: [
        [500, 490],
        [500, 510],
      ],
    },
    {
      kind: 'fence',
      name: 'Fence',
      type: 'rail',
      line: [
        [0, 450],
        [300, 450],
      ],
    },
    { kind: 'boulders', name: 'Den', crossing: 'slow', outline: box(850, 100, 950, 200) },
    {
      kind: 'wall',
      name: 'Wall',
      type: 'stone',
      line: [
        [400, 450],
        [450, 450],
      ],
    },
    {
      kind: 'railroad',
      name: 'Cut',
      type: 'cut',
      width: 10,
      depth: 8,
      crossing: 'slow',
      line: [
        [0, 600],
        [300, 620],
      ],
    },
    { kind: 'building', name: 'House', outline: box(510, 510, 530, 530) },
    { kind: 'building', name: 'House', outline: box(510, 550, 530, 570) },
    { kind: 'building', name: 'Far house', outline: box(980, 980, 990, 990) },
  ],
};

const SPEC: TableSpec = {
  width: 48,
  height: 48,
  yardsPerInch: 20,
  bearing: 0,
  levels: [20, 50],
  wordOf: (feature) => (feature.kind === 'woods' && feature.density === 'open' ? null : plainWordOf(feature)),
  words: { fence: { looks: 'fence', slow: true } },
};

const kindsAt = (table: Table, x: number, y: number) =>
  areasAt(table, { x: x * 1000, y: y * 1000 }).map(({ kind }) => kind);

test('the middle of the survey lies under the middle of the table, at the scale', () => {
  assert.deepEqual(inchesOfYards(SURVEY, SPEC, [500, 500]), [24, 24]);
  assert.deepEqual(inchesOfYards(SURVEY, SPEC, [700, 400]), [34, 19]);
  assert.deepEqual(inchesOfYards(SURVEY, { ...SPEC, centre: [0, 0] }, [0, 20]), [24, 25]);
});

test('a bearing of east turns what lies to the east up the table', () => {
  assert.deepEqual(inchesOfYards(SURVEY, { ...SPEC, bearing: 90 }, [700, 500]), [24, 34]);
});

test('woods keep their clearings, hills their hollows, and contours of one level are one', () => {
  const table = tableFromSurvey(SURVEY, SPEC);
  assert.deepEqual(kindsAt(table, 12, 12), ['woods']);
  assert.deepEqual(kindsAt(table, 5, 5), ['crop']);
  assert.deepEqual(kindsAt(table, 34, 4), []);
  const level = (x: number, y: number) => levelAt(table, { x: x * 1000, y: y * 1000 });
  assert.deepEqual([level(24, 10), level(10, 37), level(24, 42), level(39, 41)], [0, 1, 0, 2]);
  assert.deepEqual(
    table.hills.map(({ id }) => id),
    ['Hill', 'Crest'],
  );
});

test('a brook is wide enough to stand in, a road as wide as surveyed, and pieces have their own ids', () => {
  const table = tableFromSurvey(SURVEY, SPEC);
  assert.deepEqual(kindsAt(table, 30, 24.2), ['water']);
  assert.deepEqual(kindsAt(table, 30, 24.3), []);
  assert.ok(table.areas.find(({ kind }) => kind === 'water')?.fordable);
  assert.deepEqual(
    table.roads.map(({ kind, halfWidth }) => [kind, halfWidth]),
    [
      ['road', 500],
      ['bridge', 500],
    ],
  );
  assert.deepEqual(
    table.areas.filter(({ kind }) => kind === 'building').map(({ id }) => id),
    ['House', 'House (2)'],
  );
  assert.deepEqual(
    table.obstacles.map(({ slow, cover }) => [slow, cover]),
    [
      [true, null],
      [false, null],
    ],
  );
});

test('a system has its own words for surveyed ground: woods by density, a brook as a line to cross', () => {
  const table = tableFromSurvey(SURVEY, {
    ...SPEC,
    wordOf: (feature) => {
      if (feature.kind === 'woods') return `${feature.density} woods`;
      return feature.kind === 'creek' ? 'brook' : plainWordOf(feature);
    },
    words: {
      'light woods': { looks: 'woods', hidesAfter: 4 },
      'open woods': { looks: 'woods' },
      brook: { looks: 'stream' },
      wall: { looks: 'wall', cover: 'stone wall' },
    },
  });
  assert.deepEqual(kindsAt(table, 12, 12), ['light woods']);
  assert.deepEqual(kindsAt(table, 34, 4), ['open woods']);
  assert.deepEqual(
    table.areas.filter(({ looks }) => looks === 'woods').map(({ hidesAfter }) => hidesAfter),
    [4000, null],
  );
  assert.ok(!table.areas.some(({ looks }) => looks === 'water'));
  assert.deepEqual(kindsAt(table, 44, 6), ['rough']);
  assert.deepEqual(
    table.obstacles.map(({ id, kind, looks, cover }) => [id, kind, looks, cover]),
    [
      ['Brook', 'brook', 'stream', null],
      ['Fence', 'fence', 'fence', null],
      ['Wall', 'wall', 'wall', 'stone wall'],
    ],
  );
});

test('an overlay removes and adds features, and refuses a name that the survey does not have', () => {
  const terrain = terrainFromSurvey(SURVEY, {
    ...SPEC,
    overlay: {
      leaveOut: ['Brook'],
      add: [
        {
          id: 'works',
          kind: 'earthwork',
          poly: [
            [1, 1],
            [4, 1],
            [4, 4],
          ],
        },
      ],
    },
  });
  assert.ok(!terrain.some(({ kind }) => kind === 'water'));
  assert.equal(terrain.at(-1)?.id, 'works');
  assert.throws(() => terrainFromSurvey(SURVEY, { ...SPEC, overlay: { leaveOut: ['Brok'] } }), /"Brok"/);
});
