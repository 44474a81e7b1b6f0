import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, type GameRecord } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { deedsOf } from '../chronicle/deeds.ts';
import { deedAt } from './deedAt.ts';
import { turnedAt } from './turnedAt.ts';

const golden = join(import.meta.dirname, '../../../../../rules/johnny-reb/src/golden/mcphersons-ridge.json');

/** The entry of the first fires of its second turn. */
const FIRES = 25;

test('the disc of a shot lies at its target, though it was off the table by the end', () => {
  const rulebook = needRulebook('johnny-reb');
  const record = JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;
  const game = Game.fromRecord<unknown, unknown, unknown>(rulebook, record);
  const sceneAt = (entry: number) => rulebook.present.scene(game.field, game.at(entry).state, []);
  const battery = (entry: number) => sceneAt(entry).pieces.find(({ name }) => name.includes('Marye'));
  const end = record.entries.length;
  assert.equal(battery(end)?.pose, undefined);
  // The fires of the whole turn are one entry: this one is named, and is neither the first nor the last of them.
  const deed = deedAt(deedsOf(game.log, sceneAt(end)), FIRES);
  assert.match(deed?.text ?? '', /Hall.* fires at .*Marye/);
  const pose = battery(FIRES - 1)!.pose!;
  const at = turnedAt(FIRES, deed, sceneAt(FIRES - 1));
  assert.ok(at && 'spot' in at);
  assert.ok(Math.hypot(at.spot.x - pose.x, at.spot.y - pose.y) < 2000, `${JSON.stringify([at, pose])}`);
});
