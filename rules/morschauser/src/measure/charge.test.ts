import assert from 'node:assert/strict';
import { degrees, spotOfInches, type TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { company, enemy, laid } from '../testing/test-table.ts';
import { enemiesOnTheWay, entryOf } from './charge.ts';
import { judgeMove, type Leg } from './move.ts';

/** The place where a move enters melee range, and the rest of the move (B3). */

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
  'after the entry point each step of a leg comes at least a thousandth of an inch nearer to the enemy',
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

clause('MM-B3j', 'after the entry point a charge has one leg at most, without turning', () => {
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
  "the enemy may not be behind the charging company's front, on the way or at the end",
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

clause('MM-B3p', 'a charger passes over friends only farther than 3 inches from the enemy', () => {
  const foot = company(0, 20, 20);
  const over = (friendY: number) =>
    judgeMove(laid([foot, enemy(1, 20, 34), company(2, 24, friendY)]), foot, {
      legs: [leg(22.5, 30.5)],
    }).refusal?.clause;
  assert.equal(over(24), undefined);
  assert.equal(over(30), 'MM-B3p');
});

clause(['MM-B3o', 'MM-C2g'], 'horse does not come within 3 inches of any unit that it may not attack', () => {
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
  'if closed ground and an enemy are on the way, the one met first is the reason against a charge',
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

clause('MM-B3i', 'only enemies within the length of the legs are tested, whatever their direction', () => {
  const foot = company(0, 20, 20);
  const seen = (x: number, legs: readonly Leg[], distance = 3000) =>
    enemiesOnTheWay(laid([foot, enemy(1, x, 20)]), foot, legs, distance).length === 1;
  // Legs of 2 and 3 inches, 3 inches of range, 3 of half the sides of either stand, and half an inch.
  const legs = [leg(18, 20), leg(18, 17)];
  assert.equal(seen(34.5, legs), true);
  assert.equal(seen(34.501, legs), false);
  assert.equal(seen(31.5, legs, 0), true);
  assert.equal(seen(31.501, legs, 0), false);
  assert.equal(seen(29.5, []), true);
  assert.equal(seen(29.501, []), false);
  const guns = { ...enemy(1, 35.5, 20), stand: { ...enemy(1, 35.5, 20).stand, frontage: 5000 } };
  const wide = { ...foot, stand: { ...foot.stand, depth: 5000 } };
  assert.equal(enemiesOnTheWay(laid([foot, guns]), foot, legs, 3000).length, 1);
  assert.equal(enemiesOnTheWay(laid([wide, enemy(1, 35.5, 20)]), wide, legs, 3000).length, 1);
});

clause(
  ['MM-B3i', 'MM-B3t'],
  'the point of entry is measured over all its legs, with the turns at their beginnings',
  () => {
    const foot = company(0, 20, 20);
    const enters = (foe: ReturnType<typeof enemy>, legs: readonly Leg[], facing?: number) => {
      const turn = facing === undefined ? {} : { facing: degrees(facing) };
      return entryOf(laid([foot, foe]), foot, { legs, ...turn });
    };
    const second = enters(enemy(1, 24, 28), [leg(24, 20), leg(24, 24)]);
    assert.deepEqual([second?.at, second?.leg, second?.stand.y], [5991, 1, 21_991]);
    // A corner turned to the front comes six tenths nearer.
    const turning = enters(enemy(1, 20, 28.2), [leg(20, 22), leg(16, 22, 45)]);
    assert.deepEqual([turning?.at, turning?.leg, turning?.enemies.length], [2000, 1, 1]);
    const atEnd = enters(enemy(1, 20, 28.2), [leg(20, 22)], 45);
    assert.deepEqual([atEnd?.at, atEnd?.leg, atEnd?.stand.facing], [2000, 1, 450]);
    assert.equal(enters(enemy(1, 20, 28.2), [leg(20, 22)]), null);
    assert.equal(enters(enemy(1, 20, 25), [leg(20, 21)]), null, 'it began in his range');
  },
);

clause(
  ['MM-B3k', 'MM-B3i'],
  'the enemy whose range is entered first is named first, then those within 0.05 inch',
  () => {
    const foot = company(0, 20, 20);
    const entered = (...ys: readonly number[]) => {
      const foes = ys.map((y, i) => enemy(i + 1, (ys.length === 2 ? 18.4 : 16.8) + 3.2 * i, y));
      return entryOf(laid([foot, ...foes]), foot, { legs: [leg(20, 26)] })?.enemies.map(({ id }) => id);
    };
    assert.deepEqual(entered(29, 28), [2]);
    assert.deepEqual(entered(28, 29), [1]);
    assert.deepEqual(entered(28.03, 28), [2, 1]);
    assert.deepEqual(entered(28, 28.03), [1, 2]);
    assert.deepEqual(entered(28, 28), [1, 2], 'at the same place the one with the lower number');
    assert.deepEqual(entered(28.05, 28.02, 28), [3, 2, 1]);
    assert.deepEqual(entered(28.1, 28.02, 28), [3, 2]);
  },
);

clause('MM-B3j', 'a charge continues to contact, but not along the enemy or past it', () => {
  const foot = company(0, 20, 20);
  const onward = (x: number, y: number, foe = enemy(1, 20, 27)) =>
    judgeMove(laid([foot, foe]), foot, { legs: [leg(20, 20.995), leg(x, y)] }).refusal?.clause;
  assert.equal(onward(20, 24), undefined, 'to contact');
  assert.equal(onward(20, 23.98), undefined);
  assert.equal(onward(20, 24.2), 'MM-B1h', 'into him');
  const aside = enemy(1, 24, 25.9);
  const past = (y: number) => judgeMove(laid([foot, aside]), foot, { legs: [leg(20, y)] }).refusal?.clause;
  assert.equal(past(22.8), undefined);
  assert.equal(past(26), 'MM-B3j', 'past his side');
});
