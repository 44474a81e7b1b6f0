import assert from 'node:assert/strict';
import { isWithin, overlap, spotOnBearing } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { LENGTHS } from '../tables/index.ts';
import { company, enemy, laid } from '../testing/test-table.ts';
import { judgeMove } from './move.ts';
import { legsInto, type PursuitLeg } from './pursuit-legs.ts';
import type { PlacedCompany, Situation } from './situation.ts';

/** The enemies that a pursuit of one straight leg of 3 inches can reach, compared with random legs. */

const LIMIT = LENGTHS.pursuitAdvance;

function isLegal(
  situation: Situation,
  own: PlacedCompany,
  target: number,
  { x, y, facing }: PursuitLeg,
): boolean {
  const move = { legs: [{ facing, to: { x, y } }], facing, target };
  const judged = judgeMove(situation, own, move, { allowance: LIMIT });
  return !judged.refusal && judged.charge?.target === target;
}

function found(situation: Situation, own: PlacedCompany, foe: PlacedCompany): PursuitLeg | null {
  for (const leg of legsInto(situation, own, foe, LIMIT))
    if (isLegal(situation, own, foe.id, leg)) return leg;
  return null;
}

clause(['MM-E8c', 'MM-E8a'], 'a pursuit aside of a friend and of a nearer enemy is found', () => {
  const own = company(0, 30, 24, 183, { type: 'cavalry' });
  const others = [enemy(1, 31.986, 30.252, 26), enemy(2, 36.578, 26.467, 5), company(3, 26.383, 28.868, 159)];
  const situation = laid([own, ...others]);
  const [foe] = others;
  assert.ok(foe && found(situation, own, foe));
});

clause('MM-E8c', 'an enemy reached by any of many random legs of 3 inches is found', () => {
  const tenths = (min: number, max: number) =>
    fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10);
  const facing = fc.integer({ min: 0, max: 359 });
  const place = fc.record({ x: tenths(23, 37), y: tenths(17, 31), facing });
  const draw = fc.record({
    facing: fc.integer({ min: 0, max: 3599 }),
    bearing: fc.integer({ min: 0, max: 3599 }),
    length: fc.integer({ min: 0, max: LIMIT }),
  });
  let reached = 0;
  fc.assert(
    fc.property(
      facing,
      fc.array(place, { minLength: 2, maxLength: 6 }),
      fc.array(draw, { minLength: 400, maxLength: 400 }),
      (own, places, draws) => {
        const rider = company(0, 30, 24, own, { type: 'cavalry' });
        const others = places.map((at, i) => (i % 3 === 2 ? company : enemy)(i + 1, at.x, at.y, at.facing));
        const all = [rider, ...others];
        if (all.some((one) => all.some((two) => one.id < two.id && overlap(one.stand, two.stand)))) return;
        if (others.some(({ side, stand }) => side === 1 && isWithin(rider.stand, stand, 3000))) return;
        const situation = laid(all);
        for (const foe of others.filter(({ side }) => side === 1)) {
          const leg = found(situation, rider, foe);
          const drawn = draws
            .map((each) => ({
              ...spotOnBearing(rider.stand, each.bearing, each.length),
              facing: each.facing,
            }))
            .find((each) => isLegal(situation, rider, foe.id, each));
          if (drawn) reached++;
          assert.ok(leg || !drawn, JSON.stringify(drawn));
        }
      },
    ),
    { numRuns: 60, seed: 26 },
  );
  assert.ok(reached > 0, `${reached} enemies reached`);
});
