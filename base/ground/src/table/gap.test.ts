import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { exactGap, facings, quarterTurned, standsWithin } from '../../test/table-oracles.ts';
import { edgeContacts } from './contact.ts';
import { behindFront, gap, gapToSpot, isWithin, overlap, overlapDepth, touching } from './gap.ts';
import { TOUCH_DISTANCE } from './lattice.ts';
import { corners, localOf, type Stand, spotOf } from './stand.ts';

/** The stand set against an edge of another, `off` thousandths out from it and `along` it, turned any quarter. */
function against(
  stand: Stand,
  edge: number,
  along: number,
  off: number,
  quarter: number,
  size: [number, number],
): Stand {
  const [frontage, depth] = size;
  const seen = { x: stand.x, y: stand.y, facing: (stand.facing + 900 * edge) % 3600 };
  const mine = (edge % 2 === 0 ? stand.depth : stand.frontage) / 2;
  const its = (quarter % 2 === 0 ? depth : frontage) / 2;
  const place = spotOf(seen, { right: along, ahead: mine + its + off });
  return { ...place, facing: (seen.facing + 900 * quarter) % 3600, frontage, depth };
}

const quarters = fc.integer({ min: 0, max: 3 });
const size = fc.tuple(fc.integer({ min: 500, max: 9000 }), fc.integer({ min: 500, max: 9000 }));

test('stands edge to edge at any angle neither overlap nor are apart, and are in contact by those edges', () => {
  fc.assert(
    fc.property(
      standsWithin(20),
      quarters,
      fc.double({ min: -1, max: 1, noNaN: true }),
      quarters,
      size,
      (stand, edge, shift, quarter, its) => {
        const [mine, other] = [
          edge % 2 === 0 ? stand.frontage : stand.depth,
          quarter % 2 === 0 ? its[0] : its[1],
        ];
        const along = (shift * (mine + other)) / 2;
        const placed = against(stand, edge, along, 0, quarter, its);
        assert.equal(gap(stand, placed), 0);
        assert.ok(!overlap(stand, placed));
        assert.ok(touching(placed, stand));
        const shared = Math.min(mine, other, (mine + other) / 2 - Math.abs(along));
        fc.pre(shared > 3 * TOUCH_DISTANCE);
        const [contact, ...more] = edgeContacts(stand, placed);
        assert.equal(contact?.edge, ['front', 'right', 'rear', 'left'][edge]);
        assert.ok(contact && Math.abs(contact.shared - shared) <= 3);
        assert.equal(more.length, 0);
      },
    ),
    { numRuns: 1000 },
  );
});

test('moved slightly apart the same stands have a gap, moved slightly together they overlap', () => {
  fc.assert(
    fc.property(standsWithin(20), quarters, quarters, size, (stand, edge, quarter, its) => {
      assert.ok(gap(stand, against(stand, edge, 0, TOUCH_DISTANCE + 3, quarter, its)) > TOUCH_DISTANCE);
      assert.ok(overlap(stand, against(stand, edge, 0, -TOUCH_DISTANCE - 3, quarter, its)));
    }),
  );
});

test('stands corner to corner at any angles touch and do not overlap', () => {
  fc.assert(
    fc.property(
      standsWithin(20),
      quarters,
      fc.integer({ min: 1, max: 899 }),
      size,
      (stand, corner, turn, [frontage, depth]) => {
        // A stand that faces outward between the two edges meets the corner with its own rear-left one.
        const facing = (stand.facing + 900 * corner + turn) % 3600;
        const at = corners(stand)[corner];
        assert.ok(at);
        const diagonal = { right: frontage / 2, ahead: depth / 2 };
        const seen = { x: at.x, y: at.y, facing };
        const outward = { ...spotOf(seen, diagonal), facing, frontage, depth };
        fc.pre(exactGap(stand, outward) > -3);
        assert.equal(gap(stand, outward), 0);
        assert.ok(!overlap(stand, outward));
        if (turn > 50 && turn < 850) assert.deepEqual(edgeContacts(stand, outward), []);
      },
    ),
  );
});

test('the gap and the depth of an overlap are those of exact whole numbers', () => {
  fc.assert(
    fc.property(standsWithin(8), standsWithin(8), (a, b) => {
      const exact = exactGap(a, b);
      assert.ok(
        Math.abs(Math.max(0, exact) - gap(a, b)) <= (exact <= TOUCH_DISTANCE + 1 ? TOUCH_DISTANCE + 1 : 0.52),
        `${exact}`,
      );
      if (exact < 0) assert.ok(Math.abs(overlapDepth(a, b) + exact) < 0.02);
      else assert.ok(overlapDepth(a, b) < 0.02);
    }),
    { numRuns: 400 },
  );
});

test('gaps are the same both ways, shifted and turned by right angles', () => {
  fc.assert(
    fc.property(standsWithin(15), standsWithin(15), fc.integer({ min: -9999, max: 9999 }), (a, b, by) => {
      const distance = gap(a, b);
      assert.equal(gap(b, a), distance);
      assert.equal(gap({ ...a, x: a.x + by }, { ...b, x: b.x + by }), distance);
      assert.equal(gap(quarterTurned(a), quarterTurned(b)), distance);
      assert.equal(overlap(quarterTurned(a), quarterTurned(b)), overlap(a, b));
      assert.equal(isWithin(a, b, 3000), distance <= 3000 + TOUCH_DISTANCE);
    }),
  );
});

test('the gap between two stands is never longer than by way of a third', () => {
  fc.assert(
    fc.property(standsWithin(15), standsWithin(15), standsWithin(15), (a, b, c) => {
      const through = Math.sqrt(b.frontage ** 2 + b.depth ** 2);
      assert.ok(gap(a, c) <= gap(a, b) + through + gap(b, c) + 2 * TOUCH_DISTANCE + 2);
    }),
  );
});

test('a stand is behind the front line if all its corners are', () => {
  fc.assert(
    fc.property(standsWithin(6), standsWithin(6), (a, b) => {
      const foremost = Math.max(...corners(a).map((corner) => localOf(b, corner).ahead));
      const over = foremost - b.depth / 2 - TOUCH_DISTANCE;
      fc.pre(Math.abs(over) > 2);
      assert.equal(behindFront(a, b), over < 0);
    }),
  );
});

test('a stand in line with another is behind its front at any angle', () => {
  fc.assert(
    fc.property(standsWithin(20), facings, (stand, facing) => {
      const one = { ...stand, facing };
      const beside = { ...one, ...spotOf(one, { right: stand.frontage, ahead: 0 }) };
      assert.ok(behindFront(beside, one) && behindFront(one, beside));
    }),
  );
});

test('the gap to a place is that to a stand of no size', () => {
  fc.assert(
    fc.property(standsWithin(10), standsWithin(10), (stand, { x, y, facing }) => {
      const distance = exactGap(stand, { x, y, facing, frontage: 0, depth: 0 });
      assert.ok(Math.abs(gapToSpot(stand, { x, y }) - Math.max(0, distance)) <= 0.52);
    }),
    { numRuns: 200 },
  );
});
