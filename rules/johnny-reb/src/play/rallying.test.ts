import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { CONFEDERATE, UNION } from '../model/field.ts';
import {
  DESTROYED,
  FALLEN,
  FELL_BACK,
  has,
  ON_TABLE,
  RAN_OFF,
  SERVES,
  type State,
  SURRENDERED,
} from '../model/state.ts';
import { FORMATIONS, type Formation } from '../tables/index.ts';
import { FOUR_GUNS, fieldOf, played, type TestUnit } from '../testing/battle.ts';
import { patch } from '../testing/placed-units.ts';
import { nerveOf, settle } from './morale.ts';
import { inTurn, newCommanders, rallies, replacements, routedMoves, throwForInitiative } from './rallying.ts';

const UNITS = fieldOf(
  [
    ['B1', 20, 20, 0],
    ['B2', 30, 20, 0],
  ],
  [['G1', 20, 35, 180]],
);
const rout = (s: State, unit: number): void => {
  s.level[unit] = 2;
  s.disordered[unit] = 1;
};

clause(
  ['JR-5.3a', 'JR-5.3c'],
  'the higher die has the initiative, a tie leaves it; the other side begins',
  () => {
    const after = (...faces: number[]) => {
      const game = played(UNITS, faces);
      throwForInitiative(game);
      return game.s.initiative;
    };
    assert.deepEqual([after(3, 5), after(6, 3), after(4, 4)], [CONFEDERATE, UNION, UNION]);
    assert.deepEqual(inTurn({ initiative: UNION }), [CONFEDERATE, UNION]);
    assert.deepEqual(inTurn({ initiative: CONFEDERATE }), [UNION, CONFEDERATE]);
  },
);

clause(
  'JR-13.3a',
  'the routed run home at their full rate over the ground, without paying for fences',
  () => {
    const woods = [
      patch('woods', 0, 10, 40, 16),
      {
        id: 'fence',
        kind: 'wood_fence',
        line: [
          [0, 18],
          [40, 18],
        ],
      } as const,
    ];
    const field = fieldOf([['B1', 20, 20, 0]], [['G1', 20, 35, 180]], woods);
    const game = played(field, [], (s) => rout(s, 0));
    routedMoves(game);
    // Turned about its front is at 19.25: 3.25 inches of open, then 8.75 of allowance at two for an inch of woods.
    assert.deepEqual([game.s.facing[0], game.s.y[0]], [1800, 19_250 - 3250 - 4375]);
    assert.ok(has(game.s, 0, FELL_BACK));
  },
);

clause(
  ['JR-13.3a', 'JR-13.2f', 'JR-11.4b'],
  'a unit that reaches its own edge runs off; guns without horses are lost',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 5, 0],
        ['B2', 30, 20, 0, FOUR_GUNS],
      ],
      [['G1', 20, 35, 180]],
    );
    // B1 has run off; B2, farther than 6 inches from it, is lost at its place.
    const game = played(field, [], (s) => {
      rout(s, 0);
      rout(s, 1);
      s.horses[1] = 2;
    });
    routedMoves(game);
    assert.deepEqual([game.s.fate[0], game.s.fate[1]], [RAN_OFF, DESTROYED]);
  },
);

/** The distance that a unit routed at (20, 30) runs on a road to its home edge in the south. */
function runsOnRoad(otherwise: object, change: (s: State) => void = () => {}): number {
  const road = {
    id: 'r',
    kind: 'road',
    line: [
      [20, 0],
      [20, 40],
    ],
    width: 1,
  } as const;
  const field = fieldOf([['B1', 20, 30, 180, otherwise]], [['G1', 5, 38, 180]], [road]);
  const game = played(field, [], (s) => {
    rout(s, 0);
    change(s);
  });
  routedMoves(game);
  return (30_000 - (game.s.y[0] as number)) / 1000;
}

const HORSE = { arm: 'mounted', weapon: 'muzzle_loading_carbine', stands: [3, 3], men: 180 };

clause(
  ['JR-6.1c', 'JR-13.3a'],
  'routed columns and limbered guns have the road rate of the routed; lines have none',
  () => {
    assert.equal(runsOnRoad({ ...FOUR_GUNS, formation: 'limbered' }), 16);
    assert.equal(runsOnRoad({ formation: 'march_column' }), 14);
    assert.equal(runsOnRoad({}), 12);
    assert.equal(runsOnRoad({ ...HORSE, formation: 'mounted_column' }), 26);
    assert.equal(runsOnRoad({ ...HORSE, formation: 'mounted_line' }), 18);
  },
);

