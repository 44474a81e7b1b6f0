import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { Answer } from '../src/model/answers.ts';
import { has, MELEED, NONE, SHOT } from '../src/model/state.ts';
import {
  acts,
  begin,
  DONE,
  FAR,
  goes,
  inch,
  moves,
  type TestBattle,
  type TestRegiment,
} from './battlefield.ts';

/** Choices of an owner, and the refused ones: targets, ways up into line, rallies, walls (B3, C6, E2, E4, E5). */

const DRAWN = [6, 6, 6, 6, 6, 6, 6, 6];

// Targets (B3)

clause(
  ['MM-B3k', 'MM-B3d', 'MM-A5l'],
  'of two enemies whose range is entered at once it fights the one its owner names',
  () => {
    const charging = () => {
      const trial = begin({
        south: [{ at: [[20, 10]] }],
        north: [{ at: [[18, 20]] }, { at: [[22, 20]] }, ...FAR],
      });
      trial.give(acts([0]));
      return trial;
    };
    for (const target of [1, 2]) {
      const trial = charging();
      trial.give(moves(goes(0, 20, 15, 0, target)), 1, 6, 6, 6, 6, 6, 6, 6);
      assert.deepEqual([trial.s.strength[1], trial.s.strength[2]], target === 1 ? [3, 4] : [4, 3]);
    }
    assert.equal(charging().refused(moves(goes(0, 20, 15, 0, 3)))?.clause, 'MM-B3k');
  },
);

clause(['MM-B3m', 'MM-B3e', 'MM-E8a'], 'a pursuit into an enemy that looks away meets its rear value', () => {
  for (const [facing, left] of [
    [90, 3], // he looks away from the horse: it is hit on a 1 only
    [270, 1], // he faces it: on 3 or less
  ] as const) {
    const trial = begin({
      switches: { pursuit: true },
      south: [{ type: 'cavalry', weapon: 'none', at: [[20, 10]] }],
      north: [{ at: [[20, 20]] }, { at: [[27.5, 15.2, facing]] }, ...FAR],
    });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 19, 15.2, 0)), 1, 1, 1, 1, 6, 6, 6, 6);
    const [into] = [...trial.question().options()];
    trial.give(into!, 6, 6, 6, 6, 1, 2, 3, 6);
    assert.equal(trial.s.strength[0], left);
  }
});

clause('MM-E8c', 'a pursuit leads into neither the enemy just beaten nor a friend', () => {
  const trial = begin({
    switches: { pursuit: true },
    south: [{ type: 'cavalry', weapon: 'none', at: [[20, 34]] }, { at: [[14, 39.2]] }],
    // The beaten company finds the edge of the table behind it and stops within reach.
    north: [{ at: [[20, 43.5]] }, { at: [[27.4, 39.2, 270]] }, ...FAR],
  });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 39, 0, 2)), 1, 2, 3, 6, 6, 6, 6, 6);
  assert.equal(trial.s.strength[2], 1);
  assert.equal(trial.question().kind, 'pursue');
  const into = (target: number, x: number, y: number, facing: number): Answer => ({
    do: 'pursue',
    target,
    x: inch(x),
    y: inch(y),
    facing,
  });
  assert.equal(trial.refused(into(2, 20, 41, 0))?.clause, 'MM-E8c');
  assert.equal(trial.refused(into(1, 18, 39, 2700))?.clause, 'MM-E8c');
});

clause(
  ['MM-E8a', 'MM-E8c'],
  'a company that already touches another enemy is offered to fight it on the spot',
  () => {
    const trial = begin({
      switches: { pursuit: true },
      south: [{ type: 'cavalry', weapon: 'none', at: [[20, 10]] }],
      north: [{ at: [[18.4, 20]] }, { at: [[21.6, 20]] }, ...FAR],
    });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 17, 0, 1)), 1, 1, 1, 1, 6, 6, 6, 6);
    const [into] = [...trial.question().options()];
    assert.deepEqual(into, { do: 'pursue', target: 2, x: inch(20), y: inch(17), facing: 0 });
  },
);

// No advance (E2)

