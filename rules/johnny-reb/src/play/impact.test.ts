import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { placedOf } from '../model/board.ts';
import * as S from '../model/state.ts';
import { FOUR_GUNS, fieldOf, type Played, played } from '../testing/battle.ts';
import { impact } from './impact.ts';
import { againstOf } from './morale.ts';

/** The results of an impact, roll by roll (JR-14.7, JR-14.8). */

/** B1 in contact with G1, its enemy 0.5 inch off from G2; both sides have lost and fired before. */
function contact(
  faces: readonly number[],
  change: (s: S.State) => void = () => {},
  target: object = {},
): Played {
  const field = fieldOf(
    [['B1', 20, 10, 0]],
    [
      ['G1', 20, 10, 180, target],
      ['G2', 35, 12, 180],
    ],
  );
  const game = played(field, faces, (s) => {
    s.marks = s.marks.map(() => S.OPENED | S.BLOODED);
    S.mark(s, 0, S.CHARGING);
    change(s);
  });
  const from = againstOf(placedOf(field, game.s, 0));
  impact(game, { attacker: 0, defender: 1, supports: [], aspect: 'front', from });
  assert.deepEqual([game.umpire.left(), game.alarms], [0, []]);
  return game;
}

/** The attacker throws 2 and the defender 12: it is beaten. */
const WON = [1, 1, 6, 6];

/** Two dice of the beaten, and its level by its level before: good, shaken. */
const ROLLS: readonly (readonly [dice: readonly [number, number], good: string, shaken: string])[] = [
  [[1, 1], 'good', 'shaken'],
  [[2, 2], 'good', 'shaken'],
  [[2, 3], 'shaken', 'shaken'],
  [[4, 4], 'shaken', 'shaken'],
  [[4, 5], 'routed', 'routed'],
  [[5, 6], 'routed', 'routed'],
];

clause(
  ['JR-14.8a', 'JR-14.8b', 'JR-14.8c', 'JR-14.8d', 'JR-14.8e', 'JR-14.6d'],
  'the beaten falls back as far as it throws, disordered, at the level of the same dice',
  () => {
    for (const [dice, ...levels] of ROLLS)
      for (const [before, level] of levels.entries()) {
        const { s } = contact([...WON, ...dice], (state) => {
          state.level[1] = before;
        });
        const at = `${dice} from ${before}`;
        assert.deepEqual([S.levelOf(s, 1), s.disordered[1], s.fate[1]], [level, 1, S.ON_TABLE], at);
        const inches = dice[0] + dice[1];
        const rear = placedOf(fieldOf([['B1', 20, 10, 0]], [['G1', 20, 10, 180]]), s, 1).stand;
        assert.equal(rear.y, 10_375 + 1000 * inches, at);
        assert.equal(s.facing[1], level === 'routed' ? 0 : 1800, at);
        assert.deepEqual([s.y[0], s.disordered[0]], [10_375, 0], `${at}: the winner takes the ground`);
        assert.equal(S.has(s, 1, S.FELL_BACK), true);
      }
  },
);

clause(['JR-14.8b', 'JR-16.2c'], 'with 12 the beaten is picked up, and does not fall back', () => {
  const { s, clauses } = contact([...WON, 6, 6]);
  assert.deepEqual([s.fate[1], clauses.includes('JR-13.2b'), s.y[0]], [S.PICKED_UP, false, 10_375]);
});

clause('JR-11.7a', 'beaten guns are lost without dice, and the winner takes the ground', () => {
  const { s } = contact(WON, () => {}, FOUR_GUNS);
  assert.deepEqual([s.fate[1], s.y[0]], [S.DESTROYED, 10_500]);
});

clause(
  ['JR-14.7a', 'JR-14.7b', 'JR-14.7c', 'JR-14.6d'],
  'a beaten attacker falls back a die, disordered, keeps its level, and both fire two dice',
  () => {
    // The attacker throws 12, the defender 2; a die of 4; the volleys of both sides, 2 each, hit nothing.
    for (const level of [0, 1]) {
      const { s } = contact([6, 6, 1, 1, 4, 1, 1, 1, 1], (state) => {
        state.level[0] = level;
      });
      assert.deepEqual([s.y[0], s.disordered[0], s.level[0], s.disordered[1]], [6000, 1, level, 0]);
      assert.deepEqual([s.y[1], s.level[1]], [10_000, 0]);
      assert.deepEqual([S.has(s, 0, S.FIRED), S.has(s, 1, S.FIRED)], [false, false]);
    }
  },
);

clause(['JR-14.6d', 'JR-15.1a'], 'equal totals are a melee, in which neither moves until it is over', () => {
  const still = Array.from({ length: 24 }, () => 1);
  // The charge takes 1 off the attacker's 3: with 3 and 2 against 2 and 2 both have 7.
  const { s, told } = contact([3, 2, 2, 2, ...still, 5]);
  assert.equal(told.filter((kind) => kind === 'melee').length, 4);
  assert.deepEqual([s.y[0], s.disordered[0], s.y[1]], [5000, 1, 10_000]);
});
