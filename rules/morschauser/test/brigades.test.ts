import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { attachedTo } from '../src/model/board.ts';
import { LOST, personalityOf } from '../src/model/state.ts';
import { acts, begin, DONE, FAR_AHEAD, goes, inch, moves } from './battlefield.ts';

/** Generals, command, morale and rallying (B1m to B1q, E2 to E5). */

const COMMAND = { commandControl: true };
clause(
  ['MM-E2b', 'MM-E2j', 'MM-E2y', 'MM-E2r', 'MM-E2ab'],
  'a company out of reach of any general that throws 1 or 2 does not advance',
  () => {
    const trial = begin({
      switches: COMMAND,
      south: [{ at: [[20, 20]] }],
      north: FAR_AHEAD,
      generals: [
        [60, 2],
        [60, 46],
      ],
    });
    trial.give(acts([0]), 2);
    assert.equal(trial.refused(moves(goes(0, 20, 25, 0)))?.code, 'R-NO-ADVANCE');
    trial.give(moves(goes(0, 20, 15, 0)));
  },
);

clause(
  ['MM-E2p', 'MM-E2s', 'MM-E2c', 'MM-E2d'],
  'a Bold general near by may change the die after seeing it',
  () => {
    const trial = begin({
      switches: COMMAND,
      south: [{ at: [[20, 20]] }],
      north: FAR_AHEAD,
      generals: [
        [20, 12],
        [60, 46],
      ],
    });
    trial.give(acts([0]), 2);
    assert.equal(trial.question().kind, 'command');
    assert.deepEqual(
      [...trial.question().options()],
      [
        { do: 'change', by: 1 },
        { do: 'change', by: 0 },
      ],
      'one that comes to the same as the die left alone is not listed',
    );
    trial.give({ do: 'change', by: 1 });
    assert.equal(trial.refused(moves(goes(0, 20, 25, 0))), null);
  },
);

clause('MM-E2p', 'a die that is obeyed is left as it is, unless one asks to be asked', () => {
  const same = (die: number) => {
    const trial = begin({
      switches: COMMAND,
      south: [{ at: [[20, 20]] }],
      north: FAR_AHEAD,
      generals: [
        [20, 12],
        [60, 46],
      ],
    });
    trial.give(acts([0]), die);
    const { kind, standing } = trial.question();
    assert.equal(kind, 'command', 'his general could change it');
    return standing?.same?.();
  };
  assert.equal(same(2), null, 'one that bars the way is for a person');
  assert.deepEqual(same(3), { do: 'change', by: 0 });
});

clause(
  ['MM-E2n', 'MM-E2f', 'MM-E2w', 'MM-E2x', 'MM-E7l1'],
  'impetuous troops under a Rash general that throw 4 have to charge',
  () => {
    const trial = begin({
      switches: { ...COMMAND, impetuous: true, personality: 'fixed' },
      south: [{ traits: ['impetuous'], at: [[20, 20]] }],
      north: [
        {
          at: [
            [20, 30],
            [60, 44],
            [65, 44],
          ],
        },
      ],
      brigadier: { x: 20, y: 15, personality: 'rash' },
    });
    trial.give(acts([0], []), 4);
    assert.equal(trial.question().kind, 'move');
    assert.equal(trial.refused(DONE)?.code, 'R-MUST-CHARGE');
    assert.equal(trial.refused(moves(goes(0, 20, 22, 0)))?.code, 'R-MUST-CHARGE');
    trial.give(moves(goes(0, 20, 25, 0)), 6, 6, 6, 6, 6, 6, 6, 6);
  },
);

clause(['MM-E2g', 'MM-E7m1'], 'cautious troops that throw 5 may not charge', () => {
  const trial = begin({
    switches: { ...COMMAND, cautiousTroops: true },
    south: [{ traits: ['cautious'], at: [[20, 20]] }],
    north: [
      {
        at: [
          [20, 30],
          [60, 44],
          [65, 44],
        ],
      },
    ],
    generals: [
      [60, 2],
      [60, 46],
    ],
  });
  trial.give(acts([0]), 5);
  assert.equal(trial.refused(moves(goes(0, 20, 25, 0)))?.code, 'R-MAY-NOT-CHARGE');
  trial.give(moves(goes(0, 20, 23, 0)));
});

