import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, type Options } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { americanLegions } from './index.ts';

const begun = (options: Options) =>
  Game.create(americanLegions, { battle: 'cowpens', options, dice: { kind: 'seeded', seed: 'o' } });

clause('AL-2.4a', 'the armies are set up as suggested, or each side is asked for its set-up', () => {
  const [setUp] = americanLegions.options ?? [];
  const [usual, free] = setUp?.choices ?? [];
  assert.ok(setUp && usual && free);
  assert.deepEqual(begun({ [setUp.id]: usual.value }).position.state, begun({}).position.state);
  assert.equal(begun({ [setUp.id]: free.value }).open[0]?.kind, 'set-up');
});

test('an unknown option or choice is refused, and the refusal lists the known ones', () => {
  assert.throws(() => begun({ weather: 'rain' }), /no option "weather"; it has setup: "suggested" or "free"/);
  assert.throws(() => begun({ setup: 'anyhow' }), /setup is "suggested" or "free", not "anyhow"/);
});
