import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GameClocks } from '../src/games/clocks.ts';

test('a game waits since its last entry, and never longer than the server has run', () => {
  let now = 1000;
  const clocks = new GameClocks(() => now);
  now = 1060;
  assert.equal(clocks.seconds('from before the start'), 60);
  clocks.restart('new');
  now = 1090;
  assert.deepEqual([clocks.seconds('new'), clocks.seconds('from before the start')], [30, 90]);
  clocks.restart('new');
  assert.equal(clocks.seconds('new'), 0);
});

test('a system clock that jumps ahead makes no player late', (t) => {
  const clocks = new GameClocks(() => performance.now() / 1000);
  clocks.restart('game');
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 2 * 3600 * 1000 });
  assert.ok(clocks.seconds('game') < 60);
});
