import assert from 'node:assert/strict';
import { seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import type { Answer, MoveAnswer } from '../src/model/answers.ts';
import {
  acts,
  begin,
  DONE,
  FAR,
  goes,
  inch,
  moves,
  SHOT_AT_TWO,
  shoots,
  type TestGame,
} from './battlefield.ts';

/**
 * The options of a question: every unit and company, stationary and moving, and the moves, rides and shots
 * that make sense.
 */

const offered = <D extends Answer['do']>(trial: TestGame, what: D): Extract<Answer, { do: D }>[] =>
  [...trial.question().options()].filter(
    (answer): answer is Extract<Answer, { do: D }> => answer.do === what,
  );

clause(
  ['MM-A5f', 'MM-A5k', 'MM-E1g', 'MM-E2r', 'MM-A5n'],
  'a turn offers each unit and each company of the side, to move or to stand, and its own end',
  () => {
    const trial = begin({
      switches: { formedRegiments: true },
      south: [
        {
          at: [
            [20, 10],
            [23, 10],
          ],
        },
        { at: [[40, 10]] },
      ],
      north: FAR,
    });
    const groups = offered(trial, 'activate').map(({ companies, movers }) => [companies, movers]);
    assert.deepEqual(groups, [
      [
        [0, 1],
        [0, 1],
      ],
      [[0, 1], []],
      [[0], [0]],
      [[0], []],
      [[1], [1]],
      [[1], []],
      [[2], [2]],
      [[2], []],
    ]);
    trial.give(acts([2], []));
    trial.give(DONE);
    assert.equal(offered(trial, 'activate').length, 6, 'who has acted is not offered');
    assert.equal(offered(trial, 'done').length, 1);
  },
);

clause(
  ['MM-E2r', 'MM-A5l'],
  'those declared to move are companies of the group, each once, and free to move',
  () => {
    const trial = begin({
      south: [
        {
          at: [
            [20, 20],
            [40, 20],
          ],
        },
        { at: [[50, 10]] },
      ],
      north: [{ at: [[20, 25]] }, ...FAR],
    });
    assert.equal(trial.refused(acts([1], [1, 2]))?.code, 'R-NOT-GROUP');
    assert.equal(trial.refused(acts([1], [1, 1]))?.code, 'R-NOT-GROUP');
    assert.equal(trial.refused(acts([0, 1], [0, 1]))?.code, 'R-MUST-ATTACK');
    assert.equal(trial.refused(acts([0, 1], [1])), null);
  },
);

clause(
  ['MM-B1m', 'MM-B1q', 'MM-A5f'],
  'a general is offered a ride to each company of his brigade that he is not with, once in a turn',
  () => {
    const trial = begin({
      south: [
        {
          at: [
            [20, 10],
            [26, 10],
            [60, 10],
          ],
        },
      ],
      north: FAR,
      generals: [
        [20, 7.75],
        [60, 46],
      ],
    });
    // He is with the first; the third is more than 24 inches away.
    assert.deepEqual(
      offered(trial, 'general').map(({ general, x, y }) => [general, x, y]),
      [[0, inch(26), inch(7.75)]],
    );
    const { below } = seededChance('rides');
    const drawn = Array.from({ length: 60 }, () => trial.question().sample?.(below));
    const rides = drawn.flatMap((answer) => (answer?.do === 'general' ? [answer] : []));
    assert.ok(rides.length > 2, 'now and then he rides by chance');
    for (const ride of rides) assert.equal(trial.refused(ride), null);
    trial.give(offered(trial, 'general')[0]!);
    assert.equal(trial.s.attached[0], 1);
    assert.equal(offered(trial, 'general').length, 0);
  },
);

clause(
  ['MM-B1r', 'MM-E1f'],
  'moves offered to a company go all, half and a fifth of its allowance, straight ahead among others',
  () => {
    const trial = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 46]] }, ...FAR] });
    trial.give(acts([0]));
    const ahead = offered(trial, 'move').flatMap(({ moves: [way] }) =>
      way?.legs[0]?.x === inch(20) && way.legs[0].y > inch(10) ? [way.legs[0].y - inch(10)] : [],
    );
    assert.deepEqual(
      [...new Set(ahead)].toSorted((a, b) => a - b),
      [inch(2.4), inch(6), inch(12)],
    );
  },
);

