import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, type GameRecord } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { deedAt } from '../after/deedAt.ts';
import { chanceTold, type Deed, deedSentence, deedsOf } from './deeds.ts';

/** The deeds of a golden game between two entries. */
function deedsIn(system: string, battle: string, from: number, to: number): Deed[] {
  const golden = join(import.meta.dirname, '../../../../../rules', system, 'src/golden', `${battle}.json`);
  const record = JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;
  const rulebook = needRulebook(system);
  const game = Game.fromRecord<unknown, unknown, unknown>(rulebook, {
    ...record,
    entries: record.entries.slice(0, to),
  });
  const scene = rulebook.present.scene(game.field, game.position.state, []);
  return deedsOf(game.log, scene).filter(({ n }) => n >= from);
}

const told = (deeds: readonly Deed[]): string[] =>
  deeds.filter(({ kind }) => kind !== 'phase' && kind !== 'turn').map(deedSentence);

test('a volley, its throw and its losses are one deed, with the chance of the throw', () => {
  const [volley, miss] = deedsIn('american-legions', 'cowpens', 83, 85).filter(({ kind }) => kind === 'blow');
  assert.equal(volley?.rolls[0]?.outcome, 'K3D');
  assert.deepEqual(
    volley?.harms.map(({ side, sentence }) => [side, sentence]),
    [
      [1, 'The 4th company of the Militia is destroyed.'],
      [1, 'The 6th company of the Militia is disordered.'],
    ],
  );
  assert.match(miss ? deedSentence(miss) : '', /: no effect\.$/);
});

test('a hit that the enemy takes on another company of the regiment shot at belongs to the shot', () => {
  const [first, second] = deedsIn('morschauser', 'maida', 141, 144).filter(({ kind }) => kind === 'blow');
  assert.deepEqual(
    [first, second].map((deed) => deed?.harms.map(({ sentence }) => sentence)),
    [['The 4th company of the 42e Ligne takes 1 hit.'], ['The 1st company of the 42e Ligne takes 1 hit.']],
  );
});

test('an entry that only takes a loss is told by the blow that dealt it', () => {
  const deeds = deedsIn('american-legions', 'cowpens', 83, 85);
  const [volley] = deeds.filter(({ kind }) => kind === 'blow');
  const taken = volley?.lines.at(-1)?.n ?? 0;
  assert.ok(taken > 83, 'the loss is taken by an entry of its own');
  assert.equal(deedAt(deeds, taken), volley);
  assert.equal(deedAt(deeds, 999), null);
});

test("a regiment's march is told once, however many orders it took", () => {
  assert.deepEqual(told(deedsIn('american-legions', 'cowpens', 60, 73)), [
    'The Legion Cavalry moves 5 hexes.',
    'The 17th Dragoons move 2 hexes.',
    'The Legion Infantry moves 2 hexes.',
    'The 7th Fusiliers move 1 hex.',
    'The 71st Highlanders move 4 hexes.',
  ]);
  assert.deepEqual(told(deedsIn('flintlock', 'guilford', 137, 145)), [
    'The 23rd Foot moves 4 hexes.',
    'Part of the 33rd Foot moves 2 hexes.',
  ]);
});

test('losses that are told after several volleys stand with the volley they came of', () => {
  const [first] = told(deedsIn('johnny-reb', 'brawners-farm', 21, 21));
  assert.equal(
    first,
    'The 2nd Wisconsin fires at the 27th Virginia. The 27th Virginia loses 2 figures, is shaken and falls back 6 inches.',
  );
});

test('who has the initiative is told, and its dice are not those of the rally that follows; what several fires cost is told as their sum', () => {
  const [first, second] = deedsIn('johnny-reb', 'mcphersons-ridge', 34, 34).filter(
    ({ kind }) => kind !== 'phase',
  );
  assert.deepEqual(
    [first && deedSentence(first), first?.rolls.length, second?.rolls.length],
    ['The Union has the initiative still, 2 against 2.', 2, 0],
  );
  const fires = told(deedsIn('johnny-reb', 'mcphersons-ridge', 83, 83));
  assert.deepEqual(fires.slice(1), [
    'The 2nd Wisconsin fires at the 1st Tennessee (Provisional): one lost.',
    'The 7th Wisconsin fires at the 1st Tennessee (Provisional). The 1st Tennessee (Provisional) loses 3 figures in all, is routed and falls back 1 inch.',
  ]);
});

test('what a melee cost stands with it, though it is told before', () => {
  const melees = deedsIn('morschauser', 'maida', 91, 94).filter(({ kind }) => kind === 'blow');
  assert.equal(melees.length, 3);
  assert.ok(melees.every(({ harms, rolls }) => harms.length > 0 && rolls.length > 1));
});

test('who is beaten in a melee is named once where it is told what befell him', () => {
  const [melee] = told(deedsIn('morschauser', 'maida', 105, 105).filter(({ kind }) => kind === 'blow'));
  assert.equal(
    melee,
    'The 2nd company of the 1/27th Foot against the 4th company of the 9e Chasseurs à Cheval: 4 hits to 3. The 4th company of the 9e Chasseurs à Cheval is destroyed.',
  );
});

test('a melee tells the chance of its first throw, and that the other side threw too', () => {
  const [melee] = deedsIn('morschauser', 'maida', 91, 91).filter(({ rolls }) => rolls.length > 0);
  assert.equal(melee && chanceTold(melee), '50.0 % or better, +1 throw');
});

test('nothing that was told is lost on the way', () => {
  const golden = join(import.meta.dirname, '../../../../../rules/flintlock/src/golden/camden.json');
  const record = JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;
  const rulebook = needRulebook('flintlock');
  const game = Game.fromRecord<unknown, unknown, unknown>(rulebook, record);
  const { log } = game;
  const deeds = deedsOf(log, rulebook.present.scene(game.field, game.position.state, []));
  const kept = new Set(deeds.flatMap(({ lines }) => lines));
  const lost = log.filter(
    (each) => !kept.has(each) && (each.told.what as { kind: string } | null)?.kind !== 'placed',
  );
  assert.deepEqual(lost, []);
});

test('where the throw of a blow called for one more, what that came to is told with it', () => {
  const checked = deedsIn('flintlock', 'guilford', 0, 240).filter(({ outcome }) =>
    outcome?.startsWith('Morale Check'),
  );
  const harmless = checked.filter(({ harms, rolls }) => harms.length === 0 && rolls.length === 2);
  const passed = harmless.filter(({ outcome }) => outcome === 'Morale Check, no effect');
  assert.ok(passed.length > 0, `${checked.length} checks`);
  // A unit that fails and is Disordered already comes to no new harm.
  for (const { outcome } of harmless) assert.match(outcome ?? '', /^Morale Check, (no effect|Disordered)$/);
});

test('a throw that settles another is told with its blow, and not with that of a neighbour', () => {
  const [, battery] = deedsIn('johnny-reb', 'brawners-farm', 27, 28).filter(({ kind }) => kind === 'blow');
  assert.match(battery ? deedSentence(battery) : '', /^Battery B, 4th U\.S\. .*: one lost\.$/);
  assert.ok(battery?.rolls.some(({ reckoning }) => reckoning.title.endsWith('one figure at risk')));
});