/** A column of two whose command die shows 2, and no general to change it. */
function column(more: Partial<TestBattle> = {}, ...dice: readonly number[]) {
  const trial = begin({
    switches: { commandControl: true, formedRegiments: true },
    south: [
      {
        at: [
          [20, 20],
          [20, 17],
        ],
      },
    ],
    north: [{ at: [[20, 35]] }, ...FAR],
    generals: [
      [60, 2],
      [60, 46],
    ],
    ...more,
  });
  trial.give(acts([0, 1]), 2, ...dice);
  return trial;
}

clause(
  ['MM-E2k', 'MM-E2z', 'MM-E2j', 'MM-E2y'],
  'at no advance the rear company of a column comes up into line, and no farther',
  () => {
    assert.equal(column().refused(moves(goes(1, 23, 20, 0))), null);
    assert.equal(column().refused(moves(goes(1, 23, 20.5, 0)))?.clause, 'MM-E2y');
    assert.equal(column().refused(moves(goes(0, 20, 21, 0), goes(1, 23, 21, 0)))?.clause, 'MM-E2y');
    assert.equal(column().refused(moves(goes(1, 20, 15, 0), goes(0, 20, 18, 0))), null, 'back is free');
  },
);

clause(['MM-E1l', 'MM-E2z', 'MM-E2y'], 'without formed regiments no company moves up into line', () => {
  const trial = column({ switches: { commandControl: true, formedRegiments: false } }, 2);
  assert.equal(trial.refused(moves(goes(1, 23, 20, 0)))?.code, 'R-NO-ADVANCE');
});

clause('MM-E1f', 'a company left behind by a move is brought up in the same order, or none may move', () => {
  const line: TestRegiment = {
    at: [
      [20, 10],
      [23, 10],
      [26, 10],
    ],
  };
  const trial = begin({ switches: { formedRegiments: true }, south: [line], north: FAR });
  trial.give(acts([0, 1, 2]));
  trial.give(moves(goes(0, 20, 11, 0)));
  // A company that moves later must stay with the one that has moved.
  assert.equal(trial.refused(moves(goes(1, 23, 16, 0), goes(2, 26, 16, 0)))?.code, 'R-FORMED');
  assert.equal(trial.refused(moves(goes(1, 23, 12, 0))), null);
});

// Rallying (E4)

clause(
  ['MM-E4a', 'MM-E4e', 'MM-E4l'],
  'of several units that may rally the owner tries each once, in any order; unharmed ones may not',
  () => {
    const trial = begin(
      {
        switches: { rallying: true, personality: 'fixed' },
        south: [{ at: [[20, 20]] }, { at: [[30, 20]] }, { at: [[40, 20]] }],
        reserve: [],
        north: FAR,
        brigadier: { x: 20, y: 17.75, personality: 'bold' },
        generals: [
          [30, 17.75],
          [60, 46],
        ],
      },
      (s) => {
        Object.assign(s, { strength: [2, 2, 4, ...s.strength.slice(3)], attached: [0, 1, NONE] });
        s.active = 1;
        s.first = 1;
      },
    );
    trial.give(DONE); // North
    assert.equal(trial.question().kind, 'rally');
    const tries = (company: number): Answer => ({ do: 'rally', company });
    assert.equal(trial.refused(tries(2))?.code, 'R-RALLY');
    assert.equal(trial.refused(tries(4))?.clause, 'MM-E4a', 'of the enemy');
    trial.give(tries(1), 1);
    assert.equal(trial.refused(tries(1))?.code, 'R-RALLY', 'once');
    trial.give(tries(0), 6);
    assert.deepEqual(trial.s.strength.slice(0, 2), [3, 2]);
    assert.equal(trial.question().kind, 'act');
  },
);

clause('MM-E4a', 'a unit with an enemy within 3 inches does not rally', () => {
  const trial = begin(
    {
      switches: { rallying: true },
      south: [{ at: [[20, 20]] }],
      north: [{ at: [[20, 25]] }, ...FAR],
      generals: [
        [20, 17.75],
        [60, 46],
      ],
    },
    (s) => {
      s.strength[0] = 1;
      s.generalDone[0] = 4; // with it since before
    },
  );
  assert.equal(trial.question().kind, 'act');
});

