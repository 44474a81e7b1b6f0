import assert from 'node:assert/strict';
import { inches } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { footprintOf } from '../model/board.ts';
import { type Field, NONE } from '../model/field.ts';
import * as S from '../model/state.ts';
import { FOUR_GUNS, fieldOf, type Played, played, type TestUnit } from '../testing/battle.ts';
import { disorder, putAt, remove, takeLosses } from './losses.ts';
import { nerveOf, runAlarms, runPostponed, setLevel, settle } from './morale.ts';

/** Losses, units that leave the table, and levels of morale, one change at a time. */

const GREY: TestUnit = ['G1', 20, 36, 180];
const FIELD = fieldOf(
  [
    ['B1', 20, 20, 0, { led: true }],
    ['B2', 30, 20, 0, FOUR_GUNS],
  ],
  [GREY],
);

/** A game with these dice whose log is kept in sentences. */
function logged(field: Field, faces: readonly number[] = [], change: (s: S.State) => void = () => {}) {
  const game = played(field, faces, change);
  const said: string[] = [];
  const { emit } = game.umpire;
  const umpire: Played['umpire'] = {
    ...game.umpire,
    emit: (item) => {
      emit(item);
      said.push(item().sentence);
    },
  };
  return { ...game, umpire, said };
}

clause(
  ['JR-1.4a', 'JR-1.4b', 'JR-1.4f', 'JR-12.1a', 'JR-12.1c', 'JR-8.2a'],
  'a loss tells whether it was the first and took a stand, and is logged in what the unit counts',
  () => {
    // Three guns are a section and a half.
    const guns = { ...FOUR_GUNS, guns: 3, sections: 1.5 };
    const game = logged(
      fieldOf(
        [
          ['B1', 20, 20, 0],
          ['B2', 30, 20, 0, guns],
        ],
        [GREY],
      ),
    );
    const { s } = game;
    assert.deepEqual(takeLosses(game, 0, 0), { first: true, standLost: false });
    assert.deepEqual([game.said, s.marks[0]], [[], 0]);
    assert.deepEqual(takeLosses(game, 0, 1), { first: true, standLost: false });
    assert.deepEqual(takeLosses(game, 0, 1, ' in all'), { first: false, standLost: false });
    assert.deepEqual(takeLosses(game, 0, 2), { first: false, standLost: true });
    assert.deepEqual([s.stands[0], s.marks[0]], [[2, 3, 3], S.BLOODED]);
    assert.deepEqual(takeLosses(game, 1, 1), { first: true, standLost: true });
    assert.equal(s.sections[1], 0.5);
    assert.deepEqual(takeLosses(game, 1, 2), { first: false, standLost: true });
    assert.equal(s.sections[1], 0);
    assert.deepEqual(game.said, [
      'The B1 loses 1 figure.',
      'The B1 loses 1 figure in all.',
      'The B1 loses 2 figures.',
      'The B2 loses 1 section.',
      'The B2 loses 2 sections.',
    ]);
  },
);

clause('JR-3.4a', 'a refused flank is kept with three stands and given up with two, or in disorder', () => {
  const kept = (change: (game: Played) => unknown): boolean => {
    const game = logged(FIELD);
    game.s.refuses[0] = -1;
    change(game);
    return game.s.refuses[0] === -1;
  };
  assert.equal(
    kept((game) => takeLosses(game, 0, 3)),
    true,
  );
  assert.equal(
    kept((game) => takeLosses(game, 0, 6)),
    false,
  );
  assert.equal(
    kept((game) => disorder(game, 0, 'JR-14.7a')),
    false,
  );
});

clause('JR-3.3b', 'a disordered unit cannot be disordered again', () => {
  const game = logged(FIELD);
  disorder(game, 0, 'JR-14.7a');
  disorder(game, 0, 'JR-15.4c');
  assert.deepEqual(
    [game.s.disordered[0], game.clauses, game.said],
    [1, ['JR-14.7a'], ['The B1 is disordered.']],
  );
});

const moving = (unit: number): S.State['moving'] => ({
  ...{ unit, rest: [], row: null, half: false, disengaging: false, bonus: null },
  ...{ spent: 0, exposed: false },
});

/** How a unit goes, whether that may shake friends, and what becomes of its officer: he joins, leaves or is lost. */
const WAYS_OUT: readonly (readonly [fate: number, taken: boolean, shakes: boolean, officer: number])[] = [
  [S.DESTROYED, false, true, S.SERVES],
  [S.DESTROYED, true, true, S.FALLEN],
  [S.SURRENDERED, true, true, S.FALLEN],
  [S.PICKED_UP, true, true, S.FALLEN],
  [S.RAN_OFF, false, false, S.SERVES],
  [S.LEFT, false, false, S.SERVES],
];

