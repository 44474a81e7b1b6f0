import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distanceToLine, insideOutline, lineLength, pointAlong, pointsAlong } from '../geometry.ts';
import { hexOfYards, terrainOf, WAYS } from './map.ts';
import { coverAt, heightAt, hexMapFromSurvey } from './rasterise.ts';
import { flood, UNREACHED } from './reach.ts';
import type { Outline, Survey } from '../survey.ts';

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

test('the later feature holds: a hollow in a hill, a clearing in a wood', () => {
  assert.deepEqual(
    [heightAt(SURVEY, [100, 900]), heightAt(SURVEY, [500, 900]), heightAt(SURVEY, [500, 100])],
    [30, 10, 0],
  );
  assert.deepEqual(
    [coverAt(SURVEY, [300, 300]), coverAt(SURVEY, [100, 100]), coverAt(SURVEY, [900, 100])],
    ['wood', 'field', 'clear'],
  );
});

test('hexes take level, cover, roads and structures from the ground under them', () => {
  const map = hexMapFromSurvey(SURVEY, SPEC);
  const at = (x: number, y: number) => hexOfYards(map, x, y);
  assert.deepEqual([map.level[at(150, 850)], map.level[at(500, 900)], map.level[at(500, 200)]], [1, 0, 0]);
  assert.deepEqual([terrainOf(map, at(300, 300)), terrainOf(map, at(100, 100))], ['wood', 'field']);
  assert.equal((map.ways[at(700, 200)] as number) & WAYS.road, WAYS.road);
  assert.equal(map.structure[at(700, 100)], 'house');
});

test('a creek that bars stops everyone but at its bridge', () => {
  const map = hexMapFromSurvey(SURVEY, SPEC);
  const [south, north, bridge] = [
    hexOfYards(map, 500, 200),
    hexOfYards(map, 500, 900),
    hexOfYards(map, 700, 495),
  ];
  assert.equal(map.impassable[bridge], 0);
  assert.notEqual(flood(map, [south], () => true)[north], UNREACHED);
  assert.equal(flood(map, [south], (hex) => hex !== bridge)[north], UNREACHED);
});

test('corrections come last', () => {
  const corrections = { level: [{ hex: [0, 0] as const, level: 3 }], impassable: [[0, 0] as const] };
  const map = hexMapFromSurvey(SURVEY, { ...SPEC, corrections });
  const hex = hexOfYards(map, 700, 495);
  assert.deepEqual([map.level[hex], map.impassable[hex]], [3, 1]);
});

test('a building the survey does not have is refused by name', () => {
  const spec = { ...SPEC, structures: [{ kind: 'house', buildings: ['Inn'] }] };
  assert.throws(() => hexMapFromSurvey(SURVEY, spec), /no building named "Inn"/);
});

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
