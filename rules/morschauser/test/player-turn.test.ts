import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { Answer } from '../src/model/answers.ts';
import { has, LOST, MELEED, PURSUED, ROAD_MOVE } from '../src/model/state.ts';
import { acts, begin, DONE, FAR, goes, inch, moves, shoots, type TestBattle } from './battlefield.ts';

/** The actions that may follow others in one player turn (A5, B2, B6, E8). */

const HORSE = { type: 'cavalry', weapon: 'none' } as const;

const fights = (company: number, target: number): Answer => ({ do: 'melee', company, target });
/** Eight dice of a round without a hit. */
const DRAWN = [6, 6, 6, 6, 6, 6, 6, 6];

/** A company of South that has an enemy 2 inches before it when its activation begins. */
function engaged(more: Partial<TestBattle> = {}) {
  const trial = begin({ south: [{ at: [[20, 20]] }], north: [{ at: [[20, 25]] }, ...FAR], ...more });
  trial.give(acts([0], []));
  return trial;
}

clause(
  ['MM-A5e', 'MM-A5m', 'MM-B1a'],
  'in every turn a company may turn, shoot and move; when it has acted it may not act again',
  () => {
    const trial = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 17]] }, ...FAR] });
    for (const turn of [1, 2]) {
      assert.equal(trial.s.turn, turn);
      trial.give(acts([0]));
      trial.give({ do: 'pivot', company: 0, facing: 900 });
      trial.give({ do: 'pivot', company: 0, facing: 0 });
      trial.give(shoots(0, 1), 1, 1, 1, 1);
      trial.give(moves(goes(0, 20, 10 - turn / 2, 0)));
      assert.equal(trial.refused(acts([0]))?.code, 'R-ACTIVATED');
      trial.give(DONE);
      trial.give(DONE); // North
    }
  },
);

clause(
  ['MM-B6b', 'MM-B6a', 'MM-B6c'],
  'a company without an enemy within 3 inches starts no melee; one with an enemy fights it',
  () => {
    const trial = begin({
      south: [
        {
          at: [
            [20, 20],
            [40, 20],
          ],
        },
      ],
      north: [{ at: [[20, 25]] }, ...FAR],
    });
    trial.give(acts([0, 1], []));
    trial.give(DONE);
    assert.equal(trial.refused(fights(1, 2))?.code, 'R-CANNOT-ATTACK');
    assert.equal(trial.refused(fights(0, 3))?.clause, 'MM-B6c');
    assert.equal(trial.refused(fights(9, 2))?.code, 'R-NOT-GROUP');
  },
);

clause(
  ['MM-B6n', 'MM-B6d'],
  'a company starts one round in a turn, and after its charge it moves no more',
  () => {
    const trial = begin({
      south: [
        {
          at: [
            [20, 16],
            [30, 20],
          ],
        },
      ],
      north: [{ at: [[20, 25]] }, { at: [[30, 25]] }, ...FAR],
    });
    trial.give(acts([0, 1], [0]));
    trial.give(DONE); // no company shoots first
    trial.give(moves(goes(0, 20, 20, 0)));
    trial.give(fights(0, 2), ...DRAWN);
    assert.equal(trial.question().kind, 'melee');
    assert.equal(trial.refused(fights(0, 2))?.code, 'R-MELEED');
    trial.give(fights(1, 3), ...DRAWN);
    // The second company began within 3 inches and may go back; the one that charged may not.
    assert.equal(trial.question().kind, 'move-after');
    assert.equal(trial.refused(moves(goes(0, 20, 12, 0)))?.clause, 'MM-B6d');
    assert.equal(trial.refused(moves(goes(1, 30, 12, 0))), null);
  },
);