clause(
  'MM-E1h',
  'hits on companies of which one is weaker, or would fall, are asked about in any case',
  () => {
    for (const [first, second] of [
      [3, 2],
      [1, 1],
    ] as const) {
      const trial = begin(SHOT_AT_TWO, (s) => {
        s.strength[1] = first;
        s.strength[2] = second;
      });
      trial.give(acts([0], []));
      trial.give(shoots(0, 1), 6, 1, 1, 1);
      assert.equal(trial.question().kind, 'share');
      assert.equal(trial.question().standing?.same?.(), null);
    }
  },
);

clause(
  ['MM-E1h', 'MM-E1i'],
  'the owner of a formed regiment is offered every way to share hits out and told how they differ',
  () => {
    const ways = (trial: TestGame) => offered(trial, 'share').map(({ hits }) => hits);
    const unlike = begin(SHOT_AT_TWO, (s) => {
      s.strength[1] = 3;
    });
    unlike.give(acts([0], []));
    unlike.give(shoots(0, 1), 6, 6, 1, 1);
    assert.deepEqual(ways(unlike), [
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
    const trial = begin(SHOT_AT_TWO);
    trial.give(acts([0], []));
    trial.give(shoots(0, 1), 6, 6, 1, 1);
    assert.deepEqual(ways(trial), [
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
    assert.match(trial.question().prompt(), /They differ only in where they stand\.$/);
    assert.match(unlike.question().prompt(), /They differ in strength, and in where they stand\.$/);
    assert.equal(
      trial.question().stable,
      false,
      'the dice have fallen: the state alone would throw them again',
    );
    assert.equal(trial.question().standing?.same?.() ?? null, null, 'they stand in different places');
    assert.deepEqual(trial.question().standing?.usual?.(), { do: 'share', hits: [1, 2] });
  },
);

clause(
  ['MM-E1h', 'MM-E1i'],
  'which company takes a hit is asked even if only their places differ, and the difference is shown',
  () => {
    const near = (x: number) => begin({ ...SHOT_AT_TWO, south: [{ at: [[20, 10]] }, { at: [[x, 13.5]] }] });
    for (const [x, why] of [
      [26.5, /an enemy within 3 inches/],
      [32, /only in where they stand/],
    ] as const) {
      const trial = near(x);
      trial.give(acts([0], []));
      trial.give(shoots(0, 2), 6, 6, 1, 1);
      assert.equal(trial.question().kind, 'share');
      assert.equal(offered(trial, 'share').length, 3);
      assert.match(trial.question().prompt(), why);
    }
  },
);

clause(
  ['MM-C6k', 'MM-C6f', 'MM-B4a'],
  'a heavy gun is offered a try at a wall it sees within 12 inches, others none',
  () => {
    const wall = { id: 'fort', kind: 'highWall', segments: [{ id: 'w', from: [10, 22], to: [30, 22] }] };
    for (const heavy of [true, false]) {
      const trial = begin({
        terrain: [wall],
        switches: { heavyArtillery: heavy },
        south: [{ type: 'artillery', traits: ['heavyArtillery'], at: [[20, 12]] }],
        north: FAR,
      });
      trial.give(acts([0], []));
      assert.equal(offered(trial, 'shoot').filter(({ at }) => at === 'wall').length, heavy ? 1 : 0);
      if (!heavy) continue;
      trial.give(offered(trial, 'shoot')[0]!, 5);
      assert.deepEqual(trial.s.breached, [0]);
      const volley = trial.logItems.find(({ what }) => JSON.stringify(what ?? null).includes('volley'))?.what;
      assert.match(JSON.stringify(volley), /"spot":\{"x":20000,"y":22000\}/);
    }
  },
);

clause(
  ['MM-B2a', 'MM-B1b', 'MM-A5l'],
  'after a move a shot is offered and asked at a point from which a saved game continues',
  () => {
    const trial = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 20]] }, ...FAR] });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 12, 0)));
    assert.deepEqual([trial.question().kind, trial.question().stable], ['shoot-after', true]);
    assert.deepEqual(
      offered(trial, 'shoot').map(({ target }) => target),
      [1],
    );
    trial.give({ do: 'pivot', company: 0, facing: 200 });
    assert.equal(trial.s.facing[0], 200);
    assert.equal(trial.question().kind, 'shoot-after');
  },
);

