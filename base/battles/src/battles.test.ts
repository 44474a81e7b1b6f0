import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battleById, battles } from './index.ts';

test('the four battles of the rules are here, Cowpens first', () => {
  assert.deepEqual(
    battles.map(({ id, date, place }) => [id, date, place]),
    [
      ['cowpens', '1781-01-17', 'Cherokee County, South Carolina'],
      ['waxhaws', '1780-05-29', 'Lancaster County, South Carolina'],
      ['hobkirk', '1781-04-25', 'Camden, South Carolina'],
      ['quinby', '1781-07-17', 'Huger, Berkeley County, South Carolina'],
    ],
  );
  assert.equal(battleById('cowpens'), battles[0]);
  assert.equal(battleById('saratoga'), undefined);
});

test('history adds up: killed, wounded and taken make the loss, within what was present', () => {
  for (const { id, outcome } of battles) {
    for (const side of Object.values(outcome.sides)) {
      assert.equal(side.killed.best + side.wounded.best + side.captured.best, side.totalLoss, id);
      assert.ok(side.totalLoss < side.present.best, id);
    }
  }
});

test('names stand within the survey they are written on', () => {
  for (const { id, labels, survey } of battles) {
    const [west, south, east, north] = survey.bounds;
    for (const { text, at } of labels) {
      assert.ok(at[0] > west && at[0] < east && at[1] > south && at[1] < north, `${id}: ${text}`);
    }
  }
});
