import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TOUCH_DISTANCE } from '@linstock/ground';
import { clause } from '@linstock/testing';
import data from '../data/tables.json' with { type: 'json' };
import {
  COVER_ROWS,
  ENGINEERING,
  type GROUNDS,
  LENGTHS,
  MELEE_ROWS,
  moveEffect,
  POINTS,
  REASONS,
  ROAD_FACTOR,
  TRAIT_ROWS,
  TROOP_TYPES,
  TROOPS,
} from './index.ts';

clause('MM-A0e', 'lengths count as equal within 0.01 inches, here and on the ground', () => {
  assert.deepEqual([TOUCH_DISTANCE, TOUCH_DISTANCE], [10, 10]);
});

clause(['MM-A1f', 'MM-A4a', 'MM-A4g'], 'strength points at the start by kind, 2 to 4', () => {
  assert.deepEqual(
    TROOP_TYPES.map((type) => TROOPS[type].strength),
    [4, 3, 4, 3, 2, 3, 2],
  );
});

clause(['MM-A0i', 'MM-B4d'], 'the scores that hit in T1 are all those from the lowest one to 6', () => {
  for (const row of data.T1.rows as [string, ...unknown[]][])
    for (const [, , lowest, faces] of row[5] as [string, number, number, number[]][])
      assert.deepEqual(
        faces,
        [1, 2, 3, 4, 5, 6].filter((face) => face >= lowest),
      );
});

clause(['MM-A3a', 'MM-E1a'], 'line infantry and heavy cavalry form; no other troops do', () => {
  assert.deepEqual(
    TROOP_TYPES.filter((type) => TROOPS[type].canBeFormed),
    ['lineInfantry', 'cavalry'],
  );
});

clause('MM-B3b', 'artillery, engineers and wagons do not charge', () => {
  assert.deepEqual(
    TROOP_TYPES.filter((type) => !TROOPS[type].mayCharge),
    ['artillery', 'engineers', 'wagons'],
  );
});

clause(['MM-B1c', 'MM-C2a', 'MM-C5a', 'MM-C7b'], 'T-MOVE is read for every kind of company', () => {
  const closed = (ground: (typeof GROUNDS)[number]) =>
    TROOP_TYPES.filter((type) => moveEffect(ground, type) === 'closed');
  assert.deepEqual(closed('woods'), ['cavalry', 'lightCavalry', 'artillery', 'wagons']);
  assert.deepEqual(closed('town'), ['cavalry', 'lightCavalry', 'artillery', 'engineers', 'wagons']);
  assert.deepEqual(closed('earthwork'), ['cavalry', 'lightCavalry', 'engineers', 'wagons']);
  assert.equal(moveEffect('marsh', 'lightInfantry'), 'battleAllows');
  assert.equal(moveEffect('earthwork', 'artillery'), 'normal');
  assert.equal(ROAD_FACTOR, 1.5);
});

test('T-MOVE closes woods and towns to exactly the troops that T1 excludes', () => {
  for (const type of TROOP_TYPES) {
    assert.equal(moveEffect('woods', type) === 'closed', !TROOPS[type].mayEnterWoods, type);
    assert.equal(moveEffect('town', type) === 'closed', !TROOPS[type].mayEnterTown, type);
  }
});

clause('MM-B4e', 'every kind of cover but open ground makes a shot harder', () => {
  for (const { cover, add } of COVER_ROWS) assert.equal(add > 0, cover !== 'open', cover);
});

test('every cause of T-MELEE is found, quality and generals for it, ground against it', () => {
  for (const [cause, { change, label }] of Object.entries(MELEE_ROWS)) {
    assert.ok(label.length > 0, cause);
    assert.equal(change, ['elite', 'general'].includes(cause) ? 1 : -1, cause);
  }
});

clause('MM-E7j4', 'traits are rows of data: each has its figures, clauses and switch', () => {
  for (const row of Object.values(TRAIT_ROWS)) {
    assert.ok(row.clauses.length > 0, row.trait);
    assert.ok(row.switch !== null || row.trait === 'ladders', row.trait);
  }
});

clause('MM-E7k4', 'the four engineering tasks have their turns of work', () => {
  assert.deepEqual(
    ENGINEERING.map(({ task, turnsOfWork }) => [task, turnsOfWork]),
    [
      ['buildBridge', 3],
      ['destroyBridge', 2],
      ['earthwork', 4],
      ['obstacle', 1],
    ],
  );
});

clause(['MM-A1l', 'MM-A1q', 'MM-A0e', 'MM-A0f'], 'stands, generals and tolerances in thousandths', () => {
  assert.deepEqual([LENGTHS.standFrontage, LENGTHS.standDepth, LENGTHS.generalStand], [3000, 3000, 1500]);
  assert.deepEqual([TOUCH_DISTANCE, LENGTHS.touch], [10, 100]);
});

test('every kind of company has a price, and every refusal a meaning', () => {
  for (const type of TROOP_TYPES) assert.ok(POINTS.base[type] >= 1, type);
  assert.equal(REASONS.size, 42);
});
