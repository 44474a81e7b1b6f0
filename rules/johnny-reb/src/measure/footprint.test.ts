import assert from 'node:assert/strict';
import { corners, degrees, inches, type Pose, type Spot, spotOfInches } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { type MoveLeg, poseAfter } from '../reckon/legs.ts';
import type { Arm, Formation } from '../tables/index.ts';
import { footprint, footprintSize, poseOf } from './footprint.ts';

/** Footprints and legs against the digest's formulas in real numbers. */

const inch = fc.integer({ min: 50, max: 350 }).map((n) => n / 10);
const pose = fc.record({ x: inch, y: inch, heading: fc.integer({ min: 0, max: 3599 }).map((n) => n / 10) });
const at = ({ x, y, heading }: { x: number; y: number; heading: number }): Pose => ({
  ...spotOfInches(x, y),
  facing: degrees(heading),
});
const ways = (heading: number) => {
  const h = (heading * Math.PI) / 180;
  return { f: [Math.sin(h), Math.cos(h)] as const, r: [Math.cos(h), -Math.sin(h)] as const };
};
const near = (found: Spot, x: number, y: number, by = 2) => {
  assert.ok(Math.abs(found.x - 1000 * x) <= by, `x ${found.x} is not ${1000 * x}`);
  assert.ok(Math.abs(found.y - 1000 * y) <= by, `y ${found.y} is not ${1000 * y}`);
};

const SIZES: readonly (readonly [Arm, Formation, stands: number, width: number, depth: number])[] = [
  ['infantry', 'single_line', 4, 3.5, 0.75],
  ['infantry', 'single_line', 1, 0.875, 0.75],
  ['infantry', 'extended_line', 4, 5.25, 0.75],
  ['infantry', 'double_line', 4, 1.75, 1.5],
  ['infantry', 'double_line', 3, 1.75, 1.5],
  ['infantry', 'double_line', 2, 0.875, 1.5],
  ['infantry', 'double_line', 1, 0.875, 0.75],
  ['dismounted', 'skirmish', 3, 5.25, 0.75],
  ['dismounted', 'march_column', 4, 0.875, 3],
  ['mounted', 'mounted_line', 3, 3, 1.5],
  ['mounted', 'mounted_column', 3, 1, 4.5],
  ['battery', 'unlimbered', 1, 1, 1],
  ['battery', 'limbered', 1, 1, 2],
];

clause(
  ['JR-3.2a', 'JR-3.2b', 'JR-3.2c', 'JR-3.2d', 'JR-3.2e', 'JR-3.2f'],
  'each formation is as wide and as deep as its stands make it',
  () => {
    for (const [arm, formation, stands, width, depth] of SIZES)
      assert.deepEqual(
        footprintSize({ arm, formation, stands }),
        { width: inches(width), depth: inches(depth) },
        `${stands} stands of ${arm} in ${formation}`,
      );
  },
);

clause(['JR-2.2a', 'JR-2.2b', 'JR-2.1b'], 'the corners lie about the middle of the front edge', () => {
  fc.assert(
    fc.property(pose, fc.constantFrom(...SIZES), (place, [arm, formation, stands, w, d]) => {
      const { f, r } = ways(place.heading);
      const found = corners(footprint(at(place), { arm, formation, stands }));
      const wanted = [
        [-w / 2, 0],
        [w / 2, 0],
        [w / 2, -d],
        [-w / 2, -d],
      ] as const;
      wanted.forEach(([u, v], i) =>
        near(found[i] as Spot, place.x + u * r[0] + v * f[0], place.y + u * r[1] + v * f[1]),
      );
      const back = poseOf(footprint(at(place), { arm, formation, stands }));
      near(back, place.x, place.y);
      assert.equal(back.facing, degrees(place.heading));
    }),
  );
});

clause('JR-1.4e', 'a unit that loses stands keeps its front and heading', () => {
  const front = at({ x: 20, y: 20, heading: 30 });
  const [four, three] = [4, 3].map((stands) =>
    poseOf(footprint(front, { arm: 'infantry', formation: 'march_column', stands })),
  );
  near(four as Pose, 20, 20, 1);
  near(three as Pose, 20, 20, 1);
});

const legs: fc.Arbitrary<MoveLeg> = fc.oneof(
  fc.record({ kind: fc.constant('advance' as const), distance: fc.integer({ min: 0, max: 8000 }) }),
  fc.record({ kind: fc.constant('back' as const), distance: fc.integer({ min: 0, max: 8000 }) }),
  fc.record({
    kind: fc.constant('oblique' as const),
    distance: fc.integer({ min: 0, max: 8000 }),
    angle: fc.integer({ min: -450, max: 450 }),
  }),
  fc.record({
    kind: fc.constant('wheel' as const),
    about: fc.constantFrom('left' as const, 'right' as const),
    angle: fc.integer({ min: 0, max: 900 }),
  }),
  fc.constant({ kind: 'about' as const }),
);

clause(
  ['JR-6.2b', 'JR-6.2c', 'JR-6.2d', 'JR-6.2e', 'JR-6.2f'],
  'after a leg the front is where the formulas of the rules put it',
  () => {
    fc.assert(
      fc.property(pose, legs, (place, given) => {
        const [w, d] = [3.5, 0.75];
        const leg =
          given.kind === 'wheel' && given.about === 'left' ? { ...given, angle: 0 - given.angle } : given;
        const found = poseAfter(at(place), { width: inches(w), depth: inches(d) }, leg);
        const { f, r } = ways(place.heading);
        const [x, y, heading] = formula(place, w, d, given, f, r);
        near(found, x, y);
        assert.equal(found.facing, degrees(((heading % 360) + 360) % 360));
      }),
    );
  },
);

type Way = readonly [number, number];

function formula(
  { x, y, heading }: { x: number; y: number; heading: number },
  w: number,
  d: number,
  leg: MoveLeg,
  f: Way,
  r: Way,
): [x: number, y: number, heading: number] {
  switch (leg.kind) {
    case 'advance':
    case 'back': {
      const s = (leg.kind === 'back' ? -leg.distance : leg.distance) / 1000;
      return [x + s * f[0], y + s * f[1], heading];
    }
    case 'oblique': {
      const [s, a] = [leg.distance / 1000, (leg.angle * Math.PI) / 1800];
      const along = [
        f[0] * Math.cos(a) + r[0] * Math.sin(a),
        f[1] * Math.cos(a) + r[1] * Math.sin(a),
      ] as const;
      return [x + s * along[0], y + s * along[1], heading];
    }
    case 'wheel': {
      const side = leg.about === 'right' ? 1 : -1;
      const after = heading + (side * leg.angle) / 10;
      const turned = ways(after).r;
      return [x + side * (w / 2) * (r[0] - turned[0]), y + side * (w / 2) * (r[1] - turned[1]), after];
    }
    case 'about':
      return [x - d * f[0], y - d * f[1], heading + 180];
  }
}
