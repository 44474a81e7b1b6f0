import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headlineOf } from '@linstock/scene';
import type { LogLine } from '../../words/logLines.ts';
import { befell, shortHeadlineIn } from './headline.ts';

test('the unit of a loss is left out only if the line has just named it', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['The 7th Wisconsin fires at the 5th Alabama', 'The 5th Alabama loses 1 figure.', 'loses 1 figure.'],
    ['The guns fire at Archer', 'Archer falls.', 'falls.'],
    // The side's own loss is logged with its name.
    [
      'The 7th Wisconsin fires at the 5th Alabama',
      'The 7th Wisconsin loses 1 figure.',
      'The 7th Wisconsin loses 1 figure.',
    ],
    // Part of a name is not the name, and an article is no name.
    ['They fire at the 15th Alabama', '5th Alabama runs.', '5th Alabama runs.'],
    ['It goes to the', 'The line breaks.', 'The line breaks.'],
    ['', 'The 5th Alabama routs.', 'The 5th Alabama routs.'],
  ];
  for (const [logLine, loss, told] of rows) assert.equal(befell(logLine, loss), told);
});

test('a headline writes names short and leaves out articles before them', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['The 7th Wisconsin fires at the 5th Alabama Battalion.', '7th Wis. fires at 5th Ala. Bn'],
    ['The 1st company of the Skirmishers fires on the 17th Dragoons', '1st coy Skirm. fires on 17th Drag.'],
    ['The 2nd Wisconsin takes the ground', '2nd Wis. takes the ground'],
    ['The orders are revealed.', 'Orders are revealed'],
    ['The 1st company of the 1er Léger, 2nd battalion rallies', '1st coy 1er Léger, 2nd bn rallies'],
    ["Watteville's Regiment moves 12 inches.", "Watteville's Regt moves 12 inches"],
  ];
  for (const [sentence, headline] of rows) assert.equal(headlineOf(sentence), headline);
});

test('a short headline has the firing unit, its target, the result, and each unit harmed', () => {
  const logLine = {
    kind: 'blow',
    text: 'The 1st company of the Skirmishers fires on the 7th Fusiliers',
    outcome: '2 hits',
    losses: [
      { side: 0, sentence: 'The 7th Fusiliers are disordered.' },
      { side: 1, sentence: 'Newmarsh falls.' },
    ],
  } as unknown as LogLine;
  assert.deepEqual(shortHeadlineIn(logLine), {
    did: '1st coy Skirm. fires on 7th Fus.:',
    losses: [
      { side: 0, words: 'are disordered.' },
      { side: 1, words: 'Newmarsh falls' },
    ],
  });
  assert.equal(shortHeadlineIn({ ...logLine, losses: [] }).did, '1st coy Skirm. fires on 7th Fus.: 2 hits');
});
