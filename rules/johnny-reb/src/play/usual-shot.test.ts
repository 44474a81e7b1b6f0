import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import * as S from '../model/state.ts';
import { fieldOf, type TestUnit } from '../testing/battle.ts';
import { marked } from '../testing/moves.ts';
import { patch } from '../testing/placed-units.ts';
import { shotsAt } from './moves/interrupts.ts';

/** The usual fire of the first grey unit at the first blue one, which moves. */
function usual(blue: readonly TestUnit[], grey: readonly TestUnit[], woods: readonly number[]) {
  const [west = 0, south = 0, east = 0, north = 0] = woods;
  const field = fieldOf(blue, grey, [
    patch('woods', west, south, east, north),
    patch('elevation', 14, 14, 20, 18, 2),
  ]);
  const game = marked(field, [[0, 'M', 0]], (s) => {
    s.initiative = 1;
    S.mark(s, 0, S.MOVED);
  });
  const shot = shotsAt({ field, s: game.state }, 0).find(({ firer }) => firer === 1);
  return shot && [shot.pivot, shot.areaFire];
}

clause(['JR-4.3b', 'JR-7.5a'], 'a unit turns to see its enemy rather than fire at it through woods', () => {
  const found = usual([['B1', 16.5, 33.4, 173]], [['G1', 19.8, 24.6, 296]], [17.9, 26, 21.9, 31]);
  assert.deepEqual(found, [-180, false]);
});
