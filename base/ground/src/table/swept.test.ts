import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { grounds, legs, standsWithin } from '../../test/table-oracles.ts';
import { gapApart, overlapDepth } from './gap.ts';
import { asFacing, type Spot, TOUCH_DISTANCE } from './lattice.ts';
import { afterLeg, type Leg, legLength } from './leg.ts';
import { corners, facingTo, movedTo, type Stand, wheeled } from './stand.ts';
import { type Ground, insideGround } from './stretch.ts';
import { liesOnGround, nearestOnLeg, shorterTurn, staysOnTable, sweepsGround, sweepsStand } from './swept.ts';
import { onTable, tableOf } from './terrain.ts';

/** Farther than any rounding of a pose and of the sines moves a place. */
const ROUNDING = 6;

/** A stand at many places of a leg, by stepping alone: a tenth of a degree, or a fortieth of an inch. */
function looks(stand: Stand, leg: Leg): Stand[] {
  const turned = (angle: number, at: (part: number) => Stand): Stand[] =>
    Array.from({ length: Math.abs(angle) + 1 }, (_, part) => at(Math.sign(angle) * part));
  if (leg.kind === 'wheel') return turned(leg.angle, (part) => wheeled(stand, leg.about, part));
  if (leg.kind === 'turn') {
    const clockwise = asFacing(leg.facing - stand.facing);
    const angle = clockwise <= 1800 ? clockwise : clockwise - 3600;
    return turned(angle, (part) => facingTo(stand, stand.facing + part));
  }
  const end = afterLeg(stand, leg);
  const steps = Math.max(1, Math.ceil(legLength(stand, leg) / 25));
  const straight = Array.from({ length: steps + 1 }, (_, i) =>
    movedTo(stand, {
      x: Math.round(stand.x + ((end.x - stand.x) * i) / steps),
      y: Math.round(stand.y + ((end.y - stand.y) * i) / steps),
    }),
  );
  return [...straight, end];
}

/** Greatest distance of the stand between two tests. */
const BETWEEN = 25;

/** The distance of two stands, unrounded; 0 if they touch or overlap. */
const apart = (a: Stand, b: Stand): number => gapApart(a, b, b.x - a.x, b.y - a.y);

const depthsOn = (stand: Stand, leg: Leg, other: Stand): number =>
  Math.max(...looks(stand, leg).map((at) => overlapDepth(at, other)));

test('a leg sweeps over another stand exactly if one of many sampled poses does', () => {
  let [over, clear] = [0, 0];
  fc.assert(
    fc.property(standsWithin(9), legs, standsWithin(9), (stand, leg, other) => {
      const deepest = depthsOn(stand, leg, other);
      const found = sweepsStand(stand, leg, other);
      if (deepest > TOUCH_DISTANCE + ROUNDING) assert.ok(found, `${deepest} deep`);
      if (deepest < TOUCH_DISTANCE - BETWEEN) assert.ok(!found, `${-deepest} apart`);
      if (found) over++;
      else clear++;
    }),
    { numRuns: 600 },
  );
  assert.ok(over > 50 && clear > 50, 'both happen');
});

test('in a wheel or turn the poses sampled every tenth of a degree decide, to the thousandth', () => {
  const turns = legs.filter(({ kind }) => kind === 'wheel' || kind === 'turn');
  fc.assert(
    fc.property(standsWithin(6), turns, standsWithin(6), (stand, leg, other) => {
      assert.equal(sweepsStand(stand, leg, other), depthsOn(stand, leg, other) > TOUCH_DISTANCE);
      const nearest = Math.min(...looks(stand, leg).map((at) => apart(at, other)));
      const found = nearestOnLeg(stand, leg, other);
      assert.ok(Math.abs(found - nearest) < 0.001, `${found} for ${nearest}`);
    }),
    { numRuns: 300 },
  );
});

test('the shortest distance on a leg is the minimum of many sampled distances', () => {
  fc.assert(
    fc.property(standsWithin(12), legs, standsWithin(12), (stand, leg, other) => {
      const nearest = Math.min(...looks(stand, leg).map((at) => apart(at, other)));
      const found = nearestOnLeg(stand, leg, other);
      assert.ok(found <= nearest + ROUNDING, `${found}, but ${nearest} was seen`);
      assert.ok(found >= nearest - BETWEEN, `${found}, but only ${nearest} was seen`);
    }),
    { numRuns: 300 },
  );
});

test('a rule that samples every 5 degrees does not see what a corner touches between two samples', () => {
  const unit = { x: 20_000, y: 20_000, facing: 0, frontage: 5000, depth: 750 };
  const wheel: Leg = { kind: 'wheel', about: 'right', angle: 100 };
  const [, , , rearLeft] = corners(wheeled(unit, 'right', 25));
  const post = { ...rearLeft, facing: 0, frontage: 40, depth: 40 };
  assert.ok(sweepsStand(unit, wheel, post));
  assert.ok(!sweepsStand(unit, wheel, post, 50));
  assert.equal(nearestOnLeg(unit, wheel, post), 0);
  assert.ok(sweepsStand(unit, { ...wheel, angle: 25 }, post, 50), 'the end is looked at');
});

