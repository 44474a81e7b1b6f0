import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chancesOf } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { ARMS, ORDERS, rangeEffect, STRENGTH, UNITS } from '../tables.ts';
import { companyFire, type Firer, fireColumn, fireColumns, fireReckoning, refuseFire } from './fire.ts';

const musket = (more: Partial<Firer> = {}): Firer => ({
  id: 'company:1',
  arm: 'musket',
  regiment: 1,
  gun: null,
  order: 'FIRE',
  disordered: false,
  range: 1,
  entry: 'front',
  ...more,
});

clause(['AL-7.1a', 'AL-1.2b'], 'every company of any arm that fires counts 1 before its modifiers', () => {
  assert.equal(STRENGTH.basic, 1);
  assert.equal(companyFire('skirmisher', 3, false, null), 1);
  assert.equal(companyFire('musket', 1, false, 'FIRE'), 1);
});

clause(
  ['AL-7.1b', 'AL-7.33a'],
  'a company in range never counts less than one half, one beyond it nothing',
  () => {
    const situation = fc.tuple(
      fc.constantFrom(...ARMS),
      fc.integer({ min: 1, max: 20 }),
      fc.boolean(),
      fc.constantFrom('FIRE' as const, 'MOVE_AND_FIRE' as const),
    );
    fc.assert(
      fc.property(situation, ([arm, range, disordered, order]) => {
        const strength = companyFire(arm, range, disordered, order);
        if (range > UNITS[arm].maxRange) return strength === 0;
        return strength >= 0.5 && strength <= rangeEffect(arm, range) + 0.5 && Number.isInteger(2 * strength);
      }),
    );
  },
);

clause(
  'AL-8.2f',
  'a three-pounder is a six-pounder to the tables: there is no other line for guns but the howitzer',
  () => {
    assert.deepEqual(
      ARMS.filter((arm) => UNITS[arm].orders.length === 0 && !UNITS[arm].mayTurnAbout),
      ['six_pounder', 'howitzer'],
    );
  },
);

clause(['AL-7.33e', 'AL-7.33h'], 'a stronger attack is never in a lower column, and none is beyond 6', () => {
  for (let halves = 2; halves < 40; halves++)
    for (const [rifles, flank] of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ] as const) {
      const column = fireColumn(halves / 2, rifles, flank);
      assert.ok(column >= fireColumn((halves - 1) / 2, rifles, flank) && column <= 6);
      assert.ok(column >= fireColumn(halves / 2, false, false));
    }
});

clause(
  ['AL-7.33i', 'AL-7.33f', 'AL-7.33g'],
  'the reckoning shows each company and shift with its clause',
  () => {
    const firers = [
      musket({ arm: 'rifle', entry: 'rear', name: 'A' }),
      musket({ id: 'company:2', arm: 'rifle', entry: 'flank', disordered: true }),
    ];
    const reckoning = fireReckoning({ firers, targetName: 'hex 0304' });
    assert.deepEqual(
      reckoning.lines.map(({ label, value, clause: id }) => [label, value, id]),
      [
        ['A: rifle at 1 hex', 1, 'AL-7.33a'],
        ['company:2: rifle at 1 hex, disordered', 0.5, 'AL-7.33a'],
        ['Strength', 1.5, 'AL-7.33a'],
        ['Base column', 'column 1', 'AL-7.33e'],
        ['All rifles', 1, 'AL-7.33f'],
        ['Through the flank', 1, 'AL-7.33g'],
        ['After shifts', 'column 3', 'AL-7.33h'],
      ],
    );
    assert.deepEqual(reckoning.lines[0]?.at, ['company:1']);
  },
);

test('the odds of six muskets at one hex, as the card has them', () => {
  const firers = Array.from({ length: 6 }, (_, i) => musket({ id: `company:${i}` }));
  const rows = chancesOf(fireReckoning({ firers })).map(({ outcome, ways }) => [outcome.key, ways]);
  assert.deepEqual(rows, [
    ['D', 2],
    ['DD', 1],
    ['3D', 1],
    ['4D', 1],
    ['K3D', 1],
  ]);
});

clause(['AL-7.31b', 'AL-7.31g'], 'companies of one regiment at different ranges join in one attack', () => {
  const attack = { firers: [musket(), musket({ id: 'company:2', range: 3 })] };
  assert.equal(refuseFire(attack), null);
  assert.equal(fireColumns(attack).strength, 1.5);
});

clause('AL-7.31d', 'nothing about earlier attacks on the target enters into an attack', () => {
  assert.equal(refuseFire({ firers: [musket()], targetEmpty: false }), null);
});

clause('AL-7.33m', 'of the orders only Fire and Move and Fire let infantry fire', () => {
  const may = ORDERS.filter(
    (order) => refuseFire({ firers: [musket({ order }), musket({ order, id: 'b' })] }) === null,
  );
  assert.deepEqual(may, ['FIRE', 'MOVE_AND_FIRE']);
});

test('every refusal of fire has a sentence and a clause', () => {
  const cases: Partial<Firer>[] = [
    { arm: 'cavalry' },
    { routed: true },
    { outOfCommand: true },
    { order: null },
    { range: 9 },
    { alreadyFired: true },
    { sight: 'company_in_line' },
  ];
  for (const each of cases) {
    const refused = refuseFire({ firers: [musket(each)] });
    assert.match(refused?.sentence ?? '', /^[A-Z].*\.$/);
    assert.match(refused?.clause ?? '', /^AL-/);
  }
});
