import assert from 'node:assert/strict';
import {
  asFacing,
  crossesStand,
  facingTo,
  isWithin,
  onTable,
  overlap,
  type Segment,
  type Spot,
  shortestSegments,
  span,
  spotOnBearing,
  spotsAlongEdges,
  standAlong,
  stretchesInside,
  type TerrainPiece,
} from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { company, laid } from '../testing/test-table.ts';
import { entryOf } from './charge.ts';
import { wayOn } from './retreat.ts';
import type { PlacedCompany, Situation } from './situation.ts';
import { enemiesInRange, inMeleeRange } from './zone.ts';

/** Zones, entries and ways against the digest's own words followed step by step. */

const inch10 = fc.integer({ min: 200, max: 520 }).map((n) => n / 10);
const someone = (id: number) =>
  fc
    .record({
      x: inch10,
      y: fc.integer({ min: 150, max: 330 }).map((n) => n / 10),
      facing: fc.oneof(fc.constantFrom(0, 90, 180, 270), fc.integer({ min: 0, max: 359 })),
      side: fc.constantFrom(0 as const, 1 as const),
    })
    .map(({ x, y, facing, side }) => company(id, x, y, facing, { side }));
const companies = fc
  .integer({ min: 2, max: 8 })
  .chain((n) => fc.tuple(...Array.from({ length: n }, (_, id) => someone(id))));

const RIVER: TerrainPiece = {
  id: 'river',
  kind: 'water',
  poly: [
    [10, 22],
    [60, 23],
    [60, 24],
    [10, 23],
  ],
};
const wall = (from: readonly [number, number], to: readonly [number, number]): TerrainPiece => ({
  id: 'fort',
  kind: 'highWall',
  segments: [{ id: 'w', from, to }],
});
/** A wall at an angle, and one that the edges of stands often lie on exactly, drawn in either direction. */
const WALLS = [wall([30, 10], [33, 40]), wall([30.5, 10], [30.5, 40]), wall([30.5, 40], [30.5, 10])];
const terrain = fc
  .tuple(fc.subarray([RIVER]), fc.subarray(WALLS, { maxLength: 1 }))
  .map(([river, walls]) => [...river, ...walls]);

/** The distance of a place from the segment from one place to another. */
function apart(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx * dx + dy * dy);
  const along = Math.max(0, Math.min(1, t));
  return span(spot, { x: from.x + along * dx, y: from.y + along * dy });
}

/** True if a segment comes within a hundredth of an inch of a wall. The minimum distance is found by narrowing. */
function comesOnto(p: Spot, q: Spot, from: Spot, to: Spot): boolean {
  let [low, high] = [0, 1];
  const at = (t: number): number => apart({ x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) }, from, to);
  for (let i = 0; i < 60; i++) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    if (at(one) <= at(other)) high = other;
    else low = one;
  }
  return at((low + high) / 2) <= 10 + 1e-6;
}

/** MM-B3g and MM-B3h word by word. */
function slowlyInRange({ companies: all, table }: Situation, a: PlacedCompany, b: PlacedCompany): boolean {
  if (!isWithin(a.stand, b.stand, 3000)) return false;
  const segments: Segment[] = [
    ...shortestSegments(a.stand, b.stand),
    ...spotsAlongEdges(a.stand, 500).flatMap((p) =>
      spotsAlongEdges(b.stand, 500).map((q): Segment => [p, q]),
    ),
  ];
  return segments.some(
    ([p, q]) =>
      span(p, q) <= 3010 &&
      !all.some(({ id, stand }) => id !== a.id && id !== b.id && crossesStand(stand, p, q)) &&
      !table.ramparts.some(({ from, to }) => comesOnto(p, q, from, to)) &&
      !table.areas.some((area) => stretchesInside(area, p, q).some(([from, to]) => to - from > 10)),
  );
}

clause(['MM-B3g', 'MM-B3h'], 'melee range equals a test of every segment one by one', () => {
  let met = 0;
  fc.assert(
    fc.property(companies, terrain, (all, ground) => {
      const situation = laid(all, ground);
      for (const a of all)
        for (const b of all) {
          if (a.side === b.side) continue;
          const found = inMeleeRange(situation, a, b);
          assert.equal(found, slowlyInRange(situation, a, b), `${a.id} and ${b.id}`);
          assert.equal(enemiesInRange(situation, a).includes(b), found);
          if (found) met++;
        }
    }),
    { numRuns: 500 },
  );
  assert.ok(met > 200, `only ${met} were in range`);
});

