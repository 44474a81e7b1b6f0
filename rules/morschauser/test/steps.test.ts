import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { thought } from '../src/model/game.ts';
import { LOST, NONE } from '../src/model/state.ts';
import { resultsOn } from '../src/play/command.ts';
import {
  acts,
  begin,
  DONE,
  FAR,
  FAR_AHEAD,
  goes,
  inch,
  moves,
  shoots,
  type TestGame,
} from './battlefield.ts';

/** The question of each step, the side asked, and where the step ends. */

const HORSE = { type: 'cavalry', weapon: 'none' } as const;
const offered = (trial: TestGame) => [...trial.question().options()];

clause(
  ['MM-E8a', 'MM-C6j', 'MM-E4k', 'MM-E1h'],
  'questions in the middle of a melee, a rally or a shot are answered before a game can be resumed',
  () => {
    const pursuing = begin({
      switches: { pursuit: true },
      south: [{ ...HORSE, at: [[20, 10]] }],
      north: [{ at: [[20, 20]] }, { at: [[25, 20]] }, ...FAR],
    });
    pursuing.give(acts([0]));
    pursuing.give(moves(goes(0, 19, 15.2, 0)), 1, 1, 1, 1, 6, 6, 6, 6);
    const shared = begin({
      switches: { formedRegiments: true },
      south: [{ at: [[20, 10]] }],
      north: [
        {
          at: [
            [20, 16.5],
            [23, 16.5],
          ],
        },
        ...FAR,
      ],
    });
    shared.give(acts([0], []));
    shared.give(shoots(0, 1), 6, 1, 1, 1);
    for (const [trial, kind] of [
      [pursuing, 'pursue'],
      [shared, 'share'],
    ] as const)
      assert.deepEqual([trial.question().kind, trial.question().stable], [kind, false]);
    assert.equal(pursuing.refused(DONE), null);
    const { standing } = pursuing.question();
    assert.ok(standing, 'who never pursues may settle it beforehand');
  },
);

clause(
  ['MM-E1l', 'MM-E2r', 'MM-E2p', 'MM-E2s'],
  'without formed regiments each mover has a die of its own, and its general changes each',
  () => {
    const trial = begin({
      switches: { commandControl: true },
      south: [
        {
          at: [
            [20, 20],
            [30, 20],
          ],
        },
      ],
      north: FAR_AHEAD,
      generals: [
        [25, 14],
        [60, 46],
      ],
    });
    trial.give(acts([0, 1]), 2);
    assert.equal(trial.question().kind, 'command');
    const game = thought(trial.field, trial.s);
    assert.deepEqual(resultsOn(game, trial.s.group!, 0), ['no advance']);
    assert.deepEqual(resultsOn(game, trial.s.group!, 1), ['as ordered']);
    assert.deepEqual([...trial.question().options()][0], { do: 'change', by: 1 }, 'what obeys stands first');
    trial.give({ do: 'change', by: 1 }, 2);
    assert.deepEqual([trial.question().kind, [...(trial.s.group?.results ?? [])][0]], ['command', 0]);
    assert.equal(trial.question().standing?.same?.(), null, 'a die that binds him is for a person to change');
    const logItems = trial.logItems.filter(
      ({ what }) => (what as { kind?: string } | null)?.kind === 'order',
    );
    assert.deepEqual(
      logItems.map(({ what }) => (what as { pieces?: string[] }).pieces),
      [['company:0']],
    );
    trial.give({ do: 'change', by: 0 });
    assert.deepEqual([...(trial.s.group?.results ?? [])], [0, 3]);
    assert.match(trial.question().prompt(), /By command the 2nd company of the S 0 may not advance\.$/);
    assert.deepEqual([trial.s.group?.die, trial.s.group?.general], [0, NONE]);
  },
);