// Shots at generals (E5)

clause(
  ['MM-E5d', 'MM-E5e'],
  'a shot at a general is the one shot of its company, and harms no company',
  () => {
    const trial = begin({
      switches: { riskToGenerals: true },
      south: [{ at: [[20, 20]] }],
      north: [{ at: [[50, 30]] }, ...FAR],
      generals: [
        [60, 2],
        [20, 26],
      ],
    });
    trial.give(acts([0], []));
    trial.give(
      { do: 'shoot', company: 0, weapon: 'musket', facing: 0, at: 'general', target: 1 },
      6,
      6,
      6,
      6,
    );
    assert.deepEqual([trial.s.generalLost[1], trial.s.strength[1]], [1, 4]);
    assert.ok(has(trial.s, 0, SHOT));
  },
);

// Walls (C6)

const WALL = [
  { id: 'fort', kind: 'highWall', segments: [{ id: 'w', from: [10, 22], to: [30, 22], gate: true }] },
];

clause('MM-C6j', 'a stormer who has cleared the wall may cross it, and is not asked if it cannot', () => {
  const storming = (behind: TestRegiment[]) => {
    const trial = begin({
      terrain: WALL,
      south: [{ traits: ['ladders'], at: [[20, 15]] }],
      north: [{ at: [[20, 24.2]] }, ...behind, ...FAR],
    });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 20.45, 0)));
    trial.give({ do: 'melee', company: 0, target: 1 }, 1, 1, 2, 2, 6, 6, 6, 4);
    return trial;
  };
  const free = storming([]);
  assert.equal(free.question().kind, 'storm');
  free.give(DONE);
  assert.equal(free.s.y[0], inch(20.45));
  assert.equal(free.s.onWall[0], 0);
  const full = storming([{ at: [[17.5, 24.5]] }, { at: [[22.5, 24.5]] }]);
  assert.notEqual(full.question().kind, 'storm');
  assert.ok(has(full.s, 0, MELEED));
});

clause(
  ['MM-C6l', 'MM-C6g'],
  'engineers throw for a gate once in a player turn, after their round of melee',
  () => {
    const trial = begin({ terrain: WALL, south: [{ type: 'engineers', at: [[20, 15]] }], north: FAR });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 20.45, 0)), 3);
    assert.deepEqual(trial.s.breached, [0]);
    assert.equal(trial.refused(acts([0], []))?.code, 'R-ACTIVATED');
    trial.give(DONE);
    trial.give(DONE); // North
    trial.give(acts([0], []));
    trial.give(DONE, 4);
    assert.deepEqual(trial.s.breached, [1]);
    const foot = begin({ terrain: WALL, south: [{ at: [[20, 15]] }], north: FAR });
    foot.give(acts([0]));
    foot.give(moves(goes(0, 20, 20.45, 0))); // and no die, because they are not engineers
    assert.deepEqual(foot.s.breached, [0]);
  },
);

// Steps (A5)

clause(
  ['MM-A5i', 'MM-D1d', 'MM-D1b'],
  'player turns alternate and turn follows turn until the last one, or until a side is beaten',
  () => {
    const trial = begin({ turns: 2, south: [{ at: [[20, 10]] }], north: FAR });
    const seen: string[] = [];
    while (!trial.position.over) {
      seen.push(`${trial.s.turn} ${trial.question().side} ${trial.question().kind}`);
      trial.give(DONE);
    }
    assert.deepEqual(seen, ['1 0 act', '1 1 act', '2 0 act', '2 1 act']);
    const beaten = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 20]] }] });
    beaten.give(acts([0]));
    beaten.give(moves(goes(0, 20, 15, 0)), 1, 1, 1, 1, 6, 6, 6, 6);
    assert.ok(beaten.position.over);
    assert.deepEqual([beaten.s.turn, beaten.s.active], [1, 0], 'at once');
    const fought = begin({ south: [{ at: [[20, 20]] }], north: [{ at: [[20, 25]] }, ...FAR] });
    fought.give(acts([0], []));
    fought.give({ do: 'melee', company: 0, target: 1 }, ...DRAWN);
    assert.equal(fought.position.over, false);
  },
);
