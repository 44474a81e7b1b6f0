import assert from 'node:assert/strict';
import { degrees, inches, spotOfInches } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { type MoveLeg, paidInches, reckonMove } from '../../reckon/legs.ts';
import { fieldOf } from '../../testing/battle.ts';
import { ahead, back, marked, wheeling } from '../../testing/moves.ts';
import { anyWay, goodWays, type Mover, moverOf, wheel } from './ways.ts';

/**
 * A unit that faces north, may move 6 inches and wants to go on a bearing. Only the legs straight ahead cost it
 * anything.
 */
function moverTo(bearing: number): Mover {
  return {
    front: { ...spotOfInches(20, 20), facing: 0 },
    judge: () => ({ poses: [], legs: [], cost: 0, allowed: 6, disordered: false, refused: null }),
    bearing: degrees(bearing),
    spread: 0,
  };
}

/** A veteran line of four stands that faces north on open ground and may move 8 inches. */
function lineTo(bearing: number, spread = 0, allowed = 8): Mover {
  const front = { ...spotOfInches(20, 20), facing: 0 };
  const size = { width: inches(3.5), depth: inches(0.75) };
  const manner = { row: 'single_line', quality: 'veteran', disengaging: false } as const;
  const judge = (legs: readonly MoveLeg[]) => {
    const grounded = legs.map((leg) => ({
      leg,
      passages: [{ going: 'open' as const, inches: paidInches(size, leg) }],
      obstacles: 0,
    }));
    const { cost, disordered, refused } = reckonMove(front, size, grounded, manner, allowed);
    return { poses: [], legs: grounded, cost, allowed, disordered, refused };
  };
  return { front, judge, bearing: degrees(bearing), spread: degrees(spread) };
}

const oblique = (distance: number, angle: number): MoveLeg => ({
  kind: 'oblique',
  distance: inches(distance),
  angle: 10 * angle,
});
const ABOUT: MoveLeg = { kind: 'about' };

clause(
  ['JR-6.2b', 'JR-6.2c', 'JR-6.2d', 'JR-6.2f', 'JR-6.2e'],
  'the first ways offered lead all the way on the bearing, by a turn to exactly it',
  () => {
    const first = (bearing: number) => goodWays(moverTo(bearing)).next().value;
    const advance = { kind: 'advance', distance: inches(6) };
    const rows = [
      [0, [advance]],
      [30, [{ kind: 'oblique', distance: inches(6), angle: 300 }]],
      [45, [{ kind: 'oblique', distance: inches(6), angle: 450 }]],
      [46, [wheel(460), advance]],
      [90, [wheel(900), advance]],
      [91, [{ kind: 'about' }, wheel(-890), advance]],
      [270, [wheel(-900), advance]],
      [150, [{ kind: 'about' }, wheel(-300), advance]],
      [210, [{ kind: 'about' }, wheel(300), advance]],
      [180, [{ kind: 'about' }, advance]],
    ] as const;
    for (const [bearing, legs] of rows) assert.deepEqual(first(bearing), legs, `${bearing} degrees`);
  },
);

clause('JR-6.2e', 'steps back by half and by a quarter of the allowance are listed', () => {
  const steps = [...goodWays(moverTo(0))].flat().filter(({ kind }) => kind === 'back');
  assert.deepEqual(
    steps,
    [inches(3), inches(1.5)].map((distance) => ({ kind: 'back', distance })),
  );
});

clause(
  ['JR-6.2a', 'JR-6.2b', 'JR-6.2c', 'JR-6.2d', 'JR-6.2e', 'JR-6.2f', 'JR-4.6b'],
  'on the list are whole, half and quarter moves, obliques, wheels, the about-face, and staying last',
  () => {
    assert.deepEqual(
      [...goodWays(lineTo(0))],
      [
        [ahead(8)],
        [ahead(4)],
        [ahead(2)],
        [oblique(8, -45)],
        [oblique(8, 45)],
        [back(4)],
        [back(2)],
        [wheeling(-45)],
        [wheeling(45)],
        [ABOUT],
        [],
      ],
    );
    // A wheel of 30 degrees costs 1.833 inches of the 8.
    assert.deepEqual(
      [...goodWays(lineTo(30))],
      [
        [oblique(8, 30)],
        [wheeling(30), ahead(6.167)],
        [oblique(4, 30)],
        [wheeling(30), ahead(3.083)],
        [oblique(2, 30)],
        [wheeling(30), ahead(1.541)],
        [ahead(8)],
        [ahead(4)],
        [oblique(8, -45)],
        [oblique(8, 45)],
        [back(4)],
        [back(2)],
        [wheeling(-45)],
        [wheeling(45)],
        [wheeling(30)],
        [ABOUT],
        [],
      ],
    );
  },
);

clause(['JR-6.2a', 'JR-4.6b'], 'no way is listed that costs too much or has a leg without length', () => {
  assert.deepEqual([...goodWays(lineTo(180, 0, 2))].slice(0, 3), [[ABOUT], [ahead(2)], [ahead(1)]]);
  assert.deepEqual([...goodWays(lineTo(0, 0, 0))], [[]], 'a unit that may not move stays');
});

clause(
  ['JR-4.6a', 'JR-4.6b', 'JR-6.2a', 'JR-6.2c'],
  'a random way keeps to a part of the allowance and to the spread about the bearing',
  () => {
    const way = (mover: Mover, ...choices: readonly number[]) => {
      let next = 0;
      const asked: number[] = [];
      const legs = anyWay(mover, (n) => {
        asked.push(n);
        return choices[next++] ?? n - 1;
      });
      return { legs, asked };
    };
    // Asked are a bearing within the spread, a quarter of the allowance and one of the ways.
    const mover = lineTo(0, 20);
    assert.deepEqual(way(mover, 0, 0, 0), { legs: [oblique(2, -20)], asked: [401, 4, 2] });
    assert.deepEqual(way(mover, 400, 3, 0), { legs: [oblique(8, 20)], asked: [401, 4, 2] });
    assert.deepEqual(way(mover, 200, 1, 0), { legs: [ahead(4)], asked: [401, 4, 1] });
    assert.deepEqual(way(mover, 300, 3, 1).legs, [wheeling(10), ahead(7.389)]);
    // Without an inch to move each of four tries fails.
    const still = way(lineTo(0, 0, -1));
    assert.deepEqual(still, { legs: [], asked: Array.from({ length: 4 }, () => [1, 4, 1]).flat() });
  },
);

clause('JR-4.6a', 'a unit wants to go along its arrow, within 45 degrees of it; without one anywhere', () => {
  const field = fieldOf([['B1', 20, 20, 30]], [['G1', 20, 35, 180]]);
  const { state } = marked(field, [[0, 'M', 90]]);
  const judge = lineTo(0).judge;
  const front = { ...spotOfInches(20, 20), facing: 300 };
  assert.deepEqual(moverOf({ field, s: state }, 0, 900, judge), { front, judge, bearing: 900, spread: 450 });
  assert.deepEqual(moverOf({ field, s: state }, 0, null, judge), {
    ...{ front, judge, bearing: 300, spread: 1800 },
  });
});
