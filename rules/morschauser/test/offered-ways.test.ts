import assert from 'node:assert/strict';
import { bearingTo, spotOnBearing } from '@linstock/ground';
import { clause } from '@linstock/testing';
import type { Answer, MoveAnswer } from '../src/model/answers.ts';
import { acts, begin, DONE, FAR, goes, inch, moves, type TestBattle, type TestGame } from './battlefield.ts';

/** The moves, turns and shots that are offered, one by one. */

const offered = <D extends Answer['do']>(trial: TestGame, what: D): Extract<Answer, { do: D }>[] =>
  [...trial.question().options()].filter(
    (answer): answer is Extract<Answer, { do: D }> => answer.do === what,
  );
const ends = ({ moves: ways }: MoveAnswer) =>
  ways.map(({ company, legs, facing }) => [company, legs[0]?.x, legs[0]?.y, facing]);

clause(
  ['MM-B1b', 'MM-E1f', 'MM-C5g'],
  'a company is offered moves at the enemy, ahead, home and half aside, of three lengths',
  () => {
    const trial = begin({ south: [{ at: [[36, 20, 30]] }], north: [{ at: [[36, 44]] }] });
    trial.give(acts([0]));
    const expected = [0, 300, 1800, 450, 3150].flatMap((bearing) =>
      [12, 6, 2.4].map((far) => {
        const { x, y } = spotOnBearing({ x: inch(36), y: inch(20) }, bearing, inch(far));
        return [[0, x, y, 300]];
      }),
    );
    assert.deepEqual(offered(trial, 'move').map(ends), expected);
    assert.deepEqual(offered(trial, 'done'), [DONE]);
  },
);

clause(
  ['MM-E1f', 'MM-B1r'],
  'companies that move together are offered common steps, the foremost first',
  () => {
    const trial = begin({
      switches: { formedRegiments: true },
      south: [
        {
          at: [
            [36, 17.1],
            [36, 14],
          ],
        },
      ],
      north: [{ at: [[36, 46]] }],
    });
    trial.give(acts([0, 1]));
    const ways = offered(trial, 'move').map(ends);
    for (const [bearing, order] of [
      [0, [0, 1]],
      [1800, [1, 0]],
      [450, [0, 1]],
      [3150, [0, 1]],
    ] as const)
      for (const far of [12, 6, 2.4]) {
        const way = order.map((id) => {
          const { x, y } = spotOnBearing({ x: inch(36), y: inch(id === 0 ? 17.1 : 14) }, bearing, inch(far));
          return [id, x, y, 0];
        });
        assert.ok(
          ways.some((each) => JSON.stringify(each) === JSON.stringify(way)),
          `${bearing} ${far}`,
        );
      }
    assert.equal(ways.length, 12);
    assert.equal(new Set(ways.map((way) => JSON.stringify(way))).size, ways.length);
  },
);

clause(['MM-E1f', 'MM-B1r'], 'side by side the one to the east goes first to the east', () => {
  const trial = begin({
    switches: { formedRegiments: true },
    south: [
      {
        at: [
          [20, 14],
          [23.1, 14],
        ],
      },
    ],
    north: [{ at: [[66, 14, 270]] }],
  });
  trial.give(acts([0, 1]));
  const east = offered(trial, 'move')
    .map(ends)
    .find(([lead]) => lead?.[1] === inch(23.1 + 12));
  assert.deepEqual(
    east?.map(([id]) => id),
    [1, 0],
  );
});

clause(
  ['MM-E1f', 'MM-C5g', 'MM-B1b'],
  'a charge that is also a plain move is offered once, and first',
  () => {
    const trial = begin({ south: [{ at: [[36, 10]] }], north: [{ at: [[36, 21.5]] }, ...FAR] });
    trial.give(acts([0]));
    if (trial.question().kind === 'shoot') trial.give(DONE);
    const straight = JSON.stringify(moves(goes(0, 36, 16, 0)));
    const all = offered(trial, 'move').map((each) => JSON.stringify(each));
    assert.equal(all.filter((each) => each === straight).length, 1);
    assert.equal(all[0], straight);
  },
);

clause(
  ['MM-B1r', 'MM-E1f'],
  'a reinforcement is offered the middle of its stretch of edge, others their share of it',
  () => {
    const coming = (edge: 'W' | 'E', from: [number, number], to: [number, number], ...names: string[]) => {
      const trial = begin({
        south: [{ at: [[10, 4]] }],
        north: FAR,
        reinforcements: [{ turn: 1, side: 'S', regiment: 'S0', companies: names, edge, from, to }],
      });
      trial.give(acts([1]));
      return offered(trial, 'move').map(({ moves: [way] }) => [
        (way?.entry?.x ?? 0) / 1000,
        (way?.entry?.y ?? 0) / 1000,
        (way?.legs[0]?.x ?? 0) / 1000,
        way?.facing,
      ]);
    };
    assert.deepEqual(coming('W', [0, 20], [0, 32], 'r1'), [
      [0, 26, 12, 900],
      [0, 26, 6, 900],
      [0, 26, 2.4, 900],
    ]);
    assert.deepEqual(coming('E', [72, 16], [72, 28], 'r1', 'r2')[0], [72, 20, 60, 2700]);
  },
);

