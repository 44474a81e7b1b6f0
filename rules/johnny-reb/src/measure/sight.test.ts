import assert from 'node:assert/strict';
import { TOUCH_DISTANCE } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { battery, patch, situation, unit } from '../testing/placed-units.ts';
import { areaFireLine, sees, seesInArc } from './sight.ts';
import type { PlacedUnit, Situation } from './situation.ts';

const VIEWER = unit('U1', 20, 10, 0);
const ENEMY = unit('C1', 20, 20, 180);

/** The first unit of a situation, and how it sees the second. */
function look(
  given: Situation,
  how: (s: Situation, a: PlacedUnit, b: PlacedUnit) => unknown = sees,
): boolean {
  const [viewer, seen] = given.units as [PlacedUnit, PlacedUnit];
  const found = how(given, viewer, seen);
  return found !== null && found !== false;
}

clause('JR-7.3a', 'nothing is seen beyond the visibility of the turn', () => {
  assert.equal(look(situation([VIEWER, ENEMY], [], 10)), true);
  assert.equal(look(situation([VIEWER, ENEMY], [], 9.9)), false);
});

clause('JR-7.3a', 'the visibility has the tolerance of all distances, and not a thousandth more', () => {
  const at = (visibility: number) => look({ ...situation([VIEWER, ENEMY]), visibility });
  const apart = 10_000;
  assert.deepEqual([at(apart - TOUCH_DISTANCE), at(apart - TOUCH_DISTANCE - 1)], [true, false]);
});

clause('JR-7.4a', 'a unit is seen when one line to it is clear, in the arc or anywhere', () => {
  const beside = unit('C1', 30, 8, 180);
  assert.equal(look(situation([VIEWER, beside])), true);
  assert.equal(look(situation([VIEWER, beside]), seesInArc), false);
  const screen = patch('building', 17, 14, 21, 15);
  assert.equal(look(situation([VIEWER, unit('C1', 22, 20, 180)], [screen])), true);
  assert.equal(look(situation([VIEWER, ENEMY], [screen])), false);
});

clause(
  'JR-7.4b',
  'one sees through two inches of woods in all, not through more, and through no building',
  () => {
    const woods = (depth: number, more = 0) => [
      patch('woods', 5, 12, 35, 12 + depth),
      ...(more > 0 ? [patch('woods', 5, 16, 35, 16 + more)] : []),
    ];
    assert.equal(look(situation([VIEWER, ENEMY], woods(2))), true);
    assert.equal(look(situation([VIEWER, ENEMY], woods(2.1))), false);
    assert.equal(look(situation([VIEWER, ENEMY], woods(2.01))), true);
    assert.equal(look(situation([VIEWER, ENEMY], woods(2.011))), false);
    assert.equal(look(situation([VIEWER, ENEMY], woods(1, 1.5))), false);
    assert.equal(look(situation([VIEWER, ENEMY], [patch('building', 5, 15, 35, 15.1)])), false);
  },
);

clause(
  ['JR-7.4c', 'JR-7.1c'],
  'ground above the line of sight hides, but not within an inch of its ends',
  () => {
    const hill = (south: number, north: number, level = 1) => patch('elevation', 5, south, 35, north, level);
    assert.equal(look(situation([VIEWER, ENEMY], [hill(14, 16)])), false);
    assert.equal(look(situation([VIEWER, ENEMY], [hill(10.2, 11)])), true);
    assert.equal(look(situation([VIEWER, ENEMY], [hill(9, 21), hill(14, 16, 1.5)])), false);
    assert.equal(look(situation([VIEWER, ENEMY], [hill(9, 11), hill(19, 21), hill(14, 16)])), true);
  },
);

clause(['JR-7.4b', 'JR-7.4c', 'JR-7.5a'], 'a unit that has moved sees from its new place', () => {
  const { table } = situation([], [patch('woods', 15, 14, 40, 17), patch('elevation', 0, 14, 13, 15, 1)]);
  const from = (x: number, y: number, how: typeof sees | typeof areaFireLine = sees): boolean =>
    look({ table, units: [unit('U1', x, y, 0), ENEMY], visibility: 60_000 }, how);
  const seen = [from(20, 19), from(20, 10), from(3, 10), from(10, 10)];
  assert.deepEqual(seen, [true, false, false, true]);
  assert.deepEqual([from(20, 10, areaFireLine), from(3, 10, areaFireLine)], [true, false]);
});

clause('JR-7.4d', 'units hide, except a skirmish line of the viewer', () => {
  const friend = unit('U2', 20, 15, 0);
  assert.equal(look(situation([VIEWER, ENEMY, friend])), false);
  assert.equal(look(situation([VIEWER, ENEMY, unit('U2', 20, 15, 0, { formation: 'skirmish' })])), true);
  assert.equal(look(situation([VIEWER, ENEMY, unit('C2', 20, 15, 0, { formation: 'skirmish' })])), false);
});

clause('JR-11.6a', 'guns a level higher fire over friends four inches from gun and target', () => {
  const guns = battery('U1', 20, 10, 0);
  const hill = patch('elevation', 5, 8, 35, 10.5, 1);
  const among = (y: number, ground = [hill]) => look(situation([guns, ENEMY, unit('U2', 20, y, 0)], ground));
  assert.equal(among(15), true);
  assert.equal(among(15, []), false);
  assert.equal(among(13.5), false);
  assert.equal(among(16.5), false);
  const foot = situation([VIEWER, ENEMY, unit('U2', 20, 15, 0)], [hill]);
  assert.equal(look(foot), false);
});

clause('JR-7.5a', 'area fire reaches an enemy hidden only by two to four inches of woods', () => {
  const behind = (depth: number, more: Parameters<typeof situation>[1] = []) =>
    look(situation([VIEWER, ENEMY], [patch('woods', 5, 12, 35, 12 + depth), ...more]), areaFireLine);
  assert.equal(behind(3.9), true);
  assert.equal(behind(4.1), false);
  // Lengths have the tolerance of a hundredth of an inch.
  assert.deepEqual([behind(4.01), behind(4.011)], [true, false]);
  assert.equal(behind(3, [patch('building', 5, 17, 35, 17.5)]), false);
});

clause(
  ['JR-7.3a', 'JR-7.4d'],
  'an enemy seen before is no longer seen past a unit that came between, or in thicker mist',
  () => {
    const all = situation([VIEWER, ENEMY, unit('U2', 20, 15, 0)]);
    const alone: Situation = { ...all, units: all.units.slice(0, 2) };
    const misty: Situation = { ...alone, visibility: 9900 };
    const inTurn = [alone, all, alone, misty, alone];
    for (const how of [sees, seesInArc])
      assert.deepEqual(
        inTurn.map((given) => look(given, how)),
        [true, false, true, false, true],
      );
  },
);
