import assert from 'node:assert/strict';
import { inches, TOUCH_DISTANCE } from '@linstock/ground';
import { chancesOf } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { ORDERS, type Order, type Weapon } from '../tables/index.ts';
import { fireWith } from '../testing/fires.ts';
import { causeOf, checksAfter, gunLossesOf, type Hit, inBatchOrder, worstAspect } from './batch.ts';
import { fireReckoning } from './fire.ts';
import {
  type FirerStatus,
  fallsWithoutVolley,
  fireMode,
  hasVolley,
  refuseAreaFire,
  refuseCanister,
  refuseChoice,
  refuseFiring,
  refuseFirstFires,
  refusePivot,
  refuseRapidFire,
  refuseRemainingFire,
  type SightedEnemy,
  type TurnDeeds,
  volleyMode,
} from './may-fire.ts';
import { bestRank, officerReckoning } from './officers.ts';
import type { Fire } from './shot.ts';

import { mostLosses, withoutSections } from './strength.ts';

const ARMED: FirerStatus = {
  arm: 'infantry',
  formation: 'single_line',
  level: 'good',
  ammunition: 'full',
  order: 'H',
  fired: false,
  touchesEnemy: false,
};
const orders: readonly Order[] = [...ORDERS, 'CH'];

clause(
  ['JR-8.1a', 'JR-8.1b', 'JR-8.1c', 'JR-8.1e', 'JR-4.4c', 'JR-10.5c'],
  'the reason why a unit cannot fire at all is given',
  () => {
    const why = (otherwise: Partial<FirerStatus>) => refuseFiring({ ...ARMED, ...otherwise })?.clause ?? null;
    assert.equal(why({}), null);
    assert.equal(why({ level: 'shaken' }), null);
    assert.equal(why({ level: 'routed' }), 'JR-8.1a');
    assert.equal(why({ ammunition: 'out' }), 'JR-10.5c');
    assert.equal(why({ ammunition: 'low' }), null);
    assert.equal(why({ formation: 'limbered' }), 'JR-8.1c');
    assert.equal(why({ formation: 'mounted_column' }), 'JR-8.1c');
    assert.equal(why({ order: 'D' }), 'JR-4.4c');
    assert.equal(why({ fired: true }), 'JR-8.1b');
    assert.equal(why({ touchesEnemy: true }), 'JR-8.1e');
  },
);

clause(
  ['JR-5.5a', 'JR-8.1f', 'JR-6.4b'],
  'before movement First fire and Hold fire, at the end all but First fire, Disengage and Charge',
  () => {
    assert.deepEqual(
      orders.filter((order) => refuseFirstFires({ order }) === null),
      ['Fr', 'H', 'CH'],
    );
    const last = (quickMarched: boolean) =>
      orders.filter((order) => refuseRemainingFire({ order, quickMarched }) === null);
    assert.deepEqual(last(false), ['H', 'M', 'Fm', 'CH']);
    assert.deepEqual(last(true), []);
  },
);

const IDLE: TurnDeeds = {
  order: 'H',
  moved: false,
  formed: false,
  pivoted: false,
  fellBack: false,
  fired: false,
};

clause(
  ['JR-8.3a', 'JR-8.3b', 'JR-8.3c', 'JR-8.3k'],
  'the marker and what was done settle the dice a fire begins with',
  () => {
    const mode = (otherwise: Partial<TurnDeeds>) => fireMode({ ...IDLE, ...otherwise });
    assert.deepEqual(
      orders.map((order) => mode({ order })),
      ['first_fire', 'hold', 'moved', 'formed', 'hold', 'moved', 'conditional_hold'],
    );
    assert.equal(mode({ pivoted: true }), 'pivoted');
    assert.equal(mode({ fellBack: true }), 'moved');
    assert.equal(mode({ order: 'CH', pivoted: true }), 'pivoted');
    assert.equal(mode({ order: 'Fr', fellBack: true }), 'moved', 'on First fire too');
  },
);

clause('JR-14.4d', 'a charger meets a ready volley only of a holding unit that has done nothing', () => {
  const mode = (otherwise: Partial<TurnDeeds>) => volleyMode({ ...IDLE, ...otherwise });
  assert.equal(mode({}), 'hold');
  assert.equal(mode({ order: 'CH' }), 'conditional_hold');
  assert.equal(mode({ pivoted: true }), 'pivoted');
  assert.equal(mode({ order: 'D' }), 'disengaging_volley');
  for (const done of [
    { fired: true },
    { moved: true },
    { formed: true },
    { fellBack: true },
    { order: 'Fr' as const },
    { order: 'M' as const },
  ])
    assert.equal(mode(done), 'second_volley', JSON.stringify(done));
});

const seen = (id: string, range: number | null, otherwise: Partial<SightedEnemy> = {}): SightedEnemy => ({
  id,
  range: range === null ? null : inches(range),
  visible: true,
  touchesEnemy: false,
  ...otherwise,
});

