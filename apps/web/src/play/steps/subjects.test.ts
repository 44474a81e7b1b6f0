import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, type GameRecord } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { castOf } from '../../words/names.ts';
import { writeCaptionSoFar } from './caption.ts';
import { subjectsOf } from './subjects.ts';

function goldenRecord(system: string, battle: string): GameRecord {
  const golden = join(import.meta.dirname, '../../../../../rules', system, 'src/golden', `${battle}.json`);
  return JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;
}

/** The log items of an entry of a golden game, and the scene after it. */
function entryOf(system: string, battle: string, n: number) {
  const rulebook = needRulebook(system);
  const record = goldenRecord(system, battle);
  const game = Game.fromRecord<unknown, unknown, unknown>(rulebook, {
    ...record,
    entries: record.entries.slice(0, n),
  });
  return {
    logItems: game.logItemsOf(n),
    scene: rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] }),
  };
}

test('a throw says which pieces it is about: one unit, all of a regiment, or a leader', () => {
  const namesAt = (system: string, n: number) => {
    const { logItems, scene } = entryOf(system, 'cowpens', n);
    return subjectsOf(logItems, scene).map((id) => castOf(scene).get(id)!.called);
  };
  assert.deepEqual(namesAt('american-legions', 77).map(String), ['the 5th company of the Militia']);
  const militia = namesAt('american-legions', 90);
  assert.ok(militia.length > 1 && militia.every((name) => name.whole.text === 'Militia'), `${militia}`);
  const tries = goldenRecord('flintlock', 'cowpens').entries.findIndex(
    (entry) => 'answer' in entry && (entry.answer as { do?: string }).do === 'try',
  );
  const [leader, ...others] = namesAt('flintlock', tries + 1);
  assert.deepEqual(others, []);
  const { logItems } = entryOf('flintlock', 'cowpens', tries + 1);
  assert.ok(logItems.some(({ sentence, thrown }) => thrown && leader && sentence.includes(`${leader}`)));
});

test('while dice roll their purpose is shown: the blow, or the name of the throw', () => {
  const rollingAt = (n: number) => {
    const { logItems, scene } = entryOf('american-legions', 'cowpens', n);
    return writeCaptionSoFar(n, logItems, scene, 0).rolling;
  };
  assert.equal(rollingAt(86), '3 companies of the Militia fire on 4 companies of the 71st Highlanders …');
  assert.equal(rollingAt(77), 'Re-ordering the 5th company of the Militia …');
  assert.equal(rollingAt(60), null);
});
