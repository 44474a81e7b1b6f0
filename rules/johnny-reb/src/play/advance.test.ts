import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { footprintOf } from '../model/board.ts';
import { NONE } from '../model/field.ts';
import { fieldOf, played } from '../testing/battle.ts';
import { comeTo } from './advance.ts';

clause(
  'JR-16.2b',
  'a lone officer whom an advancing enemy passes joins the nearest unit of his command',
  () => {
    const field = fieldOf([['B1', 20, 2, 0, { led: true }]], [['G1', 20, 20, 180]]);
    for (const [officerY, joins] of [
      // The front of G1 comes from 19.25 to 15.25.
      [17, true],
      [13, false],
    ] as const) {
      const game = played(field, [], (s) => {
        s.attached[0] = NONE;
        s.officerX[0] = 20_000;
        s.officerY[0] = officerY * 1000;
      });
      const before = footprintOf(field, game.s, 1);
      comeTo(game, 1, 4000, { ...before, y: before.y - 4000 });
      assert.equal(game.s.attached[0] === 0, joins, `the officer at ${officerY}`);
    }
  },
);
