import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chancesOf } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { ARMS, ORDERS, rangeEffect, STRENGTH, UNITS } from '../tables/index.ts';
import {
  companyFire,
  type FireAttack,
  type Firer,
  fireColumn,
  fireColumns,
  fireReckoning,
  refuseFire,
} from './fire.ts';

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
  'a company in range counts at least one half, a company out of range nothing',
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
  ['AL-7.33a', 'AL-7.33b', 'AL-7.33c', 'AL-4.12c', 'AL-4.62f'],
  'range, disorder and Move and Fire each halve a company, but never below one half',
  () => {
    const rows: readonly (readonly [...Parameters<typeof companyFire>, number])[] = [
      ['musket', 1, false, 'FIRE', 1],
      ['musket', 1, true, 'FIRE', 0.5],
      ['musket', 1, false, 'MOVE_AND_FIRE', 0.5],
      ['musket', 1, true, 'MOVE_AND_FIRE', 0.5],
      ['musket', 2, false, 'FIRE', 0.5],
      ['musket', 2, true, 'MOVE_AND_FIRE', 0.5],
      ['musket', 3, false, 'FIRE', 0.5],
      ['musket', 4, false, 'FIRE', 0],
      ['rifle', 2, false, 'MOVE_AND_FIRE', 0.5],
      ['skirmisher', 1, true, null, 0.5],
      ['skirmisher', 1, false, 'MOVE_AND_FIRE', 1],
      ['howitzer', 1, false, 'MOVE_AND_FIRE', rangeEffect('howitzer', 1)],
      ['howitzer', 1, true, null, rangeEffect('howitzer', 1) / 2],
    ];
    for (const [arm, range, disordered, order, strength] of rows)
      assert.equal(companyFire(arm, range, disordered, order), strength, `${arm} at ${range} under ${order}`);
    assert.ok(rangeEffect('howitzer', 1) >= 1);
  },
);

clause(
  ['AL-7.33f', 'AL-7.33g', 'AL-7.33n', 'AL-7.33o', 'AL-8.2e'],
  'fire through the flank shifts the column, unless another firer is in front or the target is routed',
  () => {
    const shift = (firers: Partial<Firer>[], targetRouted = false) =>
      fireColumns({ firers: firers.map(musket), targetRouted }).shift;
    assert.deepEqual([shift([{}]), shift([{ entry: 'flank' }]), shift([{ entry: 'rear' }])], [0, 1, 1]);
    assert.equal(shift([{ entry: 'flank' }, { entry: 'rear' }]), 1);
    assert.equal(shift([{ entry: 'flank' }, {}]), 0);
    assert.equal(shift([{ entry: 'flank' }], true), 0);
    assert.equal(shift([{ arm: 'rifle' }]), 1);
    assert.equal(shift([{ arm: 'rifle' }, {}]), 0);
    assert.equal(shift([{ arm: 'rifle' }, { arm: 'skirmisher', gun: null }]), 0);
    assert.equal(shift([{ arm: 'rifle' }, { arm: 'howitzer', gun: 'regular' }]), 0);
    assert.equal(shift([{ arm: 'rifle', entry: 'flank' }]), 2);
    assert.equal(shift([]), 0);
  },
);

