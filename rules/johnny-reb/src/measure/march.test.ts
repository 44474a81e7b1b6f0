import assert from 'node:assert/strict';
import { degrees, inches, type Pose } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { usesRoads } from '../reckon/going.ts';
import { type MoveLeg, reckonMove } from '../reckon/legs.ts';
import type { RateRow } from '../tables/index.ts';
import { barrier, battery, patch, situation, unit } from '../testing/placed-units.ts';
import { sizeOf } from './footprint.ts';
import { grounded, refuseWay } from './march.ts';
import type { PlacedUnit } from './situation.ts';

const MOVER = unit('U1', 20, 10, 0);
const frontOf = ({ front, stand }: PlacedUnit): Pose => ({ ...front, facing: stand.facing });
const advance = (length: number): MoveLeg => ({ kind: 'advance', distance: inches(length) });

function forbids(
  others: readonly PlacedUnit[],
  leg: MoveLeg,
  mover = MOVER,
  terrain: Parameters<typeof situation>[1] = [],
) {
  return refuseWay(situation([mover, ...others], terrain), mover, frontOf(mover), leg)?.clause ?? null;
}

clause('JR-6.3a', 'a leg stays an inch away from enemies; a unit that is nearer comes no nearer', () => {
  const enemy = unit('C1', 20, 20, 180);
  assert.equal(forbids([enemy], advance(9)), null);
  assert.equal(forbids([enemy], advance(9.1)), 'JR-6.3a');
  const close = unit('C1', 20, 10.5, 180);
  assert.equal(forbids([close], { kind: 'back', distance: inches(2) }), null);
  assert.equal(forbids([close], advance(0.2)), 'JR-6.3a');
  const sideways: MoveLeg = { kind: 'oblique', distance: inches(12), angle: 0 };
  assert.equal(forbids([unit('C1', 24, 15, 180)], sideways), 'JR-6.3a');
});

clause('JR-6.3b', 'a leg stays on the table and off buildings, a wheel too', () => {
  assert.equal(forbids([], advance(30)), null);
  assert.equal(forbids([], advance(30.1)), 'JR-2.2c');
  const barn = patch('building', 19, 14, 20, 15);
  assert.equal(forbids([], advance(4), MOVER, [barn]), null);
  assert.equal(forbids([], advance(4.1), MOVER, [barn]), 'JR-6.3b');
  const wheel: MoveLeg = { kind: 'wheel', about: 'right', angle: degrees(90) };
  assert.equal(forbids([], wheel, MOVER, [patch('building', 19.5, 12, 20, 12.4)]), 'JR-6.3b');
  // Over its exit a unit leaves straight, and neither by a wheel nor by turning about.
  const near = unit('U1', 20, 39.9, 0);
  const over = (leg: MoveLeg) =>
    refuseWay(situation([near]), near, frontOf(near), leg, 'north')?.clause ?? null;
  assert.equal(over(advance(1)), null);
  assert.equal(over(wheel), 'JR-2.2c');
});

clause(
  'JR-6.3c',
  'units pass skirmishers and guns, skirmishers pass all units, and none ends on another',
  () => {
    const line = unit('U2', 20, 14, 0);
    assert.equal(forbids([line], advance(6)), 'JR-6.3b');
    assert.equal(forbids([unit('U2', 20, 14, 0, { formation: 'skirmish' })], advance(6)), null);
    assert.equal(forbids([unit('U2', 20, 14, 0, { formation: 'skirmish' })], advance(4)), 'JR-6.3c');
    assert.equal(forbids([battery('U2', 20, 14, 0)], advance(6)), null);
    assert.equal(forbids([line], advance(6), unit('U1', 20, 10, 0, { formation: 'skirmish' })), null);
  },
);

function cost(mover: PlacedUnit, row: RateRow, leg: MoveLeg, terrain: Parameters<typeof situation>[1]) {
  const { table } = situation([mover], terrain);
  const size = sizeOf(mover.stand);
  const manner = { row, quality: mover.quality, disengaging: false };
  const found = reckonMove(
    frontOf(mover),
    size,
    [grounded(table, { row, byRoad: usesRoads(mover.formation) }, frontOf(mover), size, leg)],
    manner,
    99,
  );
  return Math.round(found.cost * 1000) / 1000;
}

clause(['JR-6.1b', 'JR-6.1d'], 'a leg costs the ground on the path of P, fences included', () => {
  const ground = [patch('woods', 0, 12, 40, 14), barrier('wood_fence', [0, 13], [40, 13])];
  assert.equal(cost(MOVER, 'single_line', advance(5), ground), 3 + (2 * 8) / 5 + 1);
  const horse = unit('U1', 20, 10, 0, { arm: 'mounted', formation: 'mounted_line' });
  assert.equal(cost(horse, 'mounted_line', advance(3), [barrier('stream', [0, 12], [40, 12])]), 5);
});

clause('JR-6.2d', 'a wheel costs the way of its outer corner over the dearest ground under its front', () => {
  const wheel: MoveLeg = { kind: 'wheel', about: 'right', angle: degrees(90) };
  const length = (3.5 * Math.PI) / 2;
  assert.equal(cost(MOVER, 'single_line', wheel, []), Math.round(length * 1000) / 1000);
  // Only the new place of the left front corner is in the woods.
  const woods = patch('woods', 21.5, 13, 22, 14);
  assert.equal(cost(MOVER, 'single_line', wheel, [woods]), Math.round(length * 1.6 * 1000) / 1000);
});
