import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { footprintOf } from '../../model/board.ts';
import { CONFEDERATE, NONE } from '../../model/field.ts';
import * as S from '../../model/state.ts';
import { fieldOf, played } from '../../testing/battle.ts';
import { remove } from '../losses.ts';
import { clauseOfCheck, setLevel } from '../morale.ts';
import { pointsOf } from '../turn-end.ts';
import { refuseRide } from './riding.ts';

/** Units and officers that leave the table or an enemy's side. */

clause(
  'JR-16.2b',
  'an officer leaves with his last unit that the battle allows to leave, and is not lost',
  () => {
    const field = fieldOf([['B1', 20, 10, 0, { led: true }]], [['G1', 20, 30, 180]]);
    const after = (fate: number) => {
      const game = played(field, []);
      remove(game, 0, {
        fate,
        clause: 'JR-13.2f',
        verb: ['leaves', 'leave'],
        words: 'the table',
        taken: false,
      });
      return { officer: game.s.officer[0], lost: pointsOf(game)[CONFEDERATE], attached: game.s.attached[0] };
    };
    assert.deepEqual(after(S.LEFT), { officer: S.WITHDRAWN, lost: 0, attached: NONE });
    assert.deepEqual(after(S.RAN_OFF), { officer: S.FALLEN, lost: 3, attached: NONE });
  },
);

clause('JR-16.1b', 'an officer close to an enemy may ride away from it, but not nearer to it', () => {
  const field = fieldOf([['B1', 20, 10, 0, { led: true }]], [['G1', 20, 10, 180]]);
  const s = S.deployState(field);
  s.attached[0] = NONE;
  // Half an inch behind the rear of G1.
  const { y } = footprintOf(field, s, 1);
  s.officerX[0] = 20_000;
  s.officerY[0] = y + 375 + 500;
  const rides = (to: number) =>
    refuseRide(field, s, 0, { way: [{ x: 20_000, y: to }], to: NONE })?.clause ?? null;
  assert.equal(rides(14_000), null);
  assert.equal(rides((s.officerY[0] as number) - 100), 'JR-16.1b');
});

clause('JR-18.2a', 'a reinforcement that fails its check on entering marches no farther', () => {
  const field = fieldOf([['B1', 20, 10, 0]], [['G1', 20, 30, 180]]);
  const game = played(field, [], (s) => {
    s.moving = {
      unit: 0,
      rest: [],
      row: null,
      half: false,
      disengaging: false,
      bonus: null,
      spent: 0,
      exposed: true,
    };
  });
  setLevel(game, 0, 'shaken', 'JR-12.3d');
  assert.equal(game.s.moving, null);
  assert.ok(S.has(game.s, 0, S.DONE), 'it has no move left in this turn');
});

clause(['JR-12.3b', 'JR-12.3c', 'JR-12.3d'], 'a change of level is listed with its clause', () => {
  assert.equal(clauseOfCheck('good', 'shaken'), 'JR-12.3d');
  assert.equal(clauseOfCheck('shaken', 'routed'), 'JR-12.3d');
  assert.equal(clauseOfCheck('good', 'routed'), 'JR-12.3b');
  assert.equal(clauseOfCheck('shaken', 'good'), 'JR-12.3c');
});
