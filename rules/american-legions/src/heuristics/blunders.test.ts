/** Blunders that a club player named in games of the captain: each is a position. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moving, stack } from '../../test/set-ups.ts';
import type { ArmySetting, RegimentSetting } from '../../test/situation.ts';
import { BLUNDERS } from './blunders.ts';

/** Enemy foot under FIRE in one hex, facing the British. */
function enemyFoot(count: number, q: number, r: number, more: Partial<RegimentSetting> = {}): ArmySetting {
  return { regiments: { Line: { at: stack(count, q, r), order: 'FIRE', facing: 3, ...more } } };
}

test('the audit sees a regiment under fire only where the enemy can fire at it as he stands', () => {
  const unable = BLUNDERS.find(({ name }) => name === 'unable to answer') ?? assert.fail();
  const count = (american: ArmySetting, more: Record<string, RegimentSetting> = {}): number => {
    const t = moving({ Foot: { at: stack(4, 0, 0), order: 'MOVE' }, ...more }, { american });
    return unable.count(t.field, t.state, t.asked(), { do: 'done' });
  };
  assert.equal(count(enemyFoot(4, 0, -2)), 1);
  assert.equal(count(enemyFoot(4, 0, -2, { order: 'MOVE' })), 0, 'his order forbids it');
  assert.equal(count(enemyFoot(1, 0, -2)), 0, 'one company is too weak');
  assert.equal(
    count(enemyFoot(4, 0, -3), { Front: { at: stack(4, 0, -1), order: 'FIRE' } }),
    0,
    'hidden by friends',
  );
});