clause(
  'AL-8.2f',
  'the tables treat a three-pounder as a six-pounder: they have only one more line, for howitzers',
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

clause(['AL-7.33i', 'AL-7.33a'], 'a kill weighs as much as two disorders, and no result weighs 0', () => {
  const weighed = (count: number) =>
    fireReckoning({
      firers: Array.from({ length: count }, (_, i) => musket({ id: `company:${i}` })),
    }).outcomes.map(({ key, rank, die }) => [die, key, rank]);
  assert.deepEqual(weighed(1), [
    [1, 'none', 0],
    [2, 'none', 0],
    [3, 'none', 0],
    [4, 'none', 0],
    [5, 'none', 0],
    [6, 'D', 1],
  ]);
  assert.deepEqual(weighed(6).slice(2), [
    [3, 'DD', 2],
    [4, '3D', 3],
    [5, '4D', 4],
    [6, 'K3D', 5],
  ]);
});

clause(
  ['AL-7.33a', 'AL-7.33e', 'AL-7.33h', 'AL-4.62f'],
  'the reason that halves a company is shown, and shifts only if there are any',
  () => {
    const lines = (...firers: Partial<Firer>[]) =>
      fireReckoning({ firers: firers.map(musket) }).lines.map(({ label, value }) => `${label} ${value}`);
    assert.deepEqual(
      lines({ name: 'The Foot', order: 'MOVE_AND_FIRE', disordered: true, range: 2 }, { name: 'B' }),
      [
        'The Foot: musket at 2 hexes, disordered, Move and Fire 0.5',
        'B: musket at 1 hex 1',
        'Strength 1.5',
        'Base column column 1',
      ],
    );
    const [gun] = lines({ name: 'C', arm: 'six_pounder', gun: 'attached', order: 'MOVE_AND_FIRE' });
    assert.match(gun ?? '', /^C: six-pounder at 1 hex \d/);
    const rifles = lines({ arm: 'rifle' });
    assert.deepEqual(rifles.slice(-3), ['Base column column 1', 'All rifles 1', 'After shifts column 2']);
    const both = lines({ arm: 'rifle', entry: 'rear' });
    assert.deepEqual(both.slice(-3), ['All rifles 1', 'Through the flank 1', 'After shifts column 3']);
    assert.equal(fireReckoning({ firers: [musket()], targetName: '0304' }).title, 'Fire on 0304');
    assert.equal(fireReckoning({ firers: [musket()] }).title, 'Fire');
  },
);

clause(
  [
    'AL-7.31a',
    'AL-7.31b',
    'AL-7.31c',
    'AL-7.31f',
    'AL-7.31h',
    'AL-7.32b',
    'AL-7.32c',
    'AL-7.33b',
    'AL-7.33d',
    'AL-7.33j',
    'AL-8.1d',
  ],
  'each reason against an attack is found by itself; a legal attack has none',
  () => {
    const gun = { arm: 'six_pounder', gun: 'regular', regiment: null, order: null } as const;
    const two = (...firers: Partial<Firer>[]) =>
      firers.map((each, i) => musket({ id: `company:${i}`, ...each }));
    const rows: readonly (readonly [code: string | null, attack: FireAttack])[] = [
      [null, { firers: [musket()] }],
      [null, { firers: two({}, gun) }],
      [null, { firers: two({}, {}) }],
      ['cavalry_cannot_fire', { firers: two({ arm: 'cavalry' }, {}) }],
      ['routed', { firers: two({ routed: true }, {}) }],
      ['out_of_command', { firers: two({}, { outOfCommand: true }) }],
      ['skirmisher_alone', { firers: two({ arm: 'skirmisher' }, gun) }],
      [null, { firers: [musket({ arm: 'skirmisher', order: null })] }],
      ['two_regiments', { firers: two({}, { regiment: 2 }) }],
      ['gun_on_moving_side', { firers: two({}, { ...gun, onMovingSide: true }) }],
      [null, { firers: [musket({ onMovingSide: true })] }],
      ['no_fire_order', { firers: two({}, { order: null }) }],
      ['no_fire_order', { firers: [musket({ order: 'MOVE' })] }],
      ['out_of_range', { firers: [musket({ range: 0 })] }],
      [null, { firers: two({ range: 3 }, { range: 3 }) }],
      ['out_of_range', { firers: two({ range: 4 }, { range: 3 }, { range: 3 }) }],
      ['strength_below_one', { firers: [musket({ range: 2 })] }],
      ['already_fired', { firers: two({}, { alreadyFired: true }) }],
      ['regiment_closed', { firers: two({}, gun), regimentClosed: true }],
      [null, { firers: [musket(gun)], regimentClosed: true }],
      ['no_enemy_company', { firers: [musket()], targetEmpty: true }],
      ['outside_front_arc', { firers: two({}, { sight: 'outside_front_arc' }) }],
      ['company_in_line', { firers: two({}, { sight: 'company_in_line' }) }],
      ['company_beside_line', { firers: [musket({ sight: 'company_beside_line' })] }],
      ['contours_opposed', { firers: [musket({ sight: 'contours_opposed' })] }],
      ['not_your_fire_half', { firers: [musket()], otherSidesHalf: true }],
    ];
    for (const [code, attack] of rows)
      assert.equal(refuseFire(attack)?.code ?? null, code, JSON.stringify(attack));
  },
);

clause(['AL-7.31b', 'AL-7.31g'], 'companies of one regiment at different ranges join in one attack', () => {
  const attack = { firers: [musket(), musket({ id: 'company:2', range: 3 })] };
  assert.equal(refuseFire(attack), null);
  assert.equal(fireColumns(attack).strength, 1.5);
});

clause('AL-7.31d', 'earlier attacks on the target have no effect on an attack', () => {
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
