import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Battle, battleById } from '@linstock/battles';
import rules from './data/cowpens.json' with { type: 'json' };
import { fitted, flintlockBattle } from './index.ts';

const cowpens = battleById('cowpens') as Battle;
const { british } = rules;
const [newmarsh, ...others] = british.commands;
const [seventh] = newmarsh?.regiments ?? [];

/** Cowpens with another first regiment of the British. */
const withFirst = (changes: object, command: object = {}) => ({
  ...rules,
  british: {
    ...british,
    commands: [{ ...newmarsh, ...command, regiments: [{ ...seventh, ...changes }] }, ...others],
  },
});

const REFUSED: readonly (readonly [what: string, file: object, says: RegExp])[] = [
  [
    'no Flight Level',
    { ...rules, british: { ...british, flight_level: 0 } },
    /Its british\.flight_level is 0/,
  ],
  ['a word there is not', withFirst({ horses: 3 }), /Unrecognized key: "horses"/],
  [
    'a unit not in the survey',
    withFirst({ stood: [['The Old Guard', 4]] }),
    /no british unit "The Old Guard" at stage 1/,
  ],
  [
    'Infantry without a formation',
    withFirst({}, { formation: null }),
    /7th Foot is infantry under Newmarsh whose formation is null; only Infantry has a formation/,
  ],
  [
    'guns without a place each',
    { ...rules, british: { ...british, guns: [{ ...british.guns[0], pounders: [3] }] } },
    /Royal Artillery has 1 guns and 2 surveyed places; name one for each gun/,
  ],
];

for (const [what, file, says] of REFUSED)
  test(`refused in a sentence: ${what}`, () => assert.throws(() => fitted(cowpens, file), { message: says }));

test('a battle of another system is refused, and the refusal lists the battles there are', () => {
  assert.throws(
    () => flintlockBattle('maida'),
    /no battle "maida"; it has camden, cowpens, guilford, hobkirk/,
  );
  assert.throws(() => flintlockBattle('toString'), RangeError);
});

test('a battle is made once, with its map', () => {
  assert.equal(flintlockBattle('cowpens'), flintlockBattle('cowpens'));
});
