import assert from 'node:assert/strict';
import { chancesOf, outcomeOf, sumOfLines } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { ORDERS, type Order } from '../tables/index.ts';
import { moralePoint, moraleReckoning, type Nerve, type StrikeFactors } from './morale.ts';
import { type OrderedUnit, refuseConditionalHold, refuseOrder, refuseRefusal } from './orders.ts';
import { rallyReckoning, replacementReckoning } from './rally.ts';
import { haltLines, haltReckoning } from './volley-point.ts';

/** Morale, rallies, replacements and orders, against the numbers of the digest's clauses. */

const NERVE: Nerve = {
  quality: 'veteran',
  level: 'good',
  officer: null,
  cover: null,
  behindFriends: false,
  charging: false,
  commanderLost: false,
  standsLost: 0,
  regimentsLost: 0,
};
const STRUCK: StrikeFactors = {
  by: 'fire',
  aspect: 'front',
  disordered: false,
  forming: false,
  conditionalHold: false,
  gunLosses: 0,
};
const point = (nerve: Partial<Nerve> = {}, struck: Partial<StrikeFactors> | null = null): number =>
  moralePoint({ ...NERVE, ...nerve }, struck && { ...STRUCK, ...struck });

clause(['JR-1.3a', 'JR-1.3b'], 'the basic points of each quality', () => {
  assert.deepEqual(
    (['elite', 'veteran', 'green', 'militia'] as const).map((quality) => point({ quality })),
    [2, 3, 4, 5],
  );
});

clause(
  ['JR-12.4a', 'JR-12.4b', 'JR-12.4c', 'JR-12.4d', 'JR-12.4e'],
  'officers, charging, cover and friends in front help',
  () => {
    assert.deepEqual(
      (['brigade', 'division', 'corps'] as const).map((officer) => point({ officer }) - 3),
      [-1, -2, -3],
    );
    assert.equal(point({ charging: true }) - 3, -1);
    assert.deepEqual(
      (['cover', 'hasty', 'medium', 'heavy'] as const).map((cover) => point({ cover }) - 3),
      [-1, -2, -3, -3],
    );
    assert.equal(point({ behindFriends: true }) - 3, -4);
  },
);

clause(
  ['JR-12.4g', 'JR-12.4h', 'JR-12.4i', 'JR-12.4j'],
  'lost stands, commanders and regiments count against a check, and so does a bad level',
  () => {
    assert.equal(point({ standsLost: 2 }) - 3, 6);
    assert.equal(point({ commanderLost: true }) - 3, 1);
    assert.equal(point({ regimentsLost: 3 }) - 3, 3);
    assert.deepEqual([point({ level: 'shaken' }) - 3, point({ level: 'routed' }) - 3], [2, 4]);
  },
);

clause(
  ['JR-12.5a', 'JR-12.5b', 'JR-12.5c', 'JR-12.5d', 'JR-12.5e', 'JR-12.1b'],
  'the cause of the check has a column of its own',
  () => {
    const both = (struck: Partial<StrikeFactors>) => [
      point({}, struck) - 3,
      point({}, { ...struck, by: 'charge' }) - 3,
    ];
    assert.deepEqual(both({ aspect: 'partial_flank' }), [2, 3]);
    assert.deepEqual(both({ aspect: 'full_flank' }), [4, 6]);
    assert.deepEqual(both({ aspect: 'rear' }), [6, 9]);
    assert.deepEqual(both({ disordered: true }), [1, 4]);
    assert.deepEqual(both({ forming: true }), [2, 2]);
    assert.deepEqual(both({ forming: true, conditionalHold: true }), [4, 4]);
    assert.deepEqual(both({ gunLosses: 2 }), [2, 0]);
  },
);

clause(
  ['JR-12.3a', 'JR-12.3b', 'JR-12.3c', 'JR-12.3d'],
  'two dice must be above the morale point; 2 routs, 12 rallies, a failure costs a level',
  () => {
    const level = (nerve: Partial<Nerve>, sum: number) => {
      const { passed, level: after } = outcomeOf(moraleReckoning({ ...NERVE, ...nerve }, null, 'it'), sum);
      return [passed, after];
    };
    assert.deepEqual(level({}, 4), [true, 'good']);
    assert.deepEqual(level({}, 3), [false, 'shaken']);
    assert.deepEqual(level({}, 2), [false, 'routed']);
    assert.deepEqual(level({ officer: 'corps' }, 2), [false, 'routed']);
    assert.deepEqual(level({ level: 'shaken' }, 5), [false, 'routed']);
    assert.deepEqual(level({ level: 'shaken' }, 6), [true, 'shaken']);
    assert.deepEqual(level({ level: 'shaken', standsLost: 4 }, 12), [true, 'good']);
    assert.deepEqual(level({ standsLost: 4 }, 11), [false, 'shaken']);
  },
);

