import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import * as S from '../model/state.ts';
import { fieldOf, type TestUnit } from '../testing/battle.ts';
import { marked } from '../testing/moves.ts';
import { patch } from '../testing/placed-units.ts';
import { shotsAt } from './moves/interrupts.ts';
import { usualShot } from './usual-shot.ts';

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

clause(
  ['JR-4.3b', 'JR-5.8b', 'JR-6.2g'],
  'a shot is found if friends leave the firer only the least turn to its target, or only the widest',
  () => {
    const TWO = { stands: [3, 3] };
    const shotOf = (heading: number, friends: readonly TestUnit[], target: TestUnit) => {
      const field = fieldOf([['B1', 20, 20, heading], ...friends], [target]);
      const s = S.deployState(field);
      s.order = s.order.map(() => S.MARKERS.indexOf('H'));
      return usualShot(field, s, 0, friends.length + 1, 'interrupt')?.pivot;
    };
    assert.equal(shotOf(340, [['B2', 21.25, 21.75, 40, TWO]], ['G1', 14.75, 19.75, 220, TWO]), -26);
    const before: TestUnit[] = [
      ['B2', 22.665, 18.179, 190.8, TWO],
      ['B3', 18.348, 16.988, 344.6, TWO],
    ];
    assert.equal(shotOf(135.4, before, ['G1', 26.939, 16.147, 270.8, TWO]), -450);
  },
);
