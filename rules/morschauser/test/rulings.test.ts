import assert from 'node:assert/strict';
import { overlap } from '@linstock/ground';
import { chanceDice, Position, seededChance, stablePoint } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { morschauser } from '../src/index.ts';
import type { MoveAnswer } from '../src/model/answers.ts';
import { generalStand, standOf } from '../src/model/board.ts';
import { ACTIONS, CHARGED, EXCUSED, has, LOST, ON_TABLE } from '../src/model/state.ts';
import { acts, begin, DONE, goes, inch, moves } from './battlefield.ts';

/** Smaller rules of the sequence that need a position of their own. */

clause('MM-A5i', 'the steps of a player turn follow one another, those with nothing to do unasked', () => {
  const trial = begin({ preset: 'full', south: [{ at: [[20, 10]] }], north: [{ at: [[20, 40]] }] });
  assert.equal(trial.s.step, ACTIONS);
  const { steps, step } = morschauser.present.shows.scene({
    field: trial.setting,
    state: trial.s,
    known: [],
  });
  assert.deepEqual(
    steps.map(({ clause: id }) => id),
    ['MM-E3k', 'MM-E3a', 'MM-E4a', 'MM-A5f'],
  );
  assert.equal(step, 3);
});

clause(
  ['MM-A5o', 'MM-B6ah'],
  'the owner chooses which company of a group fights first; its result applies before the next',
  () => {
    const trial = begin({
      south: [
        {
          at: [
            [20, 20],
            [24, 20],
          ],
        },
      ],
      north: [
        { at: [[22, 25]] },
        {
          at: [
            [60, 44],
            [65, 44],
          ],
        },
      ],
    });
    trial.give(acts([0, 1], []));
    const rounds = [...trial.question().options()].filter((answer) => answer.do === 'melee');
    assert.deepEqual(
      rounds.map(({ company }) => company),
      [0, 1],
    );
    trial.give({ do: 'melee', company: 1, target: 2 }, 1, 1, 6, 6, 6, 6, 6, 6);
    // The enemy has gone back: the other company has no target left.
    assert.equal(trial.s.strength[2], 2);
    assert.ok(has(trial.s, 0, EXCUSED));
  },
);

clause('MM-B1n', 'a general is shifted from under a company that ends its move on him', () => {
  const trial = begin({
    south: [{ at: [[20, 10]] }],
    north: [{ at: [[60, 44]] }],
    generals: [
      [20, 16],
      [60, 46],
    ],
  });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 15.5, 0)));
  assert.equal(overlap(generalStand(trial.s, 0), standOf(trial.field, trial.s, 0)), false);
  assert.equal(trial.s.attached[0], -1);
});

clause(
  ['MM-B1r', 'MM-BAT3d'],
  'reinforcements come on over their stretch of the edge from their turn on',
  () => {
    const field = morschauser.field('hobkirk', { preset: 'basic' });
    const [due] = field.listed.reinforcements;
    assert.ok(due);
    const at = (turn: number) => {
      const state = { ...morschauser.deploy(field), turn, active: due.side, first: due.side };
      return Position.load(morschauser, field, stablePoint(state));
    };
    const [company] = due.companies;
    const activate = { do: 'activate', companies: [company], movers: [company] };
    const dice = chanceDice(seededChance('x'));
    assert.equal(at(4).answer(due.side, activate, dice)?.clause, 'MM-B1r');
    const position = at(5);
    assert.equal(position.answer(due.side, activate, dice), null);
    const comeOn = (y: number, x: number) => ({
      do: 'move',
      moves: [
        {
          company,
          entry: { x: 0, y: inch(y) },
          legs: [{ x: inch(x), y: inch(y), facing: 900 }],
          facing: 900,
          target: null,
        },
      ],
    });
    assert.equal(position.answer(due.side, comeOn(20, 5), dice)?.code, 'R-OFF-TABLE');
    assert.equal(position.answer(due.side, comeOn(8, 1), dice)?.code, 'R-OFF-TABLE');
    assert.equal(position.answer(due.side, comeOn(8, 18.5), dice)?.code, 'R-ALLOWANCE');
    assert.equal(position.answer(due.side, comeOn(8, 10), dice), null);
    assert.equal(position.state.status[company as number], ON_TABLE);
  },
);

clause(['MM-B1r', 'MM-E1f'], 'a whole regiment is offered to come on side by side', () => {
  const field = morschauser.field('maida', { commandControl: false });
  const [due] = field.listed.reinforcements;
  assert.ok(due);
  const deployed = morschauser.deploy(field);
  const state = { ...deployed, turn: due.turn, active: due.side, first: due.side, step: ACTIONS };
  const elsewhere = (at: number): number => Math.max(at, inch(20));
  state.x = deployed.x.map(elsewhere); // no unit is where it enters
  const position = Position.load(morschauser, field, stablePoint(state));
  const dice = () => chanceDice(seededChance('on'));
  const activate = { do: 'activate', companies: due.companies, movers: due.companies };
  assert.equal(position.answer(due.side, activate, dice()), null);
  const [on] = [...(position.open[0]?.options() ?? [])] as MoveAnswer[];
  assert.deepEqual(
    on?.moves.map(({ company }) => company),
    due.companies,
  );
  assert.equal(position.answer(due.side, on, dice()), null);
  for (const id of due.companies) assert.equal(position.state.status[id], ON_TABLE);
});