clause(
  ['JR-1.5b', 'JR-12.1d', 'JR-16.1a', 'JR-16.2b', 'JR-16.2c'],
  'a destroyed unit loses its place and its move; its officers are captured or join another unit',
  () => {
    for (const [fate, taken, shakes, officer] of WAYS_OUT) {
      const game = logged(FIELD, [], (s) => {
        s.moving = moving(0);
      });
      const { s } = game;
      const place = footprintOf(FIELD, s, 0);
      remove(game, 0, { fate, clause: 'JR-1.4d', verb: ['is', 'are'], words: 'gone', taken });
      assert.deepEqual(game.alarms, shakes ? [{ side: 0, place, routed: null }] : [], `${fate}`);
      assert.deepEqual([s.fate[0], s.moving, s.officer[0]], [fate, null, officer], `${fate} ${taken}`);
      assert.equal(s.attached[0], officer === S.SERVES ? 1 : NONE);
      assert.ok((s.x[0] ?? 0) < 0 && (s.y[0] ?? 0) < 0);
      assert.ok(game.said.includes('The B1 is gone.'), game.said.join(' '));
    }
  },
);

clause('JR-16.2b', 'with the last unit an officer is lost, or leaves the table with it', () => {
  const alone = fieldOf([['B1', 20, 20, 0, { led: true }]], [GREY]);
  const officerAfter = (fate: number): unknown => {
    const game = logged(alone);
    remove(game, 0, { fate, clause: 'JR-1.4d', verb: ['is', 'are'], words: '', taken: false });
    assert.equal(game.said[0], 'The B1 is.');
    return game.s.officer[0];
  };
  assert.deepEqual([S.DESTROYED, S.RAN_OFF, S.LEFT].map(officerAfter), [S.FALLEN, S.FALLEN, S.WITHDRAWN]);
});

clause(
  'JR-16.2b',
  'a unit put down on an officer of the enemy drives him off; one off the table does not',
  () => {
    const driven = (fate: number, apart = 0): boolean => {
      const game = logged(FIELD, [], (s) => {
        s.attached[0] = NONE;
        [s.officerX[0], s.officerY[0]] = [inches(10), inches(30) + apart];
        s.fate[2] = fate;
      });
      putAt(game, 2, { ...footprintOf(FIELD, game.s, 2), x: inches(10), y: inches(30) - 375 });
      return game.s.attached[0] !== NONE;
    };
    assert.deepEqual(
      [driven(S.ON_TABLE), driven(S.ON_TABLE, 10), driven(S.ON_TABLE, 11)],
      [true, true, false],
    );
    assert.equal(driven(S.DUE), false);
  },
);

clause(
  ['JR-1.5a', 'JR-4.1d', 'JR-13.1b', 'JR-6.2h', 'JR-12.3d'],
  'a unit whose level falls stops its move; one that routs loses order and marker too',
  () => {
    const rows = [
      [0, 'shaken', ['morale'], null, 'M', 0],
      [1, 'routed', ['rout', 'morale'], null, null, 1],
      [0, 'routed', ['rout', 'morale'], null, null, 1],
      [1, 'good', ['rally'], 0, 'M', 0],
      [2, 'shaken', ['rally'], 0, 'M', 0],
      [1, 'shaken', ['morale'], null, 'M', 0],
    ] as const;
    for (const [before, level, told, mover, order, disordered] of rows) {
      const game = logged(FIELD, [], (s) => {
        s.level[0] = before;
        s.moving = moving(0);
        [s.order[0], s.arrow[0]] = [S.MARKERS.indexOf('M'), 900];
      });
      const { s } = game;
      setLevel(game, 0, level, 'JR-12.3d');
      const at = `${before} to ${level}`;
      assert.deepEqual([S.levelOf(s, 0), game.told, s.disordered[0]], [level, told, disordered], at);
      assert.equal(s.moving?.unit ?? null, mover, at);
      assert.deepEqual(
        [s.order[0], s.arrow[0]],
        order === null ? [NONE, NONE] : [S.MARKERS.indexOf(order), 900],
        at,
      );
      assert.equal(S.has(s, 0, S.ROUTED), level === 'routed', at);
    }
    const good = logged(FIELD, [], (s) => {
      s.level[0] = 1;
    });
    setLevel(good, 0, 'good', 'JR-13.4b');
    assert.deepEqual(good.said, ['The B1 is in good heart again.']);
  },
);

