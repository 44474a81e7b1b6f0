import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { spots, standsWithin } from '../../test/table-oracles.ts';
import { aspectOf, isInArc, isSpotInArc, lineFromFront, nearestInArc, rangeFromFront } from './front.ts';
import { gap, gapToSpot } from './gap.ts';
import { type Spot, span, TOUCH_DISTANCE } from './lattice.ts';
import { frontMiddle, insideStand, type Stand, sectorOf, spotOf } from './stand.ts';

/** A unit as in the worked examples: the middle of its front edge and its heading, all in inches and degrees. */
function unit(x: number, y: number, heading: number, width: number, depth: number): Stand {
  const h = (heading * Math.PI) / 180;
  return {
    x: Math.round((x - (depth / 2) * Math.sin(h)) * 1000),
    y: Math.round((y - (depth / 2) * Math.cos(h)) * 1000),
    facing: heading * 10,
    frontage: width * 1000,
    depth: depth * 1000,
  };
}

/** The places of a target that are looked for one after another while every line is blocked. */
function placesToSee(viewer: Stand, target: Stand, splay: number | null): Spot[] {
  const places: Spot[] = [];
  lineFromFront(viewer, target, splay, (_, to) => places.push(to) > 0);
  return places;
}

test('ranges in rows: from a front edge 3.5 inches wide into arcs straight ahead and of 45 degrees', () => {
  const firer = unit(10, 10, 0, 3.5, 0.75);
  const rows: [target: Stand, ahead: number | null, arc: number | null][] = [
    // Straight ahead, face to face: from edge to edge.
    [unit(10, 14, 180, 3.5, 0.75), 4000, 4000],
    // Half of it straight ahead.
    [unit(13.5, 14, 180, 3.5, 0.75), 4000, 4000],
    // Wholly to the right of the edge: only in the splay, from the right front corner.
    [unit(15, 14, 180, 3.5, 0.75), null, Math.round(Math.hypot(1.5, 4) * 1000)],
    // Its near side is outside the arc, so the range is measured to the part inside the border.
    [unit(14.5, 10.5, 180, 3.5, 0.75), null, Math.round(Math.hypot(1, 1) * 1000)],
    // Next to the firer, behind its front line.
    [unit(13.5, 9.5, 0, 3.5, 0.75), null, null],
    // Behind it.
    [unit(10, 8, 0, 3.5, 0.75), null, null],
  ];
  rows.forEach(([target, ahead, arc], i) => {
    assert.equal(rangeFromFront(firer, target, 0), ahead, `row ${i}, straight ahead`);
    assert.equal(rangeFromFront(firer, target, 450), arc, `row ${i}, in the arc`);
    assert.equal(isInArc(firer, target, 450), arc !== null);
  });
});

const splays = fc.constantFrom(0, 225, 450, 600, 900);

/** Places of a stand on a grid, with its outline; in plain trigonometry, unrounded. */
function* gridOf(stand: Stand, parts: number): Iterable<Spot> {
  const h = (stand.facing * Math.PI) / 1800;
  for (let i = 0; i <= parts; i++) {
    for (let j = 0; j <= parts; j++) {
      const right = (stand.frontage / 2) * ((2 * i) / parts - 1);
      const ahead = (stand.depth / 2) * ((2 * j) / parts - 1);
      yield {
        x: stand.x + right * Math.cos(h) + ahead * Math.sin(h),
        y: stand.y + ahead * Math.cos(h) - right * Math.sin(h),
      };
    }
  }
}

/**
 * How far a place is to the right of the middle of a stand's front edge, and how far ahead; in plain trigonometry.
 */
function fromFront(stand: Stand, { x, y }: Spot): { u: number; v: number } {
  const h = (stand.facing * Math.PI) / 1800;
  const [dx, dy] = [x - stand.x, y - stand.y];
  return {
    u: dx * Math.cos(h) - dy * Math.sin(h),
    v: dx * Math.sin(h) + dy * Math.cos(h) - stand.depth / 2,
  };
}

function inArc(stand: Stand, spot: Spot, splay: number, slack: number): boolean {
  const { u, v } = fromFront(stand, spot);
  const a = (splay * Math.PI) / 1800;
  return v >= -slack && (Math.abs(u) - stand.frontage / 2) * Math.cos(a) <= v * Math.sin(a) + slack;
}

function toFrontEdge(stand: Stand, spot: Spot): number {
  const { u, v } = fromFront(stand, spot);
  return Math.hypot(Math.max(0, Math.abs(u) - stand.frontage / 2), v);
}

const PARTS = 60;

