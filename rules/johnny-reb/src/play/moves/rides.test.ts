import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { Answer } from '../../model/answers.ts';
import { officerPlace } from '../../model/board.ts';
import { NONE } from '../../model/field.ts';
import * as S from '../../model/state.ts';
import type { MoveLeg } from '../../reckon/legs.ts';
import { fieldOf, type TestUnit } from '../../testing/battle.ts';
import { ahead, marked, wheeling } from '../../testing/moves.ts';
import { patch } from '../../testing/placed-units.ts';

/** Rides of officers at the gate, and what a move does to officers (JR-16.1b, JR-16.2b, D16). */

const GREY: TestUnit = ['G1', 20, 30, 180];
/** General B1 is with B1 at 20, 10; R1 is not of his brigade. */
const FIELD = fieldOf(
  [
    ['B1', 20, 10, 0, { led: true }],
    ['B2', 30, 10, 0],
    ['R1', 10, 10, 0],
  ],
  [GREY],
  [patch('building', 24, 4, 26, 6)],
);
const ride = (to: number | null, ...way: [number, number][]) =>
  ({ do: 'ride', officer: 0, way: way.map(([x, y]) => ({ x: x * 1000, y: y * 1000 })), to }) as const;
const move = (unit: number, ...legs: MoveLeg[]) => ({ do: 'move', unit, legs }) as const;
const begun = () =>
  marked(
    FIELD,
    [
      [0, 'M', 0],
      [1, 'M', 0],
    ],
    (s) => {
      s.initiative = 1;
    },
  );

clause('JR-16.1b', 'a ride that the rules forbid is refused with its rule', () => {
  const game = begun();
  const refusals: [object, RegExp][] = [
    [ride(null, [20, 0.1], [38, 0.1]), /beyond the officer's move/],
    [ride(null, [20, 5], [30, 5]), /through no building/],
    [ride(null, [20, 29.5]), /within 1 inch of an enemy/],
    [ride(2, [10, 9.25]), /not a unit of his command/],
    [ride(1, [30, 8]), /attaches to a unit that he touches/],
    [{ ...ride(null), officer: 3 }, /officer of your own/],
    [ride(77, [30, 9.25]), /no unit 77/],
  ];
  for (const [answer, words] of refusals) {
    const refused = game.refuses(0, answer);
    assert.equal(refused.code, 'JR-16.1b');
    assert.match(refused.sentence, words);
  }
});

clause(
  ['JR-16.1b', 'JR-5.8c', 'JR-5.8a'],
  'an officer rides once, at any point of the moves, and no unit fires at him',
  () => {
    const game = begun();
    game.does(0, move(0));
    game.does(0, ride(1, [30, 9.25]));
    assert.deepEqual([game.state.attached[0], game.state.rode[0]], [1, S.RODE]);
    assert.equal(game.asks(0).kind, 'moves');
    assert.match(game.refuses(0, ride(null)).sentence, /moved this turn already/);
    game.does(0, move(1, ahead(2)));
    assert.deepEqual(officerPlace(FIELD, game.state, 0), { x: 30_000, y: 11_250 });
  },
);

clause(
  ['JR-16.1b', 'JR-16.1a'],
  'an officer who moved with his unit rides no more, and may ride the turn after',
  () => {
    const game = begun();
    game.does(0, move(0, ahead(2)));
    assert.equal(game.state.rode[0], S.WENT_ALONG);
    assert.match(game.refuses(0, ride(1, [30, 9.25])).sentence, /moved with his unit already/);
    game.does(0, ride(null));
    assert.deepEqual(
      [game.state.attached[0], officerPlace(FIELD, game.state, 0)],
      [NONE, { x: 20_000, y: 11_250 }],
    );
    game.does(0, { do: 'done' });
    const nobody: Answer = { do: 'fires', fires: [] };
    game.does(0, nobody);
    game.does(1, nobody);
    assert.deepEqual([game.state.turn, game.state.rode[0]], [2, S.STAYED]);
  },
);

clause('JR-16.1b', 'an officer who rode to a unit is carried on by it, and rides no more (JR-R7)', () => {
  const game = begun();
  game.does(0, ride(1, [30, 9.25]));
  game.does(0, move(1, ahead(3)));
  assert.deepEqual(officerPlace(FIELD, game.state, 0), { x: 30_000, y: 12_250 });
  assert.deepEqual([game.state.attached[0], game.state.rode[0]], [1, S.RODE]);
  assert.match(game.refuses(0, ride(null)).sentence, /moved this turn already/);
});

clause('JR-16.2b', 'a lone officer in the path of a leg, or a wheel, escapes', () => {
  for (const [leg, place] of [
    [ahead(4), [20, 12]],
    [wheeling(60), [19, 11]],
  ] as const) {
    const field = fieldOf([['B1', 20, 2, 0, { led: true }]], [['G1', 20, 10, 0]]);
    const game = marked(field, [[1, 'M']], (s) => {
      s.attached[0] = NONE;
      s.officerX[0] = place[0] * 1000;
      s.officerY[0] = place[1] * 1000;
    });
    game.does(1, move(1, leg, ahead(1)));
    assert.equal(game.state.attached[0], 0);
  }
});
