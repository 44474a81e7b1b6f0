import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, type GameRecord } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { castOf } from '../chronicle/names.ts';
import { followedOf } from './pace.ts';
import { recapOf } from './recap.ts';

/** A golden game up to an entry, and its scene after any. */
function golden(system: string, battle: string, to: number) {
  const path = join(import.meta.dirname, '../../../../../rules', system, 'src/golden', `${battle}.json`);
  const record = JSON.parse(readFileSync(path, 'utf8')) as GameRecord;
  const rulebook = needRulebook(system);
  const game = Game.fromRecord<unknown, unknown, unknown>(rulebook, {
    ...record,
    entries: record.entries.slice(0, to),
  });
  const sceneAt = (n: number) => rulebook.present.scene(game.field, game.at(n).state, []);
  return { game, sceneAt };
}

test('what is lost is named while it is little, and counted where it is much', () => {
  const { game, sceneAt } = golden('american-legions', 'cowpens', 85);
  const recap = recapOf(game, 1, 82, sceneAt);
  assert.equal(
    recap?.lost,
    'You lost the 4th company of the Militia and half a point of strength; they lost nothing.',
  );
  const long = recapOf(game, 1, 0, sceneAt);
  assert.match(long?.lost ?? '', /^You lost \d+ units/);
});

test('a turn in which nobody moved, fought or fell is not told again', () => {
  const { game, sceneAt } = golden('american-legions', 'cowpens', 12);
  assert.equal(recapOf(game, 0, 10, sceneAt), null);
});

test('an order, with its throw, and the march that follows are one deed of the story', () => {
  const { game, sceneAt } = golden('morschauser', 'maida', 36);
  const followed = (n: number) => {
    const side = game.record.entries[n - 1]?.side ?? 0;
    return followedOf(n, side, game.toldBy(n), castOf(sceneAt(n)), () => '');
  };
  assert.equal(followed(28)?.key, followed(29)?.key, 'the 78th obey and march');
  assert.notEqual(followed(29)?.key, followed(31)?.key, 'the 81st are another');
  assert.notEqual(followed(31)?.key, followed(33)?.key, 'an order that is not obeyed is a deed of its own');
  assert.equal(followed(31)?.thrown, true);
});