clause(
  ['JR-13.4a', 'JR-13.4b', 'JR-13.4c', 'JR-13.4d', 'JR-13.4e'],
  'a rally raises one level, a 12 to good; a 2 routs, and a unit that stays routed loses a stand',
  () => {
    const rally = (of: 'shaken' | 'routed', sum: number) => {
      const { level, standLost } = outcomeOf(rallyReckoning({ ...NERVE, level: of }, 'it'), sum);
      return [level, standLost];
    };
    assert.deepEqual(rally('shaken', 6), ['good', false]);
    assert.deepEqual(rally('shaken', 5), ['shaken', false]);
    assert.deepEqual(rally('shaken', 2), ['routed', false]);
    assert.deepEqual(rally('routed', 8), ['shaken', false]);
    assert.deepEqual(rally('routed', 7), ['routed', true]);
    assert.deepEqual(rally('routed', 2), ['routed', true]);
    assert.deepEqual(rally('routed', 12), ['good', false]);
  },
);

clause(
  ['JR-13.5a', 'JR-13.5b', 'JR-13.5c'],
  'a replacement comes on a die above the BMP; an officer helps, but not to find a commander',
  () => {
    const comes = (...given: Parameters<typeof replacementReckoning>) =>
      chancesOf(replacementReckoning(...given)).find(({ outcome }) => outcome.success)?.ways ?? 0;
    assert.deepEqual(
      [
        comes('ammunition', 'veteran', null),
        comes('ammunition', 'veteran', 'brigade'),
        comes('horses', 'militia', 'corps'),
      ],
      [3, 4, 4],
    );
    assert.deepEqual(
      [comes('brigade_commander', 'veteran', 'corps'), comes('horses', 'militia', null)],
      [3, 1],
    );
  },
);

const ORDERED: OrderedUnit = {
  formation: 'single_line',
  level: 'good',
  disordered: false,
  officer: 12_000,
  enemy: 12_000,
  arrow: true,
};
const why = (order: Exclude<Order, 'CH'>, otherwise: Partial<OrderedUnit> = {}): string | null =>
  refuseOrder(order, { ...ORDERED, ...otherwise })?.clause ?? null;

clause(
  ['JR-4.1a', 'JR-4.1b', 'JR-4.2b', 'JR-4.4b', 'JR-4.5b', 'JR-4.6a', 'JR-16.4a'],
  'markers that may not be placed are refused with the reason',
  () => {
    assert.deepEqual(
      ORDERS.map((order) => why(order)),
      [null, null, null, null, null, null],
    );
    for (const order of ORDERS) assert.equal(why(order, { level: 'routed' }), 'JR-4.1b');
    for (const formation of ['limbered', 'march_column', 'mounted_column'] as const)
      assert.equal(why('Fr', { formation }), 'JR-4.2b');
    assert.deepEqual([why('D', { enemy: null }), why('D', { enemy: 12_001 })], ['JR-4.4b', 'JR-4.4b']);
    for (const bad of [
      { level: 'shaken' as const },
      { disordered: true },
      { formation: 'skirmish' as const },
    ])
      assert.equal(why('C', bad), 'JR-4.5b');
    assert.equal(
      refuseOrder('C', { ...ORDERED, formation: 'march_column' })?.sentence,
      'Troops in march column cannot charge.',
    );
    assert.deepEqual([why('C', { officer: null }), why('C', { officer: 12_001 })], ['JR-16.4a', 'JR-16.4a']);
    assert.equal(why('M', { arrow: false }), 'JR-4.6a');
    assert.equal(
      why('H', { officer: null, enemy: null, arrow: false, level: 'shaken', disordered: true }),
      null,
    );
  },
);

clause(
  ['JR-4.8b', 'JR-4.1b'],
  'only Move, Form and Charge become Conditional hold; orders of routed units do not',
  () => {
    assert.deepEqual(
      ORDERS.filter((order) => refuseConditionalHold(order, 'good') === null),
      ['M', 'Fm', 'C'],
    );
    assert.equal(refuseConditionalHold('M', 'routed')?.clause, 'JR-4.1b');
  },
);

clause('JR-3.4a', 'a holding single line of three stands in order may refuse a flank', () => {
  const may = (otherwise: Partial<Parameters<typeof refuseRefusal>[0]> = {}) =>
    refuseRefusal({
      formation: 'single_line',
      disordered: false,
      stands: 3,
      order: 'H',
      ...otherwise,
    }) === null;
  assert.equal(may(), true);
  assert.deepEqual(
    [
      may({ stands: 2 }),
      may({ disordered: true }),
      may({ formation: 'extended_line' }),
      may({ order: 'CH' }),
    ],
    [false, false, false, false],
  );
});

clause(['JR-14.4a', 'JR-14.4c'], 'the volley point by quality, one pip more and one less at most', () => {
  const halter = {
    quality: 'veteran',
    officerPresent: false,
    inWorks: false,
    conditionalHold: false,
    disordered: false,
    forming: false,
  } as const;
  const pips = (otherwise: object) => sumOfLines(haltLines({ ...halter, ...otherwise }));
  assert.deepEqual(
    [
      pips({}),
      pips({ disordered: true, forming: true, conditionalHold: true }),
      pips({ officerPresent: true, inWorks: true }),
    ],
    [0, 1, -1],
  );
  const inches = (quality: Nerve['quality'], face: number) =>
    outcomeOf(haltReckoning({ ...halter, quality, officerPresent: true }, 'it'), face).inches;
  assert.deepEqual(
    [inches('elite', 6), inches('veteran', 1), inches('green', 6), inches('militia', 2)],
    [2.5, 0, 5, 1],
  );
});
