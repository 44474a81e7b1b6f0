import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { morschauser } from '../src/index.ts';
import { LOST, ON_TABLE } from '../src/model/state.ts';
import { judged } from '../src/play/victory.ts';
import {
  acts,
  begin,
  box,
  DONE,
  FAR_AHEAD,
  goes,
  inch,
  moves,
  pen,
  settingFor,
  shoots,
  type TestBattle,
} from './battlefield.ts';

/** Cases in which two rules meet, or a rule meets an odd position. */

const HORSE = { type: 'cavalry', weapon: 'none' } as const;

// Melee and pursuit

clause('MM-E8a', 'cavalry pursues over an opponent it has removed, though the round was drawn', () => {
  const trial = begin(
    {
      switches: { pursuit: true },
      south: [{ ...HORSE, at: [[20, 10]] }],
      north: [{ at: [[20, 20]] }, { at: [[25, 20]] }, { at: [[60, 40]] }],
    },
    (s) => {
      s.strength[1] = 2;
    },
  );
  trial.give(acts([0]));
  trial.give(moves(goes(0, 19, 15.2, 0)), 1, 1, 6, 6, 1, 1); // 2 hits each: drawn, and the defender is gone
  assert.equal(trial.s.status[1], LOST);
  assert.equal(trial.question().kind, 'pursue');
});

clause(
  ['MM-B6m', 'MM-E5b'],
  'of two generals with a company the better one counts, and both are at risk',
  () => {
    const trial = begin(
      {
        switches: { riskToGenerals: true, personality: 'fixed' },
        south: [{ at: [[20, 20]] }],
        north: [
          {
            at: [
              [20, 30],
              [60, 44],
              [65, 44],
            ],
          },
        ],
        brigadier: { x: 20, y: 17.75, personality: 'cautious' },
        generals: [
          [20, 17.75],
          [60, 46],
        ],
      },
      (s) => {
        s.attached[1] = 0;
      },
    );
    trial.give(acts([0]));
    // The army commander is Bold: value 4. Both generals throw off the enemy's value of 3.
    trial.give(moves(goes(0, 20, 25, 0)), 4, 4, 4, 4, 6, 6, 6, 6, 5, 3);
    assert.equal(trial.s.status[1], LOST);
    assert.deepEqual(trial.s.generalLost.slice(0, 2), [0, 1]);
  },
);

clause(['MM-C6a', 'MM-C6o'], 'guns may be in an earthwork, and so may attack troops in one', () => {
  const redoubt = { id: 'redoubt', kind: 'earthwork', poly: box(18, 23, 22, 27) };
  const trial = begin({
    terrain: [redoubt],
    south: [
      { type: 'artillery', at: [[20, 20]] },
      { type: 'engineers', at: [[24, 20, 0]] },
    ],
    north: [{ at: [[20, 25]] }, ...FAR_AHEAD],
  });
  trial.give(acts([1], []));
  trial.give(DONE);
  assert.equal(trial.question().kind, 'move-after'); // engineers may not enter it, nor attack into it
  trial.give(DONE);
  trial.give(acts([0], []));
  assert.equal(trial.question().kind, 'melee');
});

clause(
  'MM-E2w',
  'a company that can reach an enemy by one straight leg of one length must still charge',
  () => {
    const trial = begin({
      switches: { commandControl: true, impetuous: true },
      south: [
        { traits: ['impetuous'], at: [[20, 20]] },
        // Any farther than just into range it would end on this friend.
        { type: 'wagons', weapon: 'none', at: [[22.8, 31.2, 90]] },
      ],
      north: [{ at: [[19, 34]] }, ...FAR_AHEAD],
      generals: [
        [60, 2],
        [60, 46],
      ],
    });
    trial.give(acts([0]), 5);
    assert.equal(trial.refused(DONE)?.code, 'R-MUST-CHARGE');
  },
);

// Generals

clause(['MM-B1o', 'MM-B1f'], 'a turn on the spot is no move: it puts no general to flight', () => {
  const laid: TestBattle = {
    south: [{ at: [[20, 20]] }],
    north: FAR_AHEAD,
    generals: [
      [60, 2],
      [20, 25.6],
    ],
  };
  const trial = begin(laid);
  trial.give(acts([0], []));
  trial.give({ do: 'pivot', company: 0, facing: 450 }); // a corner is within 3 inches of him
  assert.equal(trial.s.attached[1], -1);
});

// Towns and crops

const VILLAGE = { id: 'village', kind: 'town', poly: box(16, 24, 24, 34) };
const LANE = {
  id: 'lane',
  kind: 'road',
  width: 1,
  line: [
    [20, 0],
    [20, 48],
  ],
};

clause(
  ['MM-C5f', 'MM-C5i', 'MM-A0g'],
  'infantry on the road of a town is in the town: a hit may light it',
  () => {
    const trial = begin({
      terrain: [VILLAGE, LANE],
      south: [{ type: 'artillery', at: [[20, 12]] }],
      north: [{ at: [[20, 26]] }, ...FAR_AHEAD],
    });
    trial.give(acts([0], []));
    trial.give(shoots(0, 1, 0, 'shot'), 6, 1, 6);
    assert.deepEqual(trial.s.burning, [1]);
  },
);

