import assert from 'node:assert/strict';
import { overlap } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { chargesOn, toldOf } from '../../../test/charges.ts';
import { footprintOf } from '../../model/board.ts';
import * as S from '../../model/state.ts';
import { fieldOf, type TestUnit } from '../../testing/battle.ts';

/** Charges over friends that may be passed through, and which actions of its own a charging unit loses. */

const SKIRMISH = { formation: 'skirmish', stands: [2], men: 60 };

clause(
  ['JR-14.3e', 'JR-14.3f', 'JR-14.1c', 'JR-2.2c'],
  'a charge that would touch another enemy on top of its friends is not made',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 10, 0],
        ['B2', 20, 14.2, 0, SKIRMISH],
      ],
      [
        ['G1', 20, 19, 180],
        ['G2', 22.3, 15, 90, { stands: [2, 2] }],
      ],
    );
    const game = chargesOn(field, { orders: ['C', 'Fr', 'Fr', 'Fr'], charges: [[0, 2]] });
    assert.deepEqual([game.state.y[0], S.orderOf(game.state, 0)], [10_000, 'CH']);
    assert.match(toldOf(game).at(-1) ?? '', /finds no way/);
  },
);

clause(
  ['JR-14.3f', 'JR-14.4b', 'JR-2.2c'],
  'a charge that touches the enemy on top of its friends stops clear of them, without an impact',
  () => {
    // G1 turns to face the charge, so its corner comes nearer, over B2.
    const column: TestUnit = ['G1', 20, 17, 90, { formation: 'double_line' }];
    const field = fieldOf(
      [
        ['B1', 20, 10, 0],
        ['B2', 20.6, 15.3, 0, SKIRMISH],
      ],
      [column],
    );
    const game = chargesOn(field, { orders: ['C', 'Fr', 'H'], charges: [[0, 2]] }, [6]);
    const pivots = [...game.asks(1).options()].filter((each) => each.do === 'pivot');
    const far = pivots.find((each) => each.do === 'pivot' && each.pivot >= 400);
    assert.ok(far);
    game.does(1, far, [1], [1, 1, 1]);
    const [one, friend] = [footprintOf(field, game.state, 0), footprintOf(field, game.state, 1)];
    assert.equal(overlap(one, friend), false);
  },
);

clause(
  ['JR-14.3f', 'JR-14.2b', 'JR-2.2c'],
  'a charger that would stop on friends, with its support close behind, goes back together with it',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 10, 0, { led: true, stands: [1, 3, 3, 3] }],
        ['B2', 22.5, 9.25, 0],
        ['B3', 20, 11.9, 0, { formation: 'skirmish', stands: [1], men: 30 }],
      ],
      [['G1', 20, 14.2, 180, { quality: 'green' }]],
    );
    // It is halted 3 inches off, after 1.2 inches. It loses a stand and fails its check, but its general
    // makes it stay.
    const game = chargesOn(
      field,
      {
        orders: ['C', 'C', 'H', 'H'],
        charges: [[0, 3]],
        supports: [[1, 0]],
        change: (s) => s.disordered.fill(1, 2, 3),
      },
      [3],
      [3],
      [3, 3, 4],
      [3, 3],
      [1, 2],
    );
    assert.ok(toldOf(game).includes('The B1 and its supports go back clear of their friends.'));
    const { state } = game;
    const places = [0, 1, 2].map((unit) => footprintOf(field, state, unit));
    assert.equal(state.level[0], 1);
    assert.deepEqual(
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ].map((pair) => overlap(nth(places, nth(pair, 0)), nth(places, nth(pair, 1)))),
      [false, false, false],
    );
    assert.ok((state.y[0] as number) > 11_000 && (state.y[0] as number) < 11_170, `${state.y[0]}`);
    assert.equal((state.y[0] as number) - (state.y[1] as number), 750);
  },
);

clause('JR-3.4a', 'a charge ends a refused flank, of its supports too', () => {
  const field = fieldOf(
    [
      ['B1', 20, 10, 0, { led: true }],
      ['B2', 20, 9, 0],
    ],
    [['G1', 20, 18, 180]],
  );
  const game = chargesOn(
    field,
    {
      orders: ['C', 'C', 'M'],
      charges: [[0, 2]],
      supports: [[1, 0]],
      change: (s) => s.refuses.fill(1),
    },
    [3],
    [3],
    [1, 1, 1],
    [2, 3],
    [4, 5],
    [3, 3],
  );
  assert.deepEqual(game.state.refuses.slice(0, 2), [0, 0]);
});

clause('JR-3.4a', 'a charger that only turns gives up its refused flank', () => {
  // The enemy is half an inch off and to its right: it turns, and is halted on the spot.
  const field = fieldOf([['B1', 20, 10, 0]], [['G1', 24.5, 10.6, 180]]);
  const game = chargesOn(
    field,
    { orders: ['C', 'H'], charges: [[0, 1]], change: (s) => s.refuses.fill(1) },
    [1],
    [6],
    [1, 1, 1],
    [1, 1],
    [6, 6],
    [1, 2],
  );
  assert.notEqual(game.state.facing[0], 0);
  assert.equal(game.state.refuses[0], 0);
});
