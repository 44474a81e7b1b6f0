import assert from 'node:assert/strict';
import { inches } from '@linstock/ground';
import type { GameEvent } from '@linstock/scene';
import { clause } from '@linstock/testing';
import * as S from '../../model/state.ts';
import type { MoveLeg } from '../../reckon/legs.ts';
import { fieldOf } from '../../testing/battle.ts';
import { ahead, marked, wheeling } from '../../testing/moves.ts';

/** Three regiments of the Union, far from one of the Confederates. */
const FAR = fieldOf(
  [
    ['B1', 10, 5, 0],
    ['B2', 20, 5, 0],
    ['B3', 30, 5, 0],
  ],
  [['G1', 20, 39, 180]],
);
const move = (unit: number, ...legs: MoveLeg[]) => ({ do: 'move' as const, unit, legs });
const done = { do: 'done' } as const;

clause(['JR-5.8a', 'JR-6.2a', 'JR-6.2h'], 'a unit on Move goes leg by leg to where its owner said', () => {
  const game = marked(FAR, [[1, 'M', 0]]);
  assert.equal(game.asks(0).kind, 'moves');
  assert.equal(game.refuses(0, move(0, ahead(1))).code, 'JR-5.8a');
  game.does(0, move(1, ahead(4), wheeling(30)));
  const { state } = game;
  assert.deepEqual([state.x[1], state.y[1], state.facing[1]], [20_000 + 234, 9_875, 300]);
  assert.ok(S.has(state, 1, S.MOVED | S.DONE));
  assert.equal(state.phase, S.REMAINING_FIRES, 'there is nobody left to move');
  assert.equal(state.moving, null);
  const [went] = game.logItems.filter(({ what }) => (what as { kind: string } | null)?.kind === 'move');
  assert.equal(went?.sentence, 'The B2 advances 4 inches and wheels right 30 degrees.');
});

clause(['JR-4.6b', 'JR-5.8a'], 'a unit may stay, a side may end its moves, and each unit moves once', () => {
  const game = marked(FAR, [
    [0, 'M', 0],
    [1, 'M', 0],
    [2, 'M', 0],
  ]);
  game.does(0, move(0));
  assert.equal(S.has(game.state, 0, S.MOVED), false);
  assert.equal(game.refuses(0, move(0, ahead(1))).code, 'JR-5.8a');
  game.does(0, move(2, ahead(1)));
  game.does(0, done);
  assert.deepEqual(game.state.y.slice(0, 3), [5_000, 5_000, 6_000]);
  assert.equal(game.state.phase, S.REMAINING_FIRES);
});

clause(
  'JR-6.2h',
  'a wheel is shown every few degrees on its arc; an oblique is shown as one straight leg',
  () => {
    const shown = (leg: MoveLeg): readonly (readonly number[])[] => {
      const game = marked(FAR, [[1, 'M', 0]]);
      game.does(0, move(1, leg));
      const [event] = game.logItems.flatMap(({ what }) => {
        const each = what as GameEvent | null;
        return each?.kind === 'move' ? [each] : [];
      });
      const path = event?.went[0]?.path;
      assert.ok(path && 'poses' in path);
      return path.poses.map(({ x, y, facing }) => [x, y, facing]);
    };
    const facings = (leg: MoveLeg): readonly unknown[] => shown(leg).map(([, , facing]) => facing);
    assert.deepEqual(facings(wheeling(12)), [0, 50, 100, 120]);
    const oblique = { kind: 'oblique', distance: inches(4), angle: 300 } as const;
    assert.deepEqual(shown(oblique), [
      [20_000, 4_625, 0],
      [22_000, 8_089, 0],
    ]);
  },
);
