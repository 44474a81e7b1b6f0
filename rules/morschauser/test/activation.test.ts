import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { has, MELEED, MOVED, NONE } from '../src/model/state.ts';
import {
  acts,
  begin,
  DONE,
  FAR,
  goes,
  inch,
  moves,
  pen,
  SHOT_AT_TWO,
  settingFor,
  shoots,
} from './battlefield.ts';

/** A group acts: shooting, moves, charges and melees (A5, B1 to B6). */

clause(
  ['MM-A5f', 'MM-A5m', 'MM-B1b', 'MM-B1e'],
  'a company acts once, and moves no farther than its allowance',
  () => {
    const trial = begin({
      south: [{ at: [[20, 10]] }, { at: [[30, 10]] }],
      north: [{ at: [[20, 40]] }, { at: [[30, 40]] }],
    });
    trial.give(acts([0]));
    assert.equal(trial.refused(moves(goes(0, 20, 22.1, 0)))?.code, 'R-ALLOWANCE');
    assert.equal(trial.refused(moves(goes(1, 30, 12, 0)))?.code, 'R-NOT-GROUP');
    trial.give(moves(goes(0, 20, 22, 0)));
    assert.deepEqual([trial.s.x[0], trial.s.y[0]], [inch(20), inch(22)]);
    assert.equal(trial.refused(acts([0]))?.code, 'R-ACTIVATED');
    assert.equal(trial.refused(acts([2]))?.code, 'R-NOT-YOUR-TURN');
    assert.equal(trial.refused(acts([0, 1]))?.code, 'R-ACTIVATED');
  },
);

clause(
  ['MM-A5j', 'MM-E1l'],
  'without formed regiments companies of one regiment may act together, wherever they stand',
  () => {
    const trial = begin({
      south: [
        {
          at: [
            [20, 10],
            [40, 10],
          ],
        },
        { at: [[50, 10]] },
      ],
      north: [{ at: [[20, 40]] }],
    });
    assert.equal(trial.refused(acts([0, 2]))?.code, 'R-NOT-GROUP');
    trial.give(acts([0, 1]));
    trial.give(moves(goes(0, 20, 15, 0), goes(1, 40, 20, 0)));
  },
);

clause(
  ['MM-A5k', 'MM-E1a', 'MM-E1b', 'MM-E1e', 'MM-E1f'],
  'a formed regiment moves as one body and ends as one',
  () => {
    const switches = { formedRegiments: true };
    const south = [
      {
        at: [
          [20, 10],
          [23, 10],
          [26, 10],
        ] as const,
      },
      {
        at: [
          [40, 10],
          [50, 10],
        ] as const,
      },
    ];
    const trial = begin({
      switches,
      south,
      north: [
        {
          at: [
            [20, 40],
            [30, 40],
          ],
        },
      ],
    });
    assert.equal(trial.refused(acts([3, 4]))?.code, 'R-NOT-GROUP');
    assert.equal(trial.refused(acts([0, 2]))?.code, 'R-NOT-GROUP');
    trial.give(acts([0, 1, 2]));
    assert.equal(trial.refused(moves(goes(0, 20, 15, 0)))?.code, 'R-FORMED');
    trial.give(moves(goes(0, 20, 15, 0), goes(1, 23, 15, 0), goes(2, 26, 15, 0)));
    assert.deepEqual(trial.s.y.slice(0, 3), [inch(15), inch(15), inch(15)]);
  },
);

clause('MM-E1g', 'companies a detachment leaves have acted too when it still touches them', () => {
  const switches = { formedRegiments: true };
  const touching = begin({
    switches,
    south: [
      {
        at: [
          [20, 10],
          [23, 10],
          [26, 10],
        ],
      },
    ],
    north: [{ at: [[20, 40]] }],
  });
  touching.give(acts([0], []));
  touching.give(DONE);
  assert.equal(touching.refused(acts([1, 2]))?.code, 'R-ACTIVATED');
  const apart = begin({
    switches,
    south: [
      {
        at: [
          [20, 10],
          [23, 10],
          [26, 10],
        ],
      },
    ],
    north: [{ at: [[20, 40]] }],
  });
  apart.give(acts([0]));
  apart.give(moves(goes(0, 15, 10, 0)));
  assert.equal(apart.refused(acts([1, 2])), null);
});