/** Greatest distance outside an arc at which a place may count as in it: `TOUCH_DISTANCE`, and the rounding to the lattice. */
const BESIDE_ARC = TOUCH_DISTANCE + 1;

test('a range is that of the nearest of many places of the target in the arc', () => {
  let [ranged, none] = [0, 0];
  fc.assert(
    fc.property(standsWithin(7), standsWithin(7), splays, (viewer, target, splay) => {
      const range = rangeFromFront(viewer, target, splay);
      const near = [...gridOf(target, PARTS)].filter((spot) => inArc(viewer, spot, splay, 0));
      if (range === null) {
        none++;
        assert.equal(near.length, 0);
        return;
      }
      ranged++;
      const least = Math.min(...near.map((spot) => toFrontEdge(viewer, spot)));
      assert.ok(range <= least + 2, `${range}, but a place lies at ${least}`);
      // The nearest place itself: it is of the target, in the arc, and no grid of places is much nearer than the range.
      const place = nearestInArc(viewer, target, splay) as Spot;
      assert.ok(insideStand(target, place) && inArc(viewer, place, splay, BESIDE_ARC));
      if (near.length > 0) {
        const middle = frontMiddle(viewer);
        const nearest = Math.min(...near.map((spot) => span(middle, spot)));
        assert.ok(span(middle, place) <= nearest + 3);
        assert.ok(range <= span(middle, place) + 3);
      }
      const fine = Math.min(least, ...border(viewer, target, splay).map((spot) => toFrontEdge(viewer, spot)));
      assert.ok(range >= fine - BETWEEN, `${range}, but nothing lies nearer than ${fine}`);
    }),
    { numRuns: 300 },
  );
  assert.ok(ranged > 60 && none > 60, 'both happen');
});

/** Distance between places on a border of the arc, more than between those on an outline. */
const BETWEEN = 20;

/** Places where the outline of a target may come nearest: its outline in small steps, and the borders of the arc on it. */
function border(viewer: Stand, target: Stand, splay: number): Spot[] {
  const h = (viewer.facing * Math.PI) / 1800;
  const a = (splay * Math.PI) / 1800;
  const at = (u: number, v: number): Spot => ({
    x: viewer.x + u * Math.cos(h) + (v + viewer.depth / 2) * Math.sin(h),
    y: viewer.y + (v + viewer.depth / 2) * Math.cos(h) - u * Math.sin(h),
  });
  const half = viewer.frontage / 2;
  const found: Spot[] = [];
  for (let n = 0; n <= 24_000; n += BETWEEN) {
    for (const side of [-1, 1]) found.push(at(side * (half + n * Math.sin(a)), n * Math.cos(a)));
    if (n <= viewer.frontage) found.push(at(n - half, 0));
  }
  const rim: Spot[] = [];
  const t = (target.facing * Math.PI) / 1800;
  for (let n = -1; n <= 1; n += 1 / 600) {
    for (const [right, ahead] of [
      [n, 1],
      [n, -1],
      [1, n],
      [-1, n],
    ] as const) {
      const [r, f] = [(right * target.frontage) / 2, (ahead * target.depth) / 2];
      rim.push({
        x: target.x + r * Math.cos(t) + f * Math.sin(t),
        y: target.y + f * Math.cos(t) - r * Math.sin(t),
      });
    }
  }
  return [
    ...found.filter((spot) => gapToSpot(target, { x: Math.round(spot.x), y: Math.round(spot.y) }) <= BETWEEN),
    ...rim.filter((spot) => inArc(viewer, spot, splay, 3)),
  ];
}

test('an arc of 90 degrees to each side is all before the front line: range is then the distance to it', () => {
  fc.assert(
    fc.property(standsWithin(7), standsWithin(7), (viewer, target) => {
      const range = rangeFromFront(viewer, target, 900);
      fc.pre(range !== null);
      assert.ok((range as number) >= gap(viewer, target) - 1);
    }),
  );
});

test('an arc is the same from the other side of a mirror', () => {
  fc.assert(
    fc.property(standsWithin(7), standsWithin(7), splays, (viewer, target, splay) => {
      const mirrored = ({ x, facing, ...rest }: Stand): Stand => ({
        ...rest,
        x: 72_000 - x,
        facing: (3600 - facing) % 3600,
      });
      assert.equal(
        rangeFromFront(mirrored(viewer), mirrored(target), splay),
        rangeFromFront(viewer, target, splay),
      );
    }),
  );
});

