import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { footprintOf } from '../model/board.ts';
import type { NamedFire } from '../model/shots.ts';
import * as S from '../model/state.ts';
import { fieldOf, played } from '../testing/battle.ts';
import { fireBatch } from './batch.ts';
import { plainShot } from './shot.ts';

/** Of two fires that cost as much the nearer enemy causes the fall-back: by the distance between the units, whatever the arc. */

const at = (target: number, firer: number): NamedFire => ({ ...plainShot(firer, target), mode: 'hold' });

clause(
  ['JR-13.2g', 'JR-2.4a'],
  'the nearest firer has the nearest footprint, though its range in its arc is longer (JR-R12)',
  () => {
    // G1 faces east. B1 is 1.25 inches from its rear; what of it is in the arc of B1 is 1.77 inches off. B2 is 1.5 inches from its front.
    const field = fieldOf(
      [
        ['B1', 20, 20, 0],
        ['B2', 25.25, 20.75, 270],
      ],
      [['G1', 23.75, 20.75, 90]],
    );
    // Two figures each: 10 and 2 for the rear, and 12. Its check fails on 3, and it falls back an inch.
    const game = played(field, [3, 3, 2, 2, 3, 3, 3, 3, 1, 2, 1], (s) => {
      s.marks = s.marks.map(() => S.OPENED | S.BLOODED);
    });
    fireBatch(game, [at(2, 0), at(2, 1)]);
    assert.equal(game.umpire.left(), 0);
    assert.equal(game.s.level[2], 1);
    assert.ok(footprintOf(field, game.s, 2).x > 23_375, 'away from B1, eastward');
  },
);
