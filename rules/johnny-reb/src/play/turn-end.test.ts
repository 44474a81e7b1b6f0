import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Field, NONE } from '../model/field.ts';
import * as S from '../model/state.ts';
import { decisionBy, pointsFrom } from '../reckon/points.ts';
import { fieldOf, played, type TestUnit } from '../testing/battle.ts';
import { patch } from '../testing/placed-units.ts';
import { endTurn, pointsOf } from './turn-end.ts';

/** Points, and the ends of turns and of the battle (JR-5.9b, JR-18.1). */

const UNION: readonly TestUnit[] = [
  ['B1', 10, 10, 0],
  ['B2', 20, 10, 0],
];
const GREY: readonly TestUnit[] = [['G1', 30, 30, 180]];
const officer = (id: string, rank: string, attached: string, command: string): object => ({
  ...{ id, name: `General ${id}`, rank, attached },
  command: [command],
});
const FIELD = fieldOf(
  UNION,
  GREY,
  [patch('elevation', 8, 8, 12, 12, 1), patch('elevation', 28, 28, 32, 32, 1)],
  {
    turns: 3,
    visibility: [{ until: 3, inches: 40 }],
    officers: {
      USA: [officer('b', 'brigade', 'B1', 'B'), officer('d', 'division', 'B1', 'B')],
      CSA: [officer('c', 'corps', 'G1', 'G')],
    },
    points: {
      unit_lost: 2,
      unit_routed_at_end: 1,
      unit_shaken_at_end: 0.5,
      officer_lost: { brigade: 1, division: 4, corps: 8 },
      handicap: { USA: 0.25, CSA: 0 },
    },
  },
);

clause(
  ['JR-18.1b', 'JR-1.5b', 'JR-16.3a'],
  "a side's points are its start, the enemy's units lost, routed and shaken, and his officers lost",
  () => {
    const points = (change: (s: S.State) => void): readonly [number, number] => {
      const s = S.deployState(FIELD);
      change(s);
      return pointsOf({ field: FIELD, s });
    };
    const rows: readonly (readonly [points: readonly [number, number], change: (s: S.State) => void])[] = [
      [[0.25, 0], () => {}],
      [[0.25, 0.5], (s) => void (s.level[0] = 1)],
      [[0.25, 1.5], (s) => void (s.level = [1, 2, 0])],
      [[1.25, 0], (s) => void (s.level[2] = 2)],
      [[0.25, 2], (s) => void (s.fate[0] = S.DESTROYED)],
      [[0.25, 4], (s) => void (s.fate = [S.RAN_OFF, S.SURRENDERED, S.ON_TABLE])],
      [[2.25, 0], (s) => void (s.fate[2] = S.PICKED_UP)],
      // A unit that left the table, or was never on it, is not lost, whatever its level.
      [[0.25, 0], (s) => void ([s.fate[0], s.level[0]] = [S.LEFT, 2])],
      [[0.25, 0], (s) => void ([s.fate[0], s.level[0]] = [S.DUE, 2])],
      [[0.25, 1], (s) => void (s.officer[0] = S.FALLEN)],
      [[0.25, 4], (s) => void (s.officer[1] = S.FALLEN)],
      [[8.25, 0], (s) => void (s.officer[2] = S.FALLEN)],
      // Two commanders of the brigade have fallen, and a third leads it; then he falls too.
      [[0.25, 2], (s) => void (s.predecessors[0] = 2)],
      [[0.25, 3], (s) => void ([s.predecessors[0], s.officer[0]] = [2, S.FALLEN])],
      [[0.25, 0], (s) => void (s.officer[0] = S.WITHDRAWN)],
    ];
    for (const [expected, change] of rows) assert.deepEqual(points(change), expected, String(change));
  },
);

