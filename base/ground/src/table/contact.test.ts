import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { facings, standsWithin } from '../../test/table-oracles.ts';
import { edgeContacts, openSegment, shortestSegments, spotsAlongEdges } from './contact.ts';
import { gap, gapToSpot } from './gap.ts';
import { span, TOUCH_DISTANCE } from './lattice.ts';
import { crossesStand } from './sight.ts';
import { EDGES, facingTo, type Stand, spotOf } from './stand.ts';

const company = (x: number, y: number, facing: number): Stand => ({
  x,
  y,
  facing,
  frontage: 3000,
  depth: 3000,
});

test('the shortest segments are as long as the gap and run from one stand to the other', () => {
  fc.assert(
    fc.property(standsWithin(9), standsWithin(9), (a, b) => {
      fc.pre(gap(a, b) > 0);
      for (const [p, q] of shortestSegments(a, b)) {
        assert.ok(Math.abs(span(p, q) - gap(a, b)) <= 3);
        assert.ok(gapToSpot(a, p) <= 1 && gapToSpot(b, q) <= 1);
      }
    }),
  );
});

test('parallel stands are nearest along a stretch: its ends and its middle', () => {
  const segments = shortestSegments(company(0, 0, 0), company(1000, 5000, 1800));
  assert.deepEqual(
    segments.map(([p]) => p.x).sort((a, b) => a - b),
    [-500, 500, 1500],
  );
});

test('edges are listed clockwise from the first corner', () => {
  const spots = spotsAlongEdges(company(1500, 1500, 0), 500);
  assert.equal(spots.length, 24);
  assert.deepEqual(spots[0], { x: 0, y: 3000 });
  assert.deepEqual(spots[1], { x: 500, y: 3000 });
  assert.deepEqual(spots[6], { x: 3000, y: 3000 });
  assert.equal(spotsAlongEdges({ ...company(0, 0, 0), frontage: 1200, depth: 1000 }, 500).length, 10);
});

// MM-B3g: the second rank of a column is not in melee with the enemy before the first, at any angle.
test('a stand behind another is screened by it, at any angle', () => {
  fc.assert(
    fc.property(facings, fc.constantFrom(0, 3, 7, 50), (facing, off) => {
      const first = company(20_000, 20_000, facing);
      const second = { ...first, ...spotOf(first, { right: 0, ahead: -3000 }) };
      const enemy = facingTo({ ...first, ...spotOf(first, { right: 0, ahead: 3000 }) }, facing + 1800);
      const screened = (p: { x: number; y: number }, q: { x: number; y: number }) =>
        crossesStand(first, p, q);
      assert.equal(openSegment(second, enemy, 3000, 500, screened), null);
      assert.ok(openSegment(first, enemy, 3000, 500, () => false));
      // Out of line by more than the tolerance, a segment passes the first stand's flank.
      const aside = { ...first, ...spotOf(first, { right: off, ahead: -3000 }) };
      assert.equal(openSegment(aside, enemy, 3000, 500, screened) === null, off < TOUCH_DISTANCE);
    }),
  );
});

test('an open segment is no longer than the reach and is not blocked', () => {
  fc.assert(
    fc.property(standsWithin(4), standsWithin(4), standsWithin(4), (a, b, third) => {
      const blocked = (p: { x: number; y: number }, q: { x: number; y: number }) => crossesStand(third, p, q);
      const found = openSegment(a, b, 3000, 500, blocked);
      if (!found) return;
      assert.ok(span(...found) <= 3000 + TOUCH_DISTANCE && !blocked(...found));
    }),
  );
});

// MM-E6d: rear against rear or side, parallel within 5 degrees, 0.1 inch apart at most, sharing an inch or more.
test('contact of edges has limits of distance, angle and length', () => {
  const limits = { apart: 100, skew: 50, shared: 1000 };
  const one = company(20_000, 20_000, 0);
  const rear = (x: number, y: number, facing: number) =>
    edgeContacts(one, company(x, y, facing), limits).map(({ edge, others }) => `${edge}-${others}`);
  assert.deepEqual(rear(20_000, 17_000, 1800), ['rear-rear']);
  assert.deepEqual(rear(20_000, 16_900, 1800), ['rear-rear']);
  assert.deepEqual(rear(20_000, 16_870, 1800), []);
  assert.deepEqual(rear(20_000, 17_000, 900), ['rear-left']);
  assert.deepEqual(rear(22_000, 17_000, 1800), ['rear-rear']);
  assert.deepEqual(rear(22_050, 17_000, 1800), []);
  assert.deepEqual(rear(20_000, 16_900, 1750), ['rear-rear']);
  assert.deepEqual(rear(20_000, 16_900, 1740), []);
});

test('edges put against each other at any angle are in contact by just what they share', () => {
  const limits = { apart: 100, shared: 1000 };
  fc.assert(
    fc.property(
      standsWithin(10),
      fc.nat(3),
      fc.nat(3),
      fc.integer({ min: 0, max: 250 }),
      fc.integer({ min: -9000, max: 9000 }),
      (stand, i, j, off, shift) => {
        // Seen with edge i ahead, the other stand has edge j towards it, at this distance and offset.
        const seen = { ...stand, facing: (stand.facing + 900 * i) % 3600 };
        const [out, half] =
          i % 2 === 0 ? [stand.depth, stand.frontage / 2] : [stand.frontage, stand.depth / 2];
        const [far, wide] =
          j % 2 === 0 ? [stand.depth, stand.frontage / 2] : [stand.frontage, stand.depth / 2];
        const at = spotOf(seen, { right: shift, ahead: (out + far) / 2 + off });
        const other = { ...stand, ...at, facing: (seen.facing + 1800 - 900 * j + 3600) % 3600 };
        const shared = Math.min(half, shift + wide) - Math.max(-half, shift - wide);
        fc.pre(Math.abs(off - 110) > 3 && Math.abs(shared - 990) > 3); // what rounding to the lattice decides
        const found = edgeContacts(stand, other, limits).find(
          ({ edge, others }) => edge === EDGES[i] && others === EDGES[j],
        );
        assert.equal(found !== undefined, off < 110 && shared > 990);
        if (found) assert.ok(Math.abs(found.shared - shared) <= 3);
      },
    ),
    { numRuns: 500 },
  );
});
