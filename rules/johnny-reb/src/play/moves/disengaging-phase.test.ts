import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import * as S from '../../model/state.ts';
import type { MoveLeg } from '../../reckon/legs.ts';
import { FOUR_GUNS, fieldOf } from '../../testing/battle.ts';
import { ahead, back, marked } from '../../testing/moves.ts';

/** Phase 5: who disengages, and how (JR-5.6a, JR-6.7a, JR-11.4c, D10). */

const move = (unit: number, ...legs: MoveLeg[]) => ({ do: 'move', unit, legs }) as const;
const ABOUT: MoveLeg = { kind: 'about' };
const FIELD = fieldOf(
  [
    ['B1', 10, 20, 0],
    ['B2', 20, 20, 0],
    ['B3', 30, 20, 0, FOUR_GUNS],
  ],
  [
    ['G1', 20, 28, 180],
    ['G2', 10, 39, 180],
  ],
);
const begun = (change: (s: S.State) => void = () => {}) =>
  marked(
    FIELD,
    [
      [0, 'D'],
      [1, 'D'],
      [2, 'D'],
      [3, 'D'],
    ],
    (s) => {
      s.initiative = 1;
      change(s);
    },
    S.DISENGAGING,
  );

clause(
  ['JR-5.6a', 'JR-5.3c'],
  'the side without the initiative disengages first, unit by unit, and then the other',
  () => {
    const game = begun();
    assert.equal(game.asks(0).kind, 'disengage');
    assert.equal(game.refuses(0, move(3, back(1))).code, 'JR-5.6a');
    // 8 inches of steps back at the price of steps ahead (JR-6.7a).
    game.does(0, move(1, back(8)));
    assert.deepEqual([game.state.y[1], S.has(game.state, 1, S.MOVED | S.DONE)], [12_000, true]);
    assert.equal(game.refuses(0, move(1, back(1))).sentence, 'The B2 has carried out its order.');
    game.does(0, { do: 'done' });
    assert.deepEqual([game.asks(1).kind, game.state.y[0]], ['disengage', 20_000]);
    game.does(1, move(3, ABOUT, ahead(8)));
    assert.equal(game.state.phase, S.REMAINING_FIRES, 'nobody charges or moves');
  },
);

clause(
  ['JR-6.7a', 'JR-6.2f'],
  'a disengaging unit ends farther from all enemies that were near, or stays',
  () => {
    const game = begun();
    const refused = game.refuses(0, move(1, { kind: 'oblique', distance: 1000, angle: 300 }));
    assert.deepEqual([refused.code, refused.sentence], ['JR-6.7a', 'It must end farther from the enemy.']);
    assert.deepEqual(refused.at, ['G1']);
    // One about-face is free; a second one is not an about-face any more.
    assert.equal(game.refuses(0, move(1, ABOUT, ahead(1), ABOUT)).code, 'JR-6.2f');
    game.does(0, move(0));
    game.does(0, move(1, ABOUT, ahead(8)));
    assert.deepEqual(
      [game.state.facing[1], game.state.y[1], S.has(game.state, 0, S.MOVED)],
      [1800, 11_250, false],
    );
  },
);

clause('JR-11.4c', 'disengaging guns limber and go half their limbered way, or stay as they are', () => {
  const game = begun();
  assert.equal(game.refuses(0, move(2, back(5.1))).code, 'JR-6.2a');
  game.does(0, move(2, back(5)));
  assert.deepEqual([S.formationOf(game.state, 2), game.state.y[2]], ['limbered', 15_000]);
  const stays = begun();
  stays.does(0, move(2));
  assert.equal(S.formationOf(stays.state, 2), 'unlimbered');
  const shot = begun((s) => {
    s.horses[2] = 2;
  });
  assert.equal(shot.refuses(0, move(2, back(1))).code, 'JR-11.4b');
  shot.does(0, move(2));
});

clause(['JR-5.8b', 'JR-5.8c'], 'each step away may be fired at, limbering too', () => {
  const game = marked(
    FIELD,
    [[2, 'D']],
    (s) => {
      s.initiative = 1;
      s.facing[3] = 1800 - 450;
    },
    S.DISENGAGING,
  );
  game.does(0, move(2, back(0.2)));
  assert.deepEqual(
    [game.asks(1).kind, S.formationOf(game.state, 2), game.state.y[2]],
    ['interrupt', 'limbered', 20_000],
  );
  game.does(1, { do: 'fires', fires: [] });
  assert.deepEqual([game.asks(1).kind, game.state.y[2]], ['interrupt', 19_800]);
});

clause('JR-5.11a', 'a unit that fell back may still disengage', () => {
  const game = begun((s) => S.mark(s, 1, S.FELL_BACK));
  game.does(0, move(1, back(2)));
  assert.equal(game.state.y[1], 18_000);
});

clause('JR-4.1d', 'a routed unit has no order to carry out', () => {
  const game = begun((s) => {
    for (const unit of [0, 1, 2]) {
      s.level[unit] = 2;
      s.order[unit] = -1;
    }
  });
  assert.equal(game.asks(1).kind, 'disengage');
});
