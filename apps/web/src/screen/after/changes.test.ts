import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededChance } from '@linstock/kernel';
import { evenOut, findChanges } from './changes.ts';

const tried = (games: number, shares: readonly number[]) => shares.map((share) => ({ share, games }));

test('a change of chance is found if two chances explain the trials better than one', () => {
  const course = tried(6, [0.5, 0.33, 0.67, 0.5, 1, 1, 0.83, 1, 1]);
  const cuts = findChanges(course, 5);
  assert.deepEqual(cuts, [4]);
  assert.deepEqual(
    evenOut(course, cuts).map((share) => Math.round(100 * share)),
    [50, 50, 50, 50, 97, 97, 97, 97, 97],
  );
});

test('a rise and a fall are two changes, and no more are found than the limit', () => {
  const course = tried(24, [0.2, 0.2, 0.8, 0.8, 0.1, 0.1]);
  assert.deepEqual(findChanges(course, 5), [2, 4]);
  assert.equal(findChanges(course, 1).length, 1);
});

test('mere luck in few trials is seldom taken for a change', () => {
  const chance = seededChance('luck');
  let fooled = 0;
  for (let course = 0; course < 200; course++) {
    const shares = Array.from({ length: 20 }, () => {
      let won = 0;
      for (let game = 0; game < 6; game++) won += chance.below(2);
      return won / 6;
    });
    if (findChanges(tried(6, shares), 5).length > 0) fooled++;
  }
  assert.ok(fooled < 50, `${fooled} of 200`);
});
