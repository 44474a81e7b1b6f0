import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Animation, groupsOf } from '../../play/steps/animation.ts';
import { playTogether } from './jointAnimations.ts';

const march = (together: string, piece: string, ...hexes: readonly number[]): Animation => ({
  ...{ kind: 'move', id: `${together}:${piece}`, together, piece, path: { hexes } },
  ...{ gait: 'march', arm: 'foot', coat: '' },
});

test('all pieces of a Command march at once, and one that moves twice takes its whole path', () => {
  const all = playTogether([march('1', 'a', 1, 2), march('2', 'b', 5, 6), march('3', 'a', 2, 3)], 'all');
  assert.equal(groupsOf(all).length, 1);
  assert.deepEqual(
    all.map((each) => each.kind === 'move' && [each.id, each.piece, each.path]),
    [
      ['1:a', 'a', { hexes: [1, 2, 3] }],
      ['2:b', 'b', { hexes: [5, 6] }],
    ],
  );
});
