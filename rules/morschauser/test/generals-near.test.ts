import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { LOST } from '../src/model/state.ts';
import { acts, begin, FAR, goes, inch, moves } from './battlefield.ts';

/** Generals as companies of either side come near them (B1m to B1q, B6ai, E2ab). */

clause(
  ['MM-B1o', 'MM-B6ai'],
  'a general takes refuge with the nearest company within 24 inches, and it is logged',
  () => {
    const fled = (...own: (readonly [number, number])[]) => {
      const trial = begin({
        south: [{ at: [[20, 10]] }],
        north: [...own.map((at) => ({ at: [at] })), { at: [[70, 46]] }],
        generals: [
          [60, 2],
          [20, 24],
        ],
      });
      trial.give(acts([0]));
      trial.give(moves(goes(0, 20, 20, 0)));
      const said = trial.logItems.findLast(({ sentence }) => /refuge|captured/.test(sentence));
      return [trial.s.attached[1], trial.s.generalLost[1], said?.sentence, said?.clauses[0]];
    };
    assert.deepEqual(fled([40, 30], [30, 40]), [2, 0, 'General North takes refuge with the N 1.', 'MM-B1o']);
    assert.deepEqual(fled([30, 40], [40, 30]), [1, 0, 'General North takes refuge with the N 0.', 'MM-B1o']);
    // 24 inches from his stand to the company's side, and the tolerance.
    assert.equal(fled([46.26, 24])[0], 1);
    assert.equal(fled([46.27, 24])[1], 1);
    assert.deepEqual(fled([60, 44]), [-1, 1, 'General North is captured.', 'MM-B1o']);
  },
);

clause(
  ['MM-B1o', 'MM-B1q', 'MM-B1f'],
  'a turn on the spot puts no general to flight, and one with a company does not flee',
  () => {
    const trial = begin({
      south: [{ at: [[20, 20]] }],
      north: [{ at: [[40, 30]] }, ...FAR],
      generals: [
        [60, 2],
        [20, 24.3],
      ],
    });
    trial.give(acts([0]));
    trial.give({ do: 'pivot', company: 0, facing: 450 });
    assert.deepEqual([trial.s.attached[1], trial.s.generalX[1]], [-1, inch(20)]);
    trial.give(moves(goes(0, 20, 20.1, 0)));
    assert.equal(trial.s.attached[1], 1);
  },
);

clause(
  ['MM-B1q', 'MM-B6af'],
  "an attached general is behind his company's rear, and joins at set-up only his own brigade",
  () => {
    const trial = begin({
      south: [{ at: [[20, 10]] }],
      reserve: [{ at: [[30, 10]] }],
      north: FAR,
      brigadier: { x: 30, y: 7.75, personality: 'bold' },
      generals: [
        [20, 7.75],
        [60, 46],
      ],
    });
    assert.deepEqual([...trial.s.attached.slice(0, 2)], [-1, -1], 'each beside a company of the other');
    const own = begin({
      south: [
        {
          at: [
            [20, 10],
            [23.25, 10],
          ],
        },
      ],
      north: FAR,
      generals: [
        [22.3, 7.75],
        [60, 46],
      ],
    });
    assert.equal(own.s.attached[0], 1, 'the nearer of two he touches');
    own.give(acts([1]));
    own.give({ do: 'pivot', company: 1, facing: 900 });
    assert.deepEqual([own.s.generalFacing[0], own.s.generalY[0]], [900, inch(10)]);
    assert.equal(own.s.generalX[0], inch(23.25 - 2.25));
  },
);

clause(
  'MM-B1n',
  'a general is pushed off a company by the shortest distance that leaves him on the table',
  () => {
    const pushed = (x: number, y: number, end: readonly [number, number]) => {
      const trial = begin({
        south: [{ at: [[10, 6]] }],
        north: FAR,
        generals: [
          [x, y],
          [60, 46],
        ],
      });
      trial.give(acts([0]));
      trial.give(moves(goes(0, end[0], end[1], 0)));
      return [trial.s.generalX[0], trial.s.generalY[0]].map((each) => Math.round((each ?? 0) / 10) / 100);
    };
    assert.deepEqual(pushed(10, 3.5, [10, 3.9]), [10, 1.65], 'back');
    assert.deepEqual(pushed(10.4, 1, [10, 1.5]), [12.25, 1], 'aside: behind it he would be off the table');
    assert.deepEqual(pushed(10, 12.24, [10, 10]), [10, 12.24], 'a hundredth of an inch is no overlap');
    assert.deepEqual(pushed(10, 12.24, [10, 10.02]), [10, 12.27]);
    assert.deepEqual(pushed(10, 12.2, [10, 10.2]), [10, 12.45]);
  },
);

