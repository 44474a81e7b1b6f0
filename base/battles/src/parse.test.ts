import assert from 'node:assert/strict';
import { test } from 'node:test';
import rules from './data/american-legions/waxhaws.json' with { type: 'json' };
import headers from './data/battles.json' with { type: 'json' };
import outcomes from './data/outcomes.json' with { type: 'json' };
import survey from './data/surveys/waxhaws.json' with { type: 'json' };
import { parseBattle } from './parse.ts';

const file = (changes: object = {}, legions: object = {}) => ({
  id: 'waxhaws',
  ...headers.waxhaws,
  survey,
  outcome: outcomes.battles.waxhaws,
  systems: { 'american-legions': { ...rules, ...legions } },
  ...changes,
});

test('a battle file is read', () => {
  assert.equal(parseBattle(file()).systems['american-legions'].british.regiments[0]?.name, 'Legion Cavalry');
});

const stood = { ...rules.deployment.stood, 'Legion Infantry': ['The Old Guard', 'The Old Guard'] };
const short = {
  ...rules.deployment.stood,
  'Legion Infantry': ['British Legion infantry, dismounted (right)'],
};
const hill = {
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [] },
  properties: { kind: 'volcano' },
};

const REFUSED: readonly (readonly [what: string, file: unknown, says: RegExp])[] = [
  ['nothing', null, /This is not a battle that can be read\. The file is null/],
  ['an id with spaces', file({ id: 'No Name!' }), /Its id is "No Name!": an id is small letters/],
  ['a key nobody knows', file({ weather: 'fair' }), /The file is .*weather/],
  ['no turns', file({}, { turns: 0 }), /Its systems\.american-legions\.turns is 0/],
  [
    'a feature of no known kind',
    file({ survey: { ...survey, features: [hill] } }),
    /Its survey\.features\.0\.properties\.kind is "volcano"/,
  ],
  [
    'a unit not in the survey',
    file({}, { deployment: { ...rules.deployment, stood } }),
    /no british unit "The Old Guard" at stage 1/,
  ],
  [
    'a company without a place',
    file({}, { deployment: { ...rules.deployment, stood: short } }),
    /Legion Infantry has 2 companies and 1 surveyed places/,
  ],
];

for (const [what, json, says] of REFUSED) {
  test(`refused in a sentence: ${what}`, () => assert.throws(() => parseBattle(json), { message: says }));
}