clause(
  ['JR-2.5c', 'JR-7.4a', 'JR-8.1d', 'JR-8.1e', 'JR-8.5a', 'JR-8.5b'],
  'a target is in the arc, in range and in sight; close enemies come first',
  () => {
    const why = (target: SightedEnemy, ...others: SightedEnemy[]) =>
      refuseChoice('rifle_musket', 'infantry', target, [target, ...others])?.clause ?? null;
    assert.equal(why(seen('a', 12)), null);
    assert.equal(why(seen('a', 12.001)), 'JR-8.5a');
    assert.equal(why(seen('a', null)), 'JR-2.5c');
    assert.equal(why(seen('a', 3, { visible: false })), 'JR-7.4a');
    assert.equal(why(seen('a', 3, { touchesEnemy: true })), 'JR-8.1e');
    assert.equal(why(seen('a', 3), seen('b', 2)), 'JR-8.1d');
    assert.equal(why(seen('a', 3), seen('b', 2, { visible: false })), null);
    assert.equal(why(seen('a', 2), seen('b', 1)), null);
    assert.equal(refuseChoice('mixed', 'battery', seen('a', 34), [])?.clause, 'JR-8.5b');
    const guns = refuseChoice('mixed', 'battery', seen('a', 3), [seen('b', 2)]);
    assert.deepEqual([guns?.clause, guns?.at], ['JR-8.1d', ['b']]);
  },
);

clause(
  ['JR-11.2a', 'JR-11.2b', 'JR-8.6a', 'JR-7.5a'],
  'canister, rapid fire and area fire have their conditions',
  () => {
    const canister = (range: number, kind: 'single' | 'double') =>
      refuseCanister('napoleon_12', inches(range), kind)?.clause ?? null;
    assert.deepEqual([canister(3, 'single'), canister(3.1, 'single')], [null, 'JR-11.2a']);
    assert.deepEqual([canister(1.5, 'double'), canister(1.6, 'double')], [null, 'JR-11.2b']);
    const rapid = (weapon: Weapon) => refuseRapidFire(weapon) === null;
    assert.deepEqual((['breech_loading_carbine', 'repeating_carbine', 'rifle_musket'] as const).map(rapid), [
      true,
      false,
      false,
    ]);
    assert.equal(refuseAreaFire(true, true), null);
    assert.equal(refuseAreaFire(false, true)?.clause, 'JR-7.5a');
    assert.equal(refuseAreaFire(true, false)?.clause, 'JR-7.5a');
  },
);

clause(
  ['JR-4.3b', 'JR-14.4b', 'JR-6.2g'],
  'holding units pivot once by 45 degrees; First fire only when charged',
  () => {
    const why = (order: Order, angle: number, charged = false, pivoted = false) =>
      refusePivot(angle, { order, pivoted }, charged)?.clause ?? null;
    assert.deepEqual(
      [why('H', 450), why('CH', -450), why('H', 451), why('H', -451)],
      [null, null, 'JR-6.2g', 'JR-6.2g'],
    );
    assert.deepEqual(
      [why('Fr', 100), why('Fr', 100, true), why('M', 100, true)],
      ['JR-4.3b', null, 'JR-4.3b'],
    );
    assert.equal(why('H', 100, false, true), 'JR-4.3b');
  },
);

clause(
  ['JR-14.4e', 'JR-14.4g'],
  'routed or limbered units, mounted columns, and units without ammunition or sight give no volley',
  () => {
    const has = (otherwise: Partial<FirerStatus>, look: Partial<SightedEnemy> = {}) =>
      hasVolley({ ...ARMED, ...otherwise }, 'rifle_musket', { ...seen('a', 3), ...look });
    assert.equal(has({}), true);
    assert.deepEqual(
      [
        has({ level: 'routed' }),
        has({ formation: 'limbered' }),
        has({ formation: 'mounted_column' }),
        has({ ammunition: 'out' }),
      ],
      [false, false, false, false],
    );
    assert.deepEqual(
      [has({}, { range: null }), has({}, { visible: false }), has({}, { range: 12_001 })],
      [false, false, false],
    );
    assert.equal(fallsWithoutVolley(ARMED), false);
    assert.equal(fallsWithoutVolley({ ...ARMED, level: 'routed' }), true);
    assert.equal(fallsWithoutVolley({ ...ARMED, formation: 'limbered' }), true);
  },
);

const hit = (otherwise: Partial<Hit>): Hit => ({
  firer: 0,
  aspect: 'front',
  losses: 0,
  hitCheck: false,
  distance: 5000,
  ...otherwise,
});

clause(
  ['JR-12.1a', 'JR-12.1b', 'JR-12.1c', 'JR-12.2a'],
  'a unit checks for its first loss, for a stand lost, and for hits of guns or sharpshooters',
  () => {
    const rest = { firstLoss: false, standLost: false };
    assert.equal(checksAfter([hit({ losses: 1 })], { ...rest, firstLoss: true }), true);
    assert.equal(checksAfter([hit({})], { ...rest, firstLoss: true }), false);
    assert.equal(checksAfter([hit({ losses: 1 })], rest), false);
    assert.equal(checksAfter([hit({ losses: 3 })], { ...rest, standLost: true }), true);
    assert.equal(checksAfter([hit({ hitCheck: true })], rest), true);
  },
);

