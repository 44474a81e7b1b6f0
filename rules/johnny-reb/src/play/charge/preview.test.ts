import assert from 'node:assert/strict';
import { corners, gap, type Stand } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { chargesOn, toldOf } from '../../../test/charges.ts';
import { standAt } from '../../measure/footprint.ts';
import { footprintOf, frontOf } from '../../model/board.ts';
import { deployState, MARKERS } from '../../model/state.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from '../../testing/battle.ts';
import { barrier, patch } from '../../testing/placed-units.ts';
import { meetingsOf } from '../impact.ts';
import { type ChargePreview, chargePreview, imagineContact, imagineHalt } from './preview.ts';

const BLUE: TestUnit = ['B1', 20, 10, 0];

function previewOf(grey: readonly TestUnit[], terrain: Parameters<typeof fieldOf>[2] = [], blue = BLUE) {
  const field = fieldOf([blue], grey, terrain);
  const s = deployState(field);
  s.order = s.order.map((_, unit) => MARKERS.indexOf(unit === 0 ? 'C' : 'H'));
  const found = chargePreview({ field, s }, 0, 1);
  return { field, s, found };
}

function open(preview: ReturnType<typeof previewOf>['found']): ChargePreview {
  assert.ok('plan' in preview, JSON.stringify(preview));
  return preview;
}

clause(
  ['JR-14.3a', 'JR-14.3b', 'JR-14.4a', 'JR-14.5a'],
  'a charge preview: the reach with each bonus, the halt for each face, and the fire there',
  () => {
    const { found } = previewOf([
      ['G1', 20, 20, 180],
      ['G2', 15, 20, 180],
    ]);
    const { bonuses, halts, touches, plan } = open(found);
    assert.deepEqual([plan.angled, plan.aspect, plan.way.contact], [false, 'front', 10_000]);
    assert.deepEqual(touches, { enemy: 1, at: 10_000 });
    assert.deepEqual(
      bonuses.map(({ bonus, far, contact, disordered }) => [bonus, far, contact, disordered]),
      [
        [1, 9000, false, true],
        [2, 10_000, true, true],
        [3, 10_000, true, true],
        [4, 10_000, true, false],
        [5, 10_000, true, false],
        [6, 10_000, true, false],
      ],
    );
    assert.deepEqual(
      halts.map(({ at }) => at),
      [9500, 9000, 8500, 8000, 7500, 7000],
    );
    assert.ok(halts.every(({ volley, others }) => volley && others.join() === '2'));
  },
);

clause('JR-14.4g', 'a charge at limbered guns has no halt beforehand either', () => {
  const { found } = previewOf([['G1', 20, 18, 180, { ...FOUR_GUNS, formation: 'limbered' }]]);
  assert.deepEqual(open(found).halts, []);
});

clause('JR-14.1c', 'a charge that would not be made says why', () => {
  const { found } = previewOf([['G1', 20, 18, 180]], [patch('building', 19, 14, 20, 15)]);
  assert.ok('clause' in found && found.clause === 'JR-14.1c');
});

clause(
  ['JR-14.4d', 'JR-14.6a'],
  'the preview equals play: halt, state there, and both sides of the impact',
  () => {
    const { field, s, found } = previewOf([['G1', 20, 18, 180]]);
    const before = JSON.stringify(s);
    const { plan } = open(found);
    const halted = imagineHalt({ field, s }, plan, 3, 1.5);
    const game = chargesOn(
      field,
      { orders: ['C', 'H'], charges: [[0, 1]], change: (state) => state.marks.fill(0) },
      [3],
      [3],
      [1, 1, 1, 1],
      [2, 3],
      [4, 5],
      [3, 3],
    );
    assert.ok(toldOf(game).includes('The G1 halts the B1 1.5 inches off.'));
    assert.deepEqual([halted.s.y[0], halted.charging.gone, halted.charging.halted], [16_500, 6500, true]);
    const there = imagineContact({ field, s: halted.s }, halted.charging);
    assert.ok(there.contact);
    const { attacking, defending } = meetingsOf({ field, s: there.s }, there.contact);
    assert.deepEqual([attacking.nerve.charging, defending.struck.aspect], [true, 'front']);
    assert.equal(JSON.stringify(s), before, 'the game itself is as it was');
  },
);

clause(
  ['JR-12.4c', 'JR-7.2a'],
  'at the impact height is that of the charger in contact, cover that from where it began (JR-R11)',
  () => {
    // A corner of G1 is met first, about an inch before the middle of its front.
    const coverAt = (terrain: Parameters<typeof fieldOf>[2]) => {
      const { field, s, found } = previewOf([['G1', 20, 16, 210]], terrain);
      const halted = imagineHalt({ field, s }, open(found).plan, 6, 1);
      const there = imagineContact({ field, s: halted.s }, halted.charging);
      assert.ok(there.contact);
      return meetingsOf({ field, s: there.s }, there.contact).defending.nerve.cover;
    };
    const hill = (south: number, north: number) => patch('elevation', 5, south, 35, north, 1);
    assert.equal(coverAt([]), null);
    assert.equal(coverAt([hill(15.7, 30)]), 'cover', 'it meets the charger from above');
    assert.equal(coverAt([hill(5, 11), hill(15.7, 30)]), 'cover', 'the charger began as high');
    assert.equal(coverAt([hill(11, 30)]), null, 'the charger began below, and is as high in contact');
    assert.equal(
      coverAt([barrier('wood_fence', [10, 14.95], [30, 14.95])]),
      'cover',
      'the charger has crossed it',
    );
  },
);