clause(['MM-E2m', 'MM-E2ac'], 'the character of a general is thrown for the first time it is needed', () => {
  const trial = begin({
    switches: { ...COMMAND, personality: 'roll' },
    south: [
      {
        at: [
          [20, 20],
          [30, 20],
        ],
      },
    ],
    north: FAR_AHEAD,
    brigadier: { x: 25, y: 15, personality: null },
  });
  assert.equal(personalityOf(trial.s, 0), null);
  trial.give(acts([0]), 5, 3);
  assert.equal(personalityOf(trial.s, 0), 'indecisive');
  trial.give(DONE);
  trial.give(acts([1]), 3);
});

clause(
  ['MM-B1m', 'MM-B1p', 'MM-B1q'],
  'a general rides up to 24 inches and joins the company he touches',
  () => {
    const trial = begin({
      south: [{ at: [[20, 20]] }],
      north: [
        {
          at: [
            [40, 30],
            [60, 44],
            [65, 44],
          ],
        },
      ],
      generals: [
        [20, 2],
        [60, 46],
      ],
    });
    const ride = (x: number, y: number) => ({ do: 'general' as const, general: 0, x: inch(x), y: inch(y) });
    assert.equal(trial.refused(ride(20, 27))?.code, 'R-GENERAL-MOVE');
    assert.equal(trial.refused(ride(38, 16)), null);
    assert.equal(trial.refused(ride(71.8, 2))?.code, 'R-GENERAL-MOVE');
    trial.give(ride(20, 18));
    assert.equal(attachedTo(trial.field, trial.s, 0), 0);
    assert.equal(trial.s.generalY[0], inch(17.75));
    assert.equal(trial.refused(ride(20, 5))?.code, 'R-GENERAL-MOVE');
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 25, 0)));
    assert.equal(trial.s.generalY[0], inch(22.75));
  },
);

clause(['MM-B1o', 'MM-B6ai'], 'a general an enemy comes up to joins the nearest company, or is taken', () => {
  const laid = {
    south: [{ at: [[20, 10]] as const }],
    north: [
      {
        at: [
          [60, 30],
          [60, 44],
          [65, 44],
        ] as const,
      },
    ],
  };
  const taken = begin({
    ...laid,
    generals: [
      [60, 2],
      [20, 26],
    ],
  });
  taken.give(acts([0]));
  taken.give(moves(goes(0, 20, 22, 0)));
  assert.equal(taken.s.generalLost[1], 1);
  const saved = begin({
    ...laid,
    generals: [
      [60, 2],
      [20, 26],
    ],
    north: [
      {
        at: [
          [30, 30],
          [60, 44],
          [65, 44],
        ],
      },
    ],
  });
  saved.give(acts([0]));
  saved.give(moves(goes(0, 20, 22, 0)));
  assert.equal(saved.s.attached[1], 1);
});

clause(
  ['MM-E5b', 'MM-E5f', 'MM-B6m'],
  'a general attached to a company in melee adds 1 and faces a die',
  () => {
    const trial = begin({
      switches: { riskToGenerals: true },
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
      generals: [
        [20, 17.75],
        [60, 46],
      ],
    });
    assert.equal(trial.s.attached[0], 0);
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 25, 0)), 4, 4, 4, 4, 6, 6, 6, 6, 3); // value 4 with the general; he falls on 3
    assert.equal(trial.s.status[1], LOST);
    assert.equal(trial.s.generalLost[0], 1);
  },
);

clause(['MM-E5a', 'MM-E5d', 'MM-E5e'], 'a general who is the nearest target may be shot down', () => {
  const laid = {
    south: [{ at: [[20, 20]] as const }],
    north: [
      {
        at: [
          [50, 30],
          [60, 44],
          [65, 44],
        ] as const,
      },
    ],
    generals: [
      [60, 2],
      [20, 26],
    ] as const,
  };
  const trial = begin({ ...laid, switches: { riskToGenerals: true } });
  trial.give(acts([0], []));
  trial.give({ do: 'shoot', company: 0, weapon: 'musket', facing: 0, at: 'general', target: 1 }, 1, 1, 1, 5);
  assert.equal(trial.s.generalLost[1], 1);
  const off = begin(laid);
  off.give(acts([0], []));
  assert.equal(
    off.refused({ do: 'shoot', company: 0, weapon: 'musket', facing: 0, at: 'general', target: 1 })?.code,
    'R-OPTION-OFF',
  );
});

