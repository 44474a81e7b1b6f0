import assert from 'node:assert/strict';
import { inches } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { patch, situation, unit } from '../testing/placed-units.ts';
import { entryPose, liesWithin, refuseEntry } from './entry.ts';

const SIZE = { width: inches(3.5), depth: inches(0.75) };
const COMING = { side: 0 } as const;

clause('JR-18.2a', 'reinforcements enter facing inward, their rear on the edge of the table', () => {
  const { table } = situation([]);
  const pose = (edge: Parameters<typeof entryPose>[1]) => entryPose(table, edge, inches(20), SIZE);
  assert.deepEqual(pose('south'), { x: 20_000, y: 750, facing: 0 });
  assert.deepEqual(pose('west'), { x: 750, y: 20_000, facing: 900 });
  assert.deepEqual(pose('north'), { x: 20_000, y: 39_250, facing: 1800 });
  assert.deepEqual(pose('east'), { x: 39_250, y: 20_000, facing: 2700 });
});

clause('JR-18.2a', 'the place is clear and an inch from every enemy', () => {
  const front = entryPose(situation([]).table, 'south', inches(20), SIZE);
  const why = (...units: Parameters<typeof situation>[0]) =>
    refuseEntry(situation(units), COMING, front, SIZE)?.clause ?? null;
  assert.equal(why(), null);
  assert.equal(why(unit('U1', 22, 2, 180)), null);
  assert.equal(why(unit('U1', 22, 0.75, 0)), 'JR-2.2c');
  assert.equal(why(unit('C1', 20, 1.75, 180)), null);
  assert.equal(why(unit('C1', 20, 1.7, 180)), 'JR-18.2a');
  const corner = entryPose(situation([]).table, 'south', inches(1), SIZE);
  assert.equal(refuseEntry(situation([]), COMING, corner, SIZE)?.clause, 'JR-2.2c');
});

clause('JR-18.2a', 'a unit placed within an area is wholly inside it', () => {
  const [hill] = situation([], [patch('elevation', 10, 10, 14, 14, 1)]).table.hills;
  assert.ok(hill);
  assert.equal(liesWithin(hill, { x: 12_000, y: 12_000, facing: 0 }, SIZE), true);
  assert.equal(liesWithin(hill, { x: 12_000, y: 10_500, facing: 0 }, SIZE), false);
});
