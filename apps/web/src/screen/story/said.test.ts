import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, type GameRecord } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { groupsOf } from '../../board/drama/animation.ts';
import { animationsOf } from '../field/happened.ts';
import { captionNow } from './caption.ts';
import { beatOf } from './pace.ts';
import { isSeen, saidIn, saidOf, saidWith, unreadOf } from './said.ts';
import { trailsOf } from './trails.ts';

/** What is said of an entry of a golden game as its groups of animations begin, one after another. */
function staged(system: string, battle: string, n: number) {
  const golden = join(import.meta.dirname, '../../../../../rules', system, 'src/golden', `${battle}.json`);
  const rulebook = needRulebook(system);
  const record = JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;
  const game = Game.fromRecord<unknown, unknown, unknown>(rulebook, {
    ...record,
    entries: record.entries.slice(0, n),
  });
  const sceneAt = (k: number) => rulebook.present.scene(game.field, game.at(k).state, []);
  const [told, scene] = [game.toldBy(n), sceneAt(n)];
  let from = 0;
  const stages = groupsOf(animationsOf(`${n}`, told, scene, sceneAt(n - 1))).map((group) => {
    const upTo = saidWith(group, `${n}`, told) ?? -1;
    const said = saidOf(n, told, { n, from, upTo, diceFrom: 0, whole: false });
    const stage = captionNow(n, said, scene, from);
    from = upTo + 1;
    return stage;
  });
  return { game, told, stages, trails: trailsOf(n, told, scene) };
}

test('a charge is told as it is seen: what came of it is not said while the chargers still run', () => {
  const { stages } = staged('johnny-reb', 'mcphersons-ridge', 26);
  const now = stages.map((each) => each.now);
  assert.equal(now[0], 'The 2nd Wisconsin charges the 13th Alabama.');
  assert.equal(stages[0]!.rolling, null);
  const fired = now.findIndex((words) => words.includes('fires'));
  assert.equal(stages[fired]!.rolling, 'The 13th Alabama fires at the 2nd Wisconsin …');
  assert.equal(stages[fired]!.earlier, now[0]);
  assert.ok(now.slice(0, -2).every((words) => !words.includes('falls back')));
  assert.match(now.at(-2)!, /the 2nd Wisconsin has the better of it.* falls back/);
});

test('while the dice of a fight roll it is said what for, and the charge before it not again', () => {
  const { stages } = staged('morschauser', 'maida', 94);
  const fights = stages.find(({ rolling }) => rolling !== null)!;
  assert.match(fights.earlier, /charges/);
  assert.doesNotMatch(fights.rolling!, /charges/);
});

test('of several fires in one entry each is said when it is seen, with its own dice', () => {
  const { stages } = staged('johnny-reb', 'mcphersons-ridge', 25);
  assert.equal(stages[0]!.now, 'The 3rd Indiana Cavalry fires at the 7th Tennessee: no effect.');
  assert.equal(stages[2]!.rolling, 'The 7th Tennessee fires at the 3rd Indiana Cavalry …');
  assert.ok(!stages[2]!.now.includes('Maine'), 'what was seen before is told apart');
});

test('the arrow of those thrown back is not drawn while the charge against them still runs', () => {
  const { trails, told } = staged('johnny-reb', 'mcphersons-ridge', 26);
  const seen = (upTo: number) =>
    trails
      .filter((trail) => isSeen(trail, { n: 26, from: 0, upTo, diceFrom: 0, whole: false }))
      .map((trail) => trail.kind === 'way' && trail.how);
  assert.deepEqual(seen(1), ['charge']);
  assert.ok(seen(told.length - 1).includes('retreat'));
});

test('an entry that is not being played is told whole, in the log as in words', () => {
  const { game, told } = staged('johnny-reb', 'mcphersons-ridge', 26);
  assert.equal(saidOf(26, told, { n: 25, from: 0, upTo: 0, diceFrom: 0, whole: false }), told);
  const { log } = game;
  assert.equal(saidIn(log, null), log);
  assert.equal(
    saidIn(log, { n: 26, from: 0, upTo: 0, diceFrom: 0, whole: false }).length,
    log.length - told.length + 1,
  );
});

test('of words that go on from what was said, only those that are new have to be read', () => {
  assert.equal(unreadOf('The 5th is shaken.', ''), 'The 5th is shaken.');
  assert.equal(
    unreadOf('The 5th is shaken and falls back 6 inches.', 'The 5th is shaken.'),
    'and falls back 6 inches.',
  );
  assert.equal(unreadOf('The 5th is shaken.', 'The 5th is shaken.'), '');
  assert.equal(unreadOf('The 5th loses 1 figure. The 6th runs.', 'The 5th loses 1 figure.'), 'The 6th runs.');
});

test('a charge in seven parts keeps nobody waiting for more than seven seconds at a steady pace', () => {
  const { told, stages } = staged('johnny-reb', 'mcphersons-ridge', 26);
  let before = '';
  const waited = stages.reduce((sum, { now, rolling }) => {
    const words = { caption: unreadOf(now, before), thrown: rolling !== null };
    before = now;
    return sum + beatOf('steady', words);
  }, 0);
  assert.ok(told.length > 0 && stages.length >= 7, `${stages.length} parts`);
  assert.ok(waited > 4000 && waited < 7000, `${waited} ms`);
});
