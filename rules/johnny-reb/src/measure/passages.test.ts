import assert from 'node:assert/strict';
import { spotOfInches, type TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { OFFICER_TRAVEL } from '../reckon/going.ts';
import type { RateRow } from '../tables/index.ts';
import { barrier, patch, situation } from '../testing/placed-units.ts';
import { goingAt, obstaclesCrossed, passagesAlong } from './passages.ts';

const ROAD: TerrainPiece = {
  id: 'pike',
  kind: 'road',
  line: [
    [0, 10],
    [40, 10],
  ],
  width: 0.5,
};

/** A mover on a row of the table. A column moves by road. */
const travel = (row: RateRow) => ({ row, byRoad: row === 'march_column' || row === 'officer' });

function along(terrain: readonly TerrainPiece[], row: RateRow, from: [number, number], to: [number, number]) {
  const { table } = situation([], terrain);
  const length = 1000 * Math.hypot(to[0] - from[0], to[1] - from[1]);
  return passagesAlong(table, travel(row), spotOfInches(...from), spotOfInches(...to), length).map(
    ({ going, inches }) => `${going} ${Math.round(inches * 100) / 100}`,
  );
}

clause(
  ['JR-6.1b', 'JR-7.1a'],
  'a way is divided by the ground under it; if several kinds overlap, the slowest counts',
  () => {
    const ground = [
      patch('woods', 0, 12, 40, 15),
      patch('rough', 0, 14, 40, 16),
      patch('elevation', 0, 0, 40, 40, 1),
    ];
    assert.deepEqual(along(ground, 'single_line', [20, 10], [20, 18]), [
      'open 2',
      'woods 2',
      'rough 1',
      'rough 1',
      'open 2',
    ]);
    // For movers slower in woods than on rough ground the order is reversed.
    const equal = [patch('woods', 0, 12, 40, 14), patch('broken', 0, 12, 40, 14)];
    assert.deepEqual(along(equal, 'mounted_line', [20, 10], [20, 13]), ['open 2', 'woods 1']);
  },
);

clause(
  'JR-6.1c',
  'only columns, limbered guns and officers have the road, which takes the place of the ground under it',
  () => {
    const ground = [ROAD, patch('woods', 0, 5, 40, 15)];
    assert.deepEqual(along(ground, 'march_column', [10, 10], [20, 10]), ['road 10']);
    assert.deepEqual(along(ground, 'single_line', [10, 10], [20, 10]), ['woods 10']);
    const { table } = situation([], ground);
    assert.equal(goingAt(table, OFFICER_TRAVEL, spotOfInches(10, 10)), 'road');
    assert.equal(goingAt(table, OFFICER_TRAVEL, spotOfInches(10, 11)), 'woods');
    assert.equal(goingAt(table, OFFICER_TRAVEL, spotOfInches(10, 16)), 'open');
  },
);

clause(
  'JR-6.1d',
  'every crossed obstacle costs; one that is only reached costs when the unit goes on',
  () => {
    const { table } = situation(
      [],
      [
        barrier('wood_fence', [0, 12], [40, 12]),
        barrier('stream', [0, 14], [40, 14]),
        { ...barrier('stone_wall', [0, 16], [40, 16]), slow: false } as TerrainPiece,
      ],
    );
    const crossed = (from: number, to: number) =>
      obstaclesCrossed(table, spotOfInches(20, from), spotOfInches(20, to));
    assert.equal(crossed(10, 18), 2);
    assert.equal(crossed(10, 12), 0);
    assert.equal(crossed(12, 13), 1);
    assert.equal(crossed(13, 10), 1);
    // A wall that bends: it is crossed once at 11, and at 13 the way comes upon it and stays on it.
    const bent: TerrainPiece = {
      ...{ id: 'bent', kind: 'stone_wall' },
      line: [
        [10, 11],
        [30, 11],
        [30, 13],
        [20, 13],
        [20, 16],
      ],
    };
    const walled = situation([], [bent]).table;
    assert.equal(obstaclesCrossed(walled, spotOfInches(20, 10), spotOfInches(20, 14)), 1);
    assert.equal(obstaclesCrossed(walled, spotOfInches(20, 10), spotOfInches(20, 12)), 1);
  },
);
