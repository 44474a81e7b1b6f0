import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { judgeMove } from '../src/measure/move.ts';
import { withStand } from '../src/measure/situation.ts';
import { placedOf, situationNow, standOf } from '../src/model/board.ts';
import { NONE } from '../src/model/state.ts';
import { acts, begin, box, DONE, FAR_AHEAD, goes, inch, moves } from './battlefield.ts';

/** High walls (C6) and the work of engineers (E7k). */

// Walls (C6)

const WALL = [
  { id: 'fort', kind: 'highWall', segments: [{ id: 'gate', from: [10, 22], to: [30, 22], gate: true }] },
];

clause(
  ['MM-C6d', 'MM-C6f', 'MM-C6k', 'MM-C6i', 'MM-C6n'],
  'a heavy gun within 12 inches breaches a wall on a 6, and the breach bars nothing',
  () => {
    const south = [
      { type: 'artillery' as const, traits: ['heavyArtillery'] as const, at: [[20, 12]] as const },
      { at: [[25, 15]] as const },
    ];
    const trial = begin({ terrain: WALL, switches: { heavyArtillery: true }, south, north: FAR_AHEAD });
    trial.give(acts([1]));
    assert.equal(trial.refused(moves(goes(1, 25, 24, 0)))?.code, 'R-TERRAIN');
    trial.give(DONE);
    trial.give(acts([0], []));
    trial.give({ do: 'shoot', company: 0, weapon: 'shot', facing: 0, at: 'wall', target: 0 }, 6);
    assert.deepEqual(trial.s.breached, [1]);
  },
);

clause(['MM-C6g', 'MM-C6l'], 'engineers in contact with a gate blow it in on 4 or more', () => {
  const trial = begin({ terrain: WALL, south: [{ type: 'engineers', at: [[20, 15]] }], north: FAR_AHEAD });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 20.45, 0)), 4);
  assert.deepEqual(trial.s.breached, [1]);
});

clause(
  ['MM-C6b', 'MM-C6c', 'MM-C6j'],
  'ladders carry a company over the wall once the defender is thrown back',
  () => {
    const south = [{ traits: ['ladders'] as const, at: [[20, 15]] as const }];
    const trial = begin({
      terrain: WALL,
      south,
      north: [
        {
          at: [
            [20, 24],
            [60, 44],
            [65, 44],
          ],
        },
      ],
    });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 20.45, 0)));
    assert.equal(trial.question().kind, 'melee');
    // The stormer fights with its flank value 1, the defender with its front value 3.
    trial.give({ do: 'melee', company: 0, target: 1 }, 1, 1, 2, 2, 6, 6, 6, 4);
    assert.equal(trial.s.strength[1], 2);
    assert.equal(trial.question().kind, 'storm');
    const [over] = [...trial.question().options()];
    trial.give(over!);
    assert.equal(trial.s.y[0], inch(23.55));
  },
);

clause(
  ['MM-C6e', 'MM-C6m'],
  "a mine breaches its part of the wall at the start of its owner's turn, without a die",
  () => {
    const trial = begin({ terrain: WALL, south: [{ at: [[20, 15]] }], north: FAR_AHEAD, mines: ['gate'] });
    assert.equal(trial.question().kind, 'mine');
    assert.equal(trial.refused({ do: 'mine', mine: 1 })?.code, 'R-BREACH');
    trial.give({ do: 'mine', mine: 0 });
    assert.deepEqual(trial.s.breached, [1]);
    assert.equal(trial.question().kind, 'act');
  },
);

clause('MM-C7b', 'marsh is closed to all, or to all but light infantry where the battle says so', () => {
  const marsh = {
    id: 'fen',
    kind: 'marsh',
    poly: [
      [10, 14],
      [30, 14],
      [30, 40],
      [10, 40],
    ],
  };
  const south = [
    { type: 'lightInfantry' as const, at: [[20, 10]] as const },
    { type: 'lineInfantry' as const, at: [[26, 10]] as const },
  ];
  const closed = begin({ terrain: [marsh], south, north: FAR_AHEAD });
  closed.give(acts([0]));
  assert.equal(closed.refused(moves(goes(0, 20, 18, 0)))?.clause, 'MM-C7b');
  const open = begin({ terrain: [marsh], lightCrossMarsh: true, south, north: FAR_AHEAD });
  open.give(acts([0]));
  open.give(moves(goes(0, 20, 18, 0)));
  open.give(acts([1]));
  assert.equal(open.refused(moves(goes(1, 26, 18, 0)))?.clause, 'MM-C7b');
});

