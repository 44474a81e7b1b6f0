import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agreeing, saying, withThe } from './naming.ts';

test('names in a sentence have their article and the form of the verb that goes with them', () => {
  const said = (name: string) => saying(withThe(name), 'is', 'are');
  assert.deepEqual(
    [
      '7th Fusiliers',
      'Militia',
      'Volunteers of Ireland',
      "King's American Regiment",
      "Coffin's Dragoons",
      "Horry's Horse",
      '19th Foot, Right Wing',
      '2d company of the 7th Fusiliers',
      'howitzer of the 19th Foot, Right Wing',
    ].map(said),
    [
      'The 7th Fusiliers are',
      'The Militia is',
      'The Volunteers of Ireland are',
      "The King's American Regiment is",
      "Coffin's Dragoons are",
      "Horry's Horse is",
      'The 19th Foot, Right Wing is',
      'The 2d company of the 7th Fusiliers is',
      'The howitzer of the 19th Foot, Right Wing is',
    ],
  );
  assert.equal(agreeing('3 companies of the Militia', 'is', 'are'), 'are');
  assert.equal(agreeing('the 1st Ryl Art gun and the 2d Ryl Art gun', 'is', 'are'), 'are');
});