clause(['MM-E2ab', 'MM-E5f', 'MM-E5b'], 'a general who falls leaves his company and is logged', () => {
  const trial = begin({
    switches: { riskToGenerals: true },
    south: [{ at: [[20, 10]] }],
    north: [{ at: [[20, 20]] }, ...FAR],
    generals: [
      [60, 2],
      [20, 22.25],
    ],
  });
  assert.equal(trial.s.attached[1], 1);
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 15, 0)), 6, 6, 6, 6, 6, 6, 6, 6, 1);
  assert.deepEqual([trial.s.attached[1], trial.s.generalLost[1]], [-1, 1]);
  const said = trial.logItems.find(({ sentence }) => /in the melee/.test(sentence));
  assert.deepEqual(
    [said?.sentence, said?.clauses, said?.side],
    ['General North falls in the melee.', ['MM-E5f'], 1],
  );
  assert.deepEqual(said?.what, { kind: 'officer', piece: 'general:1', fate: 'falls' });
  assert.equal(trial.s.status[1] === LOST, false);
});

clause(
  ['MM-B1o', 'MM-E2ab'],
  'a general flees from an enemy within 3 inches, and one who has fallen flees no more',
  () => {
    const after = (y: number, lost: boolean) => {
      const trial = begin(
        {
          south: [{ at: [[20, 10]] }],
          north: [{ at: [[30, 40]] }, ...FAR],
          generals: [
            [60, 2],
            [20, y],
          ],
        },
        (s) => {
          s.generalLost[1] = lost ? 1 : 0;
        },
      );
      trial.give(acts([0]));
      trial.give(moves(goes(0, 20, 20, 0)));
      return trial.s.attached[1];
    };
    assert.deepEqual([after(25.26, false), after(25.27, false), after(25, true)], [1, -1, -1]);
  },
);

clause(
  ['MM-B1n', 'MM-B1o', 'MM-B6af'],
  'a general with a company stays with it, whatever unit comes near',
  () => {
    const trial = begin({
      south: [
        {
          at: [
            [20, 20],
            [28, 12],
          ],
        },
      ],
      north: [{ at: [[30, 26]] }, ...FAR],
      generals: [
        [20, 17.75],
        [30, 28.25],
      ],
    });
    assert.deepEqual([...trial.s.attached.slice(0, 2)], [0, 2]);
    trial.give(acts([1]));
    trial.give(moves(goes(1, 20, 16.9, 0)));
    assert.deepEqual(
      [trial.s.attached[0], trial.s.generalX[0], trial.s.generalY[0]],
      [0, inch(20), inch(17.75)],
    );
    trial.give(acts([0]));
    trial.give(moves(goes(0, 30, 23, 0)), 6, 6, 6, 6, 6, 6, 6, 6);
    assert.equal(trial.s.attached[1], 2);
  },
);

clause(
  ['MM-B1q', 'MM-B1m'],
  'a general who rides to a company of another brigade is with it, if none of his own is near',
  () => {
    const trial = begin({
      south: [{ at: [[20, 20]] }],
      brigadier: { x: 60, y: 5, personality: null },
      reserve: [{ at: [[40, 20]] }],
      north: FAR,
      generals: [
        [30, 12],
        [60, 46],
      ],
    });
    trial.give({ do: 'general', general: 1, x: inch(20), y: inch(17.75) });
    assert.equal(trial.s.attached[1], 0);
  },
);

clause(['MM-E6e', 'MM-B1f'], 'a company that only turns has not moved', () => {
  const trial = begin({ south: [{ at: [[20, 20]] }], north: FAR });
  trial.give(acts([0]));
  trial.give({ do: 'pivot', company: 0, facing: 900 });
  assert.deepEqual([trial.s.facing[0], trial.s.stirred[0]], [900, 0]);
  trial.give(moves(goes(0, 20, 21, 90)));
  assert.equal(trial.s.stirred[0], 1);
});
