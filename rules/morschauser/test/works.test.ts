import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { NONE } from '../src/model/state.ts';
import {
  acts,
  begin,
  DONE,
  FAR,
  goes,
  inch,
  moves,
  shoots,
  type TestBattle,
  type TestRegiment,
} from './battlefield.ts';

/** The work of engineers, turn by turn (E7k). */

const ENGINEERS: TestRegiment = { type: 'engineers', at: [[20, 20]] };
const WAGON: TestRegiment = { type: 'wagons', weapon: 'none', at: [[26, 20]] };
/** An abatis between the two: one turn of work. */
const ABATIS = { do: 'work' as const, task: 3, x: inch(23), y: inch(20), facing: 0, about: NONE };
/** An earthwork there: four turns. */
const EARTHWORK = { ...ABATIS, task: 2 };

function atWork(more: Partial<TestBattle> = {}) {
  return begin({
    switches: { engineering: true },
    south: [ENGINEERS, WAGON],
    north: FAR,
    turns: 12,
    ...more,
  });
}

clause('MM-E7k1', 'a task takes engineers and a wagon, both at the site', () => {
  assert.equal(atWork().refused(ABATIS), null);
  const alone = [
    [ENGINEERS, { ...WAGON, at: [[40, 20]] as const }],
    [{ ...ENGINEERS, at: [[12, 20]] as const }, WAGON],
    [ENGINEERS, { ...ENGINEERS, at: [[26, 20]] as const }],
  ];
  for (const south of alone) assert.equal(atWork({ south }).refused(ABATIS)?.clause, 'MM-E7k1');
});

clause(
  ['MM-E7k1', 'MM-E7k3'],
  'a turn in which the wagon or the engineers have left the site does not count',
  () => {
    for (const [company, x] of [
      [0, 16],
      [1, 30],
    ] as const) {
      const trial = atWork();
      trial.give(EARTHWORK);
      trial.give(acts([company]));
      trial.give(moves(goes(company, x, 20, 0)));
      trial.give(DONE);
      trial.give(DONE); // North
      assert.equal(trial.s.works[0]?.turns, 0);
      trial.give(DONE);
      assert.equal(trial.s.works[0]?.turns, 0, 'it is still away');
    }
  },
);

clause('MM-E7k3', 'a turn in which either has moved, though back to the site, does not count', () => {
  for (const company of [0, 1]) {
    const trial = atWork();
    const { x } = { x: company === 0 ? 20 : 26 };
    trial.give(EARTHWORK);
    trial.give(acts([company]));
    const leg = (y: number) => ({ x: inch(x), y: inch(y), facing: 0 });
    trial.give({
      do: 'move',
      moves: [{ company, entry: null, legs: [leg(18), leg(20)], facing: 0, target: null }],
    });
    trial.give(DONE);
    assert.deepEqual(trial.s.works[0]?.turns, 0);
  }
});

clause('MM-E7k3', 'a turn in which the engineers have shot does not count', () => {
  const trial = atWork({ north: [{ at: [[20, 27]] }, ...FAR] });
  trial.give(EARTHWORK);
  trial.give(acts([0], []));
  trial.give(shoots(0, 2), 1, 1, 1);
  if (trial.question().kind === 'shoot') trial.give(DONE);
  trial.give(DONE);
  assert.equal(trial.s.works[0]?.turns, 0);
});

clause('MM-E7k3', 'a turn with an enemy within 3 inches of either does not count', () => {
  for (const x of [20, 26]) {
    const trial = atWork({ north: [{ at: [[x, 25]] }, ...FAR] });
    trial.give(EARTHWORK);
    const fighter = x === 20 ? 0 : 1;
    trial.give(acts([fighter], []));
    trial.give({ do: 'melee', company: fighter, target: 2 }, ...new Array<number>(x === 20 ? 7 : 6).fill(6));
    trial.give(DONE); // it does not go back
    trial.give(DONE);
    assert.equal(trial.s.works[0]?.turns, 0);
  }
});

clause(
  ['MM-E7k3', 'MM-E7k4'],
  'the work need not be continuous: four turns make an earthwork, with one between that did not count',
  () => {
    const trial = atWork();
    trial.give(EARTHWORK);
    const turn = (away: boolean) => {
      if (away) {
        trial.give(acts([1]));
        trial.give(moves(goes(1, 26, 19, 0)));
      }
      trial.give(DONE);
      trial.give(DONE); // North
      return trial.s.works[0]?.turns;
    };
    assert.deepEqual([turn(false), turn(false), turn(true), turn(false)], [1, 2, 2, 3]);
    assert.equal(turn(false), 4);
    assert.equal(turn(false), 4, 'a finished work needs no more');
  },
);

clause('MM-E7k3', 'a work that is under way at a site is not begun there again', () => {
  const trial = atWork();
  trial.give(EARTHWORK);
  assert.equal(trial.refused(EARTHWORK)?.clause, 'MM-E7k3');
  assert.equal(trial.refused(ABATIS), null);
});

clause('MM-E7k4', 'only its own player turns count, not those of the enemy', () => {
  const trial = atWork();
  trial.give(EARTHWORK);
  trial.give(DONE);
  assert.equal(trial.s.works[0]?.turns, 1);
  trial.give(DONE); // North
  assert.equal(trial.s.works[0]?.turns, 1);
});

clause(
  'MM-E7k4',
  'an obstacle that is to be cleared has to be at the site, and a bridge to be destroyed too',
  () => {
    const fence = (x: number) => ({
      id: 'fence',
      kind: 'fence',
      slow: true,
      cover: false,
      line: [
        [x, 14],
        [x, 26],
      ],
    });
    const clear = { ...ABATIS, about: 0 };
    assert.equal(atWork({ terrain: [fence(23)] }).refused(clear), null);
    assert.equal(atWork({ terrain: [fence(40)] }).refused(clear)?.clause, 'MM-E7k4');
    assert.equal(atWork().refused({ ...ABATIS, task: 1, about: 0 })?.clause, 'MM-E7k4', 'no bridge there');
    assert.equal(atWork().refused({ ...ABATIS, task: 0 })?.clause, 'MM-E7k4', 'no water to bridge');
  },
);

clause(['MM-A0f', 'MM-E7k1'], 'engineers a tenth of an inch from the site touch it', () => {
  const at = (x: number) => atWork({ south: [{ ...ENGINEERS, at: [[x, 20]] }, WAGON] }).refused(ABATIS);
  assert.equal(at(19.9), null);
  assert.equal(at(19.88)?.clause, 'MM-E7k1');
});
