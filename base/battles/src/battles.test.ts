import assert from 'node:assert/strict';
import { test } from 'node:test';
import { featuresOf, type Survey } from '@linstock/ground';
import { battleById, battles } from './index.ts';

test('the battles are here with date and place, Cowpens first', () => {
  assert.deepEqual(
    battles.map(({ id, date, place }) => [id, date, place]),
    [
      ['cowpens', '1781-01-17', 'Cherokee County, South Carolina'],
      ['waxhaws', '1780-05-29', 'Lancaster County, South Carolina'],
      ['hobkirk', '1781-04-25', 'Camden, South Carolina'],
      ['quinby', '1781-07-17', 'Huger, Berkeley County, South Carolina'],
      ['camden', '1780-08-16', 'Kershaw County, South Carolina'],
      ['guilford', '1781-03-15', 'Greensboro, North Carolina'],
      ['maida', '1806-07-04', "Plain of Sant'Eufemia, Calabria"],
      ['brawners-farm', '1862-08-28', 'Prince William County, Virginia'],
      ['mcphersons-ridge', '1863-07-01', 'Gettysburg, Pennsylvania'],
      ['little-round-top', '1863-07-02', 'Gettysburg, Pennsylvania'],
      ['east-cavalry-field', '1863-07-03', 'Gettysburg, Pennsylvania'],
    ],
  );
  assert.equal(battleById('cowpens'), battles[0]);
  assert.equal(battleById('saratoga'), undefined);
});

test('survey and history name the same two sides, and history one of them the winner', () => {
  for (const { id, sides, survey, outcome, date } of battles) {
    const names = sides.map((side) => side.id).toSorted();
    const deployed = new Set(featuresOf(survey, 'deployment').map(({ side }) => side));
    assert.deepEqual([...deployed].toSorted(), names, id);
    assert.deepEqual(Object.keys(outcome.sides).toSorted(), names, id);
    assert.ok(names.includes(outcome.winner), id);
    assert.equal(survey.date, date, id);
  }
});

test('the features of later surveys are read: orchards, rocks, walls and railroads', () => {
  const kinds = (id: string) => new Set(battleById(id)?.survey.features.map(({ kind }) => kind));
  for (const kind of ['orchard', 'boulders', 'wall', 'ledge'] as const)
    assert.ok(kinds('little-round-top').has(kind), kind);
  const [cut] = featuresOf(battleById('mcphersons-ridge')?.survey as Survey, 'railroad').filter(
    ({ type }) => type === 'cut',
  );
  assert.deepEqual([cut?.width, cut?.depth], [10, 10]);
});

test('history adds up: killed, wounded and captured make the loss, within the men present', () => {
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
