import assert from 'node:assert/strict';
import type { TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { company, enemy, laid } from '../testing/laid.ts';
import { judgeMove } from './move.ts';
import { chargeAt, chargeInReach } from './orders.ts';

/** Straight charges an impetuous company has to make (MM-E2w). */

const road = (top: number): TerrainPiece => ({
  id: 'road',
  kind: 'road',
  line: [
    [30, 0],
    [30, top],
  ],
});

clause(['MM-E2w', 'MM-C1a'], 'who stands on a road can reach an enemy up the road by its longer move', () => {
  const foot = company(0, 30, 8, 0, { traits: ['impetuous'] });
  const reached = (y: number, top: number, x = 30) => {
    const foe = enemy(1, x, y);
    const situation = laid([foot, foe], [road(top)]);
    const move = chargeInReach(situation, foot);
    assert.equal(move !== null, chargeAt(situation, foot, foe) !== null);
    return move && judgeMove(situation, foot, move).refusal === null;
  };
  assert.equal(reached(28, 48), true, '17 inches up the road');
  assert.equal(reached(31.9, 48), true, '20.9 inches');
  assert.equal(reached(32.1, 48), null, 'farther than 18 and 3 inches');
  assert.equal(reached(28, 20), null, 'the road ends on the way');
  assert.equal(reached(25.9, 20), true, 'no road is needed for 12 inches');
  assert.equal(reached(28, 48, 37), null, 'off the road');
});
