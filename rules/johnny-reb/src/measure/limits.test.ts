import assert from 'node:assert/strict';
import { type Pose, type Spot, TOUCH_DISTANCE } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { bandAt } from '../reckon/shot.ts';
import { WEAPON_RULES, type Weapon } from '../tables/index.ts';
import { barrier, situation, unit } from '../testing/placed-units.ts';
import { fireRange, inFrontArc } from './arcs.ts';
import { coverRows, firesFrom } from './cover.ts';
import { snapToLimit } from './limits.ts';
import { refuseWay } from './march.ts';
import { whoMayPanic } from './neighbours.ts';
import { distanceFor, spent } from './spending.ts';
import { isNearEnough } from './supports.ts';

/** Units placed exactly at limits: the limits apply at every heading, however the places were rounded. */

const heading = fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10);

/** The place `ahead` inches ahead and `right` inches to the right of (20, 20) on a heading. */
function placeAt(h: number, ahead: number, right = 0): readonly [x: number, y: number] {
  const turn = (h * Math.PI) / 180;
  return [
    20 + ahead * Math.sin(turn) + right * Math.cos(turn),
    20 + ahead * Math.cos(turn) - right * Math.sin(turn),
  ];
}

/** A unit at (20, 20), and one that faces it `apart` inches ahead. */
function facing(h: number, apart: number, id = 'C1') {
  return [unit('U1', 20, 20, h), unit(id, ...placeAt(h, apart), (h + 180) % 360)] as const;
}

clause('JR-2.1c', 'only a measured length within a hundredth of a limit counts as the limit', () => {
  assert.deepEqual([2000 - TOUCH_DISTANCE, 2000, 2000 + TOUCH_DISTANCE].map(snapToLimit), [2000, 2000, 2000]);
  assert.deepEqual([1999 - TOUCH_DISTANCE, 2001 + TOUCH_DISTANCE, 2130].map(snapToLimit), [
    1999 - TOUCH_DISTANCE,
    2001 + TOUCH_DISTANCE,
    2130,
  ]);
  assert.deepEqual(
    [250 - TOUCH_DISTANCE, 1500 + TOUCH_DISTANCE, 0, TOUCH_DISTANCE].map(snapToLimit),
    [250, 1500, 0, 0],
  );
});

clause('JR-8.5a', 'the limits of small arms are inclusive at every heading', () => {
  const weapons = Object.keys(WEAPON_RULES) as Weapon[];
  fc.assert(
    fc.property(heading, fc.constantFrom(...weapons), (h, weapon) => {
      const { close, normal, long } = WEAPON_RULES[weapon];
      const bands = [close, normal, long].map((limit) => {
        const [firer, target] = facing(h, limit);
        return bandAt(weapon, fireRange(firer.stand, target.stand) as number);
      });
      assert.deepEqual(bands, ['close', 'normal', 'long']);
      const [firer, beyond] = facing(h, close + 0.02);
      assert.equal(bandAt(weapon, fireRange(firer.stand, beyond.stand) as number), 'normal');
    }),
  );
});

clause(
  ['JR-2.5a', 'JR-2.5c'],
  'a corner on the border of the arc counts as in it, one beyond does not',
  () => {
    fc.assert(
      fc.property(heading, fc.integer({ min: 1000, max: 12_000 }), fc.boolean(), (h, far, left) => {
        // The near corner of the target is on the 45-degree line from a front corner; the rest is farther out.
        const target = (beyond: number) => {
          const side = left ? -1 : 1;
          const right = 1.75 + far / 1000 + beyond + 1.75;
          return unit('C1', ...placeAt(h, far / 1000, side * right), h);
        };
        const { stand } = unit('U1', 20, 20, h);
        assert.equal(inFrontArc(stand, target(0).stand), true);
        assert.equal(inFrontArc(stand, target(0.03).stand), false);
      }),
    );
  },
);

clause('JR-14.2a', 'a support 2 inches off is near enough at every heading', () => {
  fc.assert(
    fc.property(heading, (h) => {
      const near = (apart: number) => {
        const [one, other] = facing(h, apart);
        return isNearEnough(one, other);
      };
      assert.deepEqual([near(2), near(2.02)], [true, false]);
    }),
  );
});

clause('JR-12.1d', 'a friend 6 inches away makes a check at every heading', () => {
  fc.assert(
    fc.property(heading, (h) => {
      const panics = (apart: number) => {
        const [one, other] = facing(h, apart, 'U2');
        return whoMayPanic(situation([other]), 0, one.stand).length;
      };
      assert.deepEqual([panics(6), panics(6.02)], [1, 0]);
    }),
  );
});

clause(
  'JR-6.3a',
  'a leg that ends 1 inch from an enemy is legal at every heading, a nearer one is not',
  () => {
    fc.assert(
      fc.property(heading, fc.integer({ min: 1000, max: 6000 }), (h, distance) => {
        const refused = (apart: number) => {
          const [mover, enemy] = facing(h, distance / 1000 + apart);
          const front: Pose = { ...mover.front, facing: mover.stand.facing };
          return refuseWay(situation([mover, enemy]), mover, front, { kind: 'advance', distance })?.clause;
        };
        assert.deepEqual([refused(1), refused(0.98)], [undefined, 'JR-6.3a']);
      }),
    );
  },
);

clause(
  ['JR-7.2a', 'JR-7.2c'],
  'a wall half an inch before a unit protects it at every heading, one farther off does not',
  () => {
    fc.assert(
      fc.property(heading, (h) => {
        const [firer, target] = facing(h, 4);
        const wall = (ahead: number) =>
          situation([], [barrier('hasty_works', [...placeAt(h, ahead, -4)], [...placeAt(h, ahead, 4)])])
            .table;
        const covers = (ahead: number) => coverRows(wall(ahead), firer.stand, firer.front, target).length;
        assert.deepEqual([covers(3.5), covers(3.48)], [1, 0]);
        const works = (ahead: number) => firesFrom(wall(ahead), firer, target.stand);
        assert.deepEqual([works(0.5), works(0.52)], ['hasty', null]);
      }),
    );
  },
);

clause(['JR-6.1a', 'JR-14.3a'], 'a way that ends where its allowance does costs no more than that', () => {
  const { table } = situation([], [barrier('stone_wall', [0, 22], [40, 23])]);
  const from: Spot = { x: 20_000, y: 20_000 };
  fc.assert(
    fc.property(heading, fc.integer({ min: 1, max: 16 }), (h, reach) => {
      const front: Pose = { ...from, facing: Math.round(h * 10) };
      const spender = { row: 'single_line', byRoad: false, paysObstacles: true } as const;
      const far = distanceFor(table, spender, front, reach, 30_000);
      assert.ok(spent(table, spender, front, far) <= reach + 1e-6);
    }),
  );
});