test('sight from a front edge: to the nearest place first, then to the rest of the target in the arc', () => {
  const viewer = unit(10, 10, 0, 3.5, 0.75);
  const target = unit(15, 13, 180, 3.5, 0.75);
  const eye = frontMiddle(viewer);
  assert.deepEqual(eye, { x: 10_000, y: 10_000 });
  const all = placesToSee(viewer, target, 450);
  assert.deepEqual(all[0], { x: 13_250, y: 13_000 });
  // Its centre and its western corners lie in the arc; the eastern ones beyond its border do not.
  assert.deepEqual(
    all.slice(1).map(({ x }) => x),
    [15_000, 13_250, 13_250],
  );
  assert.deepEqual(
    lineFromFront(viewer, target, 450, () => false),
    [eye, all[0]],
  );
  assert.deepEqual(
    lineFromFront(viewer, target, 450, (_, to) => to.y === 13_000),
    [eye, all[1]],
  );
  assert.equal(
    lineFromFront(viewer, target, 450, () => true),
    null,
  );
  assert.equal(placesToSee(viewer, target, null).length, 6);
  const behind = unit(10, 5, 0, 3.5, 0.75);
  assert.deepEqual(placesToSee(viewer, behind, 450), []);
  assert.ok(
    lineFromFront(viewer, behind, null, () => false),
    'plain sight knows no arc',
  );
});

test('places to see lie on the target, and with an arc within it', () => {
  fc.assert(
    fc.property(standsWithin(7), standsWithin(7), splays, (viewer, target, splay) => {
      for (const spot of placesToSee(viewer, target, splay)) {
        assert.ok(insideStand(target, spot));
        assert.ok(inArc(viewer, spot, splay, BESIDE_ARC));
      }
    }),
  );
});

test('a place is in an arc if plain trigonometry says so, borders included', () => {
  fc.assert(
    fc.property(standsWithin(7), spots, splays, (stand, spot, splay) => {
      const found = isSpotInArc(stand, spot, splay);
      if (inArc(stand, spot, splay, TOUCH_DISTANCE - 1)) assert.ok(found);
      if (!inArc(stand, spot, splay, BESIDE_ARC)) assert.ok(!found);
    }),
  );
});

test('a stand whose corner just meets the border of an arc is in it, whichever way it was rounded', () => {
  const viewer = unit(21.25, 26.25, 180, 1.75, 0.75);
  const target = unit(13.375, 19.6875, 90, 0.875, 3);
  assert.equal(rangeFromFront(viewer, target, 0), null);
  assert.ok(Math.abs((rangeFromFront(viewer, target, 450) as number) - 9899.5) <= 1.5 * TOUCH_DISTANCE);
});

test('aspects in rows: front, partial and full flank, rear, and what a refused flank makes of them', () => {
  const stand = unit(10, 10, 0, 3.5, 0.75);
  const rows: [x: number, y: number, plain: string, right: string, left: string][] = [
    [10, 14, 'front', 'front', 'front'],
    [13, 11.25, 'front', 'front', 'front'],
    [13.2, 11.25, 'partialFlank', 'front', 'partialFlank'],
    [6.8, 11.25, 'partialFlank', 'partialFlank', 'front'],
    [13, 10, 'partialFlank', 'front', 'partialFlank'],
    [13, 9.9, 'fullFlank', 'partialFlank', 'fullFlank'],
    [7, 9.9, 'fullFlank', 'fullFlank', 'partialFlank'],
    [12, 8, 'rear', 'rear', 'rear'],
    [13.2, 8, 'fullFlank', 'partialFlank', 'fullFlank'],
  ];
  for (const [x, y, plain, right, left] of rows) {
    const spot = { x: x * 1000, y: y * 1000 };
    assert.equal(aspectOf(stand, spot), plain, `${x}, ${y}`);
    assert.equal(aspectOf(stand, spot, 'right'), right, `${x}, ${y}, right refused`);
    assert.equal(aspectOf(stand, spot, 'left'), left, `${x}, ${y}, left refused`);
  }
});

test('an aspect is the sector, and a flank is full just behind the front line', () => {
  fc.assert(
    fc.property(standsWithin(10), spots, (stand, spot) => {
      const aspect = aspectOf(stand, spot);
      const { v } = fromFront(stand, spot);
      const sector = aspect === 'front' || aspect === 'rear' ? aspect : 'flank';
      assert.equal(sectorOf(stand, spot), sector);
      if (aspect === 'fullFlank') assert.ok(v < 0);
      if (aspect === 'partialFlank') assert.ok(v >= -TOUCH_DISTANCE - 1);
      assert.equal(aspectOf(stand, spotOf(stand, { right: 20_000, ahead: 0 })), 'fullFlank');
    }),
  );
});
