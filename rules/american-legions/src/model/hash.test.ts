import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Feature, Survey } from '@linstock/ground';
import cowpens from '../battles/data/cowpens.json' with { type: 'json' };
import { BATTLE_IDS, fitted, type LegionsBattle, legionsBattle } from '../battles/index.ts';
import { battleHash, hashOf } from './hash.ts';

const laid = legionsBattle('cowpens');

/** The battle with another survey, battle file or history. */
function changed(changes: { surveyed?: object; survey?: Partial<Survey>; file?: object }): LegionsBattle {
  const survey = { ...laid.surveyed.survey, ...changes.survey };
  const surveyed = { ...laid.surveyed, ...changes.surveyed, survey };
  return { ...laid, surveyed, ...fitted(surveyed, { ...cowpens, ...changes.file }) };
}

const { features } = laid.surveyed.survey;
const renamed = features.map((each): Feature => (each.kind === 'woods' ? { ...each, name: 'Wood' } : each));
const thinned = features.filter((each) => each.kind !== 'woods' && each.kind !== 'road');
const flattened = features.filter((each) => each.kind !== 'hill');

test('each battle has its own hash', () => {
  assert.equal(new Set(BATTLE_IDS.map(battleHash)).size, BATTLE_IDS.length);
});

const KEPT: readonly (readonly [what: string, battle: LegionsBattle])[] = [
  ['a mended summary', changed({ surveyed: { summary: 'Mended.', title: 'The Cow-pens' } })],
  ['a source of its history', changed({ surveyed: { outcome: { sources: ['A letter.'] } } })],
  ['a name on the map', changed({ surveyed: { labels: [] } })],
  ["a wood's name", changed({ survey: { features: renamed } })],
  ['woods and roads, which only other systems read', changed({ survey: { features: thinned } })],
  ['a note', changed({ file: { note: 'Mended.' } })],
  ['uniforms', changed({ file: { uniforms: {} } })],
];
for (const [what, battle] of KEPT)
  test(`${what} does not change the hash of Cowpens`, () =>
    assert.equal(hashOf(battle), battleHash('cowpens')));

const british = cowpens.british;
const weaker = british.regiments.map((each, i) => (i === 0 ? { ...each, morale: 4 } : each));
const OTHERWISE: readonly (readonly [what: string, battle: LegionsBattle])[] = [
  ['the number of turns', changed({ file: { turns: 9 } })],
  ['the morale of a regiment', changed({ file: { british: { ...british, regiments: weaker } } })],
  ['hills', changed({ survey: { features: flattened } })],
];
for (const [what, battle] of OTHERWISE)
  test(`another hash for Cowpens with other ${what}`, () =>
    assert.notEqual(hashOf(battle), battleHash('cowpens')));
