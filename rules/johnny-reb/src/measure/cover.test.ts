import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { barrier, patch, situation, unit } from '../testing/placed-units.ts';
import { coverRows, firesFrom, inWoods, moraleCover } from './cover.ts';
import type { PlacedUnit } from './situation.ts';

const FIRER = unit('U1', 20, 10, 0);
const TARGET = unit('C1', 20, 20, 180);

/** The rows that protect the target from the firer. */
function rows(
  terrain: Parameters<typeof situation>[1],
  target: PlacedUnit = TARGET,
  firer: PlacedUnit = FIRER,
) {
  return coverRows(situation([], terrain).table, firer.stand, firer.front, target);
}

clause(
  'JR-7.2a',
  'a line protects where the shot crosses it, or ends on it, within half an inch of the target',
  () => {
    assert.deepEqual(rows([barrier('stone_wall', [15, 19.6], [25, 19.6])]), ['stone_wall']);
    assert.deepEqual(rows([barrier('stone_wall', [15, 20], [25, 20])]), ['stone_wall']);
    // The shot ends at 20: on a wall a hundredth beyond it, not on one farther off.
    assert.deepEqual(rows([barrier('stone_wall', [15, 20.01], [25, 20.01])]), ['stone_wall']);
    assert.deepEqual(rows([barrier('stone_wall', [15, 20.012], [25, 20.012])]), []);
    assert.deepEqual(rows([barrier('stone_wall', [15, 19.4], [25, 19.4])]), []);
    assert.deepEqual(rows([barrier('stone_wall', [21, 19.6], [25, 19.6])]), []);
    assert.deepEqual(rows([barrier('stream', [15, 19.6], [25, 19.6])]), []);
  },
);

clause(
  'JR-7.2a',
  'the shot ends at the nearest point in the arc; of a unit outside it, at its nearest point',
  () => {
    const aside = unit('C1', 28, 16, 270);
    // Only its northern half is in the arc; the wall is in front of the other.
    const wall = barrier('stone_wall', [27.8, 13], [27.8, 15]);
    assert.deepEqual(rows([wall], aside), []);
    assert.deepEqual(coverRows(situation([], [wall]).table, null, FIRER.front, aside), ['stone_wall']);
  },
);

clause('JR-7.1b', 'a unit is in woods when its centre is', () => {
  const edge = situation([], [patch('woods', 10, 20.3, 30, 30)]).table;
  assert.equal(inWoods(edge, TARGET), true);
  assert.equal(inWoods(situation([], [patch('woods', 10, 20.5, 30, 30)]).table, TARGET), false);
  assert.deepEqual(rows([patch('woods', 10, 20.3, 30, 30)]), ['woods']);
});

clause('JR-7.2c', 'a unit fires from works within half an inch of its front, or under it', () => {
  const from = (y: number, kind = 'medium_works') =>
    firesFrom(situation([], [barrier(kind, [15, y], [25, y])]).table, FIRER, TARGET.stand);
  assert.equal(from(10.4), 'medium');
  assert.equal(from(10), 'medium');
  assert.equal(from(10.6), null);
  assert.equal(from(10.4, 'stone_wall'), null);
});

clause(
  ['JR-12.4c', 'JR-12.4d', 'JR-12.4k'],
  'a morale check counts cover, woods and height, or works instead of them',
  () => {
    const of = (terrain: Parameters<typeof situation>[1], against = FIRER) =>
      moraleCover(situation([], terrain).table, TARGET, {
        front: against.front,
        from: against.front,
        arcOf: against.stand,
      });
    assert.equal(of([]), null);
    assert.equal(of([patch('woods', 10, 19, 30, 30)]), 'cover');
    assert.equal(of([patch('elevation', 10, 19, 30, 30, 1)]), 'cover');
    assert.equal(of([patch('elevation', 5, 5, 35, 35, 1)]), null);
    assert.equal(of([barrier('wood_fence', [15, 19.8], [25, 19.8])]), 'cover');
    assert.equal(
      of([barrier('hasty_works', [15, 19.8], [25, 19.8]), barrier('heavy_works', [15, 19.7], [25, 19.7])]),
      'heavy',
    );
    const alone = (terrain: Parameters<typeof situation>[1]) =>
      moraleCover(situation([], terrain).table, TARGET, null);
    assert.equal(alone([patch('elevation', 10, 19, 30, 30, 1)]), null);
    assert.equal(alone([patch('woods', 10, 19, 30, 30)]), 'cover');
  },
);