clause(
  ['MM-B6ag', 'MM-C2g'],
  'a company with no legal attack in melee range need not melee, but does not shoot',
  () => {
    const wood = {
      id: 'wood',
      kind: 'woods',
      poly: [
        [16, 23.6],
        [24, 23.6],
        [24, 30],
        [16, 30],
      ],
    };
    const trial = begin({
      terrain: [wood],
      south: [{ type: 'lightCavalry', at: [[20, 20]] }],
      north: [{ at: [[20, 25]] }, ...FAR],
    });
    assert.equal(trial.refused(DONE), null, 'the turn may end without a melee');
    assert.equal(trial.refused(acts([0]))?.code, 'R-MUST-ATTACK');
    trial.give(acts([0], []));
    assert.equal(trial.refused(shoots(0, 1, 0, 'carbine'))?.code, 'R-IN-MELEE-RANGE');
    trial.give(DONE);
    assert.equal(trial.question().kind, 'move-after');
    assert.equal(trial.refused(moves(goes(0, 20, 21, 0)))?.clause, 'MM-B6ad');
    trial.give(moves(goes(0, 20, 10, 0)));
    assert.equal(trial.s.y[0], inch(10));
  },
);

clause(
  ['MM-B3s', 'MM-B6e'],
  'a company that begins in melee range has not charged: Highlanders use their plain value',
  () => {
    const trial = engaged({
      switches: { specialTroops: true },
      south: [{ type: 'lightInfantry', traits: ['highlandCharge'], at: [[20, 20]] }],
    });
    trial.give(fights(0, 1), 2, 3, 4, 6, 6, 6, 6); // hits on 2 or less, in a charge on 4 or less
    assert.equal(trial.s.strength[1], 3);
  },
);

clause(
  ['MM-B2d', 'MM-B6h', 'MM-B6g'],
  'after a melee and an advance no company shoots or charges, though an enemy is near',
  () => {
    const trial = engaged({ north: [{ at: [[20, 25]] }, { at: [[26.5, 23]] }, ...FAR] });
    trial.give(fights(0, 1), 1, 2, 6, 6, 6, 6, 6, 6); // the enemy before it goes back
    assert.equal(trial.question().kind, 'move-after');
    assert.equal(trial.refused(moves(goes(0, 22, 22, 0)))?.clause, 'MM-B6ae');
    trial.give(moves(goes(0, 18, 22, 0)));
    assert.equal(trial.question().kind, 'act');
    assert.equal(trial.refused(acts([0]))?.code, 'R-ACTIVATED');
  },
);

clause(['MM-B6f', 'MM-B2g'], 'after its melee a company of a group goes back once', () => {
  const trial = begin({
    south: [
      {
        at: [
          [20, 20],
          [30, 20],
        ],
      },
    ],
    north: [{ at: [[20, 25]] }, { at: [[30, 25]] }, ...FAR],
  });
  trial.give(acts([0, 1], []));
  trial.give(fights(0, 2), ...DRAWN);
  trial.give(fights(1, 3), ...DRAWN);
  trial.give(moves(goes(1, 30, 16, 0)));
  assert.equal(trial.question().kind, 'move-after');
  assert.equal(trial.refused(moves(goes(1, 30, 12, 0)))?.code, 'R-MOVED');
  assert.equal(trial.refused(moves(goes(0, 20, 12, 0))), null);
});

clause(
  ['MM-B2f', 'MM-B2h', 'MM-C1e'],
  'guns shoot or make a road move in a turn, not both; foot may do both',
  () => {
    const road = {
      id: 'road',
      kind: 'road',
      width: 1,
      line: [
        [20, 0],
        [20, 48],
      ],
    };
    const begun = (type: 'artillery' | 'lineInfantry', weapon: 'cannon' | 'rifle') => {
      const trial = begin({
        terrain: [road],
        south: [{ type, weapon, at: [[20, 6]] }],
        north: [{ at: [[27, 16]] }, ...FAR],
      });
      trial.give(acts([0]));
      return trial;
    };
    const along = moves(goes(0, 20, 21, 0)); // 15 inches, and 12 without the road
    const guns = begun('artillery', 'cannon');
    guns.give(shoots(0, 1, 0, 'shot'), 1, 1);
    assert.equal(guns.refused(along)?.code, 'R-ROAD-ART');
    assert.equal(guns.refused(moves(goes(0, 20, 18, 0))), null);
    const limbered = begun('artillery', 'cannon');
    limbered.give(along);
    assert.ok(has(limbered.s, 0, ROAD_MOVE));
    assert.equal(limbered.question().kind, 'act');
    const foot = begun('lineInfantry', 'rifle');
    foot.give(shoots(0, 1, 0, 'rifle'), 1, 1, 1, 1);
    foot.give(along);
    assert.equal(foot.s.y[0], inch(21));
    const marching = begun('lineInfantry', 'rifle');
    marching.give(along);
    assert.equal(marching.question().kind, 'shoot-after');
  },
);

