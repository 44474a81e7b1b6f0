import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import * as S from '../model/state.ts';
import { FOUR_GUNS, fieldOf } from '../testing/battle.ts';
import { firersAsked, firesQuestion, momentOf, refuseShot } from './fires.ts';
import { isThere } from './own.ts';
import { asNamed, plainShot, type Shot } from './shot.ts';

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

/** B1 and B2 on First fire and Hold before G1; B3's guns near G2; B4 looks away from all; B5 has fired, B6 moves. */
const LINE = fieldOf(
  [
    ['B1', 20, 10, 0],
    ['B2', 26, 10, 0],
    ['B3', 8, 10, 0, FOUR_GUNS],
    ['B4', 33, 10, 180],
    ['B5', 14, 10, 0],
    ['B6', 2, 10, 0],
  ],
  [
    ['G1', 22, 14, 180],
    ['G2', 8, 12.5, 180],
  ],
);
const inLine = (change: (s: S.State) => void = () => {}): S.State => {
  const s = S.deployState(LINE);
  s.order = ['Fr', 'H', 'H', 'Fr', 'H', 'M', 'H', 'H'].map((order) => S.MARKERS.indexOf(order as 'H'));
  S.mark(s, 4, S.FIRED);
  change(s);
  return s;
};

clause(
  ['JR-5.5a', 'JR-5.9a', 'JR-4.2a', 'JR-8.1f'],
  'before movement First fire and Hold fire, at last Hold and Move; First fire must',
  () => {
    const asked = (kind: 'first-fires' | 'remaining-fires', change?: (s: S.State) => void) =>
      firersAsked({ field: LINE, s: inLine(change) }, 0, kind).map(({ id, must }) =>
        must ? `${id}!` : `${id}`,
      );
    assert.deepEqual(asked('first-fires'), ['0!', '1', '2', '3!']);
    assert.deepEqual(asked('remaining-fires'), ['1', '2', '5']);
    const gone = (s: S.State): void => {
      s.fate[1] = S.DESTROYED;
      s.level[2] = 2;
    };
    assert.deepEqual(asked('first-fires', gone), ['0!', '3!']);
    assert.deepEqual(
      [momentOf('first-fires'), momentOf('remaining-fires')],
      ['first fires', 'remaining fires'],
    );
    const none = inLine((s) => s.done.fill(S.FIRED));
    assert.equal(firesQuestion({ field: LINE, s: none }, 0, 'first-fires'), null);
  },
);

clause(
  ['JR-5.5a', 'JR-4.2a', 'JR-4.3b', 'JR-8.1d', 'JR-11.2a', 'JR-8.6a'],
  'on the list are all fires straight ahead, those that must be, and the usual ones',
  () => {
    const s = inLine();
    const question = firesQuestion({ field: LINE, s }, 0, 'first-fires');
    assert.ok(question);
    const words = (fires: readonly Shot[]) =>
      fires.map(
        ({ firer, target, pivot, canister }) =>
          `${firer} at ${target}${canister ? ` ${canister}` : ''}${pivot === 0 ? '' : ' turned'}`,
      );
    const listed = [...question.options()].map((each) => words(each.fires));
    // B3's guns must fire at the enemy in canister range; B4 on First fire sees none and may not turn.
    assert.deepEqual(listed, [
      ['0 at 6', '1 at 6', '2 at 7'],
      ['0 at 6'],
      ['0 at 6', '1 at 6', '2 at 7 single'],
    ]);
    for (const answer of question.options()) assert.equal(question.refuse(answer), null);
    const drawn = question.sample?.(() => 0);
    assert.ok(drawn && words(drawn.fires).length === 3);
    const few = question.sample?.((n) => n - 1);
    assert.deepEqual(few && words(few.fires), ['0 at 6'], 'only the unit that must');
    const missing = question.refuse({ do: 'fires', fires: [plainShot(1, 6)] });
    assert.deepEqual(
      [missing?.clause, missing?.sentence],
      ['JR-4.2a', 'The B1 is on First fire: name its target.'],
    );
    assert.equal(
      question.refuse({ do: 'fires', fires: [plainShot(0, 6), plainShot(0, 6)] })?.clause,
      'JR-5.5a',
    );
    assert.equal(question.refuse({ do: 'fires', fires: [plainShot(0, 7)] })?.clause === undefined, false);
  },
);