clause(
  ['MM-B4c', 'MM-B4d', 'MM-A1h', 'MM-A1i', 'MM-B2g'],
  'a company shoots once, a die a strength point, and hits take strength',
  () => {
    const trial = begin({
      south: [{ at: [[20, 10]] }],
      north: [{ at: [[20, 17]] }, { at: [[40, 40]] }, { at: [[50, 40]] }],
    });
    trial.give(acts([0], []));
    trial.give(shoots(0, 1), 5, 6, 4, 1);
    assert.equal(trial.s.strength[1], 2);
    assert.equal(trial.refused(shoots(0, 1)) === null, false);
  },
);

clause(['MM-B2a', 'MM-B2b', 'MM-A5l'], 'a company shoots before it moves or after, not both', () => {
  const first = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 18]] }, { at: [[40, 40]] }] });
  first.give(acts([0]));
  first.give(shoots(0, 1), 1, 1, 1, 1);
  assert.equal(first.question().kind, 'move');
  first.give(moves(goes(0, 20, 9, 0)));
  assert.equal(first.question().kind, 'act');
  const after = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 22]] }, { at: [[40, 40]] }] });
  after.give(acts([0]));
  after.give(moves(goes(0, 20, 13.5, 0)));
  assert.equal(after.question().kind, 'shoot-after');
  after.give(shoots(0, 1), 6, 1, 1, 1);
  assert.equal(after.s.strength[1], 3);
});

clause(['MM-B2c', 'MM-B3f'], 'a company that has shot may not charge', () => {
  const trial = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 18]] }, { at: [[40, 40]] }] });
  trial.give(acts([0]));
  trial.give(shoots(0, 1), 1, 1, 1, 1);
  assert.equal(trial.refused(moves(goes(0, 20, 13, 0)))?.code, 'R-SHOT-THEN-CHARGE');
});

clause(
  ['MM-B3a', 'MM-B3d', 'MM-B6i', 'MM-B6k', 'MM-B6l', 'MM-B6q', 'MM-B6s'],
  'a charge ends in a round, and the loser retreats a full move',
  () => {
    const trial = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 20]] }, { at: [[40, 40]] }] });
    trial.give(acts([0]));
    // Four dice of the attacker at 3, then four of the defender at 3: 3 hits to 1.
    trial.give(moves(goes(0, 20, 15, 0)), 1, 2, 3, 6, 3, 4, 5, 6);
    assert.deepEqual(trial.s.strength.slice(0, 2), [3, 1]);
    assert.equal(trial.s.y[1], inch(32));
    assert.ok(has(trial.s, 0, MELEED) && trial.question().kind === 'act');
  },
);

clause(['MM-B3e', 'MM-B3m', 'MM-B6j'], 'an attack from behind the front is met with the rear value', () => {
  const trial = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 20, 0]] }, { at: [[40, 40]] }] });
  trial.give(acts([0]));
  // The defender looks away: its dice hit on 1 only.
  trial.give(moves(goes(0, 20, 15, 0)), 6, 6, 6, 6, 2, 2, 3, 1);
  assert.deepEqual(trial.s.strength.slice(0, 2), [3, 4]);
});

clause(['MM-B6ab', 'MM-A1r'], 'a beaten company that cannot get away is lost', () => {
  const south = [
    { at: [[20, 10]] as const },
    {
      at: [
        [20, 26, 180],
        [16, 22, 90],
        [24, 22, 270],
      ] as const,
    },
  ];
  const trial = begin({ south, north: [{ at: [[20, 20]] }, { at: [[40, 40]] }, { at: [[50, 40]] }] });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 15, 0)), 1, 2, 6, 6, 6, 6, 6, 6);
  assert.equal(trial.s.status[4], 2);
});

