import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import * as S from '../../model/state.ts';
import type { MoveLeg } from '../../reckon/legs.ts';
import { FORMATIONS } from '../../tables/index.ts';
import { FOUR_GUNS, fieldOf } from '../../testing/battle.ts';
import { ahead, marked } from '../../testing/moves.ts';

/** Quick marches (JR-6.4, D13). */

const move = (unit: number, ...legs: MoveLeg[]) => ({ do: 'move', unit, legs }) as const;
const quick = (unit: number) => ({ do: 'quick-march', unit }) as const;
const FIELD = fieldOf(
  [
    ['B1', 10, 5, 0],
    [
      'B2',
      20,
      5,
      0,
      { arm: 'mounted', formation: 'mounted_line', stands: [3, 3], weapon: 'breech_loading_carbine' },
    ],
    ['B3', 30, 5, 0, FOUR_GUNS],
  ],
  [['G1', 10, 31, 180, FOUR_GUNS]],
);
const begun = (change: (s: S.State) => void = () => {}) =>
  marked(
    FIELD,
    [
      [0, 'M', 0],
      [1, 'M', 0],
      [2, 'M', 0],
    ],
    (s) => {
      s.initiative = 1;
      change(s);
    },
  );

clause(
  ['JR-6.4a', 'JR-6.4b'],
  'the bonus is rolled, then the legs are stated, and it fires no more this turn',
  () => {
    const game = begun();
    game.does(0, quick(0), [4]);
    const asked = game.asks(0);
    assert.deepEqual([asked.kind, game.state.pushing], ['quick-march', { unit: 0, bonus: 4 }]);
    assert.equal(asked.prompt(), 'The B1 has 4 inches more. Where does it march?');
    assert.equal(game.refuses(0, move(1, ahead(1))).code, 'JR-6.4a');
    assert.equal(game.refuses(0, move(0, ahead(12.1))).code, 'JR-6.2a');
    game.does(0, move(0, ahead(12)));
    game.does(1, { do: 'fires', fires: [] });
    assert.deepEqual([game.state.y[0], game.state.pushing, game.state.moving], [17_000, null, null]);
    assert.ok(S.has(game.state, 0, S.QUICK_MARCHED));
    assert.equal(game.refuses(0, quick(0)).code, 'JR-5.8a');
  },
);

clause('JR-6.4a', 'cavalry rolls two dice', () => {
  const game = begun();
  game.does(0, quick(1), [5, 3]);
  assert.deepEqual(game.state.pushing, { unit: 1, bonus: 8 });
  game.does(0, move(1));
  assert.deepEqual([game.state.y[1], S.has(game.state, 1, S.QUICK_MARCHED)], [5_000, true]);
});

clause(['JR-11.4b', 'JR-6.4a'], 'guns with a horse down keep half their rate, and their bonus whole', () => {
  const guns = fieldOf([['B1', 20, 5, 0, { ...FOUR_GUNS, formation: 'limbered' }]], [['G1', 2, 39, 90]]);
  const game = marked(guns, [[0, 'M', 0]], (s) => {
    s.initiative = 1;
    s.horses[0] = 1;
  });
  game.does(0, quick(0), [4]);
  assert.equal(game.refuses(0, move(0, ahead(9.1))).code, 'JR-6.2a');
  game.does(0, move(0, ahead(9)));
});

clause('JR-6.4a', 'no quick march in other formations, out of order, shaken, or with the enemy near', () => {
  const refused = (change: (s: S.State) => void, unit = 0): string => {
    const found = begun(change).refuses(0, quick(unit));
    assert.equal(found.code, 'JR-6.4a');
    return found.sentence;
  };
  const state = /formation or state cannot quick march/;
  assert.match(
    refused(() => {}, 2),
    state,
  );
  assert.match(
    refused((s) => void (s.formation[0] = FORMATIONS.indexOf('double_line'))),
    state,
  );
  assert.match(
    refused((s) => void (s.disordered[0] = 1)),
    state,
  );
  assert.match(
    refused((s) => void (s.level[0] = 1)),
    state,
  );
  assert.match(
    refused((s) => void (s.y[3] = 17_000)),
    /enemy in sight is within 12 inches/,
  );
  assert.equal(begun((s) => S.mark(s, 0, S.FELL_BACK)).refuses(0, quick(0)).code, 'JR-5.11a');
});

clause(
  'JR-6.4a',
  'an enemy in sight near the end of a leg forbids the march, and one who turns up ends it',
  () => {
    const game = begun();
    game.does(0, quick(0), [6]);
    assert.equal(game.refuses(0, move(0, ahead(14))).code, 'JR-6.4a');
    game.does(0, move(0, ahead(12), ahead(1)));
    game.state.y[3] = 29_500;
    game.does(1, { do: 'fires', fires: [] });
    assert.deepEqual([game.state.y[0], game.state.moving], [17_000, null]);
  },
);

clause('JR-6.4a', 'one enemy in sight is enough to forbid the march, however far the others are', () => {
  const two = fieldOf(
    [['B1', 10, 5, 0]],
    [
      ['G1', 10, 29, 180],
      ['G2', 38, 39, 180],
    ],
  );
  const game = marked(two, [[0, 'M', 0]], (s) => void (s.initiative = 1));
  game.does(0, quick(0), [6]);
  assert.equal(game.refuses(0, move(0, ahead(12.5))).code, 'JR-6.4a');
  game.does(0, move(0, ahead(11)));
});

clause('JR-6.4b', 'a unit that has quick-marched does not fire in the last phase', () => {
  const near = fieldOf([['B1', 10, 5, 0]], [['G1', 30, 20, 0]]);
  const game = marked(near, [[0, 'M', 0]], (s) => {
    s.initiative = 1;
    S.mark(s, 0, S.QUICK_MARCHED | S.DONE);
  });
  assert.equal(game.state.phase, S.REMAINING_FIRES);
  assert.equal(game.position.question(0), null, 'it is the only unit of its side');
});
