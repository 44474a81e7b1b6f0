import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { has, LOST, ROAD_MOVE } from '../src/model/state.ts';
import {
  acts,
  begin,
  box,
  DONE,
  FAR,
  goes,
  inch,
  moves,
  pen,
  shoots,
  type TestRegiment,
} from './battlefield.ts';

/** Ground in play: its effects on moves, shots and melees of companies on it or crossing it (C). */

clause(
  'MM-C7l',
  'a company whose centre goes 3 inches through a crop tramples it; a shorter way does not',
  () => {
    const corn = { id: 'corn', kind: 'crop', poly: box(14, 14, 26, 30) };
    const trial = begin({
      terrain: [corn],
      south: [{ at: [[20, 10]] }, { at: [[24, 10]] }],
      north: FAR,
    });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 16, 0)));
    assert.deepEqual(trial.s.trampled, [0]);
    trial.give(acts([1]));
    trial.give(moves(goes(1, 24, 18, 0)));
    assert.deepEqual(trial.s.trampled, [1]);
  },
);

clause('MM-C7e', 'a wall slows line infantry and not light infantry', () => {
  const wall = {
    id: 'wall',
    kind: 'wall',
    line: [
      [10, 14],
      [40, 14],
    ],
    slow: true,
    cover: false,
  };
  const trial = begin({
    terrain: [wall],
    south: [{ at: [[20, 10]] }, { type: 'lightInfantry', at: [[30, 10]] }],
    north: FAR,
  });
  trial.give(acts([0]));
  assert.equal(trial.refused(moves(goes(0, 20, 20, 0)))?.clause, 'MM-C7d');
  trial.give(moves(goes(0, 20, 16, 0)));
  trial.give(acts([1]));
  trial.give(moves(goes(1, 30, 20, 0)));
  assert.equal(trial.s.y[1], inch(20));
});

const VILLAGE = { id: 'village', kind: 'town', poly: box(14, 14, 26, 30) };

clause('MM-C5b', 'infantry that comes through a town goes 6 inches at most', () => {
  const trial = begin({ terrain: [VILLAGE], south: [{ at: [[20, 12]] }], north: FAR });
  trial.give(acts([0]));
  assert.equal(trial.refused(moves(goes(0, 20, 20, 0)))?.clause, 'MM-C5b');
  assert.equal(trial.refused(moves(goes(0, 20, 17.9, 0))), null);
});

clause('MM-C5i', 'only artillery sets a town on fire', () => {
  const trial = begin({
    switches: { specialTroops: true, sharpshooters: true },
    terrain: [VILLAGE],
    south: [{ type: 'lightInfantry', weapon: 'rifle', traits: ['sharpshooters'], at: [[20, 8]] }],
    north: [{ at: [[20, 16]] }, ...FAR],
  });
  trial.give(acts([0], []));
  trial.give(shoots(0, 1, 0, 'rifle'), 6, 6, 1); // and no die for the town
  assert.equal(trial.s.strength[1], 2);
  assert.deepEqual(trial.s.burning, [0]);
});

const ROAD = {
  id: 'road',
  kind: 'road',
  width: 1,
  line: [
    [20, 0],
    [20, 48],
  ],
};

clause(
  ['MM-B2f', 'MM-C1e'],
  'guns that a road takes farther than open ground shoot no more; a short way on it is no road move',
  () => {
    const road = () => {
      const trial = begin({
        terrain: [ROAD],
        south: [{ type: 'artillery', at: [[20, 10]] }],
        north: [{ at: [[20, 46]] }, ...FAR],
      });
      trial.give(acts([0]));
      return trial;
    };
    const short = road();
    short.give(moves(goes(0, 20, 14, 0)));
    assert.equal(has(short.s, 0, ROAD_MOVE), false);
    assert.equal(short.question().kind, 'shoot-after');
    assert.equal(short.refused(shoots(0, 1, 0, 'shot')), null);
    const long = road();
    long.give(moves(goes(0, 20, 10 + (1.4 * (long.field.companies[0]?.abilities.move ?? 0)) / 1000, 0)));
    assert.equal(has(long.s, 0, ROAD_MOVE), true);
    assert.notEqual(long.question().kind, 'shoot-after');
  },
);