// Work (E7k)

clause(
  ['MM-E7k1', 'MM-E7k3', 'MM-E7k4', 'MM-E7k5'],
  'engineers and a wagon at a site raise an abatis in one turn',
  () => {
    const south = [
      { type: 'engineers' as const, at: [[20, 20]] as const },
      { type: 'wagons' as const, weapon: 'none' as const, at: [[26, 20]] as const },
    ];
    const work = { do: 'work' as const, task: 3, x: inch(23), y: inch(20), facing: 0, about: NONE };
    const off = begin({ south, north: FAR_AHEAD });
    assert.equal(off.refused(work)?.code, 'R-OPTION-OFF');
    const trial = begin({ switches: { engineering: true }, south, north: FAR_AHEAD });
    assert.equal(trial.refused({ ...work, x: inch(40) })?.code, 'R-ENGINEERING');
    trial.give(work);
    trial.give(DONE);
    assert.equal(trial.s.works[0]?.turns, 1);
  },
);

clause('MM-E7k4', 'works change the ground once they are done: bridges, earthworks, obstacles', () => {
  const river = {
    id: 'river',
    kind: 'water',
    fordable: false,
    poly: [
      [0, 24],
      [72, 24],
      [72, 26],
      [0, 26],
    ],
  };
  const south = [
    { type: 'engineers' as const, at: [[20, 22.5]] as const },
    { type: 'wagons' as const, weapon: 'none' as const, at: [[23.05, 22.5]] as const },
    { at: [[40, 20]] as const },
  ];
  const trial = begin({ switches: { engineering: true }, terrain: [river], south, north: FAR_AHEAD });
  const offered = [...trial.question().options()].filter((answer) => answer.do === 'work');
  assert.deepEqual(
    offered.map(({ task }) => task),
    [0, 2, 3],
  );
  trial.give(offered[0]!);
  const [work] = trial.s.works;
  assert.equal(work?.turns, 0);
  for (let turn = 0; turn < 5; turn++) trial.give(DONE); // three player turns of South, two of North
  assert.equal(trial.s.works[0]?.turns, 3);
  const now = situationNow(trial.field, trial.s);
  assert.equal(now.table.roads.length, 1);
  assert.equal(
    judgeMove(now, placedOf(trial.field, trial.s, 2), {
      legs: [{ facing: 0, to: { x: inch(40), y: inch(28) } }],
    }).refusal?.code,
    'R-TERRAIN',
  );
  const crossing = withStand(now, 2, { ...standOf(trial.field, trial.s, 2), x: inch(21), y: inch(23.6) });
  const crosser = crossing.companies.find(({ id }) => id === 2)!;
  assert.equal(
    judgeMove(
      crossing,
      { ...crosser, stand: { ...crosser.stand, y: inch(23.9) } },
      { legs: [{ facing: 0, to: { x: inch(21), y: inch(29) } }] },
    ).refusal,
    null,
  );
});

clause(['MM-C6k', 'MM-C6f'], 'a heavy gun may try at a part of a wall of which it sees an end only', () => {
  const trial = begin({
    // The wood hides the middle of the gate, at (20, 22), and its west end.
    terrain: [...WALL, { id: 'wood', kind: 'woods', poly: box(16, 16, 24, 20) }],
    switches: { heavyArtillery: true },
    south: [{ type: 'artillery', traits: ['heavyArtillery'], at: [[28, 14]] }],
    north: FAR_AHEAD,
  });
  trial.give(acts([0], []));
  const shots = [...trial.question().options()].filter((each) => each.do === 'shoot' && each.at === 'wall');
  assert.equal(shots.length, 1);
  trial.give({ do: 'shoot', company: 0, weapon: 'shot', facing: 0, at: 'wall', target: 0 }, 6);
  assert.deepEqual(trial.s.breached, [1]);
});