clause(['MM-B1r', 'MM-A5f'], 'a reinforcement enters in its own turn and not in that of another', () => {
  const trial = begin({
    south: [{ at: [[10, 4]] }, { at: [[16, 4]] }],
    north: FAR,
    reinforcements: [
      { turn: 1, side: 'S', regiment: 'S0', companies: ['r1'], edge: 'S', from: [30, 0], to: [42, 0] },
      { turn: 2, side: 'S', regiment: 'S1', companies: ['r2'], edge: 'S', from: [30, 0], to: [42, 0] },
    ],
  });
  assert.equal(trial.refused(acts([1])), null);
  assert.equal(trial.refused(acts([3]))?.clause, 'MM-B1r');
  trial.give(acts([1]));
  const way = (entry: { x: number; y: number } | null) => {
    return moves({ ...goes(1, 36, 6, 0), entry });
  };
  assert.equal(trial.refused(way(null))?.clause, 'MM-B1r');
  assert.equal(trial.refused(way({ x: inch(29.9), y: 0 }))?.clause, 'MM-B1r');
  assert.equal(trial.refused(way({ x: inch(36), y: inch(1) }))?.clause, 'MM-B1r');
  trial.give(way({ x: inch(36), y: 0 }));
  assert.deepEqual(
    [trial.s.status[1], trial.s.x[1], trial.s.y[1], trial.s.facing[1], trial.s.stirred[1]],
    [0, inch(36), inch(6), 0, 1],
  );
  const went = trial.logItems.findLast(({ what }) => (what as { kind?: string } | null)?.kind === 'move')
    ?.what as { went: { path?: { poses?: { x: number; y: number }[] } }[] } | undefined;
  assert.deepEqual(went?.went[0]?.path?.poses?.map(({ x, y }) => [x, y])[0], [inch(36), 0]);
  trial.give(DONE);
  trial.give(DONE);
  trial.give(acts([0]));
  assert.equal(
    trial.refused(moves({ ...goes(0, 10, 6, 0), entry: { x: inch(36), y: 0 } }))?.clause,
    'MM-B1r',
    'it stands already',
  );
});

clause(['MM-C5f', 'MM-C5h', 'MM-C5i'], 'a town that burns catches fire no second time', () => {
  const trial = begin(
    {
      terrain: [
        {
          id: 'mill',
          kind: 'town',
          poly: [
            [15, 18],
            [25, 18],
            [25, 26],
            [15, 26],
          ],
        },
      ],
      south: [{ type: 'artillery', at: [[20, 10]] }],
      north: [{ at: [[20, 20]] }, ...FAR],
    },
    (s) => {
      s.burning[0] = 1;
    },
  );
  trial.give(acts([0], []));
  trial.give(shoots(0, 1, 0, 'shot'), 6, 6); // and no die for the fire
});

clause(
  ['MM-D1g', 'MM-D1d', 'MM-E3j'],
  'a game that is decided at the start of a player turn has no more questions',
  () => {
    const trial = begin(
      {
        switches: { brigadeMorale: true },
        south: [
          {
            at: [
              [20, 8],
              [40, 20],
            ],
          },
        ],
        north: FAR,
      },
      (s) => {
        s.routing[0] = 1;
        [s.active, s.first] = [1, 1];
      },
    );
    trial.give(DONE);
    assert.ok(trial.position.over);
    assert.equal(trial.s.status[0], LOST);
  },
);

clause(['MM-E3i', 'MM-E3h', 'MM-A5j'], 'a formed regiment throws one die for its morale, and once', () => {
  const trial = begin(
    {
      switches: { brigadeMorale: true, halfLossesEndGame: false, formedRegiments: true },
      south: [
        {
          at: [
            [20, 20],
            [23, 20],
          ],
        },
        { at: [[40, 20]] },
        {
          at: [
            [50, 10],
            [54, 10],
            [58, 10],
          ],
        },
      ],
      north: FAR,
    },
    (s) => {
      for (const id of [3, 4, 5]) s.status[id] = LOST;
      [s.active, s.first] = [1, 1];
    },
  );
  trial.give(DONE);
  assert.deepEqual(offered(trial), [
    { do: 'test', company: 0 },
    { do: 'test', company: 2 },
  ]);
  trial.give({ do: 'test', company: 1 }, 3, 3);
  assert.equal(trial.question().kind, 'act');
});

