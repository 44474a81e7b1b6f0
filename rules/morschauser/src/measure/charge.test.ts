import assert from 'node:assert/strict';
import { degrees, spotOfInches, type TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { company, enemy, laid } from '../testing/laid.ts';
import { judgeMove, type Leg } from './move.ts';

/** Where a move comes into melee range, and how it may go on from there (B3). */

const leg = (x: number, y: number, facing = 0): Leg => ({ facing: degrees(facing), to: spotOfInches(x, y) });

clause(
  'MM-B3i',
  'a company that rides past a narrow gap in a wall comes into range there, though only for a moment',
  () => {
    const wall: TerrainPiece = {
      id: 'fort',
      kind: 'highWall',
      segments: [
        { id: 'west', from: [10, 21], to: [24.9, 21] },
        { id: 'east', from: [25.1, 21], to: [50, 21] },
      ],
    };
    const horse = company(0, 16, 19.4, 0, { type: 'lightCavalry' });
    const situation = laid([horse, enemy(1, 25, 25.3)], [wall]);
    const { charge } = judgeMove(situation, horse, { legs: [leg(34, 19.4)] });
    assert.ok(charge);
    assert.ok(Math.abs(charge.entryAt - 7380) <= 50, `${charge.entryAt}`);
  },
);

clause('MM-B3i', 'the entry point is where the gap first is 3 inches, to a thousandth', () => {
  const foot = company(0, 20, 20);
  const { charge } = judgeMove(laid([foot, enemy(1, 20, 28)]), foot, { legs: [leg(20, 24)] });
  assert.equal(charge?.entryAt, 1991); // 5 inches apart, less 3 and the tolerance
});

clause(
  'MM-B3j',
  'after the entry point a leg has to near the enemy by a thousandth of an inch at every step',
  () => {
    const foot = company(0, 20, 20);
    const situation = laid([foot, enemy(1, 20, 27)]);
    const onward = (dy: number) =>
      judgeMove(situation, foot, { legs: [leg(20, 20.995), leg(22, 20.995 + dy)] }).refusal?.clause;
    assert.equal(onward(0), 'MM-B3j', 'along his front');
    assert.equal(onward(0.02), 'MM-B3j', 'half a thousandth at a step');
    assert.equal(onward(0.06), undefined);
    assert.equal(onward(-0.5), 'MM-B3j', 'away from him');
  },
);

clause('MM-B3j', 'one leg at most, without turning, follows the entry point', () => {
  const foot = company(0, 20, 20);
  const situation = laid([foot, enemy(1, 20, 27)]);
  const way = (...legs: Leg[]) => judgeMove(situation, foot, { legs }).refusal?.clause;
  assert.equal(way(leg(20, 22)), undefined);
  assert.equal(way(leg(20, 22), leg(20, 23)), 'MM-B3j', 'the rest of the leg under way was that leg');
  assert.equal(way(leg(20, 20.995), leg(20, 23)), undefined);
  assert.equal(way(leg(20, 20.995), leg(20, 23, 20)), 'MM-B3j', 'turned');
  assert.equal(way(leg(20, 20.995), leg(20, 22), leg(20, 23)), 'MM-B3j');
});

clause(
  ['MM-B3k', 'MM-B3i'],
  'of two enemies whose range is entered within 0.05 inch the owner chooses, else the first',
  () => {
    const foot = company(0, 20, 20);
    const judged = (y: number, target?: number) =>
      judgeMove(laid([foot, enemy(1, 18, 27), enemy(2, 22, y)]), foot, {
        legs: [leg(20, 22)],
        ...(target === undefined ? {} : { target }),
      }).charge;
    assert.deepEqual(judged(27)?.entered, [1, 2]);
    assert.equal(judged(27, 2)?.target, 2);
    assert.deepEqual(judged(27.04, 2)?.entered, [1, 2]);
    assert.deepEqual([judged(27.1, 2)?.entered, judged(27.1, 2)?.target], [[1], 1]);
  },
);

clause(
  ['MM-B3l', 'MM-B3t'],
  'the enemy may not be behind the front of who charges him, on the way or at the end',
  () => {
    const foot = company(0, 20, 20, 180);
    const situation = laid([foot, enemy(1, 20, 27)]);
    const charge = (facing: number, final = facing) =>
      judgeMove(situation, foot, { legs: [leg(20, 22, facing)], facing: degrees(final) }).refusal?.clause;
    assert.equal(charge(180), 'MM-B3l');
    assert.equal(charge(0), undefined);
    assert.equal(charge(0, 180), 'MM-B3l');
  },
);

clause('MM-B3p', 'within 3 inches of the enemy a charger passes over no friend, before it does', () => {
  const foot = company(0, 20, 20);
  const over = (friendY: number) =>
    judgeMove(laid([foot, enemy(1, 20, 34), company(2, 24, friendY)]), foot, {
      legs: [leg(22.5, 30.5)],
    }).refusal?.clause;
  assert.equal(over(24), undefined);
  assert.equal(over(30), 'MM-B3p');
});

clause(['MM-B3o', 'MM-C2g'], 'horse comes within 3 inches of nobody whom it may not attack', () => {
  const wood: TerrainPiece = {
    id: 'wood',
    kind: 'woods',
    poly: [
      [24, 26],
      [30, 26],
      [30, 32],
      [24, 32],
    ],
  };
  const horse = company(0, 20, 16, 0, { type: 'cavalry' });
  const [open, hidden] = [enemy(1, 20, 30), enemy(2, 24.6, 29)];
  const to = (y: number) => judgeMove(laid([horse, open, hidden], [wood]), horse, { legs: [leg(19, y)] });
  assert.equal(to(24.1).refusal, null);
  assert.equal(to(26.9).refusal?.clause, 'MM-B3o', 'at contact it would be in range of the one in the wood');
  const alone = judgeMove(laid([horse, hidden], [wood]), horse, { legs: [leg(24, 24)] });
  assert.equal(alone.refusal?.clause, 'MM-B3o');
});

clause(
  ['MM-B1h', 'MM-B3j'],
  'closed ground and an enemy on the way: the first of them says why the charge may not be',
  () => {
    const wood = (y: number): TerrainPiece => ({
      id: 'wood',
      kind: 'woods',
      poly: [
        [10, y],
        [30, y],
        [30, y + 2],
        [10, y + 2],
      ],
    });
    const horse = company(0, 20, 16, 0, { type: 'cavalry' });
    const through = (y: number) =>
      judgeMove(laid([horse, enemy(1, 20, 27)], [wood(y)]), horse, { legs: [leg(20, 33)] }).refusal?.code;
    assert.equal(through(22.8), 'R-TERRAIN', 'the wood lies before him');
    assert.equal(through(31), 'R-OVERLAP', 'he stands before the wood');
  },
);