/** Length of a step for the tests that examine every place of a path. */
const STEP = 25;
/** The steps in which the rules test (MM-B3i). */
const LOOKED = 50;
/** The error of a place rounded to the lattice, in thousandths of an inch. */
const ROUNDED = 2;

/** True if a condition that begins at a distance lasts for the rules' step. */
const lasts = (holds: (at: number) => boolean, from: number): boolean => {
  for (let at = from; at <= from + LOOKED; at += STEP) if (!holds(at)) return false;
  return true;
};

clause('MM-B3i', 'a charge enters a range where small steps first find one', () => {
  let entered = 0;
  fc.assert(
    fc.property(companies, fc.integer({ min: 0, max: 359 }), (all, bearing) => {
      const [mover] = all;
      const situation = laid(all);
      fc.pre(mover !== undefined && enemiesInRange(situation, mover).length === 0);
      const turned = { ...mover, stand: facingTo(mover.stand, bearing * 10) };
      fc.pre(enemiesInRange(situation, turned).length === 0);
      const to = spotOnBearing(mover.stand, bearing * 10, 9000);
      const entry = entryOf(situation, mover, { legs: [{ facing: bearing * 10, to }] });
      const holds = (at: number, distance = 3000): boolean => {
        const stand = standAlong(turned.stand, to, at);
        return all.some(
          (enemy) =>
            enemy.side !== mover.side &&
            isWithin(stand, enemy.stand, distance) &&
            slowlyInRange(situation, { ...mover, stand }, enemy),
        );
      };
      // A way that passes an enemy with little change of distance enters the range at the lattice point of the
      // rules: no earlier place is clearly in range.
      const well = (at: number): boolean => holds(at, 3000 - ROUNDED);
      let slow: number | null = null;
      for (let at = 0; slow === null && at <= 9000; at += STEP) if (well(at)) slow = at;
      if (entry !== null) assert.ok(holds(entry.at), 'it is in range where it enters');
      if (slow === null) return;
      if (entry === null) return assert.ok(!lasts(well, slow));
      entered++;
      assert.ok(entry.at <= slow + 10 || !lasts(well, slow), `${entry.at}, and bit by bit ${slow}`);
    }),
    { numRuns: 500 },
  );
  assert.ok(entered > 20, `only ${entered} entered`);
});

clause(
  ['MM-B6w', 'MM-B6y', 'MM-B6aa'],
  'a retreat ends at the same place as one taken in small steps (P-RETREAT 3)',
  () => {
    let barred = 0;
    fc.assert(
      fc.property(companies, fc.integer({ min: 0, max: 3599 }), (all, bearing) => {
        const [loser] = all;
        fc.pre(loser !== undefined);
        // Friends are passed over; here no unit is a friend.
        const alone = all.filter((each) => each.id === loser.id || each.side !== loser.side);
        const situation = laid(alone);
        const then = new Map(
          enemiesInRange(situation, loser).map(({ id, stand }) => [id, span(stand, loser.stand)]),
        );
        const far = spotOnBearing(loser.stand, asFacing(bearing), 24_500);
        const legal = (at: number, rounded = 0): boolean => {
          const stand = standAlong(loser.stand, far, at);
          return (
            onTable(situation.table, stand) &&
            alone.every((enemy) => {
              if (enemy.id === loser.id) return true;
              const before = then.get(enemy.id);
              if (before !== undefined) return span(enemy.stand, stand) >= before - 10 - rounded;
              if (overlap(enemy.stand, stand)) return false;
              const near = isWithin(enemy.stand, stand, 3000 - rounded);
              return !near || !slowlyInRange(situation, { ...loser, stand }, enemy);
            })
          );
        };
        const legalUpTo = (rounded: number): number => {
          let at = 0;
          while (at + STEP <= 12_000 && legal(at + STEP, rounded)) at += STEP;
          return at;
        };
        const [slow, latest] = [legalUpTo(0), legalUpTo(ROUNDED)];
        const way = wayOn(situation, loser, bearing, 12_000);
        assert.ok(way);
        if (way.barred) barred++;
        const passed = !lasts((at) => !legal(at), slow + STEP);
        const alike = way.length >= slow - LOOKED && way.length <= latest + LOOKED;
        assert.ok(alike || passed, `${way.length}, and bit by bit ${slow} to ${latest}`);
        assert.equal(
          way.clear,
          !alone.some(
            (enemy) =>
              enemy.id !== loser.id && slowlyInRange(situation, { ...loser, stand: way.stand }, enemy),
          ),
        );
      }),
      { numRuns: 500 },
    );
    assert.ok(barred > 40, `only ${barred} were barred`);
  },
);
