import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  distanceToLine,
  insideOutline,
  lineLength,
  pointAlong,
  pointsAlong,
  segmentsCross,
} from '../geometry.ts';
import type { Outline, Survey } from '../survey.ts';
import { flood, UNFLOODED } from './flood.ts';
import { hexOfYards, onSide, terrainOf, WAYS } from './map.ts';
import { coverAt, heightAt, hexMapFromSurvey } from './rasterise.ts';

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
    { kind: 'hill', name: 'Hill', height: 30, outline: box(0, 700, 1000, 1000) },
    { kind: 'hill', name: 'Hollow in the hill', height: 10, outline: box(400, 800, 600, 1000) },
    { kind: 'woods', name: 'Wood', density: 'light', outline: box(0, 0, 400, 400) },
    { kind: 'field', name: 'Clearing', cover: 'crop', outline: box(0, 0, 200, 200) },
    {
      kind: 'creek',
      name: 'Deep creek',
      width: 20,
      crossing: 'bar',
      line: [
        [-10, 480],
        [500, 520],
        [1010, 455],
      ],
    },
    {
      kind: 'road',
      name: 'Road',
      width: 8,
      line: [
        [700, 0],
        [700, 1000],
      ],
    },
    {
      kind: 'bridge',
      name: 'Bridge',
      width: 5,
      line: [
        [700, 490],
        [700, 500],
      ],
    },
    { kind: 'building', name: 'Mill', outline: box(690, 90, 710, 110) },
  ],
};
const SPEC = {
  layout: { yardsPerHex: 100, origin: { x: 700, y: 495 }, bearing: 20 },
  levels: [20],
  structures: [{ kind: 'house', buildings: ['Mill'] }],
};

test('the later feature wins: a hollow in a hill, a clearing in a wood', () => {
  assert.deepEqual(
    [heightAt(SURVEY, [100, 900]), heightAt(SURVEY, [500, 900]), heightAt(SURVEY, [500, 100])],
    [30, 10, 0],
  );
  assert.deepEqual(
    [coverAt(SURVEY, [300, 300]), coverAt(SURVEY, [100, 100]), coverAt(SURVEY, [900, 100])],
    ['light-wood', 'crop', 'clear'],
  );
});

test('hexes take level, cover, roads and structures from the ground under them', () => {
  const map = hexMapFromSurvey(SURVEY, SPEC);
  const at = (x: number, y: number) => hexOfYards(map, x, y);
  assert.deepEqual([map.level[at(150, 850)], map.level[at(500, 900)], map.level[at(500, 200)]], [1, 0, 0]);
  assert.deepEqual([terrainOf(map, at(300, 300)), terrainOf(map, at(100, 100))], ['light-wood', 'crop']);
  assert.equal((map.ways[at(700, 200)] as number) & WAYS.road, WAYS.road);
  assert.equal(map.structure[at(700, 100)], 'house');
});

test('a system has its own words for ground cover, and a meaning for each', () => {
  const covers = { 'light-wood': 'wood', crop: 'clear', water: 'marsh' };
  const map = hexMapFromSurvey(SURVEY, { ...SPEC, covers });
  const at = (x: number, y: number) => hexOfYards(map, x, y);
  assert.deepEqual(map.terrains.toSorted(), ['clear', 'marsh', 'wood']);
  assert.equal(terrainOf(map, at(300, 300)), 'wood');
});

test('a road is on the hexsides it crosses, a creek on those it parts, seen from either hex', () => {
  const sides = [
    { word: 'road', kinds: ['road', 'bridge'], how: 'joins' },
    { word: 'stream', kinds: ['creek'], how: 'parts' },
  ] as const;
  // The road runs straight from hex to hex.
  const layout = { ...SPEC.layout, bearing: 30 };
  const map = hexMapFromSurvey(SURVEY, { ...SPEC, layout, sides });
  const along: number[] = [];
  for (let hex = hexOfYards(map, 700, 95), next = hex; next !== -1; hex = next) {
    next =
      [0, 1, 2, 3, 4, 5].flatMap((d) => {
        const to = map.neighbours[hex * 6 + d] as number;
        return to !== -1 && onSide(map, hex, d, 'road') && !along.includes(to) ? [to] : [];
      })[0] ?? -1;
    along.push(hex);
  }
  assert.equal(along.length, 10, 'one hex after the other from the south edge to the north edge');
  for (let hex = 0; hex < map.count; hex++)
    for (let d = 0; d < 6; d++) {
      const to = map.neighbours[hex * 6 + d] as number;
      if (to === -1) continue;
      assert.equal(onSide(map, hex, d, 'stream'), onSide(map, to, (d + 3) % 6, 'stream'));
    }
  const north = hexOfYards(map, 150, 900);
  const dry = flood(map, [north], () => true);
  const south = hexOfYards(map, 150, 100);
  assert.notEqual(dry[south], UNFLOODED, 'over the bridge');
  // Without a step over the stream a unit stays on its bank, bridge or not.
  const bank = new Set([north]);
  for (const hex of bank)
    for (let d = 0; d < 6; d++) {
      const to = map.neighbours[hex * 6 + d] as number;
      if (to !== -1 && !onSide(map, hex, d, 'stream')) bank.add(to);
    }
  assert.ok(!bank.has(south) && bank.size > 20);
  assert.ok(!onSide(map, north, 0, 'hedge'), 'no such word on this map');
});