clause('JR-18.1b', 'ground counts for the side that holds it, as much as it is worth to that side', () => {
  const [hill] = FIELD.table.hills;
  assert.ok(hill && FIELD.objectives.length === 0);
  const field: Field = {
    ...FIELD,
    objectives: [{ id: 'hill', ground: hill, heldBy: ['infantry'], points: [3, 5] }],
  };
  const s = S.deployState(field);
  const points = () => pointsOf({ field, s });
  assert.deepEqual(points(), [3.25, 0], 'the B1 is on it');
  s.x[2] = 10_000;
  s.y[2] = 10_000;
  assert.deepEqual(points(), [0.25, 0], 'an enemy is there too');
  s.x[0] = 2000;
  assert.deepEqual(points(), [0.25, 5]);
});

clause('JR-18.1b', 'a lead of four points is decisive; equal points are a draw', () => {
  const rows = [
    [[3, 3], null, false],
    [[4, 3.5], 0, false],
    [[6.5, 3], 0, false],
    [[7, 3], 0, true],
    [[3, 3.5], 1, false],
    [[3, 6.5], 1, false],
    [[3, 7], 1, true],
  ] as const;
  for (const [points, winner, decisive] of rows)
    assert.deepEqual(decisionBy(points), { winner, decisive }, points.join(' to '));
  const values = {
    ...{ unitLost: 3, unitRouted: 2, unitShaken: 1 },
    officerLost: { brigade: 10, division: 20, corps: 40 },
  };
  assert.equal(
    pointsFrom(
      {
        unitsLost: 2,
        levels: ['good', 'routed', 'shaken', 'shaken'],
        officersLost: ['brigade', 'corps', 'brigade'],
      },
      values,
    ),
    6 + 2 + 2 + 60,
  );
});

clause(
  ['JR-5.9b', 'JR-18.1a'],
  'at the end of a turn all markers and marks go, and the next turn begins',
  () => {
    const game = played(FIELD, [], (s) => {
      s.turn = 2;
      [s.phase, s.step] = [S.MELEES, 1];
      s.done.fill(S.FIRED | S.MOVED);
      s.order.fill(0);
      s.arrow.fill(900);
      [s.charges[0], s.supports[1], s.rode[0]] = [2, 0, S.RODE];
      [s.marks[0], s.level[1], s.disordered[1], s.ammunition[2]] = [S.BLOODED, 1, 1, 1];
    });
    endTurn(game);
    const { s } = game;
    const none = [NONE, NONE, NONE];
    assert.deepEqual([s.done, s.order, s.arrow, s.charges, s.supports], [[0, 0, 0], none, none, none, none]);
    assert.deepEqual(
      [s.rode, s.step, s.turn, s.phase, s.ended],
      [Array(3).fill(S.STAYED), 0, 3, S.MARKING, null],
    );
    assert.deepEqual(
      [s.marks[0], s.level[1], s.disordered[1], s.ammunition[2]],
      [S.BLOODED, 1, 1, 1],
      'what lasts stays',
    );
    assert.deepEqual(game.told, []);
  },
);

clause(
  'JR-18.1a',
  'the battle ends after its last turn, or when a side has no unrouted unit on the table',
  () => {
    const over = (turn: number, change: (s: S.State) => void = () => {}): boolean => {
      const game = played(FIELD, [], (s) => {
        s.turn = turn;
        change(s);
      });
      endTurn(game);
      const { phase, ended } = game.s;
      assert.equal(phase === S.OVER, ended !== null);
      if (ended) assert.deepEqual([ended.clause, game.s.turn, game.told], ['JR-18.1b', turn, ['end']]);
      return phase === S.OVER;
    };
    assert.deepEqual(
      [1, 2, 3, 4].map((turn) => over(turn)),
      [false, false, true, true],
    );
    assert.equal(
      over(1, (s) => void (s.level[0] = 2)),
      false,
      'one of two routed',
    );
    assert.equal(
      over(1, (s) => void (s.level = [2, 2, 0])),
      true,
    );
    assert.equal(
      over(1, (s) => void (s.level = [1, 2, 1])),
      false,
    );
    assert.equal(
      over(1, (s) => void (s.level[2] = 2)),
      true,
    );
    assert.equal(
      over(1, (s) => void (s.fate[2] = S.DUE)),
      true,
      'not on the table yet',
    );
    assert.equal(
      over(1, (s) => void ([s.fate[0], s.level[1]] = [S.DESTROYED, 2])),
      true,
    );
  },
);
