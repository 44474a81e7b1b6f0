import assert from 'node:assert/strict';
import { bearingTo, degrees, span, spotOfInches, type TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { company, enemy, laid, standAt } from '../testing/test-table.ts';
import { judgeMove, type Leg } from './move.ts';
import { chargeAt, chargeInReach, mayComeUp, refuseAdvance } from './orders.ts';

/** The effects of a command die on the table: no advance, coming up into line, straight charges (MM-E2w, MM-E2y, MM-E2z). */

const leg = (x: number, y: number, facing = 0): Leg => ({ facing: degrees(facing), to: spotOfInches(x, y) });

const road = (top: number): TerrainPiece => ({
  id: 'road',
  kind: 'road',
  line: [
    [30, 0],
    [30, top],
  ],
});

clause(['MM-E2w', 'MM-C1a'], 'a company on a road can reach an enemy up the road by its longer move', () => {
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
  assert.equal(reached(25.9, 12), true, 'no road is needed for 12 inches');
  assert.equal(reached(28, 48, 37), null, 'off the road');
});

clause(['MM-E2y', 'MM-E2j'], 'no leg may lead from the own base edge, whichever edge that is', () => {
  const mover = company(0, 36, 24);
  const edges = [
    ['S', 0, 1],
    ['N', 0, -1],
    ['W', 1, 0],
    ['E', -1, 0],
  ] as const;
  for (const [base, dx, dy] of edges) {
    const by = (...steps: readonly (readonly [onward: number, aside: number])[]) => {
      const legs = steps.map(([onward, aside]) =>
        leg(36 + onward * dx + aside * dy, 24 + onward * dy + aside * dx),
      );
      return refuseAdvance(laid([mover]), mover, legs, base)?.clause ?? null;
    };
    assert.equal(by([2, 0]), 'MM-E2y', base);
    assert.equal(by([-2, 0]), null, base);
    assert.equal(by([0, 3]), null, `${base}: along it`);
    assert.equal(by([0.01, 3]), null, `${base}: a hundredth of an inch`);
    assert.equal(by([0.011, 3]), 'MM-E2y', base);
    assert.equal(by([-3, 0], [-1, 0]), 'MM-E2y', `${base}: the second leg leads back`);
    assert.equal(by([-3, 0], [-3, 4]), null, base);
  }
});

clause('MM-E2y', 'no advance: only the enemy that was nearest may not be neared', () => {
  const mover = company(0, 30, 20);
  const [near, other] = [enemy(1, 40, 20), enemy(2, 18, 20)];
  for (const foes of [
    [near, other],
    [other, near],
  ]) {
    const to = (...legs: Leg[]) => refuseAdvance(laid([mover, ...foes]), mover, legs, 'S')?.clause ?? null;
    assert.equal(to(leg(27, 20)), null, 'nearer to the one that was farther');
    assert.equal(to(leg(30.01, 20)), null, 'a hundredth of an inch');
    assert.equal(to(leg(30.011, 20)), 'MM-E2y');
    assert.equal(to(leg(27, 20), leg(33, 20)), 'MM-E2y', 'where it ends counts');
    assert.equal(to(leg(33, 20), leg(29, 20)), null);
  }
});

clause(
  ['MM-E2k', 'MM-E2z'],
  'a company that moves up ends behind the foremost company, touching one, in no new range',
  () => {
    const head = company(0, 20, 20);
    const tail = company(1, 20, 17, 90);
    assert.equal(
      mayComeUp(laid([head, tail]), tail, [head, tail], standAt(20, 14.9)),
      false,
      'nobody touched',
    );
    assert.equal(
      mayComeUp(laid([head, tail]), tail, [head, tail], standAt(23, 20)),
      true,
      'no enemy anywhere',
    );
    const may = (x: number, y: number, foe = enemy(2, 20, 35), who = tail) =>
      mayComeUp(laid([head, tail, foe]), who, [head, tail], standAt(x, y));
    assert.equal(may(23, 20), true, 'beside the foremost');
    assert.equal(may(23, 14.9), false, 'it touches nobody but where it stood itself');
    assert.equal(may(17, 23), false, 'before the foremost, though behind the front line of the other');
    assert.equal(may(23, 17), true, 'on the line behind');
    assert.equal(may(23, 20, enemy(2, 27, 23.5)), false, 'in range of an enemy it was not in range of');
    assert.equal(may(20, 17, enemy(2, 24, 17)), true, 'in range of him already');
    assert.equal(mayComeUp(laid([tail, enemy(2, 20, 35)]), tail, [tail], standAt(20, 17)), false, 'alone');
  },
);

clause('MM-E2z', 'a line may form on either of two companies equally near the enemy', () => {
  const [left, right, rear] = [company(0, 20, 20), company(1, 23, 20.01), company(2, 23, 16.9)];
  const may = (x: number, y: number) =>
    mayComeUp(laid([left, right, rear, enemy(3, 21.5, 35)]), rear, [left, right, rear], standAt(x, y));
  assert.equal(may(26, 20.01), true, 'on the line of the nearest');
  assert.equal(may(17, 20), true);
  assert.equal(may(26, 20.03), false);
});

clause(
  'MM-E2w',
  'a charge goes along the line of closest points, also where turning draws a corner back',
  () => {
    const mover = company(0, 20, 20);
    for (const foe of [
      enemy(1, 28, 27, 220),
      enemy(1, 12, 27, 130),
      enemy(1, 20, 29),
      enemy(1, 27, 12, 300),
    ]) {
      const move = chargeInReach(laid([mover, foe]), mover);
      const [only] = move?.legs ?? [];
      assert.ok(only, `${foe.stand.x}`);
      const gapped = span(mover.stand, only.to);
      assert.ok(Math.abs(bearingTo(mover.stand, only.to) - only.facing) <= 2);
      assert.equal(move?.facing, only.facing);
      assert.ok(gapped > 2000 && gapped < 8000);
      assert.equal(chargeAt(laid([mover, foe]), mover, foe)?.flank, false);
    }
    const away = enemy(1, 20, 30, 0);
    assert.equal(chargeAt(laid([mover, away]), mover, away)?.flank, true);
    const straight = chargeInReach(laid([mover, enemy(1, 20, 30)]), mover);
    assert.equal(straight?.legs[0]?.to.y, 24_500, '7 inches apart: 4 into range, and half an inch');
  },
);

clause('MM-E2w', 'where half an inch into range is closed to it, a company goes just into range', () => {
  const mover = company(0, 20, 20);
  const friend = company(2, 22.5, 27.3);
  const move = chargeInReach(laid([mover, friend, enemy(1, 19, 30)]), mover);
  assert.equal(move?.legs[0]?.to.y, 23_991);
});

clause('MM-E2w', 'a company that can reach several enemies charges the nearest it may attack', () => {
  const mover = company(0, 20, 20);
  const target = (...foes: ReturnType<typeof enemy>[]) => {
    const situation = laid([mover, ...foes]);
    const move = chargeInReach(situation, mover);
    return move && judgeMove(situation, mover, move).charge?.target;
  };
  assert.equal(target(enemy(1, 10, 30), enemy(2, 27, 26)), 2);
  assert.equal(target(enemy(1, 27, 26), enemy(2, 10, 30)), 1);
});

clause('MM-E2w', 'a straight charge that first enters the range of another enemy is illegal', () => {
  const mover = company(0, 20, 20);
  const [aside, ahead] = [enemy(1, 23.5, 28.2), enemy(2, 20, 30)];
  const situation = laid([mover, aside, ahead]);
  assert.equal(chargeAt(situation, mover, ahead), null);
  assert.ok(chargeAt(situation, mover, aside));
});

clause('MM-E2w', 'no charge by a company that may not charge at all, or is in an earthwork', () => {
  const foe = enemy(1, 20, 28);
  const charges = (who: ReturnType<typeof company>, terrain: TerrainPiece[] = []) =>
    chargeInReach(laid([who, foe], terrain), who) !== null;
  const work: TerrainPiece = {
    id: 'work',
    kind: 'earthwork',
    poly: [
      [18, 18],
      [22, 18],
      [22, 22],
      [18, 22],
    ],
  };
  assert.equal(charges(company(0, 20, 20)), true);
  assert.equal(charges(company(0, 20, 20), [work]), false);
  const engineers = company(0, 20, 20, 0, { type: 'engineers' });
  assert.equal(charges(engineers), false);
  assert.equal(chargeAt(laid([engineers, foe]), engineers, foe), null);
});
