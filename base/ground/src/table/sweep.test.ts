import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { standsWithin } from '../../test/table-oracles.ts';
import { gap, gapApart, overlap, overlapDepth } from './gap.ts';
import { span, TOUCH_DISTANCE } from './lattice.ts';
import { corners, edgeMiddles, spotOf } from './stand.ts';
import { boxOf, type Ground } from './stretch.ts';
import {
  contactAlong,
  contactWithGround,
  firstAlong,
  furthestAlong,
  overlapAlong,
  overlapsAlong,
  reachAlong,
  standAlong,
} from './sweep.ts';

/** Rounding a centre to the lattice moves it by less than this. */
const ROUNDING = 1;
const STEP = 97;
const moves = fc.tuple(standsWithin(12), standsWithin(12), standsWithin(12));

/** Distances along a leg, `STEP` apart, the end included. */
function* steps(length: number): Iterable<number> {
  for (let at = 0; at < length; at += STEP) yield at;
  yield length;
}

test('a moving stand is over another just between the distances found', () => {
  fc.assert(
    fc.property(moves, ([mover, to, other]) => {
      const stretch = overlapAlong(mover, to, other);
      for (const at of steps(span(mover, to))) {
        const depth = overlapDepth(standAlong(mover, to, at), other);
        const found = stretch !== null && stretch[0] <= at && at <= stretch[1];
        if (depth > TOUCH_DISTANCE + ROUNDING) assert.ok(found, `over at ${at}`);
        if (depth < -ROUNDING) assert.ok(!found, `clear at ${at}`);
      }
    }),
    { numRuns: 300 },
  );
});

test('a moving stand stops where it touches, no sooner and no later', () => {
  fc.assert(
    fc.property(moves, ([mover, to, other]) => {
      const contact = contactAlong(mover, to, other);
      const length = span(mover, to);
      for (const at of steps(contact ?? length)) {
        if (at === 0) continue;
        assert.ok(overlapDepth(standAlong(mover, to, at), other) <= TOUCH_DISTANCE + ROUNDING, `at ${at}`);
      }
      if (contact === null || contact === 0) return;
      const stopped = standAlong(mover, to, contact);
      assert.equal(gap(stopped, other), 0);
      assert.ok(!overlap(stopped, other));
    }),
    { numRuns: 300 },
  );
});

test('a stand slides along its neighbour at any angle and is stopped by one in its way', () => {
  fc.assert(
    fc.property(standsWithin(10), fc.integer({ min: 500, max: 9000 }), (stand, far) => {
      const beside = { ...stand, ...spotOf(stand, { right: stand.frontage, ahead: 0 }) };
      assert.equal(contactAlong(stand, spotOf(stand, { right: 0, ahead: far }), beside), null);
      const ahead = { ...stand, ...spotOf(stand, { right: 0, ahead: stand.depth + far }) };
      const stop = contactAlong(stand, spotOf(stand, { right: 0, ahead: 2 * far + stand.depth }), ahead);
      assert.ok(stop !== null && Math.abs(stop - far) <= 3, `${stop}`);
    }),
  );
});

test('a moving stand comes within reach of another where sampled motion does', () => {
  fc.assert(
    fc.property(moves, fc.constantFrom(0, 1000, 3000), ([mover, to, other], reach) => {
      const entry = reachAlong(mover, to, other, reach);
      const length = span(mover, to);
      for (const at of steps(length)) {
        const stand = standAlong(mover, to, at);
        // Not `gap`, which says 0 for all that rounds to `TOUCH_DISTANCE`.
        const apart = gapApart(stand, other, other.x - stand.x, other.y - stand.y);
        if (apart <= reach + TOUCH_DISTANCE - ROUNDING)
          assert.ok(entry !== null && entry <= at + ROUNDING, `within reach at ${at}`);
      }
      if (entry !== null)
        assert.ok(gap(standAlong(mover, to, entry), other) <= reach + TOUCH_DISTANCE + ROUNDING);
    }),
    { numRuns: 300 },
  );
});

test('a stand is stopped by a building as by a stand of the same outline', () => {
  fc.assert(
    fc.property(moves, ([mover, to, other]) => {
      const ring = Int32Array.from(corners(other).flatMap(({ x, y }) => [x, y]));
      const building: Ground = { rings: [ring], box: boxOf([ring]) };
      const stop = contactWithGround(mover, to, building);
      const length = span(mover, to);
      fc.pre(overlapDepth(mover, other) < -2);
      for (const at of steps(stop ?? length)) {
        assert.ok(overlapDepth(standAlong(mover, to, at), other) <= 3, `free at ${at}`);
      }
      const like = contactAlong(mover, to, other);
      if (like === null) return;
      assert.ok(stop !== null && stop <= like + length, 'a deep overlap on the way is a stop');
      assert.ok(gap(standAlong(mover, to, stop), other) <= TOUCH_DISTANCE + 2);
    }),
    { numRuns: 300 },
  );
});

test('a stand as broad as a building, straight ahead of it, is stopped by it', () => {
  for (const facing of [0, 137, 450, 900]) {
    const mover = { x: 20_000, y: 20_000, facing, frontage: 3000, depth: 3000 };
    const building = { ...mover, ...spotOf(mover, { right: 0, ahead: 8000 }) };
    const ring = Int32Array.from(corners(building).flatMap(({ x, y }) => [x, y]));
    const stop = contactWithGround(mover, building, { rings: [ring], box: boxOf([ring]) });
    assert.ok(stop !== null && Math.abs(stop - 5000) <= 3, `${facing}: ${stop}`);
    assert.ok(edgeMiddles(building).length === 4);
  }
});

test('overlaps with several stands are joined, and at their ends a stand only touches another', () => {
  const stand = (x: number) => ({ x, y: 0, facing: 0, frontage: 3000, depth: 3000 });
  const all = overlapsAlong(stand(0), stand(40_000), [stand(20_000), stand(10_000), stand(13_000)]);
  assert.deepEqual(
    all.map((ends) => ends.map(Math.round)),
    [
      [7009, 15_991],
      [17_009, 22_991],
    ],
  );
  for (const at of all.flat()) assert.ok(![20_000, 10_000, 13_000].some((x) => overlap(stand(at), stand(x))));
});

test('the first place along a way, and the farthest allowed one, are found to a thousandth', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: 1, max: 5000 }), (place, length) => {
      const expected = place <= length ? place : null;
      assert.equal(
        firstAlong(length, (at) => at >= place),
        expected,
      );
      assert.equal(
        furthestAlong(length, (at) => at < place),
        expected === null ? length : place - 1,
      );
    }),
  );
});