clause(
  ['JR-13.3a', 'JR-17.1a'],
  'cavalry that has dismounted runs on foot, and cavalry that has mounted on horseback',
  () => {
    const formed = (formation: Formation) => (s: State) => {
      s.formation[0] = FORMATIONS.indexOf(formation);
    };
    assert.equal(runsOnRoad({ ...HORSE, formation: 'mounted_line' }, formed('single_line')), 12);
    assert.equal(runsOnRoad({ ...HORSE, arm: 'dismounted' }, formed('mounted_line')), 18);
  },
);

clause(
  ['JR-13.1b', 'JR-17.1a'],
  'cavalry that routs throws the dice of what it is now: one on foot, two mounted',
  () => {
    const dice = (arm: string, begun: Formation, now: Formation): number => {
      const field = fieldOf([['B1', 20, 20, 0, { ...HORSE, arm, formation: begun }]], [['G1', 5, 38, 180]]);
      const game = played(field, [1, 1], (s) => {
        s.formation[0] = FORMATIONS.indexOf(now);
      });
      settle(game, 0, nerveOf(game, 0, null), 'routed', null, 'JR-12.3b');
      return 2 - game.umpire.left();
    };
    assert.deepEqual(
      [dice('mounted', 'mounted_line', 'single_line'), dice('dismounted', 'single_line', 'mounted_line')],
      [1, 2],
    );
  },
);

clause('JR-11.4b', 'routed guns with a horse marker run at half their rate', () => {
  const field = fieldOf([['B1', 20, 30, 180, { ...FOUR_GUNS, formation: 'limbered' }]], [['G1', 5, 35, 180]]);
  const game = played(field, [], (s) => {
    rout(s, 0);
    s.horses[0] = 1;
  });
  routedMoves(game);
  assert.equal(game.s.y[0], 24_000);
});

clause(
  ['JR-13.4a', 'JR-13.4d', 'JR-13.4e'],
  'each tries at its present level; routed units lose a stand with each failure, and may vanish',
  () => {
    // Shaken B1 has to beat 5, routed B2 to beat 7.
    const game = played(UNITS, [3, 3, 3, 4], (s) => {
      s.level[0] = 1;
      rout(s, 1);
    });
    rallies(game);
    assert.equal(game.umpire.left(), 0);
    assert.deepEqual([game.s.level[0], game.s.level[1]], [0, 2]);
    assert.deepEqual(game.s.stands.slice(0, 2), [
      [3, 3, 3, 3],
      [3, 3, 3],
    ]);
    const last = played(UNITS, [3, 4], (s) => {
      rout(s, 1);
      s.stands[1] = [2];
    });
    rallies(last);
    assert.equal(last.s.fate[1], DESTROYED);
  },
);

clause(
  ['JR-13.4b', 'JR-13.4c', 'JR-13.4e'],
  'the log cites the clause of a rally: one level up, routed to good by a 12, or routed by a 2',
  () => {
    const told = (level: 1 | 2, ...faces: number[]) => {
      const game = played(UNITS, faces, (s) => {
        if (level === 2) rout(s, 0);
        else s.level[0] = level;
      });
      rallies(game);
      return game.clauses.filter((each) => each.startsWith('JR-13.4') || each.startsWith('JR-12.3'));
    };
    assert.deepEqual(told(1, 3, 3), ['JR-13.4b'], 'shaken to good');
    assert.deepEqual(told(1, 6, 6), ['JR-13.4b'], 'a 12 raises a shaken unit no further than others');
    assert.deepEqual(told(2, 5, 5), ['JR-13.4b'], 'routed to shaken');
    assert.deepEqual(told(2, 6, 6), ['JR-13.4c']);
    assert.deepEqual(told(1, 1, 1, 4), ['JR-13.4e']);
  },
);

clause('JR-13.4d', 'a routed battery that fails loses a section', () => {
  const field = fieldOf([['B1', 20, 20, 0, { ...FOUR_GUNS, formation: 'limbered' }]], [['G1', 20, 35, 180]]);
  const game = played(field, [3, 4], (s) => rout(s, 0));
  rallies(game);
  assert.equal(game.s.sections[0], 1);
});