clause(
  'MM-C4e',
  'a company in the water is weaker against one on the bank, not against one in the water',
  () => {
    const river = { id: 'river', kind: 'water', fordable: true, poly: box(0, 18, 72, 24) };
    const fight = (y: number, foe: number) => {
      const trial = begin({
        terrain: [river],
        south: [{ at: [[20, y]] }],
        north: [{ at: [[20, foe]] }, ...FAR],
      });
      trial.give(acts([0], []));
      trial.give({ do: 'melee', company: 0, target: 1 }, 1, 2, 3, 6, 6, 6, 6, 6);
      return trial.s.strength[1];
    };
    // An attacker's value of 3 hits with 1 to 3; from the water it is 1 less.
    assert.notEqual(fight(21, 26.5), fight(19.5, 23));
  },
);

clause('MM-C4e', 'a company attacked in the water from the bank is weaker, not if both are in it', () => {
  const river = { id: 'river', kind: 'water', fordable: true, poly: box(0, 21, 72, 30) };
  const lost = (y: number) => {
    const trial = begin({
      terrain: [river],
      south: [{ at: [[20, y]] }],
      north: [{ at: [[20, y + 5]] }, ...FAR],
    });
    trial.give(acts([0], []));
    // The defender hits on 3 or less, from the water against the bank on 2 or less.
    trial.give({ do: 'melee', company: 0, target: 1 }, 6, 6, 6, 6, 3, 6, 6, 6);
    return 4 - (trial.s.strength[0] ?? 0);
  };
  assert.deepEqual([lost(19), lost(23)], [0, 1]);
});

clause('MM-B4c', 'a company that has taken hits shoots with a die for each point it has left', () => {
  const trial = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 17]] }, ...FAR] }, (s) => {
    s.strength[0] = 2;
  });
  trial.give(acts([0], []));
  trial.give(shoots(0, 1), 6, 6);
  assert.equal(trial.s.strength[1], 2);
});

clause('MM-E8c', 'a company with another enemy in melee range already pursues into it without a step', () => {
  const trial = begin({
    switches: { pursuit: true },
    south: [{ type: 'cavalry', weapon: 'none', at: [[20, 10]] }],
    north: [{ at: [[20, 20]] }, { at: [[24.2, 19.8]] }, ...FAR],
  });
  trial.give(acts([0]));
  trial.give(moves({ ...goes(0, 20, 15.6, 0), target: 1 }), 1, 1, 1, 1, 6, 6, 6, 6);
  assert.equal(trial.question().kind, 'pursue');
  const { x, y, facing } = { x: trial.s.x[0] ?? 0, y: trial.s.y[0] ?? 0, facing: trial.s.facing[0] ?? 0 };
  const step = { do: 'pursue' as const, target: 2, x, y: y + inch(1), facing };
  assert.match(trial.refused(step)?.sentence ?? '', /it pivots, and does not move/);
  assert.equal(trial.refused({ do: 'pursue', target: 2, x, y, facing }), null);
});

clause(
  'MM-E1l',
  'without formed regiments every company that is to move throws a command die of its own',
  () => {
    const two: TestRegiment[] = [
      {
        at: [
          [20, 20],
          [23, 20],
        ],
      },
    ];
    const trial = begin({
      switches: { commandControl: true, formedRegiments: false },
      south: two,
      north: FAR,
    });
    trial.give(acts([0, 1]), 2, 4);
    assert.equal(trial.refused(moves(goes(0, 20, 25, 0)))?.code, 'R-NO-ADVANCE');
    assert.equal(trial.refused(moves(goes(1, 23, 25, 0))), null);
  },
);

clause(['MM-D1g', 'MM-C5k'], 'a company lost in a burning town may end the game at once', () => {
  const trial = begin(
    {
      terrain: [VILLAGE, pen('pen', 20, 20)],
      south: [{ at: [[20, 20]] }],
      north: [{ at: [[60, 40]] }, { at: [[50, 40]] }],
    },
    (s) => {
      s.burning[0] = 1;
    },
  );
  trial.give(acts([0], []));
  if (trial.position.over === false && trial.question().kind !== 'act') trial.give(DONE);
  if (!trial.position.over) trial.give(DONE);
  assert.equal(trial.s.status[0], LOST);
  assert.ok(trial.position.over);
});