clause(
  ['MM-B6e', 'MM-A5o', 'MM-C6j'],
  'a company that can only storm is asked and may decline; one in melee range may not',
  () => {
    const trial = begin({
      terrain: [{ id: 'fort', kind: 'highWall', segments: [{ id: 'w', from: [10, 22], to: [30, 22] }] }],
      south: [{ traits: ['ladders'], at: [[20, 20.45]] }],
      north: [{ at: [[20, 24.2]] }, ...FAR],
    });
    trial.give(acts([0], []));
    trial.give(DONE); // it does not shoot
    assert.deepEqual(offered(trial), [{ do: 'melee', company: 0, target: 1 }, DONE]);
    const close = begin({ south: [{ at: [[20, 20, 10]] }], north: [{ at: [[20, 25]] }, ...FAR] });
    close.give(acts([0], []));
    assert.deepEqual(offered(close), [
      { do: 'melee', company: 0, target: 1 },
      { do: 'pivot', company: 0, facing: 0 },
    ]);
  },
);

clause(
  ['MM-B1m', 'MM-B1p'],
  'a ride is refused through a burning town, and told with the places it went by',
  () => {
    const trial = begin(
      {
        terrain: [
          {
            id: 'mill',
            kind: 'town',
            poly: [
              [15, 12],
              [25, 12],
              [25, 18],
              [15, 18],
            ],
          },
        ],
        south: [{ at: [[40, 24]] }],
        north: FAR,
        generals: [
          [20, 6],
          [60, 46],
        ],
      },
      (s) => {
        s.burning[0] = 1;
      },
    );
    const ride = (x: number, y: number) => ({ do: 'general' as const, general: 0, x: inch(x), y: inch(y) });
    assert.equal(trial.refused(ride(20, 22))?.code, 'R-BURNING');
    assert.equal(trial.refused(ride(30, 14)), null);
    assert.equal(trial.refused(ride(44.01, 6)), null, '24 inches and the tolerance');
    assert.equal(trial.refused(ride(44.011, 6))?.clause, 'MM-B1m');
    trial.give(ride(30, 14));
    assert.deepEqual(
      [trial.s.generalX[0], trial.s.generalY[0], trial.s.attached[0]],
      [inch(30), inch(14), NONE],
    );
    assert.equal(trial.refused(ride(31, 14))?.clause, 'MM-B1m', 'once in a player turn');
    trial.give(DONE);
    trial.give(DONE);
    assert.equal(trial.refused(ride(31, 14)), null, 'and again in the next');
  },
);

clause(
  ['MM-E8a', 'MM-E8c', 'MM-B3m'],
  'a pursuer moves half an inch into the range of its next enemy, as straight as it can',
  () => {
    const into = (x: number, y: number, facing: number) => {
      const trial = begin({
        switches: { pursuit: true },
        south: [{ ...HORSE, at: [[20, 10]] }],
        north: [{ at: [[20, 20]] }, { at: [[x, y, facing]] }, ...FAR],
      });
      trial.give(acts([0]));
      trial.give(moves(goes(0, 20, 15.2, 0)), 1, 1, 1, 1, 6, 6, 6, 6);
      const [first] = trial.question().kind === 'pursue' ? offered(trial) : [];
      assert.ok(first?.do === 'pursue');
      const why = (answer: typeof first) => trial.refused(answer)?.clause ?? null;
      return { first, why };
    };
    const { first, why } = into(27.5, 15.2, 270);
    // 4.5 inches apart: 1.5 into range, half an inch more; turned to the enemy.
    assert.deepEqual(first, { do: 'pursue', target: 2, x: inch(22), y: inch(15.2), facing: 900 });
    assert.equal(why({ ...first, x: inch(23) }), null);
    assert.notEqual(why({ ...first, x: inch(21) }), null, 'short of his range');
    assert.notEqual(why({ ...first, x: inch(23.5) }), null, 'more than 3 inches');
    assert.notEqual(why({ ...first, target: 1 }), null, 'the one just beaten');
    assert.notEqual(why({ ...first, target: 9 }), null, 'nobody');
  },
);