clause(
  ['MM-B6e', 'MM-A5n', 'MM-B2e'],
  'a company that begins within 3 inches has to melee before the turn ends',
  () => {
    const south = [
      {
        at: [
          [20, 10],
          [40, 10],
        ] as const,
      },
    ];
    const trial = begin({ south, north: [{ at: [[20, 15]] }, { at: [[40, 40]] }] });
    assert.equal(trial.refused(DONE)?.code, 'R-COMPULSORY');
    assert.equal(trial.refused(acts([0]))?.code, 'R-MUST-ATTACK');
    trial.give(acts([0, 1], []));
    assert.equal(trial.refused(shoots(0, 2))?.code, 'R-IN-MELEE-RANGE');
    trial.give(DONE);
    assert.equal(trial.question().kind, 'melee');
    assert.equal(trial.refused(DONE)?.code, 'R-MUST-ATTACK');
    trial.give({ do: 'melee', company: 0, target: 2 }, 1, 6, 6, 6, 1, 6, 6, 6);
    assert.equal(trial.question().kind, 'move-after');
  },
);

clause(
  ['MM-B6f', 'MM-B6ad', 'MM-B6h'],
  'after that melee it may retreat out of range, not nearer to the enemy',
  () => {
    const trial = begin({ south: [{ at: [[20, 20]] }], north: [{ at: [[20, 25]] }, { at: [[40, 40]] }] });
    trial.give(acts([0], []));
    trial.give({ do: 'melee', company: 0, target: 1 }, 1, 6, 6, 6, 1, 6, 6, 6);
    assert.equal(trial.refused(moves(goes(0, 20, 21, 0)))?.code, 'R-RETREAT-PATH');
    trial.give(moves(goes(0, 20, 12, 0)));
    assert.ok(has(trial.s, 0, MOVED));
  },
);

clause(['MM-E8a', 'MM-E8c', 'MM-E8d'], 'cavalry that has won its charge may go on into another enemy', () => {
  const south = [{ type: 'cavalry' as const, weapon: 'none' as const, at: [[20, 10]] as const }];
  const trial = begin({
    switches: { pursuit: true },
    south,
    north: [{ at: [[20, 20]] }, { at: [[25, 20]] }, { at: [[60, 40]] }],
  });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 19, 15.2, 0)), 1, 1, 1, 1, 6, 6, 6, 6);
  assert.equal(trial.question().kind, 'pursue');
  assert.equal(trial.refused({ do: 'pursue', target: 1, x: 0, y: 0, facing: 0 })?.code, 'R-PURSUIT');
  const [into] = [...trial.question().options()];
  trial.give(into!, 6, 6, 6, 6, 6, 6, 6, 6);
  assert.equal(trial.question().kind, 'act');
});

clause('MM-E8f', 'without the switch no company pursues', () => {
  const south = [{ type: 'cavalry' as const, weapon: 'none' as const, at: [[20, 10]] as const }];
  const trial = begin({ south, north: [{ at: [[20, 20]] }, { at: [[25, 20]] }, { at: [[60, 40]] }] });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 19, 15.2, 0)), 1, 1, 1, 1, 6, 6, 6, 6);
  assert.equal(trial.question().kind, 'act');
});

clause(
  ['MM-E1d', 'MM-E1h', 'MM-E1i'],
  'hits on a formed regiment are shared out by its owner, none beyond its strength',
  () => {
    const trial = begin(SHOT_AT_TWO);
    trial.give(acts([0], []));
    trial.give(shoots(0, 1), 6, 6, 5, 1);
    assert.equal(trial.question().side, 1);
    assert.equal(trial.refused({ do: 'share', hits: [1, 2] })?.code, 'R-DISTRIBUTION');
    assert.equal(trial.refused({ do: 'share', hits: [1, 2, 3] })?.code, 'R-DISTRIBUTION');
    trial.give({ do: 'share', hits: [1, 2, 2] });
    assert.deepEqual(trial.s.strength.slice(1, 3), [3, 2]);
  },
);

