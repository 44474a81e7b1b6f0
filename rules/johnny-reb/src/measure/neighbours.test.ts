import assert from 'node:assert/strict';
import { inches } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { battery, patch, situation, unit } from '../testing/placed-units.ts';
import { advanceAfterImpact, holderOf, isBehindFriends, whoMayPanic } from './neighbours.ts';
import { nearest, type PlacedUnit } from './situation.ts';
import { countSupports, defenderSupports, meleeSupports, supportDistance } from './supports.ts';

const UNIT = unit('U1', 20, 10, 0);
const ENEMY = unit('C1', 20, 20, 180);

clause(
  'JR-12.4f',
  'a steady friend on the line to the nearest enemy stands before a unit; guns and the shaken do not',
  () => {
    const behind = (friend: PlacedUnit) => isBehindFriends(situation([UNIT, ENEMY, friend]), UNIT);
    assert.equal(behind(unit('U2', 20, 15, 0)), true);
    assert.equal(behind(unit('U2', 24, 15, 0)), false);
    assert.equal(behind(battery('U2', 20, 15, 0)), false);
    assert.equal(behind(unit('U2', 20, 15, 0, { disordered: true })), false);
    assert.equal(behind(unit('U2', 20, 15, 0, { level: 'shaken' })), false);
    assert.equal(isBehindFriends(situation([UNIT, unit('U2', 20, 15, 0)]), UNIT), false);
  },
);

clause(
  ['JR-12.1d', 'JR-12.2d', 'JR-2.4a', 'JR-2.4b'],
  'units within 6 inches may panic, the nearest first, equally near ones as listed',
  () => {
    const units = [
      unit('U1', 20, 20, 0),
      unit('U2', 20, 16, 0),
      unit('U3', 20, 26.74, 0),
      unit('U4', 20, 27, 0),
    ];
    const given = situation([...units, unit('U5', 24, 20, 0), unit('C1', 26, 20, 0)]);
    const ids = (place: Parameters<typeof whoMayPanic>[2]) =>
      whoMayPanic(given, 0, place).map(({ id }) => id);
    assert.deepEqual(ids(unit('X', 20, 20, 0).stand), ['U1', 'U5', 'U2', 'U3']);
    assert.deepEqual(ids({ x: inches(20), y: inches(9.25) }), ['U2']);
    assert.deepEqual(whoMayPanic(situation([unit('U1', 20, 20, 0, { level: 'routed' })]), 0, UNIT.front), []);
  },
);

clause(
  'JR-14.6c',
  'steady friends within 2 inches support a defender, unless they touch another enemy',
  () => {
    const attacker = unit('C1', 20, 10, 180);
    const friends = [
      unit('U2', 24, 10, 0),
      unit('U3', 15.9, 10, 0, { disordered: true }),
      battery('U4', 20, 8, 0),
      unit('U5', 26, 7, 0),
    ];
    const ids = (more: readonly PlacedUnit[]) =>
      defenderSupports(situation([UNIT, attacker, ...friends, ...more]), UNIT, attacker).map(({ id }) => id);
    assert.deepEqual(ids([]), ['U2']);
    // Exactly 2 inches off is near enough.
    assert.deepEqual(ids([unit('U6', 14.5, 10, 0)]), ['U2', 'U6']);
    assert.deepEqual(ids([unit('C2', 24, 10, 180)]), []);
  },
);

clause('JR-14.6b', 'mounted cavalry is counted apart; dismounted counts as infantry', () => {
  const arms = (['infantry', 'dismounted', 'mounted', 'battery'] as const).map((arm) => ({ arm }));
  assert.deepEqual(countSupports(arms), { infantry: 2, cavalry: 1 });
});

clause('JR-12.4k', 'the nearest unit is found, of equally near ones the first', () => {
  const units = [
    unit('C1', 20, 18, 180),
    unit('C2', 20, 14, 180),
    unit('C3', 26, 14, 180),
    unit('C4', 20, 14, 180),
  ];
  assert.equal(nearest(UNIT.stand, units)?.id, 'C2');
  assert.equal(nearest(UNIT.stand, []), null);
});

clause('JR-15.5b', 'in phase 9 all units except batteries support if they touch the opponent', () => {
  const given = [
    UNIT,
    unit('C1', 20, 10, 180),
    unit('U2', 21.75, 10.4, 270),
    battery('U3', 20, 10.75, 180),
    unit('U4', 30, 9, 0),
  ];
  const [fighter, opponent] = given as [PlacedUnit, PlacedUnit];
  assert.deepEqual(
    meleeSupports(situation(given), fighter, opponent).map(({ id }) => id),
    ['U2'],
  );
});

clause('JR-14.2b', 'a support moves as far as its point unit, or until it would meet something', () => {
  const support = unit('U2', 24, 10, 0);
  const far = (more: readonly PlacedUnit[], terrain: Parameters<typeof situation>[1] = []) =>
    supportDistance(
      situation([UNIT, support, ...more], terrain),
      support,
      0,
      inches(6),
      new Set(['U1', 'U2']),
    );
  assert.equal(far([]), 6000);
  assert.equal(far([unit('C2', 24, 14, 180)]), 4000);
  assert.equal(far([unit('U3', 24, 13.75, 0)]), 3000);
  assert.equal(far([], [patch('building', 23, 12, 24, 13)]), 2000);
});

clause(
  'JR-14.8d',
  'the winner takes the ground as far as the old centre, or until it touches something',
  () => {
    const centre = unit('C1', 20, 10, 180).stand;
    const far = (more: readonly PlacedUnit[]) => advanceAfterImpact(situation([UNIT, ...more]), UNIT, centre);
    assert.equal(far([]), 375);
    assert.equal(far([unit('C2', 20, 10.2, 180)]), 200);
    assert.equal(advanceAfterImpact(situation([UNIT]), UNIT, unit('C1', 20, 8, 0).stand), 0);
  },
);

clause(
  'JR-18.1b',
  'infantry holds ground on which no enemy has its centre; dismounted cavalry does not',
  () => {
    const [hill] = situation([], [patch('elevation', 10, 5, 30, 15, 1)]).table.hills;
    assert.ok(hill);
    const holder = (...units: PlacedUnit[]) =>
      holderOf(situation(units), { ground: hill, heldBy: ['infantry'] });
    assert.equal(holder(UNIT), 0);
    assert.equal(holder(), null);
    assert.equal(holder(unit('U1', 20, 10, 0, { arm: 'dismounted' })), null);
    assert.equal(holder(unit('U1', 20, 10, 0, { level: 'routed' })), null);
    assert.equal(holder(UNIT, unit('C1', 25, 10, 0, { arm: 'dismounted', level: 'routed' })), null);
    assert.equal(holder(UNIT, ENEMY), 0);
    const horse = situation([unit('U1', 20, 10, 0, { arm: 'mounted' })]);
    assert.equal(holderOf(horse, { ground: hill, heldBy: ['infantry', 'mounted'] }), 0);
  },
);