clause(
  ['MM-B1r', 'MM-B1k', 'MM-E1f'],
  'reinforcements that enter together overlap no unit, and touch if they are formed',
  () => {
    const coming = (first: number, second: number) => {
      const trial = begin({
        switches: { formedRegiments: true },
        south: [{ at: [[10, 4]] }],
        north: FAR,
        reinforcements: [
          {
            turn: 1,
            side: 'S',
            regiment: 'S0',
            companies: ['r1', 'r2'],
            edge: 'S',
            from: [20, 0],
            to: [50, 0],
          },
        ],
      });
      trial.give(acts([1, 2]));
      const way = (company: number, x: number) => ({
        ...goes(company, x, 6, 0),
        entry: { x: inch(x), y: 0 },
      });
      return trial.refused(moves(way(1, first), way(2, second)))?.clause ?? null;
    };
    assert.equal(coming(30, 33), null);
    assert.equal(coming(30, 32), 'MM-B1k');
    assert.equal(coming(30, 40), 'MM-E1f');
  },
);

clause(
  ['MM-B6d', 'MM-B6f', 'MM-C5g', 'MM-A5l'],
  'after a melee only companies that fought may go back, and not into a fire',
  () => {
    const trial = begin(
      {
        terrain: [
          {
            id: 'mill',
            kind: 'town',
            poly: [
              [16, 12],
              [24, 12],
              [24, 22],
              [16, 22],
            ],
          },
        ],
        south: [
          {
            at: [
              [20, 20],
              [32, 20],
            ],
          },
        ],
        north: [{ at: [[20, 25]] }, ...FAR],
      },
      (s) => {
        s.burning[0] = 1;
      },
    );
    trial.give(acts([0, 1], []));
    if (trial.question().kind === 'shoot') trial.give(DONE);
    trial.give({ do: 'melee', company: 0, target: 2 }, 6, 6, 6, 6, 6, 6, 6, 6);
    assert.equal(trial.question().kind, 'move-after');
    const why = (company: number, x: number, y: number) =>
      trial.refused(moves(goes(company, x, y, 0)))?.clause ?? null;
    assert.equal(why(0, 20, 14), 'MM-C5g');
    assert.equal(why(0, 20, 10), null);
    assert.equal(why(1, 32, 16), 'MM-B6d');
  },
);

clause(
  ['MM-A5l', 'MM-B1f', 'MM-B2a'],
  'once a company has moved, shooting before moves is over; a turn alone does not end it',
  () => {
    const trial = begin({
      south: [
        {
          at: [
            [20, 20],
            [23.1, 20],
          ],
        },
      ],
      north: [{ at: [[22, 28]] }, ...FAR],
    });
    trial.give(acts([0, 1]));
    assert.equal(trial.question().kind, 'shoot');
    const turn = { company: 0, entry: null, legs: [], facing: 1800, target: null };
    trial.give({ do: 'move', moves: [turn] });
    assert.equal(trial.question().kind, 'shoot', 'a turn is no move');
    trial.give({ do: 'move', moves: [{ ...turn, facing: 0 }, goes(1, 23.1, 19, 0)] });
    assert.equal(trial.question().kind, 'move');
  },
);

clause(['MM-C5g', 'MM-E2f', 'MM-A5l'], 'a question for moves names the companies that must move', () => {
  const trial = begin(
    {
      terrain: [
        {
          id: 'mill',
          kind: 'town',
          poly: [
            [16, 16],
            [24, 16],
            [24, 24],
            [16, 24],
          ],
        },
      ],
      south: [
        {
          at: [
            [20, 20],
            [40, 20],
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
  assert.match(
    trial.question().prompt(),
    /^The S 0: move, or stay\. The 1st company of the S 0 must leave the burning town\.$/,
  );
  assert.deepEqual(trial.refused(DONE)?.at, ['company:0']);
});

clause(
  ['MM-E1f', 'MM-B3a'],
  'of a formed line the middle may charge alone, and the others stand apart',
  () => {
    const trial = begin({
      switches: { formedRegiments: true },
      south: [
        {
          at: [
            [20, 20],
            [23, 20],
            [26, 20],
          ],
        },
      ],
      north: [{ at: [[23, 30]] }, ...FAR],
    });
    trial.give(acts([0, 1, 2]));
    assert.equal(trial.refused(moves(goes(1, 23, 24.5, 0))), null);
    assert.equal(trial.refused(moves(goes(1, 23, 22, 0)))?.clause ?? null, null, 'still touching');
    assert.equal(
      trial.refused(moves(goes(1, 23, 23.8, 0)))?.clause,
      'MM-E1f',
      'neither a charge nor together',
    );
  },
);

clause(['MM-B6p', 'MM-B6q'], 'the log of a round names each company hit, with its losses', () => {
  const trial = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 20]] }, ...FAR] });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 15, 0)), 1, 1, 6, 6, 1, 6, 6, 6);
  const round = trial.logItems.find(({ what }) => (what as { kind?: string } | null)?.kind === 'melee');
  assert.deepEqual((round?.what as { losses?: object[] } | undefined)?.losses, [
    { piece: 'company:1', points: 2 },
    { piece: 'company:0', points: 1 },
  ]);
});

