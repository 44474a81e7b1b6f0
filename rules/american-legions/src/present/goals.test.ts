import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { americanLegions } from '../index.ts';
import * as S from '../model/state.ts';
import { goalsOf } from './goals.ts';

/** The goals of all battles and sides, as the battle opens and with `broken` of their regiments broken. */
function allGoals(broken = 0) {
  return americanLegions.battles.flatMap((battle) => {
    const field = americanLegions.field(battle, {});
    const s = americanLegions.deploy(field);
    return ([0, 1] as const).flatMap((side) =>
      goalsOf(field, s, side).map((_, i) => {
        const condition = field.victory[side].any[i]!;
        const state = americanLegions.clone(s);
        const of = 'of' in condition ? condition.of : [];
        for (const id of of.slice(0, broken)) state.regimentState[id] = S.ROUTED;
        return { condition, goal: goalsOf(field, state, side)[i]!, broken: Math.min(broken, of.length) };
      }),
    );
  });
}

clause(
  ['AL-9.1a', 'AL-12.1a'],
  'a goal to rout regiments counts the broken ones, a goal to keep them the others; each has a mark',
  () => {
    for (const count of [0, 1, 2])
      for (const { condition, goal, broken } of allGoals(count)) {
        const done = goal.bodies.filter((each) => each.done).length;
        if (condition.kind === 'in-structures') continue;
        const kept = condition.kind === 'none-broken';
        assert.equal(goal.has, kept ? condition.of.length - broken : broken, goal.title);
        assert.equal(done, goal.has, `${goal.title}: as many are marked as are counted`);
        assert.equal(goal.needs, kept ? condition.of.length : condition.count);
      }
    assert.ok(allGoals().some(({ goal }) => goal.counted === 'routed'));
  },
);