clause('MM-C5l', 'horse on the road of a town is in the open: a hit lights nothing', () => {
  const trial = begin({
    terrain: [VILLAGE, LANE],
    south: [{ type: 'artillery', at: [[20, 12]] }],
    north: [{ ...HORSE, at: [[20, 26]] }, ...FAR_AHEAD],
  });
  trial.give(acts([0], []));
  trial.give(shoots(0, 1, 0, 'shot'), 6, 1);
  assert.deepEqual(trial.s.burning, [0]);
});

clause(
  ['MM-C5k', 'MM-A0k'],
  'a fire lit by its own guns leaves a company until the end of its next player turn',
  () => {
    const trial = begin({
      terrain: [VILLAGE, pen('a', 20, 32), pen('b', 20, 26)],
      south: [{ type: 'artillery', at: [[20, 12]] }, { at: [[20, 32]] }],
      north: [{ at: [[20, 26]] }, ...FAR_AHEAD],
    });
    trial.give(acts([0], []));
    trial.give(shoots(0, 2, 0, 'shot'), 6, 1, 6);
    trial.give(DONE);
    const stays = (company: number) => {
      trial.give(acts([company]));
      while (trial.question().kind !== 'act') trial.give(DONE);
      trial.give(DONE); // the player turn
    };
    stays(1);
    assert.equal(trial.s.status[1], ON_TABLE);
    stays(2);
    assert.equal(trial.s.status[2], LOST);
    stays(1);
    assert.equal(trial.s.status[1], LOST);
  },
);

clause('MM-C7l', 'a company that retreats through a crop tramples it too', () => {
  const corn = { id: 'corn', kind: 'crop', poly: box(14, 23, 26, 30) };
  const trial = begin({
    terrain: [corn],
    south: [{ at: [[20, 10]] }],
    north: [{ at: [[20, 20]] }, ...FAR_AHEAD],
  });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 15, 0)), 1, 2, 3, 6, 3, 4, 5, 6);
  assert.equal(trial.s.y[1], inch(32));
  assert.deepEqual(trial.s.trampled, [1]);
});

// Water

clause(
  ['MM-C4a', 'MM-C4h'],
  'a river is crossed where the battle lists a bridge or boats, and nowhere else',
  () => {
    const river = { id: 'river', kind: 'water', fordable: false, poly: box(0, 24, 72, 27) };
    const line = [
      [20, 22],
      [20, 29],
    ];
    for (const [crossing, refused] of [
      [[], 'MM-C4a'],
      [[{ id: 'boats', kind: 'ford', width: 2, line }], undefined],
    ] as const) {
      const trial = begin({ terrain: [river, ...crossing], south: [{ at: [[20, 20]] }], north: FAR_AHEAD });
      trial.give(acts([0]));
      assert.equal(trial.refused(moves(goes(0, 20, 30, 0)))?.clause, refused);
      assert.equal(trial.refused(moves(goes(0, 24, 30, 0)))?.clause, 'MM-C4a');
    }
  },
);

// Walls

clause(['MM-B3t', 'MM-C6k'], 'a heavy gun does not turn into range of an enemy to shoot at a wall', () => {
  const wall = { id: 'fort', kind: 'highWall', segments: [{ id: 'w', from: [4, 28], to: [12, 28] }] };
  const trial = begin({
    terrain: [wall],
    switches: { heavyArtillery: true },
    south: [{ type: 'artillery', traits: ['heavyArtillery'], at: [[20, 20]] }],
    north: [{ at: [[20, 26.2]] }, ...FAR_AHEAD],
  });
  trial.give(acts([0], []));
  const shot = { do: 'shoot', company: 0, weapon: 'shot', at: 'wall', target: 0 } as const;
  assert.equal(trial.refused({ ...shot, facing: 3150 })?.clause, 'MM-B3t');
});

// Special rules of battles

clause(
  'MM-BAT3b',
  'a company that may not move on turn 1 may not retreat voluntarily after a melee either',
  () => {
    const trial = begin({
      south: [{ at: [[20, 20]] }],
      north: [{ at: [[20, 23]] }, ...FAR_AHEAD], // in contact
      special: ['MM-BAT3b'],
    });
    trial.give(acts([0], []));
    trial.give({ do: 'melee', company: 0, target: 1 }, 1, 6, 6, 6, 1, 6, 6, 6);
    trial.give(DONE); // its own move after melee
    trial.give(DONE);
    trial.give(acts([1], []));
    trial.give({ do: 'melee', company: 1, target: 0 }, 1, 6, 6, 1, 6, 6);
    assert.equal(trial.question().kind, 'act');
  },
);

clause(['MM-BAT1e', 'MM-A0d'], 'a company is within 12 inches of the middle if its stand is', () => {
  const setting = settingFor({ south: [{ at: [[36, 10.6]] }], north: [{ at: [[60, 44]] }] });
  const field = {
    ...setting.listed,
    judgement: {
      kind: 'lossFractionThenNear',
      spot: { x: inch(36), y: inch(24) },
      within: inch(12),
    } as const,
  };
  assert.equal(judged(field, morschauser.deploy(setting)), 0);
});