clause('MM-E5d', 'woods cover a general by a road too, whatever troops the armies are of', () => {
  const trial = begin({
    switches: { riskToGenerals: true },
    terrain: [
      {
        id: 'wood',
        kind: 'woods',
        poly: [
          [14, 25],
          [26, 25],
          [26, 30],
          [14, 30],
        ],
      },
      {
        id: 'lane',
        kind: 'road',
        width: 2,
        line: [
          [20, 0],
          [20, 48],
        ],
      },
    ],
    south: [{ type: 'cavalry', at: [[60, 6]] }, { at: [[20, 20]] }],
    north: FAR_AHEAD,
    generals: [
      [60, 2],
      [20, 26],
    ],
  });
  trial.give(acts([1], []));
  const shot = { do: 'shoot', company: 1, weapon: 'musket', facing: 0, at: 'general', target: 1 } as const;
  trial.give(shot, 5, 5, 5, 5); // only a 6 hits him in the wood
  assert.equal(trial.s.generalLost[1], 0);
});

/** South has a brigade of four of which two are gone; its player turn is about to begin. */
function shaken() {
  return begin(
    {
      switches: { brigadeMorale: true, halfLossesEndGame: false },
      south: [
        {
          at: [
            [20, 20],
            [30, 20],
            [40, 20],
            [50, 20],
          ],
        },
        { at: [[5, 5]] },
      ],
      north: [
        {
          at: [
            [20, 44],
            [60, 44],
            [65, 44],
          ],
        },
      ],
      brigadier: { x: 25, y: 15, personality: 'bold' },
    },
    (s) => {
      for (const id of [2, 3, 4]) {
        s.status[id] = LOST;
        s.x[id] = -262_144;
      }
      s.active = 1;
      s.first = 1;
    },
  );
}

clause(
  ['MM-E3a', 'MM-E3h', 'MM-E3i', 'MM-E3b', 'MM-E3f', 'MM-E3g'],
  'a brigade that has lost half throws once for every unit, in the order its owner likes',
  () => {
    const trial = shaken();
    trial.give(DONE);
    assert.equal(trial.question().kind, 'morale');
    assert.equal(trial.refused({ do: 'test', company: 9 })?.code, 'R-COMPULSORY');
    trial.give({ do: 'test', company: 1 }, 3, 1);
    assert.equal(trial.s.tested[0], 1);
    // Company 0 threw 1: one move back to the base edge, and no other move in this turn.
    assert.equal(trial.s.y[0], inch(8));
    assert.equal(trial.refused(acts([0]))?.code, 'R-MOVED');
  },
);

clause(
  ['MM-E3c', 'MM-E3d', 'MM-E3j', 'MM-E3k'],
  'units of a broken brigade that throw 5 run for the nearest edge and do nothing more',
  () => {
    const trial = shaken();
    trial.give(DONE);
    trial.give({ do: 'test', company: 1 }, 5, 3);
    assert.equal(trial.s.routing[1], 1);
    assert.equal(trial.s.y[1], inch(8));
    assert.equal(trial.refused(acts([1]))?.code, 'R-ROUT');
    trial.give(DONE);
    trial.give(DONE); // North; then it runs off
    assert.equal(trial.s.status[1], LOST);
  },
);

clause(
  ['MM-E4a', 'MM-E4b', 'MM-E4c', 'MM-E4d', 'MM-E4e', 'MM-E4j', 'MM-E4l'],
  'a general with a company since before may win back half of its hits',
  () => {
    const trial = begin(
      {
        switches: { rallying: true },
        south: [{ at: [[20, 20]] }],
        north: FAR_AHEAD,
        generals: [
          [20, 17.75],
          [60, 46],
        ],
      },
      (s) => {
        s.strength[0] = 1;
        s.active = 1;
        s.first = 1;
      },
    );
    trial.give(DONE);
    assert.equal(trial.question().kind, 'rally');
    trial.give({ do: 'rally', company: 0 }, 5);
    assert.equal(trial.s.strength[0], 2);
    assert.equal(trial.question().kind, 'act');
  },
);