/**
 * True if a place of the stand, at least `within` inside its edges, lies on the ground. Tested on a grid of places.
 */
function anyOn(stand: Stand, ground: Ground, within: number): boolean {
  const [s, c] = [Math.sin((stand.facing * Math.PI) / 1800), Math.cos((stand.facing * Math.PI) / 1800)];
  const [w, d] = [stand.frontage / 2 - within, stand.depth / 2 - within];
  const parts = 8;
  for (let i = 0; i <= parts; i++) {
    for (let j = 0; j <= parts; j++) {
      const [right, ahead] = [w * ((2 * i) / parts - 1), d * ((2 * j) / parts - 1)];
      const spot: Spot = {
        x: Math.round(stand.x + right * c + ahead * s),
        y: Math.round(stand.y + ahead * c - right * s),
      };
      if (deepInside(ground, spot)) return true;
    }
  }
  return false;
}

/** Inside at the place and at four around it: not merely on an outline. */
function deepInside(ground: Ground, { x, y }: Spot): boolean {
  const near = 3;
  return [
    [0, 0],
    [near, 0],
    [-near, 0],
    [0, near],
    [0, -near],
  ].every(([dx, dy]) => insideGround(ground, { x: x + (dx as number), y: y + (dy as number) }));
}

/** Stands near the ground of `grounds`, which lies within 6 inches of the origin. */
const nearby = standsWithin(7).map((stand) => ({ ...stand, x: stand.x - 33_000, y: stand.y - 21_000 }));
const shortLegs = legs
  .filter(({ kind }) => kind !== 'straight')
  .map((leg) => ('distance' in leg ? { ...leg, distance: Math.floor(leg.distance / 3) } : leg));

test('a leg sweeps over ground if some point of the stand, on a grid of points, passes over it', () => {
  let [over, clear] = [0, 0];
  fc.assert(
    fc.property(nearby, shortLegs, grounds, (stand, leg, ground) => {
      const found = sweepsGround(stand, leg, ground);
      const many = looks(stand, leg);
      const seen = many
        .filter((_, i) => i % 7 === 0)
        .some((at) => anyOn(at, ground, TOUCH_DISTANCE + ROUNDING));
      if (seen) assert.ok(found);
      if (!found) clear++;
      else over++;
      // A hit between two tests is on the ground at one of many finer tests: with a whole place, or with a corner
      // thinner than the grid. Where two rings cancel each other the ground is a line, which a larger stand may miss.
      const near = (at: Stand): boolean =>
        liesOnGround({ ...at, frontage: at.frontage + 52, depth: at.depth + 52 }, ground);
      if (found && !seen) assert.ok(many.some((at) => liesOnGround(at, ground) || near(at)));
    }),
    { numRuns: 250 },
  );
  assert.ok(over > 30 && clear > 30, 'both happen');
});

test('a stand next to a building at any angle is not on it, and one pushed in is', () => {
  const ring = Int32Array.from([0, 0, 6000, 0, 6000, 4000, 0, 4000]);
  const building = { rings: [ring], box: { west: 0, south: 0, east: 6000, north: 4000 } };
  const beside = { x: 3000, y: 4000 + 375, facing: 0, frontage: 3500, depth: 750 };
  assert.ok(!liesOnGround(beside, building));
  assert.ok(!sweepsGround(beside, { kind: 'oblique', distance: 4000, angle: 900 }, building));
  assert.ok(!sweepsGround(beside, { kind: 'advance', distance: 4000 }, building));
  assert.ok(sweepsGround(beside, { kind: 'back', distance: 200 }, building));
  assert.ok(sweepsGround(beside, { kind: 'wheel', about: 'right', angle: -100 }, building));
  assert.ok(sweepsGround(beside, { kind: 'turn', facing: 100 }, building));
  assert.ok(liesOnGround({ ...beside, y: 2000 }, building), 'wholly inside');
  assert.ok(liesOnGround({ ...beside, y: 2000, frontage: 9000, depth: 9000 }, building), 'wholly over it');
});

test('a stand leaves the table in the middle of a wheel too', () => {
  const table = tableOf({ width: 40, height: 28 });
  const corner = { x: 3000, y: 2000, facing: 0, frontage: 5000, depth: 3000 };
  assert.ok(staysOnTable(table, corner, { kind: 'advance', distance: 20_000 }));
  assert.ok(!staysOnTable(table, corner, { kind: 'advance', distance: 27_000 }));
  const about: Leg = { kind: 'turn', facing: 1800 };
  assert.ok(onTable(table, corner) && onTable(table, afterLeg(corner, about)));
  assert.ok(!staysOnTable(table, corner, about), 'its corners swing over the edge');
  assert.ok(staysOnTable(table, corner, { kind: 'about' }), 'every man turns where he is');
});

test('a turn goes the shorter way, half a turn clockwise', () => {
  assert.deepEqual(
    [
      [0, 900],
      [900, 0],
      [3500, 100],
      [0, 1800],
      [0, 1801],
    ].map(([from, to]) => shorterTurn(from as number, to as number)),
    [900, -900, 200, 1800, -1799],
  );
});
