import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogueOf } from '@linstock/battles';
import { systems } from '@linstock/systems';
import { needRulebook } from '@linstock/systems/all';
import { playTo } from '../testing.ts';
import { isReaction } from './isReaction.ts';

test('the first question of no battle interrupts the other side, so its goals are in sight', () => {
  for (const { id, systems: fights } of catalogueOf(systems))
    for (const system of fights) {
      const [question] = playTo(system.id, id, () => true).open;
      assert.ok(
        question && !isReaction(needRulebook(system.id).standing, question.kind),
        `${system.id} ${id}`,
      );
    }
});

test('fire at a move does interrupt it', () => {
  const [question] = playTo('flintlock', 'camden', ({ kind }) => kind === 'reaction-fire').open;
  assert.ok(isReaction(needRulebook('flintlock').standing, question?.kind));
});
