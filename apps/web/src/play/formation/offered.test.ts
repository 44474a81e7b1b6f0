import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Name, troopsNamed } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { Session } from '../session.ts';
import { GameHost, playTo } from '../testing.ts';
import { findOrderableFormations, nameWholeBody } from './offered.ts';

/** The ids of the formations that side 0 may order at its first question of a kind. */
function offeredAt(system: string, battle: string, kind: string): string[] {
  const judge = playTo(system, battle, (question) => question.side === 0 && question.kind === kind);
  const session = new Session(new GameHost(judge, [0]), needRulebook(system), () => 'at once');
  return findOrderableFormations(session.store.get()).map(({ id }) => id);
}

test('regiments that can move are offered as formations, and the whole army too', () => {
  const offered = offeredAt('american-legions', 'cowpens', 'move');
  assert.ok(offered.includes('regiment:2'));
  assert.equal(offered.at(-1), 'everybody:0');
  assert.ok(!offered.includes('guns:0'), 'unlimbered guns have nowhere to go');
});

test('Commands are offered while one is to be named, but not the army', () => {
  const offered = offeredAt('flintlock', 'cowpens', 'turn');
  assert.ok(offered.includes('command:0'));
  assert.ok(!offered.some((id) => id.startsWith('everybody')));
});

test('no formation is offered if orders are written, shots are fired or morale is checked', () => {
  for (const kind of ['orders', 'fire', 'next-check'])
    assert.deepEqual(offeredAt('american-legions', 'cowpens', kind), []);
});

test('on a table, bodies that can march are offered, not those that may only turn before they fight', () => {
  assert.ok(offeredAt('morschauser', 'cowpens', 'act').length > 1);
  assert.deepEqual(offeredAt('morschauser', 'cowpens', 'melee'), []);
  assert.ok(offeredAt('morschauser', 'cowpens', 'move').length < 2, 'one regiment moves, the others wait');
});

test('the whole of a body is called by its usual name', () => {
  assert.equal(
    nameWholeBody({ called: new Name('Meredith’s men', { plural: true }) }),
    'All of Meredith’s men',
  );
  assert.equal(nameWholeBody({ called: troopsNamed('7th Fusiliers') }), 'All of the 7th Fusiliers');
});
