import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  companyNamed,
  letteredName,
  type Name,
  personNamed,
  type Statement,
  saying,
  told,
  troopsNamed,
} from '@linstock/scene';
import type { LogLine } from '../../words/logLines.ts';
import { type Headline, writeShortHeadline } from './headline.ts';

const WISCONSIN = troopsNamed('7th Wisconsin');
const ALABAMA = troopsNamed('5th Alabama');

/** A blow and its losses, as a line of the log. */
function lineOf(statement: Statement, losses: readonly Statement[] = []): LogLine {
  return {
    ...{ n: 1, last: 1, kind: 'blow', side: 0, text: statement.words, statement, outcome: '2 hits' },
    losses: losses.map((each) => ({ side: 1 as const, sentence: `${each}`, statement: each })),
    ...{ rolls: [], items: [], pieces: [] },
  };
}

const firesAt = (target: Name) => told`${saying(WISCONSIN, 'fires', 'fire')} at ${target}`;
const words = ({ did, losses }: Headline) => [did, ...losses.map((loss) => loss.words)].join(' ');

test('the unit of a loss is left out only if the line has just named it', () => {
  const losing = (name: Name) => told`${saying(name, 'loses', 'lose')} 1 figure`;
  const rows: readonly (readonly [Statement, Statement, string])[] = [
    [firesAt(ALABAMA), losing(ALABAMA), '7th Wis. fires at 5th Ala.: loses 1 figure'],
    [
      firesAt(personNamed('Archer')),
      told`${saying(personNamed('Archer'), 'falls', 'fall')}`,
      '7th Wis. fires at Archer: falls',
    ],
    // Its own loss is reported with its name.
    [firesAt(ALABAMA), losing(WISCONSIN), '7th Wis. fires at 5th Ala.. 7th Wis. loses 1 figure'],
    // A name that ends like another name is a different unit.
    [
      firesAt(troopsNamed('15th Alabama')),
      losing(ALABAMA),
      '7th Wis. fires at 15th Ala.. 5th Ala. loses 1 figure',
    ],
    // A name that ends in a letter of its own.
    [
      firesAt(letteredName(ALABAMA, 'a')),
      losing(letteredName(ALABAMA, 'a')),
      '7th Wis. fires at 5th Ala. a: loses 1 figure',
    ],
  ];
  for (const [did, loss, headline] of rows)
    assert.equal(
      words(writeShortHeadline(lineOf(did, [loss]))).replace('..', '.'),
      headline.replace('..', '.'),
    );
});

test('a headline writes names short and leaves out articles before them', () => {
  const rows: readonly (readonly [Statement, string])[] = [
    [firesAt(troopsNamed('5th Alabama Battalion')), '7th Wis. fires at 5th Ala. Bn'],
    [
      told`${saying(companyNamed('1st', troopsNamed('Skirmishers')), 'fires', 'fire')} on ${troopsNamed('17th Dragoons')}`,
      '1st coy Skirm. fires on 17th Drag.',
    ],
    [told`${saying(WISCONSIN, 'takes', 'take')} the ground`, '7th Wis. takes the ground'],
    [told`The orders are revealed`, 'The orders are revealed'],
    [
      told`${saying(troopsNamed("Watteville's Regiment"), 'moves', 'move')} 12 inches`,
      "Watteville's Regt moves 12 inches",
    ],
  ];
  for (const [statement, headline] of rows) assert.equal(statement.short, headline);
});

test('a short headline has the firing unit, its target, the result, and each unit harmed', () => {
  const fusiliers = troopsNamed('7th Fusiliers');
  const fires = told`${saying(companyNamed('1st', troopsNamed('Skirmishers')), 'fires', 'fire')} on ${fusiliers}`;
  const losses = [
    told`${saying(fusiliers, 'is', 'are')} disordered`,
    told`${saying(personNamed('Newmarsh'), 'falls', 'fall')}`,
  ];
  assert.deepEqual(writeShortHeadline(lineOf(fires, losses)), {
    did: '1st coy Skirm. fires on 7th Fus.:',
    losses: [
      { side: 1, words: 'are disordered.' },
      { side: 1, words: 'Newmarsh falls' },
    ],
  });
  assert.equal(writeShortHeadline(lineOf(fires)).did, '1st coy Skirm. fires on 7th Fus.: 2 hits');
});
