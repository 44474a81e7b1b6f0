import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import * as S from '../../model/state.ts';
import type { MoveLeg } from '../../reckon/legs.ts';
import { FORMATIONS } from '../../tables/index.ts';
import { FOUR_GUNS, fieldOf } from '../../testing/battle.ts';
import { ahead, back, marked, wheeling } from '../../testing/moves.ts';
import { barrier, patch } from '../../testing/placed-units.ts';

/** The gate's refusals of moves on Move, with clause and words (D11, D12). */

const move = (unit: number, ...legs: MoveLeg[]) => ({ do: 'move', unit, legs }) as const;
const oblique = (length: number, degrees: number): MoveLeg => ({
  kind: 'oblique',
  distance: length * 1000,
  angle: degrees * 10,
});
const ABOUT: MoveLeg = { kind: 'about' };

/** B1 between the fence of a house and its friends, an enemy 4 inches ahead of B3; B4 are guns in rough ground. */
const FIELD = fieldOf(
  [
    ['B1', 10, 10, 0],
    ['B2', 10, 15, 0],
    ['B3', 30, 10, 0],
    ['B4', 20, 10, 0, FOUR_GUNS],
  ],
  [
    ['G1', 30, 14, 180],
    ['G2', 4, 30, 180],
  ],
  [patch('building', 13, 12, 15, 14), patch('rough', 18, 10.2, 22, 14)],
);
const ALL = [0, 1, 2, 3].map((unit) => [unit, 'M'] as const);