clause(
  ['MM-B3q', 'MM-B6ak'],
  'a charger whose target is gone before its dice does not fight if there is no other',
  () => {
    const trial = begin({
      south: [
        {
          at: [
            [20, 10],
            [24, 10],
          ],
        },
      ],
      north: [
        { at: [[22, 20]] },
        {
          at: [
            [60, 44],
            [65, 44],
          ],
        },
      ],
    });
    trial.give(acts([0, 1]));
    trial.give(moves(goes(0, 20, 15.2, 0), goes(1, 24, 15.2, 0)));
    trial.give({ do: 'melee', company: 0, target: 2 }, 1, 1, 6, 6, 6, 6, 6, 6);
    assert.ok(has(trial.s, 1, CHARGED) && has(trial.s, 1, EXCUSED));
    assert.equal(trial.question().kind, 'act');
  },
);

clause('MM-B6af', 'an attached general goes along with a retreat', () => {
  const trial = begin({
    south: [{ at: [[20, 10]] }],
    north: [
      { at: [[20, 20]] },
      {
        at: [
          [60, 40],
          [50, 40],
        ],
      },
    ],
    generals: [
      [60, 2],
      [20, 22.25],
    ],
  });
  assert.equal(trial.s.attached[1], 1);
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 15, 0)), 1, 1, 1, 6, 6, 6, 6, 6);
  assert.equal(trial.s.attached[1], 1);
  assert.equal(trial.s.generalY[1], (trial.s.y[1] as number) + inch(2.25));
});

clause(
  ['MM-D1g', 'MM-D1c', 'MM-D1e'],
  'losses are tested after the melee that brought them, and end the game at once',
  () => {
    const trial = begin({
      south: [{ at: [[20, 10]] }],
      north: [
        {
          at: [
            [20, 20],
            [60, 40],
          ],
        },
      ],
    });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 15, 0)), 1, 1, 1, 1, 6, 6, 6, 6);
    assert.ok(trial.position.over);
    assert.equal(morschauser.verdict(trial.setting, trial.s)?.winner, 0);
  },
);

clause('MM-E1j', 'melee concerns single companies of a formed regiment: its hits are not shared out', () => {
  const trial = begin({
    switches: { formedRegiments: true },
    south: [{ at: [[20, 10]] }],
    north: [
      {
        at: [
          [20, 20],
          [23, 20],
        ],
      },
      {
        at: [
          [60, 40],
          [50, 40],
        ],
      },
    ],
  });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 19, 15, 0)), 1, 1, 6, 6, 6, 6, 6, 6);
  assert.deepEqual(trial.s.strength.slice(1, 3), [2, 4]);
  assert.equal(trial.s.y[2], inch(20));
});

clause(
  ['MM-E4f', 'MM-E4k'],
  'a unit that has rallied may still move, and its owner says where the points go',
  () => {
    const trial = begin(
      {
        switches: { rallying: true, formedRegiments: true },
        south: [
          {
            at: [
              [20, 20],
              [23, 20],
            ],
          },
        ],
        north: [
          {
            at: [
              [20, 40],
              [60, 44],
            ],
          },
        ],
        generals: [
          [20, 17.75],
          [60, 46],
        ],
      },
      (s) => {
        s.strength.splice(0, 2, 2, 1);
        s.active = 1;
        s.first = 1;
      },
    );
    trial.give(DONE);
    trial.give({ do: 'rally', company: 0 }, 5);
    assert.equal(trial.refused({ do: 'restore', points: [0, 0] }), null);
    assert.equal(trial.refused({ do: 'restore', points: [0, 0, 1] })?.code, 'R-RALLY');
    trial.give({ do: 'restore', points: [1, 0] });
    assert.deepEqual(trial.s.strength.slice(0, 2), [3, 2]);
    trial.give(acts([0, 1]));
    trial.give(moves(goes(0, 20, 25, 0), goes(1, 23, 25, 0)));
  },
);

clause(
  ['MM-E6g', 'MM-E6a', 'MM-E6c', 'MM-E6h'],
  'a square is judged just before the dice: cavalry that attacks it has its flank value',
  () => {
    const laid = {
      south: [{ type: 'cavalry' as const, weapon: 'none' as const, at: [[20, 10]] as const }],
      north: [
        {
          at: [
            [20, 20, 180],
            [20, 23, 0],
          ] as const,
        },
        {
          at: [
            [60, 44],
            [50, 44],
          ] as const,
        },
      ],
    };
    const square = begin({ ...laid, switches: { squares: true } });
    square.give(acts([0]));
    square.give(moves(goes(0, 20, 15.2, 0)), 3, 3, 3, 3, 6, 6, 6, 6); // hits on 2 or less
    assert.equal(square.s.strength[1], 4);
    const stirred = begin({ ...laid, switches: { squares: true } }, (s) => {
      s.stirred[2] = 1;
    });
    stirred.give(acts([0]));
    stirred.give(moves(goes(0, 20, 15.2, 0)), 3, 3, 3, 3, 6, 6, 6, 6); // hits on 4 or less
    assert.equal(stirred.s.status[1], LOST);
  },
);
