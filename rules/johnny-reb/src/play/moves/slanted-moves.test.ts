import assert from 'node:assert/strict';
import { asFacing } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { deployState, MARKERS } from '../../model/state.ts';
import type { MoveLeg } from '../../reckon/legs.ts';
import { netWay } from '../../reckon/net-way.ts';
import { fieldOf, type TestUnit } from '../../testing/battle.ts';
import { barrier } from '../../testing/placed-units.ts';
import { movePlan, refuseDisengage, refuseMove } from './carrying-out.ts';
import { consider, startOf } from './marching.ts';

/** Moves at all headings: what is allowed exactly is allowed however it is split and rounded. */

const heading = fc.integer({ min: 0, max: 3599 });
const parts = fc.array(fc.integer({ min: 1, max: 2500 }), { minLength: 1, maxLength: 3 });
const advance = (distance: number): MoveLeg => ({ kind: 'advance', distance });

clause(
  ['JR-4.6a', 'JR-2.1c'],
  'a move straight ahead with its arrow exactly 45 degrees off is allowed, in any number of legs',
  () => {
    fc.assert(
      fc.property(heading, parts, fc.boolean(), (facing, lengths, left) => {
        const field = fieldOf([['B1', 20, 20, facing / 10]], [['G1', 38, 38, 180]]);
        const s = deployState(field);
        s.order[0] = MARKERS.indexOf('M');
        s.arrow[0] = asFacing(facing + (left ? -450 : 450));
        const legs = lengths.map(advance);
        assert.equal(refuseMove({ field, s }, 0, { do: 'move', unit: 0, legs }), null);
        s.arrow[0] = asFacing(facing + (left ? -455 : 455));
        const far = lengths.reduce((sum, length) => sum + length, 0) > 500;
        const refused = refuseMove({ field, s }, 0, { do: 'move', unit: 0, legs })?.clause;
        assert.equal(refused, far ? 'JR-4.6a' : undefined);
      }),
      { numRuns: 400 },
    );
  },
);

const leg: fc.Arbitrary<MoveLeg> = fc.oneof(
  fc.integer({ min: 1, max: 8000 }).map(advance),
  fc.integer({ min: 1, max: 4000 }).map((distance): MoveLeg => ({ kind: 'back', distance })),
  fc
    .record({ distance: fc.integer({ min: 1, max: 8000 }), angle: fc.integer({ min: -450, max: 450 }) })
    .map((each): MoveLeg => ({ kind: 'oblique', ...each })),
  fc
    .integer({ min: -900, max: 900 })
    .map((angle): MoveLeg => ({ kind: 'wheel', about: angle > 0 ? 'right' : 'left', angle })),
  fc.constant<MoveLeg>({ kind: 'about' }),
);

clause(
  ['JR-6.2b', 'JR-6.2c', 'JR-6.2d', 'JR-6.2e', 'JR-6.2f'],
  'the net displacement of legs is that of their formulas, not of places rounded on the way',
  () => {
    fc.assert(
      fc.property(heading, fc.array(leg, { maxLength: 5 }), (facing, legs) => {
        const [width, depth] = [3500, 750];
        let [x, y, h] = [0, 0, (facing * Math.PI) / 1800];
        for (const each of legs) {
          const go = (bearing: number, length: number): void => {
            x += length * Math.sin(bearing);
            y += length * Math.cos(bearing);
          };
          if (each.kind === 'advance') go(h, each.distance);
          else if (each.kind === 'back') go(h, -each.distance);
          else if (each.kind === 'oblique') go(h + (each.angle * Math.PI) / 1800, each.distance);
          else if (each.kind === 'about') {
            go(h, -depth);
            h += Math.PI;
          } else {
            const side = (each.about === 'right' ? 1 : -1) * (width / 2);
            go(h + Math.PI / 2, side);
            h += (each.angle * Math.PI) / 1800;
            go(h + Math.PI / 2, -side);
          }
        }
        const way = netWay(facing, { width, depth }, legs);
        assert.ok(Math.hypot(way.x - x, way.y - y) < 1e-6);
      }),
    );
  },
);

/** A unit at (20, 20) before a wall 4 inches long that is turned by some degrees against its way. */
function beforeWall(facing: number, turn: number, ahead: number): ReturnType<typeof fieldOf> {
  const [h, t] = [facing, facing + 900 + turn].map((tenths) => (tenths * Math.PI) / 1800) as [number, number];
  const middle = [20 + ahead * Math.sin(h), 20 + ahead * Math.cos(h)] as const;
  const end = (length: number) =>
    [middle[0] + length * Math.sin(t), middle[1] + length * Math.cos(t)] as [number, number];
  const blue: TestUnit = ['B1', 20, 20, facing / 10];
  return fieldOf([blue], [['G1', 38, 38, 180]], [barrier('stone_wall', end(-2), end(2))]);
}

clause('JR-6.1d', 'a wall is paid once, however the way over it is parted into legs', () => {
  fc.assert(
    fc.property(
      heading,
      fc.integer({ min: -600, max: 600 }),
      fc.array(fc.integer({ min: -12, max: 12 }), { minLength: 1, maxLength: 3 }),
      (facing, turn, offsets) => {
        const field = beforeWall(facing, turn, 2);
        const start = startOf(field, deployState(field), 0);
        const costOf = (legs: readonly MoveLeg[]): number =>
          consider(start, movePlan(deployState(field), 0, legs, null)).cost;
        // Legs end about the wall, some thousandths before or beyond it.
        const ends = [...new Set([...offsets.map((offset) => 2000 + offset), 6000])].sort((a, b) => a - b);
        const legs = ends.map((end, i) => advance(end - (ends[i - 1] ?? 0)));
        assert.ok(Math.abs(costOf(legs) - 7) < 1e-6, `${costOf(legs)}`);
        assert.ok(Math.abs(costOf([advance(6000)]) - 7) < 1e-6);
        assert.ok(Math.abs(costOf([advance(2000)]) - 2) < 1e-6, 'a wall only reached');
      },
    ),
    { numRuns: 300 },
  );
});

clause('JR-6.7a', 'an about-face on the spot does not count as disengaging, at any heading', () => {
  fc.assert(
    fc.property(heading, (facing) => {
      const field = fieldOf([['B1', 20, 20, facing / 10]], [['G1', 20.3, 28.4, 180]]);
      const s = deployState(field);
      s.order[0] = MARKERS.indexOf('D');
      const legs: MoveLeg[] = [{ kind: 'about' }];
      assert.equal(refuseDisengage({ field, s }, 0, { do: 'move', unit: 0, legs })?.clause, 'JR-6.7a');
    }),
  );
});