clause(
  'JR-12.2a',
  'the worst aspect of the fires that hit counts, and the losses by guns and sharpshooters',
  () => {
    const hits = [
      hit({ aspect: 'full_flank', losses: 1 }),
      hit({ aspect: 'rear' }),
      hit({ aspect: 'partial_flank', losses: 2, hitCheck: true }),
    ];
    assert.equal(worstAspect(hits), 'full_flank');
    assert.equal(worstAspect([...hits, hit({ aspect: 'rear', hitCheck: true })]), 'rear');
    assert.equal(worstAspect([]), 'front');
    assert.equal(gunLossesOf(hits), 2);
  },
);

clause(
  ['JR-13.2g', 'JR-13.2h'],
  'the cause is the unit that inflicted most, then the nearest, then the first listed',
  () => {
    const [most, near, first, last] = [
      hit({ firer: 4, losses: 3, distance: 9000 }),
      hit({ firer: 3, losses: 2, distance: 1000 }),
      hit({ firer: 1, losses: 2, distance: 2000 + TOUCH_DISTANCE }),
      hit({ firer: 2, losses: 2, distance: 2000 }),
    ];
    assert.equal(causeOf([near, most])?.firer, 4);
    assert.equal(causeOf([last, near, first])?.firer, 3);
    assert.equal(causeOf([last, first])?.firer, 1);
    assert.equal(causeOf([last, { ...first, distance: 2001 + TOUCH_DISTANCE }])?.firer, 2);
    assert.equal(causeOf([]), null);
  },
);

clause('JR-13.2g', 'a fire that cost nothing and was no hit of guns causes no fall-back', () => {
  const miss = hit({ firer: 1, distance: 2000 });
  const shell = hit({ firer: 2, distance: 9000, hitCheck: true });
  assert.equal(causeOf([miss, shell])?.firer, 2);
  assert.equal(causeOf([miss]), null);
});

clause('JR-5.10b', 'the side with the initiative comes first, each side as listed', () => {
  const units = [
    { side: 0, listed: 5 },
    { side: 1, listed: 2 },
    { side: 0, listed: 1 },
    { side: 1, listed: 0 },
  ];
  assert.deepEqual(
    inBatchOrder(units, 1).map(({ listed }) => listed),
    [0, 2, 1, 5],
  );
});

clause(['JR-1.4b', 'JR-1.4c', 'JR-1.4f'], 'a loss takes a section, or the half section that is left', () => {
  assert.deepEqual([withoutSections(1.5, 1), withoutSections(0.5, 1), withoutSections(1.5, 2)], [0.5, 0, 0]);
  assert.deepEqual([mostLosses(1.5), mostLosses(2)], [2, 2]);
});

clause(['JR-12.4a', 'JR-16.2a'], 'the best officer counts; he falls on 12, with sharpshooters on 11', () => {
  assert.equal(bestRank(['brigade', 'corps', 'division']), 'corps');
  assert.equal(bestRank([]), null);
  const killed = (sharpshooters: boolean) =>
    chancesOf(officerReckoning('He', sharpshooters)).find(({ outcome }) => outcome.killed)?.ways;
  assert.deepEqual([killed(false), killed(true)], [1, 3]);
});

const FIRE = fireWith();

const drops = (fire: Fire): number =>
  chancesOf(fireReckoning(fire, 'Fire'))
    .filter(({ outcome }) => outcome.lowers)
    .reduce((sum, { ways }) => sum + ways, 0);

clause(
  ['JR-10.5a', 'JR-10.5b', 'JR-10.5d'],
  'ammunition drops on all sixes, on all fives and sixes of rapid fire, never of one die',
  () => {
    assert.equal(drops(FIRE), 1);
    const carbine = {
      ...FIRE,
      firer: { ...FIRE.firer, weapon: 'breech_loading_carbine' as const },
      range: inches(2),
    };
    assert.equal(drops({ ...carbine, rapidFire: true }), 2 ** 3);
    const repeater = { ...carbine, firer: { ...FIRE.firer, weapon: 'repeating_carbine' as const } };
    assert.equal(drops(repeater), 3 ** 4);
    assert.equal(drops({ ...FIRE, mode: 'moved', range: inches(12) }), 0);
    assert.equal(drops({ ...FIRE, mode: 'after_charge' }), 0);
  },
);

clause('JR-8.4a', 'the table of a fire rings the row of its strength and the line of each total', () => {
  const { table, outcomes } = fireReckoning({ ...FIRE, firer: { ...FIRE.firer, quality: 'elite' } }, 'Fire');
  assert.ok(table);
  assert.equal(table.columns[table.ring.column], '10');
  // Three dice of an elite unit: the smallest total is 4.
  assert.equal(table.rows[table.ring.rows[0] as number], '4');
  const [line, at] = [table.ring.rows[9] as number, table.ring.column];
  assert.equal(table.cells[line]?.[at], String(outcomes[9]?.result));
});