clause(
  ['MM-C5f', 'MM-C5h', 'MM-C5i', 'MM-C5g', 'MM-C5k'],
  'artillery that hits a town may set it on fire, and companies that stay in it are lost',
  () => {
    const terrain = [
      {
        id: 'village',
        kind: 'town',
        poly: [
          [16, 24],
          [24, 24],
          [24, 34],
          [16, 34],
        ],
      },
      pen('pen', 20, 26),
    ];
    const trial = begin({
      terrain,
      south: [{ type: 'artillery', at: [[20, 12]] }],
      north: [
        { at: [[20, 26]] },
        {
          at: [
            [60, 40],
            [50, 40],
          ],
        },
      ],
    });
    trial.give(acts([0], []));
    trial.give(shoots(0, 1, 0, 'shot'), 6, 1, 6); // shot hits on 4, in a town on 6; the last die lights it
    assert.deepEqual(trial.s.burning, [1]);
    trial.give(DONE); // the group
    trial.give(DONE); // South's player turn
    assert.equal(trial.refused(DONE)?.code, 'R-COMPULSORY');
    trial.give(acts([1]));
    assert.equal(trial.refused(moves(goes(1, 20, 26.5, 180)))?.code, 'R-BURNING');
    trial.give(DONE);
    trial.give(DONE);
    assert.equal(trial.s.status[1], 2);
  },
);

clause('MM-E6e', 'a company has stirred until the end of the enemy turn after it moved', () => {
  const trial = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 40]] }] });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 11, 0)));
  trial.give(DONE);
  assert.equal(trial.s.stirred[0], 1);
  trial.give(DONE);
  assert.equal(trial.s.stirred[0], 0);
});

clause(['MM-BAT3b', 'MM-BAT3c'], 'the special rules of a battle hold companies back', () => {
  const { standfast } = settingFor({
    south: [{ at: [[20, 10]] }],
    north: [{ at: [[20, 40]] }],
    special: ['MM-BAT3b'],
  }).listed;
  assert.deepEqual(standfast[0]?.companies, [1]);
  const trial = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 40]] }], special: ['MM-BAT3b'] });
  trial.give(DONE);
  assert.equal(trial.refused(acts([1]))?.code, 'R-BATTLE');
  assert.equal(trial.s.group?.companies[0] ?? NONE, NONE);
});

clause(['MM-B1b', 'MM-B1f'], 'a company that only turns has not moved, and its turn is not logged', () => {
  const trial = begin({ south: [{ at: [[20, 10]] }, { at: [[40, 10]] }], north: FAR });
  trial.give(acts([0]));
  const before = trial.logItems.length;
  trial.give(moves({ ...goes(0, 20, 10, 90), legs: [] }));
  assert.deepEqual([trial.s.facing[0], has(trial.s, 0, MOVED)], [900, false]);
  assert.equal(trial.logItems.length, before);
});

clause(
  ['MM-B1f', 'MM-B2e', 'MM-A5l'],
  'a stationary company without a target is asked only to turn; one in melee fights directly',
  () => {
    const trial = begin({
      south: [{ at: [[20, 10]] }, { at: [[40, 20]] }],
      north: [{ at: [[20, 40]] }, { at: [[40, 24]] }],
    });
    trial.give(acts([0], []));
    assert.match(trial.question().prompt(), /: turn, or stay as you are/);
    trial.give({ do: 'pivot', company: 0, facing: 1800 });
    trial.give(DONE);
    trial.give(acts([1], []));
    assert.equal(trial.question().kind, 'melee');
  },
);