clause(
  ['JR-13.1a', 'JR-13.1b', 'JR-12.1d', 'JR-11.5a'],
  'a new morale level sets the fall-back: none, a die without an officer, or the bonus dice of a rout',
  () => {
    /** The dice used up, the clauses logged and the alarms, of a unit that goes from one level to another. */
    const settled = (unit: number, before: number, after: S.State['level'][number], led = false) => {
      const field = fieldOf(
        [
          ['B1', 20, 20, 0, led ? { led } : {}],
          ['B2', 30, 20, 0, FOUR_GUNS],
        ],
        [GREY],
      );
      const game = logged(field, [1, 1, 1], (s) => {
        s.level[unit] = before;
      });
      settle(
        game,
        unit,
        nerveOf(game, unit, null),
        (['good', 'shaken', 'routed'] as const)[after] ?? 'good',
        null,
        'JR-12.3d',
      );
      const fell = game.clauses.includes('JR-13.2b');
      return [3 - game.umpire.left(), fell, game.alarms.map(({ routed }) => routed)];
    };
    assert.deepEqual(settled(0, 0, 0), [0, false, []]);
    assert.deepEqual(settled(0, 1, 1), [0, false, []]);
    assert.deepEqual(settled(0, 0, 1), [1, true, []]);
    assert.deepEqual(settled(0, 0, 1, true), [0, false, []], 'its officer keeps it there');
    assert.deepEqual(settled(0, 1, 2, true), [1, true, [0]]);
    assert.deepEqual(settled(0, 2, 1), [0, false, []]);
    assert.deepEqual(settled(0, 1, 0), [0, false, []]);
    assert.deepEqual(settled(1, 0, 2), [1, true, [1]], 'guns limber first');
  },
);

/** Four units of the Union in a row from west to east, 1.5 inches apart, and the places of an event to their west. */
const ROW = fieldOf(
  [
    ['B1', 10, 20, 0],
    ['B2', 15, 20, 0],
    ['B3', 20, 20, 0],
    ['B4', 25, 20, 0],
  ],
  [['G1', 20, 38, 180]],
);
/** A place from which B1 is 2.25 inches off, B2 7.25. */
const WEST = { x: inches(6), y: inches(19.625) };
/** Passes any check. */
const STANDS_FAST = [6, 6];

clause(
  ['JR-12.1d', 'JR-12.2b', 'JR-12.2d'],
  'an event makes units within 6 inches check once a phase, but not routed or destroyed ones',
  () => {
    const checked = (
      place: { x: number; y: number },
      change: (s: S.State) => void = () => {},
      twice = false,
    ) => {
      const game = played(ROW, [...STANDS_FAST, ...STANDS_FAST, ...STANDS_FAST, ...STANDS_FAST], change);
      game.alarms.push({ side: 0, place, routed: null });
      if (twice) game.alarms.push({ side: 0, place, routed: null });
      runAlarms(game);
      assert.equal(game.alarms.length, 0);
      return [0, 1, 2, 3].filter((unit) => S.has(game.s, unit, S.PANICKED)).length ===
        (8 - game.umpire.left()) / 2
        ? [0, 1, 2, 3].filter((unit) => S.has(game.s, unit, S.PANICKED))
        : 'some check twice or not at all';
    };
    assert.deepEqual(checked(WEST), [0]);
    assert.deepEqual(checked({ x: inches(12.5), y: inches(19.625) }, undefined, true), [0, 1, 2]);
    assert.deepEqual(
      checked({ x: inches(12.5), y: inches(19.625) }, (s) => {
        s.level[0] = 2;
        s.fate[1] = S.DESTROYED;
      }),
      [2],
    );
    const done = checked(WEST, (s) => S.mark(s, 0, S.PANICKED));
    assert.equal(done, 'some check twice or not at all', 'it has checked this phase, and throws no dice');
  },
);

clause(
  'JR-12.2c',
  'a charging unit checks when its charge is over, and only if what it saw is still within 6 inches',
  () => {
    /** The units that check at the end of B1's charge for what happened beside it. */
    const after = (routed: number | null, change: (s: S.State) => void): readonly number[] => {
      const game = played(ROW, [...STANDS_FAST, ...STANDS_FAST], (s) => S.mark(s, 0, S.CHARGING));
      game.alarms.push({ side: 0, place: WEST, routed });
      runAlarms(game);
      assert.deepEqual([game.umpire.left(), game.postponed.length], [4, 1], 'not while it charges');
      change(game.s);
      runPostponed(game);
      assert.deepEqual([game.postponed, game.alarms], [[], []]);
      return [0, 1, 2, 3].filter((unit) => S.has(game.s, unit, S.PANICKED));
    };
    const over = (s: S.State): void => {
      s.done[0] = 0;
    };
    assert.deepEqual(after(null, over), [0]);
    assert.deepEqual(
      after(null, (s) => {
        over(s);
        s.x[0] = inches(30);
      }),
      [],
      'the charge has led it away from the place',
    );
    assert.deepEqual(
      after(1, (s) => {
        over(s);
        s.level[1] = 2;
      }),
      [0],
      'the unit that routed is beside it now',
    );
    assert.deepEqual(
      after(1, (s) => {
        over(s);
        s.y[1] = inches(5);
      }),
      [],
      'the unit that routed is far by now',
    );
    assert.deepEqual(
      after(1, (s) => {
        over(s);
        s.fate[1] = S.RAN_OFF;
      }),
      [],
      'the unit that routed has left',
    );
    assert.deepEqual(
      after(null, (s) => {
        over(s);
        s.level[0] = 2;
      }),
      [],
      'it has routed itself',
    );
  },
);