test('an impassable creek stops everyone except at its bridge', () => {
  const map = hexMapFromSurvey(SURVEY, SPEC);
  const [south, north, bridge] = [
    hexOfYards(map, 500, 200),
    hexOfYards(map, 500, 900),
    hexOfYards(map, 700, 495),
  ];
  assert.equal(map.impassable[bridge], 0);
  assert.notEqual(flood(map, [south], () => true)[north], UNFLOODED);
  assert.equal(flood(map, [south], (hex) => hex !== bridge)[north], UNFLOODED);
});

test('corrections come last', () => {
  const corrections = { level: [{ hex: [0, 0] as const, level: 3 }], impassable: [[0, 0] as const] };
  const map = hexMapFromSurvey(SURVEY, { ...SPEC, corrections });
  const hex = hexOfYards(map, 700, 495);
  assert.deepEqual([map.level[hex], map.impassable[hex]], [3, 1]);
});

test('a corrected cover applies if the centre of a hex is in its shape; later shapes win', () => {
  const cover = [
    { word: 'pasture', outline: box(0, 0, 400, 400) },
    { word: 'clear', outline: box(0, 0, 200, 400) },
  ];
  const map = hexMapFromSurvey(SURVEY, { ...SPEC, corrections: { cover } });
  const at = (x: number, y: number) => terrainOf(map, hexOfYards(map, x, y));
  assert.deepEqual([at(300, 300), at(100, 100), at(300, 600)], ['pasture', 'clear', 'clear']);
  assert.equal(terrainOf(hexMapFromSurvey(SURVEY, SPEC), hexOfYards(map, 300, 300)), 'light-wood');
});

test('a building the survey does not have is refused by name', () => {
  const spec = { ...SPEC, structures: [{ kind: 'house', buildings: ['Inn'] }] };
  assert.throws(() => hexMapFromSurvey(SURVEY, spec), /no building named "Inn"/);
});

const SEGMENTS: readonly (readonly [what: string, ends: readonly number[], cross: boolean])[] = [
  ['cross', [0, 0, 4, 4, 0, 4, 4, 0], true],
  ['touch at an end', [0, 0, 4, 0, 2, 0, 2, 3], true],
  ['stop short of each other', [0, 0, 4, 0, 2, 1, 2, 3], false],
  ['would cross if one were longer', [0, 0, 4, 0, 6, -2, 6, 3], false],
  ['would cross if the other were longer', [6, -2, 6, 3, 0, 0, 4, 0], false],
  ['run side by side', [0, 0, 4, 0, 0, 1, 4, 1], false],
  ['overlap on one line', [0, 0, 4, 0, 3, 0, 6, 0], true],
  ['lie apart on one line', [0, 0, 4, 0, 5, 0, 6, 0], false],
];

for (const [what, [ax, ay, bx, by, cx, cy, dx, dy], cross] of SEGMENTS)
  test(`two segments that ${what} ${cross ? 'have' : 'have not'} a place in common`, () =>
    assert.equal(segmentsCross([ax!, ay!], [bx!, by!], [cx!, cy!], [dx!, dy!]), cross));

test('lines and outlines measure as drawn', () => {
  assert.equal(insideOutline([50, 50], box(0, 0, 100, 100)), true);
  assert.equal(insideOutline([150, 50], box(0, 0, 100, 100)), false);
  const bent = [
    [0, 0],
    [30, 0],
    [30, 40],
  ] as const;
  assert.equal(lineLength(bent), 70);
  assert.deepEqual(pointAlong(bent, 0.5), [30, 5]);
  assert.equal(distanceToLine([0, 40], bent), 30);
  assert.equal(pointsAlong(bent, 10).length, 8);
});