clause('JR-13.4a', 'a unit that is good again before its turn makes no attempt', () => {
  const near = fieldOf(
    [
      ['B1', 20, 20, 0],
      ['B2', 25, 20, 0],
    ],
    [['G1', 20, 35, 180]],
  );
  // B1 melts away; shaken B2 checks because of it with a 12.
  const game = played(near, [2, 3, 6, 6], (s) => {
    rout(s, 0);
    s.stands[0] = [1];
    s.level[1] = 1;
  });
  rallies(game);
  assert.deepEqual([game.umpire.left(), game.s.level[1]], [0, 0]);
});

clause(['JR-13.4e', 'JR-13.1b'], 'a shaken unit routs on a 2, and falls back by its bonus dice', () => {
  const game = played(UNITS, [1, 1, 4], (s) => {
    s.level[0] = 1;
  });
  rallies(game);
  assert.equal(game.umpire.left(), 0);
  assert.deepEqual([game.s.level[0], game.s.disordered[0], game.s.facing[0]], [2, 1, 1800]);
});

clause(
  ['JR-13.4a', 'JR-12.2d'],
  'a unit restored by a 12 needs no second try; a destroyed unit shakes its friends',
  () => {
    const near = fieldOf(
      [
        ['B1', 20, 20, 0],
        ['B2', 25, 20, 0],
      ],
      [['G1', 20, 35, 180]],
    );
    // B1 fails and melts away; B2 has to beat 3 and 1 for the regiment lost.
    const game = played(near, [2, 3, 2, 3], (s) => {
      rout(s, 0);
      s.stands[0] = [1];
    });
    rallies(game);
    assert.equal(game.umpire.left(), 0);
    assert.deepEqual([game.s.fate[0], game.s.level[1]], [DESTROYED, 0]);
  },
);

clause(
  ['JR-13.5a', 'JR-13.5b', 'JR-13.5d'],
  'the rolls due for ammunition come first, then those for horses; routed units have none',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 20, 0],
        ['B2', 30, 20, 0, FOUR_GUNS],
        ['B3', 10, 20, 0],
      ],
      [['G1', 20, 35, 180]],
    );
    const game = played(field, [4, 3, 4], (s) => {
      s.ammunition = [2, 1, 1, 0];
      s.horses[1] = 1;
      rout(s, 2);
    });
    replacements(game, UNION);
    assert.equal(game.umpire.left(), 0);
    assert.deepEqual([game.s.ammunition, game.s.horses[1]], [[1, 1, 1, 0], 0]);
  },
);

clause(
  ['JR-13.5c', 'JR-16.3a'],
  'a brigade finds a new commander from the turn after it lost the old, against its best regiment',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 20, 0, { quality: 'green' }],
        ['B2', 30, 20, 0],
      ],
      [['G1', 20, 35, 180]],
    );
    const found = (face: number, lostIn: number, turn = 2) => {
      const game = played(field, [face], (s) => {
        s.turn = turn;
        s.leaderless[0] = lostIn;
      });
      return newCommanders(game, UNION);
    };
    assert.deepEqual([found(4, 1), found(3, 1), found(6, 2)], [[0], [], []]);
    assert.equal(played(field, []).s.fate[0], ON_TABLE);
  },
);

clause(
  ['JR-13.2f', 'JR-13.2e', 'JR-16.2b', 'JR-16.2c', 'JR-13.3a'],
  'an officer whose unit runs off the table joins another; one whose unit surrenders is taken',
  () => {
    const officerOf = (y: number, greys: readonly TestUnit[]) => {
      const field = fieldOf(
        [
          ['B1', 20, y, 0, { led: true }],
          ['B2', 34, 20, 0],
        ],
        greys,
      );
      const game = played(field, [6, 6], (s) => rout(s, 0));
      routedMoves(game);
      const { s } = game;
      return [s.fate[0], s.officer[0], s.attached[0], has(s, 0, FELL_BACK), s.refuses[0]];
    };
    const far: TestUnit = ['G1', 5, 38, 180];
    assert.deepEqual(officerOf(5, [far]), [RAN_OFF, SERVES, 1, true, 0]);
    // An enemy 3 inches behind it bars the way home.
    assert.deepEqual(officerOf(20, [far, ['G2', 20, 16, 0]]), [SURRENDERED, FALLEN, -1, true, 0]);
    assert.deepEqual(officerOf(30, [far]), [ON_TABLE, SERVES, 0, true, 0]);
  },
);