clause(
  ['MM-D1d', 'MM-D1g', 'MM-A5i'],
  'a game decided in the middle of a group ends there, with no group acting',
  () => {
    const trial = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 20]] }] });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 15, 0)), 1, 1, 1, 1, 6, 6, 6, 6);
    assert.deepEqual([trial.position.over, trial.s.group], [true, null]);
  },
);

clause(
  ['MM-E7k1', 'MM-E7k3', 'MM-E7k4'],
  'a work needs engineers and a wagon at its site; other troops do not count',
  () => {
    const why = (...types: ('engineers' | 'wagons' | 'lineInfantry')[]) => {
      const trial = begin({
        switches: { engineering: true },
        south: types.map((type, i) => ({ type, at: [[20 + 3.1 * i, 20] as const] })),
        north: FAR,
      });
      const site = { x: inch(20), y: inch(23), facing: 0, about: NONE };
      return trial.refused({ do: 'work', task: 2, ...site })?.clause ?? null;
    };
    assert.equal(why('engineers', 'wagons'), null);
    assert.equal(why('engineers', 'lineInfantry'), 'MM-E7k1');
    assert.equal(why('lineInfantry', 'wagons'), 'MM-E7k1');
    assert.equal(why('engineers', 'engineers'), 'MM-E7k1');
  },
);

clause(['MM-B1r', 'MM-B3a'], 'no company enters within 3 inches of an enemy', () => {
  const why = (y: number) => {
    const trial = begin({
      south: [{ at: [[10, 4]] }],
      north: [{ at: [[36, y]] }, ...FAR],
      reinforcements: [
        { turn: 1, side: 'S', regiment: 'S0', companies: ['r1'], edge: 'S', from: [30, 0], to: [42, 0] },
      ],
    });
    trial.give(acts([1]));
    const way = { ...goes(1, 31, 4, 0), entry: { x: inch(36), y: 0 } };
    return trial.refused(moves(way))?.sentence ?? '';
  };
  assert.match(why(5.5), /An enemy is within 3 inches/);
  assert.doesNotMatch(why(20), /An enemy is within 3 inches/);
});

clause(['MM-C6g', 'MM-C6l'], 'engineers at a gate that is breached already throw no die', () => {
  const trial = begin(
    {
      terrain: [
        {
          id: 'fort',
          kind: 'highWall',
          segments: [{ id: 'gate', from: [10, 22], to: [30, 22], gate: true }],
        },
      ],
      south: [{ type: 'engineers', at: [[20, 15]] }],
      north: FAR,
    },
    (s) => {
      s.breached[0] = 1;
    },
  );
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 20.45, 0)));
  assert.equal(trial.question().kind, 'act');
});

clause(
  ['MM-B6f', 'MM-B6q', 'MM-A5l'],
  'a company that was beaten back does not move again after the melee',
  () => {
    const trial = begin({
      south: [
        {
          at: [
            [20, 20],
            [32, 20],
          ],
        },
      ],
      north: [{ at: [[20, 25]] }, { at: [[32, 25]] }, ...FAR],
    });
    trial.give(acts([0, 1], []));
    trial.give({ do: 'melee', company: 0, target: 2 }, 6, 6, 6, 6, 1, 1, 6, 6);
    trial.give({ do: 'melee', company: 1, target: 3 }, 6, 6, 6, 6, 6, 6, 6, 6);
    assert.equal(trial.question().kind, 'move-after');
    assert.equal(trial.refused(moves(goes(0, 20, 6, 0)))?.clause, 'MM-B6f');
    assert.equal(trial.refused(moves(goes(1, 32, 12, 0))), null);
  },
);
