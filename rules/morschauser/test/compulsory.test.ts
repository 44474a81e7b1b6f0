import assert from 'node:assert/strict';
import { Position, stablePoint } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { morschauser } from '../src/index.ts';
import { ACTIONS, LOST, ON_TABLE, type State } from '../src/model/state.ts';
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

/** The duties at the start of a player turn: runs of routing companies, mines (E3, C6). */

const NO_HALVES = { brigadeMorale: true, halfLossesEndGame: false };

/** South's player turn begins, and some of its companies rout. */
function routing(laid: Partial<TestBattle> & Pick<TestBattle, 'south'>, routers: readonly number[] = [0]) {
  const change = (s: State): void => {
    for (const id of routers) s.routing[id] = 1;
  };
  return begin({ switches: NO_HALVES, north: FAR, ...laid }, change);
}

clause(
  ['MM-E3k', 'MM-E3d'],
  'routing companies run first, in the order of their owner, and do nothing more',
  () => {
    const trial = routing(
      {
        south: [
          {
            at: [
              [20, 30],
              [40, 30],
              [50, 20],
            ],
          },
        ],
      },
      [0, 1],
    );
    assert.equal(trial.question().kind, 'rout');
    assert.equal(trial.refused({ do: 'rout', company: 2 })?.code, 'R-COMPULSORY');
    trial.give({ do: 'rout', company: 1 });
    assert.deepEqual([trial.s.x[0], trial.s.y[1]], [inch(8), inch(18)]);
    assert.equal(trial.question().kind, 'act');
    assert.equal(trial.refused(acts([0]))?.code, 'R-ROUT');
    assert.equal(trial.refused(acts([2])), null);
    trial.give(DONE);
    assert.equal(trial.s.x[0], inch(8), 'it runs once in a turn');
  },
);

clause('MM-E3k', 'a routing company does not rally', () => {
  const trial = routing({
    switches: { ...NO_HALVES, rallying: true },
    south: [{ at: [[20, 30]] }],
    generals: [
      [20, 27.75],
      [60, 46],
    ],
  });
  assert.equal(trial.s.attached[0], 0);
  assert.equal(trial.question().kind, 'act');
});

clause(
  ['MM-E3j', 'MM-D1g', 'MM-A1r'],
  'a company that runs off the table is lost, which may end the game at once',
  () => {
    const trial = routing({
      switches: { brigadeMorale: true },
      south: [
        {
          at: [
            [20, 8],
            [40, 20],
          ],
        },
      ],
    });
    assert.equal(trial.s.status[0], LOST);
    assert.ok(trial.position.over);
    assert.equal(morschauser.verdict(trial.setting, trial.s)?.winner, 1);
  },
);

clause('MM-E3m', 'a routing company that cannot get out of melee range surrenders', () => {
  const ring: TestRegiment[] = [
    { at: [[36, 25]] },
    { at: [[36, 15, 0]] },
    { at: [[31, 20, 90]] },
    { at: [[41, 20, 270]] },
  ];
  const south = [
    { at: [[36, 20]] as const },
    {
      at: [
        [5, 5],
        [9, 5],
      ] as const,
    },
  ];
  const held = routing({ south, north: ring });
  assert.equal(held.s.status[0], LOST);
  assert.ok((held.s.strength[0] ?? 0) > 0);
  const open = routing({ south, north: [ring[0]!, ...FAR] });
  assert.deepEqual([open.s.status[0], open.s.y[0]], [ON_TABLE, inch(8)]);
});

/** South's brigade of four has lost two; its companies 0 and 1 test. */
function testing(laid: Partial<TestBattle> & Pick<TestBattle, 'south'>, ...lost: readonly number[]) {
  return begin({ switches: NO_HALVES, north: FAR, ...laid }, (s) => {
    for (const id of lost) {
      s.status[id] = LOST;
      s.x[id] = -262_144;
    }
    s.active = 1;
    s.first = 1;
  });
}

const PAIR: TestRegiment[] = [
  {
    at: [
      [20, 20],
      [40, 20],
    ],
  },
];

