import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { placedOf, situationOf } from '../model/board.ts';
import { NONE } from '../model/field.ts';
import * as S from '../model/state.ts';
import type { Order } from '../tables/index.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from '../testing/battle.ts';
import { standOnHold } from './hold.ts';
import { markedUnits, ordersQuestion } from './marking.ts';
import { EnemySighting, touchesAny } from './sighting.ts';

/** The sheets of orders, and what a firer measures of its enemies. */

const GREY: TestUnit = ['G1', 20, 19, 180];
const FIELD = fieldOf(
  [
    ['B1', 20, 10, 0, { led: true }],
    ['B2', 30, 10, 90, { formation: 'march_column' }],
    ['B3', 5, 10, 0, { ...FOUR_GUNS, formation: 'limbered' }],
    ['B4', 12, 10, 0],
  ],
  [GREY],
);
const begun = (change: (s: S.State) => void = () => {}): S.State => {
  const s = S.deployState(FIELD);
  change(s);
  return s;
};
const marker = (unit: number, order: Order, arrow: number | null = null) => ({ unit, order, arrow });

clause(
  ['JR-4.1a', 'JR-4.1b', 'JR-5.2a'],
  'each unrouted unit on the table gets a marker; a side without any is not asked',
  () => {
    const s = begun((state) => {
      state.level[0] = 2;
      state.level[1] = 1;
      state.fate[2] = S.DESTROYED;
    });
    assert.deepEqual(markedUnits({ field: FIELD, s }, 0), [1, 3]);
    assert.deepEqual(markedUnits({ field: FIELD, s }, 1), [4]);
    const none = begun((state) => state.level.fill(2));
    assert.equal(ordersQuestion({ field: FIELD, s: none }, 0), null);
    assert.equal(ordersQuestion({ field: FIELD, s: begun() }, 0)?.side, 0);
  },
);

clause(
  ['JR-4.1a', 'JR-4.1c', 'JR-4.6a', 'JR-4.2b', 'JR-4.4b', 'JR-4.5b'],
  'on the list is each order for all who may have it, a Move straight ahead; the rest hold',
  () => {
    const question = ordersQuestion({ field: FIELD, s: begun() }, 0);
    const listed = [...(question?.options() ?? [])].map((each) =>
      each.do === 'orders' ? each.orders.map(({ unit, order, arrow }) => `${unit} ${order} ${arrow}`) : [],
    );
    assert.deepEqual(listed, [
      [],
      ['0 Fr null', '3 Fr null'],
      ['0 H null', '1 H null', '2 H null', '3 H null'],
      ['0 M 0', '1 M 900', '2 M 0', '3 M 0'],
      ['0 Fm null', '1 Fm null', '2 Fm null', '3 Fm null'],
      ['0 D null', '1 D null', '3 D null'],
      ['0 C null', '3 C null'],
    ]);
    for (const answer of question?.options() ?? []) assert.equal(question?.refuse(answer), null);
    const drawn = question?.sample?.(() => 0);
    const orders = [marker(0, 'Fr'), marker(1, 'D'), marker(2, 'Fm'), marker(3, 'Fr')];
    assert.deepEqual(drawn, { do: 'orders', orders });
  },
);

clause(['JR-4.1a', 'JR-4.6a'], 'a sheet names each own unit once, and only a Move has an arrow', () => {
  const question = ordersQuestion({ field: FIELD, s: begun() }, 0);
  const why = (...orders: ReturnType<typeof marker>[]) =>
    question?.refuse({ do: 'orders', orders: orders.map((each) => ({ ...each, order: each.order as 'H' })) })
      ?.code ?? null;
  assert.equal(why(marker(0, 'M', 100), marker(1, 'H')), null);
  assert.equal(why(marker(0, 'H', 100)), 'JR-4.6a');
  assert.equal(why(marker(0, 'H'), marker(0, 'M', 0)), 'JR-4.1a');
  assert.equal(why(marker(4, 'H')), 'JR-4.1a');
  assert.notEqual(why(marker(1, 'Fr')), null);
});

clause(
  ['JR-4.8a', 'JR-5.4b'],
  'a unit put on Conditional hold has no arrow, target or point unit any more',
  () => {
    const s = begun();
    for (const list of [s.order, s.arrow, s.charges, s.supports]) list.fill(3);
    standOnHold(s, 1);
    assert.deepEqual([S.orderOf(s, 1), s.arrow[1], s.charges[1], s.supports[1]], ['CH', NONE, NONE, NONE]);
    assert.deepEqual([s.order[0], s.arrow[0], s.charges[0], s.supports[0]], [3, 3, 3, 3]);
  },
);

clause(
  ['JR-14.5a', 'JR-8.1e', 'JR-2.4c'],
  'the point unit of a halted charge touches nothing yet, and nothing touches it',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 10, 0],
        ['B2', 30, 10, 0],
      ],
      [
        ['G1', 20, 10, 180],
        ['G2', 23.5, 10, 180],
      ],
    );
    const s = S.deployState(field);
    const touches = (unit: number, halted: number) =>
      touchesAny(situationOf(field, s), placedOf(field, s, unit), halted);
    assert.deepEqual(
      [0, 1, 2, 3].map((unit) => touches(unit, NONE)),
      [true, false, true, true],
    );
    assert.deepEqual(
      [0, 1, 2, 3].map((unit) => touches(unit, 0)),
      [false, false, false, false],
    );
  },
);

clause(
  ['JR-2.5d', 'JR-7.4a', 'JR-8.1a', 'JR-8.5a'],
  'an enemy is sighted with its range, in arc and sight; out of range it is not looked for',
  () => {
    const sighted = (x: number, y: number, weapon: 'rifle_musket' | 'pistol' = 'rifle_musket') => {
      const field = fieldOf([['B1', 20, 10, 0]], [['G1', x, y, 180]]);
      const s = S.deployState(field);
      const seen = new EnemySighting(
        situationOf(field, s),
        placedOf(field, s, 0),
        weapon,
        placedOf(field, s, 1),
        NONE,
      );
      return [seen.isInReach, seen.range, seen.visible, seen.touchesEnemy];
    };
    assert.deepEqual(sighted(20, 14), [true, 4000, true, false]);
    assert.deepEqual(sighted(20, 22), [true, 12_000, true, false]);
    assert.deepEqual(
      sighted(20, 22.1),
      [true, 12_100, false, false],
      'its centre is in reach, its front is not',
    );
    assert.deepEqual(sighted(20, 30).slice(0, 1), [false]);
    assert.deepEqual(sighted(20, 22, 'pistol').slice(2), [false, false]);
    assert.deepEqual(sighted(20, 5), [true, null, false, false], 'behind it');
  },
);

clause(
  ['JR-4.1a', 'JR-4.5b', 'JR-6.4a', 'JR-18.3a'],
  'a unit in disorder or shaken is not listed for a Charge',
  () => {
    const charging = (change: (s: S.State) => void): number[] => {
      const question = ordersQuestion({ field: FIELD, s: begun(change) }, 0);
      return [...(question?.options() ?? [])].flatMap((each) =>
        each.do === 'orders' ? each.orders.filter(({ order }) => order === 'C').map(({ unit }) => unit) : [],
      );
    };
    assert.deepEqual(
      charging(() => {}),
      [0, 3],
    );
    assert.deepEqual(
      charging((s) => void (s.disordered[0] = 1)),
      [3],
    );
    assert.deepEqual(
      charging((s) => void (s.level[3] = 1)),
      [0],
    );
  },
);