clause(
  [
    'JR-6.1b',
    'JR-6.2a',
    'JR-6.2c',
    'JR-6.2d',
    'JR-6.2f',
    'JR-6.3a',
    'JR-6.3b',
    'JR-6.3c',
    'JR-6.6a',
    'JR-2.2c',
    'JR-5.8a',
  ],
  'a move that the rules forbid is refused with its rule, and nothing moves',
  () => {
    const game = marked(FIELD, ALL);
    const refusals: [ReturnType<typeof move>, string, RegExp][] = [
      [move(0, back(5)), 'JR-6.2a', /costs 10 inches, more than the allowance of 8/],
      [move(2, ahead(3.1)), 'JR-6.3a', /closer than 1 inch to an enemy/],
      [move(0, ahead(6)), 'JR-6.3b', /pass through a unit/],
      [move(0, ahead(4.5)), 'JR-6.3c', /end on another unit/],
      [move(0, oblique(4.5, 45)), 'JR-6.3b', /building/],
      [move(0, oblique(2, 46)), 'JR-6.2c', /at most 45 degrees/],
      [move(0, wheeling(91)), 'JR-6.2d', /at most 90 degrees/],
      [move(0, { kind: 'wheel', about: 'right', angle: -300 }), 'JR-6.2d', /A wheel goes ahead/],
      [move(0, ABOUT, ahead(1), ABOUT), 'JR-6.2f', /about once a turn/],
      [move(3, ahead(0.5)), 'JR-6.1b', /not enter this ground/],
      [move(3, oblique(0.1, 20)), 'JR-6.6a', /By prolonge/],
      [move(3, ABOUT), 'JR-6.6a', /By prolonge/],
      [move(4, ahead(1)), 'JR-5.8a', /the G1 is the enemy's/],
      [move(77, ahead(1)), 'JR-5.8a', /there is no unit 77/],
    ];
    for (const [answer, code, words] of refusals) {
      const refused = game.refuses(0, answer);
      assert.equal(refused.code, code, refused.sentence);
      assert.match(refused.sentence, words);
    }
    game.does(0, move(0, ABOUT, ahead(5)));
    assert.equal(game.refuses(0, move(0, ahead(1))).sentence, 'The B1 has carried out its order.');
  },
);

clause('JR-2.2c', 'no move leaves the table', () => {
  const game = marked(fieldOf([['B1', 4, 36, 0]], [['G1', 20, 5, 0]]), [[0, 'M']]);
  assert.equal(game.refuses(0, move(0, ahead(4.1))).code, 'JR-2.2c');
  assert.equal(game.refuses(0, move(0, ahead(2.2), wheeling(-45))).code, 'JR-2.2c');
  game.does(0, move(0, ahead(4)));
  assert.equal(game.state.y[0], 40_000);
});

clause(
  ['JR-4.6a', 'JR-4.6c'],
  'the arrow and the limits of shaken troops are enforced; a short move need not follow the arrow',
  () => {
    const game = marked(FIELD, [
      [0, 'M', 90],
      [2, 'M', 0],
    ]);
    game.state.level[2] = 1;
    assert.equal(game.refuses(0, move(0, ahead(1))).code, 'JR-4.6a');
    assert.equal(game.refuses(0, move(2, ahead(1))).code, 'JR-4.6c');
    game.does(0, move(0, ahead(0.5)));
    assert.equal(game.state.y[0], 10_500);
  },
);

clause('JR-5.11a', 'a unit that fell back or was charged carries out no Move', () => {
  for (const bit of [S.FELL_BACK, S.CHARGED_AT]) {
    const game = marked(FIELD, ALL, (s) => S.mark(s, 0, bit));
    const refused = game.refuses(0, move(0, back(1)));
    assert.equal(refused.code, 'JR-5.11a');
    assert.match(refused.sentence, /The B1 fell back or was charged/);
    assert.ok([...game.asks(0).options()].every((answer) => !('unit' in answer) || answer.unit !== 0));
  }
});

clause(['JR-6.1c', 'JR-6.1d', 'JR-6.1e'], 'ground, road, obstacles and state give the price of a leg', () => {
  const road = {
    id: 'road',
    kind: 'road',
    line: [
      [20, 0],
      [20, 40],
    ] as const,
    width: 0.5,
  };
  const field = fieldOf(
    [['B1', 20, 5, 0]],
    [['G1', 2, 38, 180]],
    [road, barrier('wood_fence', [10, 12], [30, 12])],
  );
  const farthest = (formation: (typeof FORMATIONS)[number], disordered: number): number => {
    const game = marked(field, [[0, 'M']], (s) => {
      s.formation[0] = FORMATIONS.indexOf(formation);
      s.disordered[0] = disordered;
    });
    let far = 0;
    for (let tenths = 1; tenths <= 200; tenths++)
      if (game.asks(0).refuse(move(0, ahead(tenths / 10))) === null) far = tenths / 10;
    return far;
  };
  // 16 by road, less an inch for the fence; a line at 8 passes the fence with 7; disordered units have 6.
  assert.deepEqual(
    [farthest('march_column', 0), farthest('single_line', 0), farthest('march_column', 1)],
    [14.6, 7, 6],
  );
});

clause(
  ['JR-6.3c', 'JR-6.3b'],
  'skirmishers pass through friends, and friends through them and batteries',
  () => {
    const skirmishers = fieldOf(
      [
        ['B1', 10, 10, 0, { formation: 'skirmish' }],
        ['B2', 10, 12, 0],
        ['B3', 20, 10, 0],
        ['B4', 20, 12, 0, FOUR_GUNS],
      ],
      [['G1', 35, 38, 180]],
    );
    const game = marked(skirmishers, [
      [0, 'M'],
      [2, 'M'],
    ]);
    assert.equal(game.refuses(0, move(0, ahead(2.2))).code, 'JR-6.3c');
    game.does(0, move(0, ahead(6)));
    game.does(0, move(2, ahead(6)));
    assert.deepEqual([game.state.y[0], game.state.y[2]], [16_000, 16_000]);
  },
);

clause(
  ['JR-3.4a', 'JR-6.2c', 'JR-6.1e'],
  'a move ends a refused flank, and an oblique the order of green troops',
  () => {
    const green = fieldOf([['B1', 20, 10, 0, { quality: 'green' }]], [['G1', 20, 38, 180]]);
    const game = marked(green, [[0, 'M']], (s) => {
      s.refuses[0] = 1;
    });
    // The row stays that of the line, 8 inches, although it is disordered after the first leg.
    game.does(0, move(0, oblique(4, 20), ahead(4)));
    const { state } = game;
    assert.deepEqual([state.refuses[0], state.disordered[0]], [0, 1]);
    assert.ok((state.y[0] as number) > 17_000);
    const words = game.logItems.map(({ sentence }) => sentence);
    assert.deepEqual(words.slice(0, 3), [
      'The B1 goes 4 inches obliquely to the right.',
      'The B1 is disordered.',
      'The B1 advances 4 inches.',
    ]);
  },
);

clause('JR-6.2d', 'a wheel is shown by footprints every few degrees', () => {
  const game = marked(fieldOf([['B1', 20, 10, 0]], [['G1', 20, 38, 180]]), [[0, 'M']]);
  game.does(0, move(0, wheeling(20)));
  const logItem = game.logItems[0] ?? assert.fail('Nothing was told.');
  const { went } = logItem.what as { went: { path: { poses: { facing: number }[] } }[] };
  assert.deepEqual(
    went[0]?.path.poses.map(({ facing }) => facing),
    [0, 50, 100, 150, 200],
  );
});

clause(
  ['JR-18.3a', 'JR-2.2c'],
  'a unit that the battle lets go leaves the table by its edge, and is not lost',
  () => {
    const field = fieldOf(
      [
        ['B1', 36, 20, 90, { may_leave_by: 'east', led: true }],
        ['B2', 36, 10, 90],
      ],
      [['G1', 4, 38, 180]],
    );
    const game = marked(field, [
      [0, 'M'],
      [1, 'M'],
    ]);
    assert.equal(game.refuses(0, move(1, ahead(6))).code, 'JR-2.2c');
    assert.equal(
      game.refuses(0, move(0, ahead(6), ahead(1))).code,
      'JR-2.2c',
      'it is gone after the first leg',
    );
    game.does(0, move(0, ahead(6)));
    assert.deepEqual(
      [game.state.fate[0], S.isLost(game.state, 0), game.state.attached[0]],
      [S.LEFT, false, 1],
    );
    const north = marked(fieldOf([['B1', 20, 36, 0, { may_leave_by: 'east' }]], [['G1', 4, 5, 180]]), [
      [0, 'M'],
    ]);
    assert.equal(north.refuses(0, move(0, ahead(6))).code, 'JR-2.2c');
  },
);