clause(['MM-B6f', 'MM-B6ad'], 'after a melee ways out of range are offered, each of them legal', () => {
  const trial = begin({ south: [{ at: [[20, 20]] }], north: [{ at: [[20, 25]] }, ...FAR] });
  trial.give(acts([0], []));
  trial.give({ do: 'melee', company: 0, target: 1 }, 6, 6, 6, 6, 6, 6, 6, 6);
  const ways: MoveAnswer[] = offered(trial, 'move');
  assert.ok(ways.length > 0);
  for (const way of ways) assert.equal(trial.refused(way), null);
});

clause(
  ['MM-B1r', 'MM-E1f'],
  'companies that come on are offered places along their stretch, and ways straight on from there',
  () => {
    const coming = (...companies: readonly string[]) => {
      const trial = begin({
        switches: { formedRegiments: true },
        south: [{ at: [[20, 10]] }],
        north: FAR,
        reinforcements: [
          { turn: 1, side: 'S', regiment: 'S0', companies, edge: 'S', from: [30, 0], to: [42, 0] },
        ],
      });
      trial.give(acts(companies.map((_, i) => i + 1)));
      return offered(trial, 'move').map((answer) =>
        answer.moves.map(({ entry, legs }) => [entry?.x, entry?.y, legs[0]?.x, legs[0]?.y]),
      );
    };
    const on = (...far: number[]) => far.map((y) => [[inch(36), 0, inch(36), inch(y)]]);
    assert.deepEqual(coming('r1'), on(12, 6, 2.4));
    assert.deepEqual(coming('r1', 'r2')[0], [
      [inch(37.5), 0, inch(37.5), inch(12)],
      [inch(34.5), 0, inch(34.5), inch(12)],
    ]);
  },
);

clause(['MM-B4a', 'MM-E5d'], 'the log of a shot names the shooter, the target, and their places', () => {
  const trial = begin({
    switches: { riskToGenerals: true },
    south: [{ at: [[20, 20]] }],
    north: FAR,
    generals: [
      [60, 2],
      [20, 26],
    ],
  });
  trial.give(acts([0], []));
  trial.give({ do: 'shoot', company: 0, weapon: 'musket', facing: 0, at: 'general', target: 1 }, 1, 1, 1, 1);
  const volley = trial.logItems.find(({ what }) => JSON.stringify(what ?? null).includes('volley'))?.what;
  assert.deepEqual(volley, {
    kind: 'volley',
    by: ['company:0'],
    targets: ['general:1'],
    at: { spot: { x: inch(20), y: inch(26) } },
    weapon: 'musket',
  });
});

clause(['MM-B1g', 'MM-B1b'], 'random moves go in any direction, and not only along the listed ways', () => {
  const trial = begin({ south: [{ at: [[36, 20]] }], north: FAR });
  trial.give(acts([0]));
  const known = new Set([...trial.question().options()].map((answer) => JSON.stringify(answer)));
  const { below } = seededChance('any direction');
  const found = Array.from({ length: 40 }, () => trial.question().sample?.(below));
  assert.ok(found.some((answer) => answer?.do === 'move' && !known.has(JSON.stringify(answer))));
  for (const answer of found) assert.equal(trial.refused(answer!), null);
});
