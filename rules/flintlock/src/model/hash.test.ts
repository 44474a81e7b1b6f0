import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Feature, Survey } from '@linstock/ground';
import cowpens from '../battles/data/cowpens.json' with { type: 'json' };
import { BATTLE_IDS, type FittedBattle, fitted, flintlockBattle } from '../battles/index.ts';
import { battleHash, hashOf } from './hash.ts';

const laid = flintlockBattle('cowpens');

/** The battle with another survey, battle file or history. */
function changed(changes: { surveyed?: object; survey?: Partial<Survey>; file?: object }): FittedBattle {
  const survey = { ...laid.surveyed.survey, ...changes.survey };
  const surveyed = { ...laid.surveyed, ...changes.surveyed, survey };
  return { ...laid, surveyed, ...fitted(surveyed, { ...cowpens, ...changes.file }) };
}

const { features } = laid.surveyed.survey;
const renamed = features.map((each): Feature => (each.kind === 'woods' ? { ...each, name: 'Wood' } : each));
const dried = features.filter(({ kind }) => kind !== 'creek');
const thinned = features.filter(({ kind }) => kind !== 'woods');
const trackless = features.filter(({ kind }) => kind !== 'road');
const flattened = features.filter(({ kind }) => kind !== 'hill');
const { british } = cowpens;

test('the hash of each battle differs', () => {
  assert.equal(new Set(BATTLE_IDS.map(battleHash)).size, BATTLE_IDS.length);
});

const KEPT: readonly (readonly [what: string, battle: FittedBattle])[] = [
  ['a mended summary', changed({ surveyed: { summary: 'Mended.', title: 'The Cow-pens' } })],
  ['a source of its history', changed({ surveyed: { outcome: { sources: ['A letter.'] } } })],
  ['a name on the map', changed({ surveyed: { labels: [] } })],
  ["a wood's name", changed({ survey: { features: renamed } })],
  ['creeks, which at Cowpens only other systems read', changed({ survey: { features: dried } })],
  ['a note', changed({ file: { note: 'Mended.' } })],
  ['uniforms', changed({ file: { uniforms: {} } })],
  [
    "a leader's name",
    changed({ file: { british: { ...british, overall: { ...british.overall, leader: 'Ban' } } } }),
  ],
];
for (const [what, battle] of KEPT)
  test(`${what} does not change the hash of Cowpens`, () =>
    assert.equal(hashOf(battle), battleHash('cowpens')));

const [newmarsh, ...others] = british.commands;
const shaken = [{ ...newmarsh, status: 'Poor' }, ...others];
const OTHERWISE: readonly (readonly [what: string, battle: FittedBattle])[] = [
  ['a Flight Level', changed({ file: { british: { ...british, flight_level: 9 } } })],
  ['the Shock Status of a Command', changed({ file: { british: { ...british, commands: shaken } } })],
  ['who goes first', changed({ file: { first: 'american' } })],
  ['no Reform Box', changed({ file: { reform: null } })],
  ['hills', changed({ survey: { features: flattened } })],
  ['woods', changed({ survey: { features: thinned } })],
  ['roads', changed({ survey: { features: trackless } })],
];
for (const [what, battle] of OTHERWISE)
  test(`another hash for Cowpens with other ${what}`, () =>
    assert.notEqual(hashOf(battle), battleHash('cowpens')));
