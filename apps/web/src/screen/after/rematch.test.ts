import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Side } from '@linstock/kernel';
import type { GameView } from '@linstock/protocol';
import { rematchOf } from './rematch.ts';

/** A game of Cowpens with a clock of an hour, against any opponent. */
function fought(mine: readonly Side[], level?: 'easy' | 'hard'): GameView {
  const seats = ([0, 1] as const).map((side) =>
    mine.includes(side) || level === undefined ? { side, kind: 'human' } : { side, kind: 'bot', level },
  );
  const header = {
    rules: { id: 'american-legions', version: '1' },
    battle: { id: 'cowpens', hash: '' },
    options: { optionalRules: true },
    clock: { minutes: 60, late: 'claim' },
  };
  return { header, seats } as unknown as GameView;
}

test('a rematch with a friend elsewhere has the same battle, switches and clock, and a free seat for him', () => {
  const wish = rematchOf(fought([1]), [1], false);
  assert.deepEqual(wish.mine, [1]);
  assert.deepEqual(wish.seats, [{ kind: 'human' }, { kind: 'human' }]);
  assert.deepEqual(wish.clock, { minutes: 60, late: 'claim' });
  assert.deepEqual([wish.battle, wish.options], ['cowpens', { optionalRules: true }]);
});

test('with sides swapped the player has the other side, against the same machine', () => {
  const wish = rematchOf(fought([0], 'easy'), [0], true);
  assert.deepEqual(wish.mine, [1]);
  assert.deepEqual(wish.seats, [{ kind: 'bot', level: 'easy' }, { kind: 'human' }]);
});

test('two players at one screen get a rematch at one screen, and a spectator watches again', () => {
  const beside = rematchOf(fought([0, 1]), [0, 1], false);
  assert.deepEqual(beside.mine, [0, 1]);
  const watched = rematchOf(fought([], 'hard'), [], false);
  assert.deepEqual(watched.mine, []);
  assert.ok(
    watched.seats.every(({ kind }) => kind === 'bot'),
    'machines play on both sides',
  );
});
