import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StandingRules } from '@linstock/protocol';
import { makeBody, makePiece, makeScene } from '../../common/testing.ts';
import { listExceptions, listExceptionUnits } from './exceptions.ts';
import { withPieces } from './standingRules.ts';

const piece = (number: number, name: string, group: string, side: 0 | 1 = 0) =>
  makePiece({ id: name, number, name, group, side, place: { hex: number } });
const SCENE = makeScene({
  bodies: [makeBody({ id: 'x', name: 'Eaton' }), makeBody({ id: 'y', side: 1, name: 'Webster' })],
  pieces: [
    piece(10, 'Eaton b', 'x'),
    piece(2, 'Eaton a', 'x'),
    piece(3, 'Gun', 'g'),
    piece(4, 'Foot', 'y', 1),
  ],
});

test('an exception for a whole body is one row; a further exception for one unit splits it', () => {
  const body: StandingRules = withPieces({}, [2, 10], 'shot', 'never');
  assert.deepEqual(listExceptions(body, SCENE), [
    { name: 'Eaton, all 2', kind: 'shot', rule: 'never', pieces: [10, 2] },
  ]);
  const apart = listExceptions(withPieces(body, [2, 3], 'shot', 'always'), SCENE);
  assert.deepEqual(
    apart.map(({ name, rule }) => [name, rule]),
    [
      ['Eaton a', 'always'],
      ['Gun', 'always'],
      ['Eaton b', 'never'],
    ],
  );
});

test('exceptions can name bodies and units of one’s own side, bodies first', () => {
  assert.deepEqual(
    listExceptionUnits(SCENE, 0).map(({ name }) => name),
    ['Eaton', 'Eaton a', 'Eaton b', 'Gun'],
  );
});