/** Ground that costs a charge movement: woods, a wall and a stream across it. */
const GROUND = [
  patch('woods', 0, 12, 40, 13),
  patch('broken', 0, 14, 40, 16),
  barrier('stone_wall', [0, 13.5], [40, 13.5]),
];

/** The cost for P after `far` thousandths due north over that ground, by steps of one hundredth of an inch. */
function spentBy(from: { y: number }, slope: number, far: number): number {
  let cost = 0;
  for (let d = 5; d < far; d += 10) {
    const y = from.y + d * slope;
    cost +=
      (Math.min(10, far - d + 5) / 1000) *
      (y > 12_000 && y < 13_000 ? 8 / 5 : y > 14_000 && y < 16_000 ? 8 / 6 : 1);
  }
  return cost + (from.y < 13_500 && from.y + far * slope > 13_500 ? 1 : 0);
}

clause(
  ['JR-14.3a', 'JR-14.3d', 'JR-14.3e'],
  'reach and contact agree with a charger pushed forward step by step',
  () => {
    const grey = fc.record({
      x: fc.integer({ min: 1400, max: 2600 }),
      y: fc.integer({ min: 1300, max: 2400 }),
      heading: fc.integer({ min: 0, max: 359 }),
    });
    fc.assert(
      fc.property(grey, grey, fc.integer({ min: 1, max: 6 }), (one, other, bonus) => {
        const listed = (id: string, { x, y, heading }: typeof one): TestUnit => [
          id,
          x / 100,
          y / 100,
          heading,
        ];
        const { field, s, found } = previewOf([listed('G1', one), listed('G2', other)], GROUND);
        fc.pre('plan' in found && gap(footprintOf(field, s, 1), footprintOf(field, s, 2)) > 0);
        const { plan, touches, bonuses } = found as ChargePreview;
        const { front } = plan.way;
        const size = { width: footprintOf(field, s, 0).frontage, depth: footprintOf(field, s, 0).depth };
        const turn = (front.facing * Math.PI) / 1800;
        const at = (d: number): Stand =>
          standAt(
            {
              x: Math.round(front.x + d * Math.sin(turn)),
              y: Math.round(front.y + d * Math.cos(turn)),
              facing: front.facing,
            },
            size,
          );
        const enemies = [1, 2].map((unit) => footprintOf(field, s, unit));
        // Nearly touching and lying in one another: what sliding along an edge may be is between the two.
        const firstBy = (near: number): number => {
          let d = 0;
          while (d < 20_000 && !enemies.some((enemy) => touch(at(d), enemy, near))) d += 50;
          return d;
        };
        assert.ok(firstBy(20) <= touches.at + 75, `nearly at ${firstBy(20)} by steps, ${touches.at} told`);
        assert.ok(firstBy(-20) >= touches.at - 75, `over it at ${firstBy(-20)} by steps, ${touches.at} told`);
        const told = bonuses.find((each) => each.bonus === bonus);
        assert.ok(told);
        const cost = spentBy(frontOf(s, 0), Math.cos(turn), plan.way.meets);
        if (Math.abs(cost - (8 + bonus)) > 0.15)
          assert.equal(told.contact, cost < 8 + bonus, `costs ${cost}`);
        const end = spentBy(frontOf(s, 0), Math.cos(turn), told.far);
        assert.ok(end <= 8 + bonus + 1.15, `${end} spent of ${8 + bonus}`);
      }),
      { numRuns: 40 },
    );
  },
);

/**
 * True if two rectangles are within `near` of each other, or overlap by that much if `near` is below 0. Each edge of
 * one is compared with each of the other.
 */
function touch(a: Stand, b: Stand, near: number): boolean {
  const round = (stand: Stand): number => Math.hypot(stand.frontage, stand.depth) / 2;
  if (Math.hypot(a.x - b.x, a.y - b.y) > round(a) + round(b) + 2 * Math.abs(near)) return false;
  const [p, q] = [corners(a), corners(b)];
  const inside = (spot: { x: number; y: number }, stand: Stand): boolean => {
    const turn = (stand.facing * Math.PI) / 1800;
    const [dx, dy] = [spot.x - stand.x, spot.y - stand.y];
    const u = dx * Math.cos(turn) - dy * Math.sin(turn);
    const v = dx * Math.sin(turn) + dy * Math.cos(turn);
    return Math.abs(u) <= stand.frontage / 2 + near && Math.abs(v) <= stand.depth / 2 + near;
  };
  const along = (all: typeof p, stand: Stand): boolean =>
    all.some((spot, i) => {
      const next = all[(i + 1) % 4] as typeof spot;
      return Array.from({ length: 71 }, (_, n) => n / 70).some((part) =>
        inside({ x: spot.x + (next.x - spot.x) * part, y: spot.y + (next.y - spot.y) * part }, stand),
      );
    });
  return along(p, b) || along(q, a);
}