clause(
  ['MM-E3m', 'MM-E3f', 'MM-E3l'],
  'a company that fell back out of melee range need not melee, and may shoot but not move',
  () => {
    const trial = testing(
      {
        south: [{ ...PAIR[0]!, type: 'lightCavalry', weapon: 'carbine' }],
        north: [{ at: [[20, 25]] }, { at: [[20, 4.5, 0]] }, ...FAR],
      },
      1,
    );
    trial.give(acts([2], []));
    trial.give({ do: 'melee', company: 2, target: 0 }, ...new Array<number>(7).fill(6));
    trial.give(DONE);
    trial.give(DONE, 1); // the brigade tests: one move back, or as far as the enemy behind lets it
    assert.ok((trial.s.y[0] ?? 0) < inch(20));
    assert.equal(trial.refused(DONE), null);
    assert.equal(trial.refused(acts([0]))?.code === undefined, false);
    trial.give(acts([0], []));
    const shot = [...trial.question().options()].find((answer) => answer.do === 'shoot');
    assert.ok(shot, 'it may shoot');
  },
);

// Mines

clause(
  ['MM-C6m', 'MM-C6e'],
  'a mine is fired in its owner\u2019s player turn, not in that of the enemy',
  () => {
    const fort = [
      { id: 'fort', kind: 'highWall', segments: [{ id: 'gate', from: [10, 22], to: [30, 22], gate: true }] },
    ];
    const trial = begin({ terrain: fort, south: [{ at: [[20, 15]] }], north: FAR, mines: ['gate'] });
    assert.deepEqual([trial.question().kind, trial.question().side], ['mine', 0]);
    trial.give(DONE); // not now
    trial.give(DONE); // South's turn
    assert.deepEqual([trial.question().kind, trial.question().side], ['act', 1]);
    trial.give(DONE);
    assert.deepEqual([trial.question().kind, trial.question().side], ['mine', 0]);
    trial.give({ do: 'mine', mine: 0 });
    assert.deepEqual(trial.s.breached, [1]);
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 24, 0)));
    trial.give(DONE);
    trial.give(DONE);
    assert.equal(trial.question().kind, 'act', 'a mine is fired once');
  },
);

// The end of a turn (MM-A5n)

clause(
  ['MM-A5n', 'MM-C5g', 'MM-E2r'],
  'a turn does not end while a company must leave a burning town, or impetuous troops must throw',
  () => {
    const village = {
      id: 'village',
      kind: 'town',
      poly: [
        [16, 8],
        [24, 8],
        [24, 16],
        [16, 16],
      ],
    };
    const burning = begin({ terrain: [village], south: [{ at: [[20, 12]] }], north: FAR }, (s) => {
      s.burning[0] = 1;
    });
    assert.equal(burning.refused(DONE)?.code, 'R-COMPULSORY');
    burning.give(acts([0]));
    burning.give(moves(goes(0, 20, 20, 0)));
    assert.equal(burning.refused(DONE), null);
    const impetuous = begin({
      switches: { commandControl: true, impetuous: true },
      south: [{ traits: ['impetuous'], at: [[20, 12]] }],
      north: FAR,
    });
    assert.equal(impetuous.refused(DONE)?.code, 'R-COMPULSORY');
    impetuous.give(acts([0], []), 3);
    impetuous.give(DONE);
    assert.equal(impetuous.refused(DONE), null);
  },
);

clause(
  ['MM-BAT3b', 'MM-BAT3c', 'MM-B1r'],
  'at Hobkirk’s Hill the camp and the militia are held back until their turns',
  () => {
    const field = morschauser.field('hobkirk', { preset: 'basic' });
    const { companies, reinforcements } = field.listed;
    const byCode = (code: string): number => companies.find((each) => each.code === code)?.id ?? -1;
    const militia = byCode('RE-1');
    /** True if an American company may be named to move on a turn, with an enemy at this distance from the militia. */
    const mayMove = (company: number, turn: number, enemy: number): boolean => {
      const s = morschauser.deploy(field);
      Object.assign(s, { turn, active: 1, first: 1, step: ACTIONS });
      const [own, foe] = [companies[militia]!, companies.find(({ side }) => side === 0)!];
      for (const { id, side } of companies) if (side === 0) s.status[id] = LOST;
      s.status[foe.id] = ON_TABLE;
      s.x[foe.id] = own.start!.x;
      s.y[foe.id] = own.start!.y + inch(3 + enemy);
      const position = Position.load(morschauser, field, stablePoint(s));
      return position.open[0]?.refuse(acts([company])) === null;
    };
    assert.deepEqual([mayMove(byCode('PI-1'), 1, 30), mayMove(byCode('VC-1'), 1, 30)], [true, false]);
    assert.equal(mayMove(byCode('VC-1'), 2, 30), true);
    assert.deepEqual(
      [12.5, 12, 11.9].map((off) => mayMove(militia, 3, off)),
      [false, true, true],
    );
    assert.equal(mayMove(militia, 4, 30), true);
    assert.ok(reinforcements.length > 0);
  },
);
