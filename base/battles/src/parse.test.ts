import assert from 'node:assert/strict';
import { test } from 'node:test';
import headers from './data/battles.json' with { type: 'json' };
import outcomes from './data/outcomes.json' with { type: 'json' };
import survey from './data/surveys/waxhaws.json' with { type: 'json' };
import { parseBattle } from './parse.ts';

const file = (changes: object = {}) => ({
  id: 'waxhaws',
  ...headers.waxhaws,
  survey,
  outcome: outcomes.battles.waxhaws,
  ...changes,
});

test('a battle file is read: its place, its history, and the ground in yards', () => {
  const { place, outcome, survey: read } = parseBattle(file());
  assert.deepEqual([place, outcome.winner], ['Lancaster County, South Carolina', 'british']);
  assert.deepEqual([read.bounds, read.features.length], [[0, 0, 1200, 1400], survey.features.length]);
});

const hill = {
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [] },
  properties: { kind: 'volcano' },
};

const REFUSED: readonly (readonly [what: string, file: unknown, says: RegExp])[] = [
  ['nothing', null, /This is not a battle that can be read\. The file is null/],
  ['an id with spaces', file({ id: 'No Name!' }), /Its id is "No Name!": an id is small letters/],
  ['a key nobody knows', file({ weather: 'fair' }), /The file is .*weather/],
  ['no summary', file({ summary: '' }), /Its summary is ""/],
  [
    'a feature of no known kind',
    file({ survey: { ...survey, features: [hill] } }),
    /Its survey\.features\.0\.properties\.kind is "volcano"/,
  ],
];

for (const [what, json, says] of REFUSED) {
  test(`refused in a sentence: ${what}`, () => assert.throws(() => parseBattle(json), { message: says }));
}
