import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import * as S from '../src/model/state.ts';
import { goalsOf } from '../src/present/goals.ts';
import { begin, inch } from './battlefield.ts';

const THREE = {
  south: [{ at: [[20, 10]] }],
  north: [
    {
      at: [
        [20, 30],
        [24, 30],
        [28, 30],
      ],
    },
  ],
} as const;

clause(
  ['MM-D1c', 'MM-D1e'],
  'the goal to break the enemy counts lost companies; a brigade counts only when all of it is gone',
  () => {
    const { s, field } = begin(THREE);
    const enemies = field.companies.filter(({ side }) => side === 1).map(({ id }) => id);
    const goal = () => goalsOf(field, s, 0)[0]!;
    assert.deepEqual([goal().has, goal().needs], [0, 2], 'more than half of three are two');
    s.status[enemies[0]!] = S.LOST;
    assert.equal(goal().has, 1);
    assert.ok(goal().bodies.every(({ done }) => !done));
    for (const id of enemies) s.status[id] = S.LOST;
    assert.equal(goal().has, 3);
    assert.ok(goal().bodies.every(({ done }) => done));
    assert.equal(goalsOf(field, s, 1)[0]!.has, 0, 'the other side has destroyed nobody');
  },
);

clause(['MM-D1h', 'MM-BAT3e'], 'a side that must deny an objective sees if it denies it now', () => {
  const { s, field } = begin(THREE);
  const noteAt = (atLeast: number, side: 0 | 1) => {
    const where = { side: 0, except: [], axis: 'y', beyond: true, line: inch(20), winner: 0 } as const;
    const judgement = { kind: 'countInArea', ...where, atLeast } as const;
    return goalsOf({ ...field, judgement }, s, side)[1];
  };
  assert.equal(noteAt(99, 1)?.note, 'kept so far');
  assert.equal(noteAt(0, 1)?.note, 'not kept now');
  assert.deepEqual([noteAt(2, 0)?.needs, noteAt(2, 0)?.note], [2, undefined]);
});
