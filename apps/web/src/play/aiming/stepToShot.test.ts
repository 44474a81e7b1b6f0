import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnswerEntry } from '@linstock/kernel';
import { endsStep, type Picked } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { listPicksOn } from '../picking/clicking.ts';
import { Session } from '../session.ts';
import type { Mode } from '../state/mode.ts';
import { makePickingMode } from '../state/mode.ts';
import { meaningOfPicks } from '../state/modeSelectors.ts';
import { changeMode } from '../state/transition.ts';
import { GameHost, playTo } from '../testing.ts';
import { aimOf } from './aim.ts';
import { stepToShot } from './stepToShot.ts';

/** Waits until all sent answers are judged. */
async function settled(): Promise<void> {
  for (let n = 0; n < 40; n++) await new Promise((resolve) => setImmediate(resolve));
}

/** A selected gun that may only shoot after an order to act where they stand, and a clicked enemy that it can hit then. */
async function gunAimed() {
  const judge = playTo('morschauser', 'cowpens', ({ kind }) => kind === 'act');
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook('morschauser'), () => 'at once');
  const state = () => session.store.get();
  const named = (word: RegExp) => state().scene!.pieces.find(({ name }) => word.test(name))!;
  const [gun, enemy] = [named(/^3-pdr/), named(/McDowell/)];
  const { head } = judge;
  session.apply({ on: 'board', do: 'click', candidates: listPicksOn(gun) });
  session.apply({ on: 'board', do: 'click', candidates: listPicksOn(enemy) });
  await settled();
  const answered = () => judge.record.entries.slice(head).filter((entry) => 'answer' in entry);
  return { judge, session, state, gun, enemy, answered };
}

test('an enemy that can be shot at after a step is shown with step and shot; no answer is given yet', async () => {
  const { state, gun, enemy, answered } = await gunAimed();
  assert.deepEqual(answered(), []);
  const meaning = meaningOfPicks(state());
  assert.match(meaning?.before?.label ?? '', /acts where it stands/);
  assert.equal(meaning!.preview.throws, true);
  const aim = aimOf(state());
  assert.deepEqual([aim?.by.map(({ id }) => id), aim?.at.map(({ id }) => id)], [[gun.id], [enemy.id]]);
  assert.equal(aim?.reckoning, meaning!.preview.first, 'the chance beside the enemy is that of the card');
});

test('one press gives the step and the shot', async () => {
  const { session, state, answered } = await gunAimed();
  const { choice, before } = meaningOfPicks(state())!;
  session.apply({ on: 'board', do: 'confirm' });
  await settled();
  const given = answered() as readonly AnswerEntry[];
  assert.deepEqual([given[0]?.answer, given[1]?.answer], [before!.answer, choice.answer]);
  assert.deepEqual([given[0]!.dice.length, given[1]!.dice.length > 0], [0, true]);
});

test('if the step changes the chances from those shown, the shot waits with its card', async () => {
  const { session, state, answered } = await gunAimed();
  const meaning = meaningOfPicks(state());
  const other = { ...meaning!, preview: { ...meaning!.preview, passes: true } };
  session.store.put(changeMode(state(), { ...state().mode, meaning: other } as Mode));
  session.apply({ on: 'board', do: 'confirm' });
  await settled();
  assert.equal(answered().length, 1);
  assert.deepEqual(meaningOfPicks(state())?.choice.answer, meaning!.choice.answer);
  assert.equal(meaningOfPicks(state())?.before, null);
  session.apply({ on: 'board', do: 'confirm' });
  await settled();
  assert.ok(answered().length > 1);
});

test('the shot after a step is dropped once the player has selected something else', async () => {
  const { session, state, answered } = await gunAimed();
  session.apply({ on: 'board', do: 'select', picks: [] });
  assert.equal(meaningOfPicks(state()), null);
  session.apply({ on: 'board', do: 'confirm' });
  await settled();
  assert.deepEqual(answered(), []);
});

test("only the player's chosen troops shoot, and only at an enemy", async () => {
  const { judge, state, gun, enemy } = await gunAimed();
  const rulebook = needRulebook('morschauser');
  const { asked } = state();
  // The gun's step is tried, whatever is selected.
  const menu = { ...asked!.menu, after: () => asked!.menu.after([{ piece: gun.id }]) };
  const shotOf = (picks: readonly Picked[], clicked: readonly Picked[]) =>
    stepToShot(
      rulebook,
      judge,
      { ...state(), asked: { ...asked!, menu }, mode: makePickingMode(menu, picks) },
      clicked,
    );
  const [theGun, theEnemy] = [[{ piece: gun.id }], [{ piece: enemy.id }]];
  assert.ok(shotOf(theGun, theEnemy));
  assert.equal(shotOf([], theEnemy), null, 'nobody is chosen');
  assert.equal(shotOf(theEnemy, theEnemy), null, 'an enemy is chosen');
  assert.equal(shotOf([...theGun, ...theEnemy], theEnemy), null, 'an enemy is chosen besides');
  const friend = state().scene!.pieces.find(({ id, side }) => side === gun.side && id !== gun.id)!;
  assert.equal(shotOf(theGun, [{ piece: friend.id }]), null, 'a friend is clicked');
  assert.equal(shotOf(theGun, listPicksOn(enemy).slice(2)), null, 'bare ground is clicked');
});

test('if nothing is asked, or the end of the step alone would bring the shot, nothing is shown', async () => {
  const { judge, state, gun, enemy } = await gunAimed();
  const rulebook = needRulebook('morschauser');
  const picks = [{ piece: gun.id }];
  assert.equal(
    stepToShot(
      rulebook,
      judge,
      { ...state(), asked: null, mode: makePickingMode(state().asked!.menu, picks) },
      listPicksOn(enemy),
    ),
    null,
  );
  const { asked } = state();
  const step = meaningOfPicks(state())!.before!;
  const ends = { ...step, picks: [{ button: 'end', label: 'End', ends: true } as const] };
  assert.ok(endsStep(ends.picks));
  const menu = { ...asked!.menu, after: () => ({ left: [ends], exact: null, next: new Map() }) };
  assert.equal(
    stepToShot(
      rulebook,
      judge,
      { ...state(), asked: { ...asked!, menu }, mode: makePickingMode(menu, picks) },
      listPicksOn(enemy),
    ),
    null,
  );
});
