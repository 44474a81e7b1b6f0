import assert from 'node:assert/strict';
import { spotOfInches, type TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { company, enemy, laid, standAt } from '../testing/test-table.ts';
import { facingTowards } from './aim.ts';
import { furthest, goingOf, trampledBy } from './going.ts';
import { hillsBetween } from './look.ts';
import { judgeMove } from './move.ts';
import { rout } from './retreat.ts';

/** Places on an outline or just off it, and illegal paths. */

type Poly = readonly (readonly [x: number, y: number])[];
const area = (kind: 'marsh' | 'water' | 'crop', ...poly: Poly): TerrainPiece =>
  ({ id: kind, kind, ...(kind === 'water' && { fordable: true }), poly }) as TerrainPiece;
const box = (west: number, south: number, east: number, north: number): Poly => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const way = (...spots: Poly) => spots.map(([x, y]) => spotOfInches(x, y));

clause(
  ['MM-A0g', 'MM-C7b'],
  'a company on the outline of a marsh may leave it, one only slightly inside may not',
  () => {
    const closed = (y: number) => {
      const mover = company(0, 20, y);
      const going = goingOf(
        laid([mover], [area('marsh', ...box(10, 10, 30, 20))]),
        mover.troops,
        way([20, y], [20, 26]),
      );
      return going.closed?.at;
    };
    assert.deepEqual([closed(20), closed(19.999)], [undefined, 0]);
  },
);

clause(
  ['MM-A0g', 'MM-B6x'],
  'before ground that begins at once, a legal way is shorter than a thousandth',
  () => {
    const mover = company(0, 20, 9.999);
    const situation = laid([mover], [area('marsh', ...box(10, 10, 30, 20))]);
    const going = goingOf(situation, mover.troops, way([20, 9.999], [20, 20]));
    assert.deepEqual(furthest(going, 12_000).distance, 0);
  },
);

clause('MM-C4f', 'a company in the water is not halted again beyond a gap of a hundredth of an inch', () => {
  const mover = company(0, 20, 15, 90);
  const cleft = area(
    'water',
    [10, 0],
    [30, 0],
    [30, 20],
    [20.01, 20],
    [20.01, 10],
    [20, 10],
    [20, 20],
    [10, 20],
  );
  const broad = area('water', [10, 0], [30, 0], [30, 20], [21, 20], [21, 10], [20, 10], [20, 20], [10, 20]);
  const halt = (water: TerrainPiece) =>
    goingOf(laid([mover], [water]), mover.troops, way([20, 15], [26, 15])).halt?.at;
  assert.deepEqual([halt(cleft), halt(broad)], [undefined, 1000]);
});

clause('MM-C7l', 'a crop is trampled by 3 inches inside it, and not by less', () => {
  const trampled = (deep: number) =>
    trampledBy(laid([], [area('crop', ...box(10, 20, 30, 20 + deep))]), way([20, 15], [20, 26]));
  assert.deepEqual([trampled(3), trampled(2.98)], [['crop'], []]);
});

clause(
  'MM-B5j',
  'a hill hides, unless both stands are on it, or the higher one is on it and above it',
  () => {
    const hill = (id: string, level: number, poly: Poly): TerrainPiece =>
      ({ id, kind: 'hill', level, steep: false, poly }) as TerrainPiece;
    const slope = hill('slope', 1, box(10, 10, 30, 30));
    const { table } = laid(
      [],
      [slope, hill('top', 2, box(15, 20, 25, 30)), hill('knoll', 1, box(10, 32, 30, 36))],
    );
    const hiding = (one: readonly [number, number], other: readonly [number, number]) =>
      hillsBetween(table, spotOfInches(...one), spotOfInches(...other)).map(({ id }) => id);
    assert.deepEqual(hiding([20, 5], [20, 15]), ['slope', 'top', 'knoll'], 'from the plain to the slope');
    assert.deepEqual(
      hiding([20, 5], [20, 25]),
      ['top', 'knoll'],
      'to the top: the slope below it hides nothing',
    );
    assert.deepEqual(hiding([20, 12], [20, 18]), ['top'], 'along the slope');
    assert.deepEqual(hiding([20, 25], [20, 28]), [], 'on the top');
  },
);

clause(
  ['MM-B1h', 'MM-B3t'],
  'a path through an enemy is refused, and still called a charge at that enemy',
  () => {
    const mover = company(0, 20, 20);
    const situation = laid([mover, enemy(1, 20, 28)]);
    const judged = judgeMove(situation, mover, {
      legs: [{ facing: 0, to: spotOfInches(20, 31) }],
      target: 1,
    });
    assert.deepEqual([judged.refusal?.clause, judged.charge?.target], ['MM-B1h', 1]);
  },
);

clause(
  ['MM-C6l', 'MM-B3b'],
  'engineers may move up to a gate next to an enemy; guns and wagons may not',
  () => {
    const wall = {
      id: 'fort',
      kind: 'highWall',
      segments: [{ id: 'gate', from: [10, 22], to: [30, 22], gate: true }],
    } as TerrainPiece;
    const refusal = (type: 'engineers' | 'artillery' | 'wagons') => {
      const mover = company(0, 12, 20.45, 90, { type, ...(type === 'wagons' && { armament: 'none' }) });
      const situation = laid([mover, enemy(1, 25.5, 20.45)], [wall]);
      return judgeMove(situation, mover, { legs: [{ facing: 900, to: spotOfInches(20, 20.45) }] }).refusal
        ?.clause;
    };
    assert.deepEqual(
      [refusal('engineers'), refusal('artillery'), refusal('wagons')],
      [undefined, 'MM-B3b', 'MM-B3b'],
    );
  },
);

clause(['MM-E3c', 'MM-E3j'], 'a routing company that cannot move at all turns about in place', () => {
  const askew = (id: number, x: number, y: number) => company(id, 36 + x, 24 + y, 7);
  const [right, ahead] = [
    [2.98, -0.37],
    [0.37, 2.98],
  ] as const;
  const router = askew(0, 0, 0);
  const friends = [
    askew(1, ...right),
    askew(2, -right[0], -right[1]),
    askew(3, ...ahead),
    askew(4, -ahead[0], -ahead[1]),
  ];
  // Half an inch of open ground to every side, and marsh beyond it.
  const marsh = [
    box(1, 1, 35.5, 47),
    box(36.5, 1, 71, 47),
    box(35.5, 1, 36.5, 23.5),
    box(35.5, 24.5, 36.5, 47),
  ];
  const ground = marsh.map((poly, i) => ({ ...area('marsh', ...poly), id: `marsh ${i}` }));
  const situation = laid([router, ...friends], ground);
  const { stand, length, gone } = rout(situation, router, 'S');
  assert.deepEqual(
    [stand.x, stand.y, stand.facing, length, gone],
    [router.stand.x, router.stand.y, 1800, 0, false],
  );
});

clause('MM-B4g', 'a company turns straight at its target, and not at all to one in its own place', () => {
  const stand = standAt(20, 20, 45);
  assert.deepEqual(
    [facingTowards(stand, standAt(26, 20)), facingTowards(stand, standAt(20, 20))],
    [900, 450],
  );
});
