import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rebBattle } from '../battles/index.ts';
import { drawUp } from '../model/order-of-battle.ts';
import { counsel } from './counsel.ts';

/** The numbers in a text, each once, the smallest first. */
const figuresIn = (text: string): number[] =>
  [...new Set((text.match(/\d+/g) ?? []).map(Number))].sort((a, b) => a - b);

for (const [battle, sides] of Object.entries(counsel))
  for (const side of [0, 1] as const)
    test(`${battle}, side ${side}: points for ground, for losses and in hand are those of the battle`, () => {
      const { objectives, points, handicap } = drawUp(rebBattle(battle));
      const worth = (whose: 0 | 1) => objectives.map((each) => each.points[whose]).filter((each) => each > 0);
      const figures = (all: number[]) => [...new Set(all)].sort((a, b) => a - b);
      const { aim, enemy } = sides[side];
      const score = aim.replace(/turn \d+/, '');
      const given = handicap.filter((each) => each > 0);
      assert.deepEqual(figuresIn(score), figures([...worth(side), points.unitLost, ...given]));
      assert.deepEqual(figuresIn(enemy), figures(worth(side === 0 ? 1 : 0)));
    });
