import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agreeingForm, chooseNames, listNames, namesTogether, nameWithArticle, saying } from './sentences.ts';
import { wordsOf } from './words.ts';

test('a regiment is found by its number as either army writes it, a direction in one word or two', () => {
  assert.deepEqual(wordsOf('2nd Virginia, 3rd'), wordsOf('2d Virginia 3d'));
  assert.deepEqual(wordsOf('north east'), wordsOf('North-East'));
  assert.deepEqual(wordsOf('compere, leger'), wordsOf('Compère Léger'));
});

test('names in a sentence have their article and the form of the verb that goes with them', () => {
  const said = (name: string) => saying(nameWithArticle(name), 'is', 'are');
  assert.deepEqual(
    [
      '7th Fusiliers',
      'Militia',
      'Volunteers of Ireland',
      "King's American Regiment",
      "Coffin's Dragoons",
      'Marye’s battery',
      "Horry's Horse",
      '19th Foot, Right Wing',
      '2d company of the 7th Fusiliers',
      'howitzer of the 19th Foot, Right Wing',
      'Virginia Continentals b',
      '33rd Foot a',
      'first skirmishers of Light Infantry a',
      '4-pdr mountain guns (Cole)',
      'Royal Fuzileers Class',
      'Georgia riflemen (Cunningham)',
      "Harrison's artillery, three 6-pdrs",
      '4th Texas',
      'Battery B, 4th U.S. (Campbell)',
    ].map(said),
    [
      'The 7th Fusiliers are',
      'The Militia is',
      'The Volunteers of Ireland are',
      "The King's American Regiment is",
      "Coffin's Dragoons are",
      'Marye’s battery is',
      "Horry's Horse is",
      'The 19th Foot, Right Wing is',
      'The 2d company of the 7th Fusiliers is',
      'The howitzer of the 19th Foot, Right Wing is',
      'The Virginia Continentals b are',
      'The 33rd Foot a is',
      'The first skirmishers of Light Infantry a are',
      'The 4-pdr mountain guns (Cole) are',
      'The Royal Fuzileers Class is',
      'The Georgia riflemen (Cunningham) are',
      "Harrison's artillery, three 6-pdrs is",
      'The 4th Texas is',
      'Battery B, 4th U.S. (Campbell) is',
    ],
  );
  assert.equal(agreeingForm('3 companies of the Militia', 'is', 'are'), 'are');
  assert.equal(agreeingForm('2 of the British guns', 'is', 'are'), 'are');
  assert.equal(agreeingForm("Webster's Command and De Kalb's Command", 'is', 'are'), 'are');
  assert.equal(
    agreeingForm('the 1st Royal Artillery gun and the 2d Royal Artillery gun', 'is', 'are'),
    'are',
  );
  const mixed = 'the 2nd company of the Corsican Rangers and Sicilian volunteers';
  assert.equal(agreeingForm(mixed, 'acts', 'act'), 'acts');
  assert.equal(agreeingForm(`${mixed} and the 1st company of the Grenadiers`, 'acts', 'act'), 'act');
  assert.equal(nameWithArticle('the Convalescents'), 'the Convalescents');
  assert.equal(nameWithArticle("Col Kempt's brigade"), "Col Kempt's brigade");
  assert.equal(nameWithArticle("Gen. Compère's brigade"), "Gen. Compère's brigade");
  assert.equal(nameWithArticle('Skirmishers'), 'the Skirmishers');
});

test('names are listed as one writes them', () => {
  assert.deepEqual([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listNames), [
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  assert.deepEqual([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(chooseNames), [
    '',
    'a',
    'a or b',
    'a, b or c',
  ]);
});

test('names of one regiment share it, those of several keep their own', () => {
  assert.equal(namesTogether(["Gregory's Militia b", "Gregory's Militia a"]), "Gregory's Militia a and b");
  assert.equal(
    namesTogether(['The 1st company of the Militia', 'Howard', 'the 2d company of the Militia']),
    'the 1st and 2d companies of the Militia and Howard',
  );
});