/** Horse that has beaten the enemy it charged, with another one near. */
function pursuing(more: Partial<TestBattle> = {}) {
  const trial = begin({
    switches: { pursuit: true },
    south: [{ ...HORSE, at: [[20, 10]] }],
    north: [{ at: [[20, 20]] }, { at: [[25, 20]] }, ...FAR],
    ...more,
  });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 19, 15.2, 0)), 1, 1, 1, 1, 6, 6, 6, 6);
  return trial;
}

clause(
  ['MM-E8e', 'MM-E8d', 'MM-E8a', 'MM-B6n'],
  'a company that pursued does nothing more after its second melee, won or lost',
  () => {
    for (const [own, others] of [
      [
        [1, 1, 1, 1],
        [6, 6, 6, 6],
      ],
      [
        [6, 6, 6, 6],
        [6, 6, 6, 6],
      ],
      [
        [6, 6, 6, 6],
        [1, 6, 6, 6],
      ],
    ] as const) {
      const trial = pursuing({ north: [{ at: [[20, 20]] }, { at: [[25, 20]] }, { at: [[27, 24]] }, ...FAR] });
      const [into] = [...trial.question().options()];
      assert.equal(into?.do, 'pursue');
      trial.give(into!, ...own, ...others);
      assert.ok(has(trial.s, 0, PURSUED) && has(trial.s, 0, MELEED));
      assert.equal(trial.question().kind, 'act', 'no third melee, no move, no shot');
      assert.equal(trial.refused(acts([0]))?.code, 'R-ACTIVATED');
    }
  },
);

clause('MM-E8b', 'light horse pursues as heavy horse does, and foot does not', () => {
  for (const [type, kind] of [
    ['lightCavalry', 'pursue'],
    ['lineInfantry', 'act'],
  ] as const) {
    const trial = begin(
      {
        switches: { pursuit: true },
        south: [{ type, at: [[20, 10]] }],
        north: [{ at: [[20, 20]] }, { at: [[25, 20]] }, ...FAR],
      },
      (s) => {
        s.strength[0] = 3;
        s.strength[1] = 3;
      },
    );
    trial.give(acts([0]));
    trial.give(moves(goes(0, 19, 15.2, 0)), 1, 1, 1, 6, 6, 6);
    assert.equal(trial.s.status[1], LOST);
    assert.equal(trial.question().kind, kind, type);
  }
});

clause(['MM-E8a', 'MM-E8c'], 'no pursuit after a draw, nor if only the beaten enemy is near', () => {
  const drawn = begin({
    switches: { pursuit: true },
    south: [{ ...HORSE, at: [[20, 10]] }],
    north: [{ at: [[20, 20]] }, { at: [[25, 20]] }, ...FAR],
  });
  drawn.give(acts([0]));
  drawn.give(moves(goes(0, 19, 15.2, 0)), ...DRAWN);
  assert.equal(drawn.question().kind, 'act');
  assert.equal(
    pursuing({ north: [{ at: [[20, 20]] }, { at: [[28.1, 20]] }, ...FAR] }).question().kind,
    'act',
  );
  assert.equal(
    pursuing({ north: [{ at: [[20, 20]] }, { at: [[27.9, 15.2, 270]] }, ...FAR] }).question().kind,
    'pursue',
  );
});
