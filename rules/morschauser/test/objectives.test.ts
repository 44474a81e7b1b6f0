import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { Field } from '../src/model/field.ts';
import { thought } from '../src/model/game.ts';
import { DRAWN, LOST, OVER, UNDECIDED } from '../src/model/state.ts';
import { counted, judged, testLosses, verdictOf } from '../src/play/victory.ts';
import { begin, inch } from './battlefield.ts';

/** The winner: losses and the objectives of battles (D1). */

const trial = () =>
  begin({
    terrain: [
      {
        id: 'hill',
        kind: 'hill',
        level: 1,
        steep: false,
        poly: [
          [30, 20],
          [40, 20],
          [40, 30],
          [30, 30],
        ],
      },
    ],
    switches: { militia: true },
    south: [
      {
        at: [
          [20, 10],
          [20, 19],
          [20, 22],
        ],
      },
      { traits: ['militia'], at: [[30, 22]] },
    ],
    north: [
      {
        at: [
          [36, 25],
          [38, 29],
          [60, 44],
        ],
      },
    ],
  });
type Judgement = Field['judgement'];
const withJudgement = (
  judgement: Judgement,
  change: (s: ReturnType<typeof trial>['s']) => void = () => {},
) => {
  const { field, s } = trial();
  change(s);
  const judging = { ...field, judgement };
  return { field: judging, s };
};

clause(
  ['MM-D1h', 'MM-BAT3e'],
  'companies beyond a line count, save those of traits the battle leaves out',
  () => {
    const area = (more: object = {}): Judgement =>
      ({
        kind: 'countInArea',
        side: 0,
        except: ['militia'],
        axis: 'y',
        line: inch(20),
        beyond: true,
        atLeast: 1,
        winner: 0,
        ...more,
      }) as Judgement;
    const count = (more: object, change?: (s: ReturnType<typeof trial>['s']) => void) => {
      const { field, s } = withJudgement(area(more), change);
      return [counted(field, s), judged(field, s)];
    };
    assert.deepEqual(count({}), [1, 0]);
    assert.deepEqual(count({ atLeast: 2 }), [1, 1]);
    assert.deepEqual(count({ except: [] }), [2, 0]);
    assert.deepEqual(count({ beyond: false }), [2, 0]);
    assert.deepEqual(count({ line: inch(22) }), [0, 1], 'on the line is not beyond it');
    assert.deepEqual(count({ line: inch(22), beyond: false }), [3, 0]);
    assert.deepEqual(count({ axis: 'x', line: inch(25), except: [] }), [1, 0]);
    assert.deepEqual(count({ side: 1 }), [3, 0]);
    assert.deepEqual(count({ winner: 1, atLeast: 2 }), [1, 0]);
    assert.deepEqual(
      count({}, (s) => {
        s.status[2] = LOST;
      }),
      [0, 1],
      'who is lost counts no more',
    );
  },
);

clause(['MM-D1h', 'MM-BAT3e'], 'companies in a piece of terrain count for the side the battle names', () => {
  const { field, s } = withJudgement({
    kind: 'countInTerrain',
    side: 1,
    terrain: 'hill',
    atLeast: 2,
    winner: 1,
  } as Judgement);
  assert.deepEqual([counted(field, s), judged(field, s)], [2, 1]);
  s.x[4] = inch(10);
  assert.deepEqual([counted(field, s), judged(field, s)], [1, 0]);
  const none = { ...field, judgement: { ...field.judgement, terrain: 'wood' } as Judgement };
  assert.equal(counted(none, s), 0);
});

clause(
  ['MM-A0d', 'MM-D1h'],
  'where losses are equal those of each side near a place count, by their nearest edge',
  () => {
    const { field, s } = withJudgement({
      kind: 'lossFractionThenNear',
      spot: { x: inch(25), y: inch(22) },
      within: inch(3.5),
    } as Judgement);
    assert.deepEqual([counted(field, s, 0), counted(field, s, 1), judged(field, s)], [2, 0, 0]);
    const close = { ...field, judgement: { ...field.judgement, within: inch(3.49) } as Judgement };
    assert.equal(counted(close, s, 0), 2, 'within the tolerance');
    const short = { ...field, judgement: { ...field.judgement, within: inch(3.48) } as Judgement };
    assert.equal(counted(short, s, 0), 0);
    const theirs = {
      ...field,
      judgement: { ...field.judgement, spot: { x: inch(36), y: inch(27) } } as Judgement,
    };
    assert.deepEqual([counted(theirs, s, 0), counted(theirs, s, 1), judged(theirs, s)], [0, 2, 1]);
    s.status[4] = LOST;
    assert.equal(judged(theirs, s), 0, 'losses come first');
  },
);

clause(
  ['MM-D1c', 'MM-D1e', 'MM-D1f'],
  'losses decide for the side that has lost less than half, or for neither',
  () => {
    const lost = (...ids: number[]) => {
      const { field, s } = trial();
      for (const id of ids) s.status[id] = LOST;
      let told = 0;
      const game = thought(field, s);
      testLosses({ ...game, umpire: { ...game.umpire, emit: () => void told++ } });
      testLosses({ ...game, umpire: { ...game.umpire, emit: () => void told++ } }); // and once more: it is logged once
      return { verdict: verdictOf(field, s), winner: s.winner, told };
    };
    const none = lost(0);
    assert.deepEqual([none.verdict, none.winner, none.told], [null, UNDECIDED, 0]);
    const south = lost(0, 1);
    assert.deepEqual([south.winner, south.verdict?.winner, south.verdict?.clause], [1, 1, 'MM-D1c']);
    assert.match(south.verdict?.sentence ?? '', /^The North side has won: the South side has lost too many/);
    assert.equal(south.told, 1);
    const north = lost(4, 5);
    assert.deepEqual([north.winner, north.verdict?.sentence.slice(0, 24)], [0, 'The South side has won: ']);
    const both = lost(0, 1, 4, 5);
    assert.equal(both.winner === DRAWN ? both.verdict?.clause : 'MM-D1f', 'MM-D1f');
  },
);

clause(['MM-D1h', 'MM-D1f'], 'before the last turn is over no side has won by objectives', () => {
  const { field, s } = withJudgement({ kind: 'lossFraction' } as Judgement);
  assert.equal(verdictOf(field, s), null);
  s.step = OVER;
  const drawn = verdictOf(field, s);
  assert.deepEqual([drawn?.winner, drawn?.clause], [null, 'MM-D1h']);
  assert.match(drawn?.sentence ?? '', /nothing decided: a draw/);
  assert.equal(counted(field, s, 0), 0, 'no place counts');
  s.status[6] = LOST;
  assert.match(verdictOf(field, s)?.sentence ?? '', /the South side has won/);
});
