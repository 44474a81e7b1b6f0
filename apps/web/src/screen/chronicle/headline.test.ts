import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headlineOf } from '@linstock/scene';
import { befell, cameOf, partedHarm } from './headline.ts';

test('whom harm befell is left out where the deed has just named him, and only there', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['The 7th Wisconsin fires at the 5th Alabama', 'The 5th Alabama loses 1 figure.', 'loses 1 figure.'],
    ['The guns fire at Archer', 'Archer falls.', 'falls.'],
    // His own loss is told with his name.
    [
      'The 7th Wisconsin fires at the 5th Alabama',
      'The 7th Wisconsin loses 1 figure.',
      'The 7th Wisconsin loses 1 figure.',
    ],
    // Part of a name is not the name, and an article names nobody.
    ['They fire at the 15th Alabama', '5th Alabama runs.', '5th Alabama runs.'],
    ['It goes to the', 'The line breaks.', 'The line breaks.'],
    ['', 'The 5th Alabama routs.', 'The 5th Alabama routs.'],
  ];
  for (const [deed, harm, told] of rows) assert.equal(befell(deed, harm), told);
});

test('what came of a deed told in one sentence is what follows its last colon', () => {
  assert.deepEqual(cameOf('Rally of the 20th Maine: shaken'), {
    did: 'Rally of the 20th Maine',
    came: 'shaken',
  });
  assert.deepEqual(cameOf('The orders are revealed'), { did: 'The orders are revealed', came: null });
});

test('a headline writes names short and leaves out articles before them', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['The 7th Wisconsin fires at the 5th Alabama Battalion.', '7th Wis. fires at 5th Ala. Bn'],
    [
      'The 1st company of the Skirmishers fires on the 17th Dragoons',
      '1st coy of Skirm. fires on 17th Drag.',
    ],
    ['The 2nd Wisconsin takes the ground', '2nd Wis. takes the ground'],
    ['The orders are revealed.', 'Orders are revealed'],
    ['The 1st company of the 1er Léger, 2nd battalion rallies', '1st coy of 1er Léger, 2nd bn rallies'],
    ["Watteville's Regiment moves 12 inches.", "Watteville's Regt moves 12 inches"],
  ];
  for (const [sentence, headline] of rows) assert.equal(headlineOf(sentence), headline);
});

test('whom something befell is told apart from what it was, so that a short line can cut his name and not the news', () => {
  const rows = [
    ['4th coy of 9e Chasseurs is destroyed', '4th coy of 9e Chasseurs', 'is destroyed'],
    [
      '14th Tenn. loses 2 figures, is shaken and falls back 4 inches',
      '14th Tenn.',
      'loses 2 figures, is shaken and falls back 4 inches',
    ],
    ['4th coy of Lt Bn takes 1 hit', '4th coy of Lt Bn', 'takes 1 hit'],
    ['is disordered', null, 'is disordered'],
    [
      'is routed and disordered, and falls back 2 inches',
      null,
      'is routed and disordered, and falls back 2 inches',
    ],
  ] as const;
  for (const [words, who, what] of rows) assert.deepEqual(partedHarm(words), { who, what });
});
