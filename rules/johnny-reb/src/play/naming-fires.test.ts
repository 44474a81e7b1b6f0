import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import * as S from '../model/state.ts';
import { fieldOf } from '../testing/battle.ts';
import { refuseShot } from './fires.ts';
import { isThere } from './own.ts';
import { asNamed, plainShot } from './shot.ts';

const FIELD = fieldOf(
  [
    ['B1', 20, 10, 0],
    ['B2', 26, 10, 0],
  ],
  [['G1', 20, 16, 180]],
);

/** The state with every unit on Hold. */
function held(change: (s: S.State) => void = () => {}): S.State {
  const s = S.deployState(FIELD);
  s.order.fill(S.MARKERS.indexOf('H'));
  change(s);
  return s;
}

clause(
  ['JR-8.1a', 'JR-5.4c'],
  'only a unit of the side on the table fires, and only at an enemy on the table',
  () => {
    const why = (firer: number, target: number, change?: (s: S.State) => void) =>
      refuseShot(FIELD, held(change), 0, plainShot(firer, target), 'remaining fires')?.sentence ?? null;
    const gone = (unit: number) => (s: S.State) => {
      s.fate[unit] = S.DESTROYED;
    };
    assert.equal(why(0, 2), null);
    assert.equal(why(0, 2, gone(0)), 'The B1 is not on the table.');
    assert.equal(why(2, 0), 'The G1 is not on the table.');
    assert.equal(why(0, 1), 'There is no such enemy on the table.');
    assert.equal(why(0, 2, gone(2)), 'There is no such enemy on the table.');
    assert.deepEqual(
      [0, 1, 2, 3].map((unit) =>
        [0, 1].map((side) => isThere(FIELD, held(gone(1)), unit, side === 0 ? 0 : 1)),
      ),
      [
        [true, false],
        [false, false],
        [false, true],
        [false, false],
      ],
    );
  },
);

clause(['JR-8.3a', 'JR-6.2g'], 'what a unit has done this turn decides the mode of its fire', () => {
  const mode = (pivot: number, marks = 0, order: 'H' | 'Fr' = 'H') => {
    const s = held((each) => {
      if (marks > 0) S.mark(each, 0, marks);
      each.order[0] = S.MARKERS.indexOf(order);
    });
    return asNamed(s, { ...plainShot(0, 2), pivot }).mode;
  };
  assert.deepEqual(
    [mode(0), mode(100), mode(0, S.PIVOTED), mode(0, S.MOVED), mode(0, S.FORMED), mode(0, 0, 'Fr')],
    ['hold', 'pivoted', 'pivoted', 'moved', 'formed', 'first_fire'],
  );
});
