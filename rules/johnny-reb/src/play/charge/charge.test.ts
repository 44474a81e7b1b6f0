import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Situation, situation } from '../../../test/situation.ts';
import type { AnswerTo } from '../../answers.ts';
import type { Field } from '../../field.ts';
import * as S from '../../state.ts';
import { fieldOf, type Listed } from '../../testing/battle.ts';

/** A regiment that charges north from (20, 10) at one that stands 8 inches off. */
const BLUE: Listed = ['B1', 20, 10, 0];
const GREY: Listed = ['G1', 20, 18, 180];

type Order = (typeof S.MARKERS)[number];

/** A game in which orders are revealed and charges are to be named; units have markers by their place in the list. */
function revealed(
  field: Field,
  orders: readonly Order[],
  change: (s: S.State) => void = () => {},
): Situation {
  return situation(field, (s) => {
    s.phase = S.REVEAL;
    s.step = 2;
    s.order = orders.map((order) => S.MARKERS.indexOf(order));
    s.marks = s.marks.map(() => S.OPENED | S.BLOODED);
    change(s);
  });
}

const charges = (...all: [unit: number, target: number][]): AnswerTo<'charges'> => ({
  do: 'charges',
  charges: all.map(([unit, target]) => ({ unit, target })),
});

clause(
  ['JR-14.3a', 'JR-14.4d', 'JR-14.6d', 'JR-14.8a', 'JR-14.8d', 'JR-5.11a'],
  'a charge: bonus, volley point, volley, impact; the beaten fall back and the winner takes the ground',
  () => {
    const game = revealed(fieldOf([BLUE], [GREY]), ['C', 'M']);
    // Bonus 3: reach 11. Halt at 1.5 inches; 3 dice, 3: nothing. 4 against 9: the grey fall back 6, shaken.
    game.does(0, charges([0, 1]), [3], [3], [1, 1, 1], [2, 3], [4, 5], [3, 3]);
    const { state } = game;
    assert.deepEqual([state.level[1], state.disordered[1], state.y[1]], [1, 1, 24_000]);
    // The centre of the grey was at 18.375.
    assert.deepEqual([state.y[0], state.disordered[0], state.charging], [18_375, 0, null]);
    assert.deepEqual(
      game.told.map(({ sentence }) => sentence).filter((each) => /^The [BG]1 /.test(each)),
      [
        'The B1 charges the G1.',
        'The B1 goes forward at the G1.',
        'The G1 halts the B1 1.5 inches off.',
        'The G1 fires at the B1.',
        'The B1 goes forward at the G1.',
        'The B1 meets the G1, 7 against 12: the B1 has the better of it.',
        'The G1 is disordered.',
        'The G1 is shaken.',
        'The G1 falls back 6 inches.',
        'The B1 takes the ground.',
      ],
    );
  },
);
