import assert from 'node:assert/strict';
import { corners, type Spot, type Stand, spotOfInches } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { unit } from '../testing/placed-units.ts';
import { aspectFrom, inFrontArc, inPrimaryZone, rangeTo } from './arcs.ts';
import { pivoted } from './footprint.ts';

/** Arcs, ranges and aspects against the digest's words, tried on many points of a footprint. */

const inch = fc.integer({ min: 1000, max: 3000 }).map((n) => n / 100);
const someone = fc
  .record({
    x: inch,
    y: inch,
    heading: fc.integer({ min: 0, max: 359 }),
    formation: fc.constantFrom('single_line' as const, 'skirmish' as const, 'march_column' as const),
    stands: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ x, y, heading, ...rest }) => unit('U', x, y, heading, rest));

/** Local coordinates by the formula of JR-2.3a, in inches, from the middle of the front edge. */
function local({ stand, front }: { stand: Stand; front: Spot }, spot: Spot): readonly [u: number, v: number] {
  const h = (stand.facing * Math.PI) / 1800;
  const [dx, dy] = [(spot.x - front.x) / 1000, (spot.y - front.y) / 1000];
  return [dx * Math.cos(h) - dy * Math.sin(h), dx * Math.sin(h) + dy * Math.cos(h)];
}

/** Points of a footprint, its edges included, about a twentieth of an inch apart. */
function pointsOf(stand: Stand): Spot[] {
  const [fl, fr, rr] = corners(stand) as [Spot, Spot, Spot, Spot];
  const [across, along] = [Math.ceil(stand.frontage / 50), Math.ceil(stand.depth / 50)];
  return Array.from({ length: (across + 1) * (along + 1) }, (_, i) => {
    const [s, t] = [(i % (across + 1)) / across, Math.floor(i / (across + 1)) / along];
    return {
      x: fl.x + s * (fr.x - fl.x) + t * (rr.x - fr.x),
      y: fl.y + s * (fr.y - fl.y) + t * (rr.y - fr.y),
    };
  });
}

clause(
  ['JR-2.3a', 'JR-2.5a', 'JR-2.5b', 'JR-2.5c', 'JR-2.5d'],
  'arc, primary zone and range are those of the points that lie in them',
  () => {
    fc.assert(
      fc.property(someone, someone, (firer, target) => {
        const half = firer.stand.frontage / 2000;
        const points = pointsOf(target.stand).map((spot) => local(firer, spot));
        const inArc = (slack: number) =>
          points.filter(([u, v]) => v >= -slack && Math.abs(u) <= half + v + slack);
        const inZone = (slack: number) =>
          points.filter(([u, v]) => v >= -slack && Math.abs(u) <= half + slack);
        // Points stand a twentieth apart: nearer to a border than that they do not tell.
        if (inArc(0).length > 0) assert.equal(inFrontArc(firer.stand, target.stand), true);
        if (inArc(0.11).length === 0) assert.equal(inFrontArc(firer.stand, target.stand), false);
        if (inZone(0).length > 0) assert.equal(inPrimaryZone(firer.stand, target.stand), true);
        if (inZone(0.11).length === 0) assert.equal(inPrimaryZone(firer.stand, target.stand), false);
        const range = rangeTo(firer.stand, target.stand);
        assert.equal(range === null, !inFrontArc(firer.stand, target.stand));
        const to = ([u, v]: readonly [number, number]) => Math.hypot(Math.max(0, Math.abs(u) - half), v);
        if (range === null || inArc(0).length === 0) return;
        assert.ok(range / 1000 <= Math.min(...inArc(0).map(to)) + 0.005);
        assert.ok(range / 1000 >= Math.min(...inArc(0.11).map(to)) - 0.11);
      }),
      { numRuns: 200 },
    );
  },
);

clause(
  ['JR-2.6a', 'JR-2.6b', 'JR-2.6c'],
  'the aspect is front, rear, partial flank before the front line and full flank behind it',
  () => {
    fc.assert(
      fc.property(someone, inch, inch, (target, x, y) => {
        const spot = spotOfInches(x, y);
        const [u, v] = local(target, spot);
        const [half, depth] = [target.stand.frontage / 2000, target.stand.depth / 1000];
        const border = [v, v + depth, Math.abs(u) - half - v, Math.abs(u) - half + depth + v];
        if (border.some((by) => Math.abs(by) < 0.02)) return;
        const wanted =
          v >= 0 && Math.abs(u) <= half + v
            ? 'front'
            : v <= -depth && Math.abs(u) <= half - depth - v
              ? 'rear'
              : v >= 0
                ? 'partial_flank'
                : 'full_flank';
        assert.equal(aspectFrom(target.stand, 'single_line', spot, null), wanted);
        assert.equal(aspectFrom(target.stand, 'skirmish', spot, null), 'front');
      }),
      { numRuns: 300 },
    );
  },
);

const LINE = unit('C', 20, 20, 0).stand;

clause(
  ['JR-2.6d', 'JR-3.4b'],
  'an attack on a refused flank counts one step less; one on the other flank does not',
  () => {
    const right = spotOfInches(25, 19.5);
    const aheadRight = spotOfInches(25, 20.5);
    assert.equal(aspectFrom(LINE, 'single_line', right, null), 'full_flank');
    assert.equal(aspectFrom(LINE, 'single_line', right, 'right'), 'partial_flank');
    assert.equal(aspectFrom(LINE, 'single_line', right, 'left'), 'full_flank');
    assert.equal(aspectFrom(LINE, 'single_line', aheadRight, 'right'), 'front');
    assert.equal(aspectFrom(LINE, 'single_line', spotOfInches(20, 15), 'right'), 'rear');
    assert.equal(aspectFrom(LINE, 'skirmish', spotOfInches(20, 15), null), 'front');
  },
);

clause('JR-6.2g', 'a pivot turns a unit about its centre', () => {
  const turned = pivoted(LINE, -450);
  assert.deepEqual([turned.x, turned.y, turned.facing], [LINE.x, LINE.y, 3150]);
});
