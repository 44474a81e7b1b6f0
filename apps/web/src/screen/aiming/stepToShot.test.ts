import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnswerEntry } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { picksOn } from '../clicking/clicking.ts';
import { Session } from '../session.ts';
import { GameHost, playedTo } from '../testing.ts';
import { aimOf } from './aim.ts';

/** Lets all that is sent be judged. */
async function settled(): Promise<void> {
  for (let n = 0; n < 40; n++) await new Promise((resolve) => setImmediate(resolve));
}

/** A gun chosen that may only shoot when it has been told to act standing, and an enemy clicked that it can hit then. */
async function gunAimed() {
  const judge = playedTo('morschauser', 'cowpens', ({ kind }) => kind === 'act');
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook('morschauser'), () => 'at once');
  const state = () => session.store.get();
  const named = (word: RegExp) => state().scene!.pieces.find(({ name }) => word.test(name))!;
  const [gun, enemy] = [named(/^3-pdr/), named(/McDowell/)];
  const { head } = judge;
  session.clicks.pick(picksOn(gun));
  session.clicks.pick(picksOn(enemy));
  await settled();
  const answered = () => judge.record.entries.slice(head).filter((entry) => 'answer' in entry);
  return { judge, session, state, gun, enemy, answered };
}

test('an enemy clicked who can be shot at after another step is shown with the shot and the step, and nothing is given', async () => {
  const { state, gun, enemy, answered } = await gunAimed();
  assert.deepEqual(answered(), []);
  const { meaning } = state();
  assert.match(meaning?.before?.label ?? '', /acts, standing/);
  assert.equal(meaning!.preview.throws, true);
  const aim = aimOf(state());
  assert.deepEqual([aim?.by.map(({ id }) => id), aim?.at.map(({ id }) => id)], [[gun.id], [enemy.id]]);
  assert.equal(aim?.reckoning, meaning!.preview.first, 'the chance beside the enemy is that of the card');
});

test('one press gives the step and the shot', async () => {
  const { session, state, answered } = await gunAimed();
  const { choice, before } = state().meaning!;
  session.clicks.doIt();
  await settled();
  const given = answered() as readonly AnswerEntry[];
  assert.deepEqual([given[0]?.answer, given[1]?.answer], [before!.answer, choice.answer]);
  assert.deepEqual([given[0]!.dice.length, given[1]!.dice.length > 0], [0, true]);
});

test('where the step has made the chances others than those shown, the shot waits with its card', async () => {
  const { session, state, answered } = await gunAimed();
  const { meaning } = state();
  const other = { ...meaning!, preview: { ...meaning!.preview, passes: true } };
  session.store.change({ meaning: other });
  session.clicks.doIt();
  await settled();
  assert.equal(answered().length, 1);
  assert.deepEqual(state().meaning?.choice.answer, meaning!.choice.answer);
  assert.equal(state().meaning?.before, null);
  session.clicks.doIt();
  await settled();
  assert.ok(answered().length > 1);
});

test('what was to follow a step is given no more once the player has turned to something else', async () => {
  const { session, state, answered } = await gunAimed();
  session.clicks.start([]);
  assert.equal(state().meaning, null);
  session.clicks.doIt();
  await settled();
  assert.deepEqual(answered(), []);
});