clause(
  ['MM-C5g', 'MM-C5k'],
  'a company in a burning town is offered the shortest ways out on all sides',
  () => {
    const trial = begin(
      {
        terrain: [
          {
            id: 'town',
            kind: 'town',
            poly: [
              [18, 18],
              [22, 18],
              [22, 22],
              [18, 22],
            ],
          },
        ],
        south: [{ at: [[20, 20]] }],
        north: FAR,
      },
      (s) => {
        s.burning[0] = 1;
      },
    );
    trial.give(acts([0]));
    assert.deepEqual(offered(trial, 'done'), [], 'he has to go');
    assert.equal(trial.refused(DONE)?.clause, 'MM-C5g');
    const ways = offered(trial, 'move').map(ends);
    const [north] = ways;
    assert.deepEqual(north, [[0, inch(20), inch(22.4), 0]]);
    assert.ok(ways.length >= 24);
    for (const bearing of [0, 150, 900, 1800, 2700, 3450]) {
      const way = ways.find(([end]) => {
        const [, x = 0, y = 0] = (end ?? []) as number[];
        return Math.abs(bearingTo({ x: inch(20), y: inch(20) }, { x, y }) - bearing) <= 2;
      });
      assert.ok(way, `${bearing}`);
    }
  },
);

clause(
  ['MM-B1a', 'MM-B1f', 'MM-B3t'],
  'a turn straight at the nearest enemy is offered to a company that may turn and does not face it',
  () => {
    const turns = (laid: TestBattle, who: readonly number[] = [0]) => {
      const trial = begin(laid);
      trial.give(acts(who));
      if (trial.question().kind !== 'shoot') return null;
      return offered(trial, 'pivot').map(({ company, facing }) => [company, facing]);
    };
    const foes = [{ at: [[26, 25] as const] }, ...FAR];
    assert.deepEqual(turns({ south: [{ at: [[20, 20, 0]] }], north: foes }), [
      [0, bearingTo({ x: 20, y: 20 }, { x: 26, y: 25 })],
    ]);
    assert.deepEqual(turns({ south: [{ at: [[20, 20, 50.2]] }], north: foes }), [], 'he faces him already');
    assert.deepEqual(
      turns(
        {
          south: [
            {
              at: [
                [20, 20],
                [20, 16.9],
              ],
            },
          ],
          north: foes,
        },
        [0, 1],
      )?.length,
      0,
      'no room behind',
    );
  },
);

clause(
  ['MM-B1r', 'MM-E1f'],
  'the second of two who come on is offered two thirds of the way along the stretch',
  () => {
    for (const [edge, from, to, entry] of [
      ['E', [72, 16], [72, 28], [72, 24]],
      ['S', [30, 0], [42, 0], [38, 0]],
    ] as const) {
      const trial = begin({
        south: [{ at: [[10, 4]] }],
        north: FAR,
        reinforcements: [{ turn: 1, side: 'S', regiment: 'S0', companies: ['r1', 'r2'], edge, from, to }],
      });
      trial.give(acts([2]));
      const [first] = offered(trial, 'move');
      assert.deepEqual(first?.moves[0]?.entry, { x: inch(entry[0]), y: inch(entry[1]) });
    }
  },
);

clause(['MM-C5g', 'MM-C5k'], 'the shortest way out of a burning town may be a tenth of a move', () => {
  const trial = begin(
    {
      terrain: [
        {
          id: 'town',
          kind: 'town',
          poly: [
            [18, 16],
            [22, 16],
            [22, 20.5],
            [18, 20.5],
          ],
        },
      ],
      south: [{ at: [[20, 20]] }],
      north: FAR,
    },
    (s) => {
      s.burning[0] = 1;
    },
  );
  trial.give(acts([0]));
  assert.deepEqual(offered(trial, 'move').map(ends)[0], [[0, inch(20), inch(21.2), 0]]);
});

clause(
  ['MM-C5g', 'MM-A5f', 'MM-E1f'],
  'two companies in a burning town are offered ways out together, and each separately',
  () => {
    const trial = begin(
      {
        terrain: [
          {
            id: 'town',
            kind: 'town',
            poly: [
              [17, 18],
              [25, 18],
              [25, 22],
              [17, 22],
            ],
          },
        ],
        south: [
          {
            at: [
              [19, 20],
              [22.5, 20],
            ],
          },
        ],
        north: FAR,
      },
      (s) => {
        s.burning[0] = 1;
      },
    );
    trial.give(acts([0, 1]));
    const sizes = offered(trial, 'move').map((answer) => answer.moves.length);
    assert.ok(sizes.includes(2) && sizes.includes(1));
    assert.equal(sizes[0], 2, 'together first');
  },
);

clause(
  ['MM-A5f', 'MM-B6e', 'MM-E2r'],
  'a company that may not move before melee has one listed answer: to act where it stands',
  () => {
    const trial = begin({ south: [{ at: [[20, 20]] }], north: [{ at: [[20, 25]] }, ...FAR] });
    assert.deepEqual(offered(trial, 'activate'), [acts([0], [])]);
  },
);

clause(['MM-B1f', 'MM-A5f'], 'only companies of the group that acts turn', () => {
  const trial = begin({ south: [{ at: [[20, 20]] }, { at: [[30, 20]] }], north: FAR });
  trial.give(acts([0]));
  const turn = (company: number): Answer => ({ do: 'pivot', company, facing: 900 });
  assert.equal(trial.refused(turn(0)), null);
  assert.equal(trial.refused(turn(1))?.clause, 'MM-B1f');
});
