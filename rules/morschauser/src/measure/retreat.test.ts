import assert from 'node:assert/strict';
import { overlap } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { company, enemy, laid, standAt } from '../testing/test-table.ts';
import { retreat, rout } from './retreat.ts';
import type { PlacedCompany, RetreatEnd } from './situation.ts';

/** The ends of beaten and routing companies among friends (MM-B6z, MM-E3j). */

const victor = enemy(9, 36, 26);
const beaten = (...friends: PlacedCompany[]): RetreatEnd => {
  const loser = company(0, 36, 21);
  return retreat(laid([loser, victor, ...friends]), loser, victor.stand);
};
const lengthOf = (went: RetreatEnd): number => (went.lost ? Number.NaN : went.length / 1000);

clause(
  ['MM-B6z', 'MM-B1k', 'MM-A0e'],
  'a beaten company that only touches a friend, a hundredth of an inch allowed, stays there',
  () => {
    assert.equal(lengthOf(beaten()), 12);
    assert.equal(lengthOf(beaten(company(1, 36, 6.005))), 12, 'half of the tolerance into it');
    assert.equal(lengthOf(beaten(company(1, 36, 5.99))), 12, 'a hundredth short of it');
    assert.equal(lengthOf(beaten(company(1, 38.995, 9))), 12, 'beside it');
  },
);

clause(
  ['MM-B6z', 'MM-A0e'],
  'a company that would end on a friend moves on by the least distance that clears it',
  () => {
    for (const friend of [company(1, 36, 10), company(1, 37, 9.5, 20), company(1, 34.5, 8, 45)]) {
      const went = beaten(friend);
      assert.ok(!went.lost && !overlap(went.stand, friend.stand));
      const before = { ...went.stand, y: went.stand.y + 20 };
      assert.ok(overlap(before, friend.stand), `${friend.stand.facing}: not a step too far`);
    }
  },
);

clause(['MM-E3j', 'MM-B6z'], 'a routing company leaves the table past a friend at the edge', () => {
  const router = company(0, 30, 8);
  for (const friend of [company(1, 30, 1.5, 0, { type: 'artillery' }), company(1, 30, 3.2)]) {
    const ran = rout(laid([router, friend]), router, 'S');
    assert.deepEqual([ran.gone, ran.stand.y], [true, 0], `${friend.stand.y}`);
  }
  const short = company(0, 30, 14); // its move ends on the friend, and the edge is nearer than free ground beyond
  assert.equal(rout(laid([short, company(1, 30, 1.5)]), short, 'S').gone, true);
  const clear = company(0, 30, 20);
  const ran = rout(laid([clear, company(1, 30, 9)]), clear, 'S');
  assert.deepEqual([ran.gone, ran.stand.y < 6020, ran.stand.y > 5990], [false, true, true]);
  assert.equal(overlap(ran.stand, standAt(30, 9)), false);
});
