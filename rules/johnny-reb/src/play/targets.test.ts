import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { Field } from '../model/field.ts';
import type { NamedFire } from '../model/shots.ts';
import {
  deployState,
  FIRED,
  MARKERS,
  MOVED,
  mark,
  PIVOTED,
  QUICK_MARCHED,
  type State,
} from '../model/state.ts';
import type { Order } from '../tables/index.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from '../testing/battle.ts';
import { patch } from '../testing/placed-units.ts';
import { type Moment, refuseFire } from './targets.ts';

const BLUE: TestUnit = ['B1', 20, 10, 0];
const FIELD = fieldOf(
  [BLUE],
  [
    ['G1', 20, 14, 180],
    ['G2', 26, 18, 180],
  ],
);
const NAMED: NamedFire = {
  firer: 0,
  target: 1,
  mode: 'hold',
  pivot: 0,
  areaFire: false,
  rapidFire: false,
  canister: null,
};

/** Why the first unit may not fire in this way; null if it may. */
function why(
  otherwise: Partial<NamedFire> = {},
  change: (s: State) => void = () => {},
  moment: Moment = 'interrupt',
  field: Field = FIELD,
): string | null {
  const s = deployState(field);
  change(s);
  return refuseFire(field, s, { ...NAMED, ...otherwise }, moment)?.clause ?? null;
}
const on = (order: Order) => (s: State) => {
  s.order[0] = MARKERS.indexOf(order);
};

clause(
  ['JR-8.1a', 'JR-8.1b', 'JR-4.3a'],
  'a holding unit fires at an enemy in arc, range and sight, once',
  () => {
    assert.equal(why(), null);
    assert.equal(why({ target: 2 }), null);
    assert.equal(
      why({}, (s) => mark(s, 0, FIRED)),
      'JR-8.1b',
    );
    const far = fieldOf([BLUE], [['G1', 20, 23, 180]]);
    assert.equal(why({}, undefined, 'interrupt', far), 'JR-8.5a');
    const behind = fieldOf([BLUE], [['G1', 20, 5, 0]]);
    assert.equal(why({}, undefined, 'interrupt', behind), 'JR-2.5c');
    const screened = fieldOf([BLUE], [['G1', 20, 14, 180]], [patch('building', 10, 12, 30, 12.5)]);
    assert.equal(why({}, undefined, 'interrupt', screened), 'JR-7.4a');
  },
);

clause(
  ['JR-5.5a', 'JR-5.8b', 'JR-8.1f', 'JR-6.4b', 'JR-4.2a', 'JR-4.4c'],
  'each order fires at its moments',
  () => {
    const may = (order: Order) =>
      (['first fires', 'interrupt', 'remaining fires'] as const).map(
        (moment) => why({}, on(order), moment) === null,
      );
    assert.deepEqual(may('Fr'), [true, false, false]);
    assert.deepEqual(may('H'), [true, true, true]);
    assert.deepEqual(may('CH'), [true, true, true]);
    assert.deepEqual(may('M'), [false, false, true]);
    assert.deepEqual(may('Fm'), [false, false, true]);
    assert.deepEqual(may('D'), [false, false, false]);
    assert.deepEqual(may('C'), [false, false, false]);
    const marched = (s: State) => {
      on('M')(s);
      mark(s, 0, QUICK_MARCHED);
    };
    assert.equal(why({}, marched, 'remaining fires'), 'JR-6.4b');
  },
);

clause('JR-8.1d', 'an enemy at close range comes first', () => {
  const close = fieldOf(
    [BLUE],
    [
      ['G1', 20, 12, 180],
      ['G2', 26, 18, 180],
    ],
  );
  assert.equal(why({}, undefined, 'interrupt', close), null);
  assert.equal(why({ target: 2 }, undefined, 'interrupt', close), 'JR-8.1d');
});

clause('JR-8.1e', 'a unit that touches an enemy neither fires nor is fired at', () => {
  const touching = fieldOf(
    [BLUE, ['B2', 30, 10, 0]],
    [
      ['G1', 20, 10, 180],
      ['G2', 30, 14, 180],
    ],
  );
  assert.equal(why({ target: 3 }, undefined, 'interrupt', touching), 'JR-8.1e');
  assert.equal(why({ firer: 1, target: 2 }, undefined, 'interrupt', touching), 'JR-2.5c');
  const apart = fieldOf(
    [
      ['B1', 20, 8, 0],
      ['B2', 24, 10, 0],
    ],
    [
      ['G1', 20.5, 11, 180],
      ['G2', 24, 10, 180],
    ],
  );
  assert.equal(why({ target: 3 }, undefined, 'interrupt', apart), 'JR-8.1e');
});

clause(
  ['JR-4.3b', 'JR-5.10c'],
  'a pivot brings an enemy into the arc, if there is room and it is the first',
  () => {
    const aside = fieldOf([BLUE], [['G1', 27, 8, 270]]);
    assert.equal(why({}, undefined, 'interrupt', aside), 'JR-2.5c');
    assert.equal(why({ pivot: 450 }, undefined, 'interrupt', aside), null);
    assert.equal(why({ pivot: 451 }, undefined, 'interrupt', aside), 'JR-6.2g');
    assert.equal(
      why({ pivot: 450 }, (s) => mark(s, 0, PIVOTED), 'interrupt', aside),
      'JR-4.3b',
    );
    const tight = fieldOf([BLUE, ['B2', 18.5, 11.2, 0]], [['G1', 27, 8, 270]]);
    assert.equal(why({ pivot: 450, target: 2 }, undefined, 'interrupt', tight), 'JR-2.2c');
  },
);

clause('JR-7.5a', 'area fire is for an enemy that woods hide and that has been seen', () => {
  const woods = (depth: number) =>
    fieldOf([BLUE], [['G1', 20, 18, 180]], [patch('woods', 0, 12, 40, 12 + depth)]);
  const showed = (s: State) => mark(s, 1, MOVED);
  assert.equal(why({}, showed, 'interrupt', woods(3)), 'JR-7.4a');
  assert.equal(why({ areaFire: true }, showed, 'interrupt', woods(3)), null);
  assert.equal(why({ areaFire: true }, undefined, 'interrupt', woods(3)), 'JR-7.5a');
  assert.equal(why({ areaFire: true }, showed, 'interrupt', woods(4.5)), 'JR-7.5a');
  assert.equal(why({ areaFire: true }, showed, 'interrupt', woods(1)), 'JR-7.5a');
});

clause(
  ['JR-11.2a', 'JR-11.2b', 'JR-8.6a'],
  'canister is for guns in its range, not down a slope for some, and rapid fire for carbines',
  () => {
    const guns = (more: object = {}, y = 12.5) =>
      fieldOf(
        [['B1', 20, 10, 0, { ...FOUR_GUNS, ...more }]],
        [['G1', 20, y, 180]],
        [patch('elevation', 0, 0, 40, 11, 1)],
      );
    assert.equal(why({ canister: 'single' }, undefined, 'interrupt', guns()), null);
    assert.equal(why({ canister: 'double' }, undefined, 'interrupt', guns()), 'JR-11.2b');
    assert.equal(why({ canister: 'single' }, undefined, 'interrupt', guns({}, 13.5)), 'JR-11.2a');
    assert.equal(
      why({ canister: 'single' }, undefined, 'interrupt', guns({ no_canister_downhill: true })),
      'JR-11.2a',
    );
    assert.equal(why({ canister: 'single' }), 'JR-11.2a');
    assert.equal(why({ rapidFire: true }), 'JR-8.6a');
  },
);
