import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { morschauser } from '../src/index.ts';
import { LOST, ON_TABLE, OVER } from '../src/model/state.ts';
import { acts, begin, DONE, FAR, goes, inch, moves, shoots, type TestRegiment } from './battlefield.ts';

/**
 * Losses and their consequences, generals in command, and the objectives of a battle, in play (D, E2 to E4, BAT).
 */

clause(
  ['MM-D1g', 'MM-D1c'],
  'a shot that destroys the company whose loss decides the game ends it at once',
  () => {
    const trial = begin(
      { south: [{ at: [[20, 10]] }], north: [{ at: [[20, 17]] }, { at: [[60, 40]] }] },
      (s) => {
        s.strength[1] = 1;
      },
    );
    trial.give(acts([0]));
    trial.give(shoots(0, 1), 6, 1, 1, 1);
    assert.equal(trial.s.status[1], LOST);
    assert.ok(trial.position.over);
    assert.equal(morschauser.verdict(trial.setting, trial.s)?.winner, 0);
  },
);

clause(
  ['MM-A1r', 'MM-D1g'],
  'a company that surrenders counts as lost, and its loss may end the game',
  () => {
    const trial = begin({
      south: [
        { at: [[20, 10]] },
        {
          at: [
            [20, 26, 180],
            [16, 22, 90],
            [24, 22, 270],
          ],
        },
      ],
      north: [{ at: [[20, 20]] }, { at: [[40, 40]] }],
    });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 15, 0)), 1, 2, 6, 6, 6, 6, 6, 6);
    assert.equal(trial.s.status[4], LOST);
    assert.ok((trial.s.strength[4] ?? 0) > 0, 'it had strength points left');
    assert.ok(trial.position.over);
  },
);

clause('MM-E3e', 'a unit that throws 3 or 4 in a test of its brigade is unchanged', () => {
  for (const die of [3, 4]) {
    const trial = begin(
      {
        switches: { brigadeMorale: true, halfLossesEndGame: false },
        south: [
          {
            at: [
              [20, 20],
              [40, 20],
            ],
          },
        ],
        north: FAR,
        brigadier: { x: 25, y: 15, personality: 'bold' },
      },
      (s) => {
        s.status[1] = LOST;
        s.x[1] = -262_144;
        s.active = 1;
        s.first = 1;
      },
    );
    trial.give(DONE, die);
    assert.deepEqual(
      [trial.s.routing[0], trial.s.x[0], trial.s.y[0], trial.s.status[0]],
      [0, inch(20), inch(20), ON_TABLE],
    );
  }
});

const COMMANDED = { commandControl: true, personality: 'fixed' };

clause(
  ['MM-E2u', 'MM-E2o'],
  "a brigade's own general counts for its die though Indecisive and the army commander is near",
  () => {
    const trial = begin({
      switches: COMMANDED,
      south: [{ at: [[20, 20]] }],
      north: FAR,
      generals: [
        [20, 14],
        [60, 46],
      ],
      brigadier: { x: 20, y: 16, personality: 'indecisive' },
    });
    trial.give(acts([0]), 2);
    assert.equal(trial.question().kind, 'move');
    assert.equal(trial.refused(moves(goes(0, 20, 25, 0)))?.code, 'R-NO-ADVANCE');
  },
);

clause(
  'MM-E2ab',
  'without its general a brigade is under the army commander, and without him under none',
  () => {
    const trial = (lost: readonly number[]) => {
      const begun = begin(
        {
          switches: COMMANDED,
          south: [{ at: [[20, 20]] }],
          north: FAR,
          generals: [
            [20, 14],
            [60, 46],
          ],
          brigadier: { x: 20, y: 16, personality: 'indecisive' },
        },
        (s) => {
          for (const general of lost) s.generalLost[general] = 1;
        },
      );
      begun.give(acts([0]), 2);
      return begun;
    };
    assert.equal(trial([0]).question().kind, 'command');
    assert.equal(trial([0, 1]).question().kind, 'move');
  },
);

clause(
  'MM-E2r',
  'a group that stands throws no command die, one that moves does, and impetuous troops always do',
  () => {
    const trial = (traits: TestRegiment['traits'] = [], commandControl = true) =>
      begin({
        switches: { commandControl, specialTroops: true, impetuous: true },
        south: [{ traits, at: [[20, 20]] }],
        north: FAR,
      });
    trial().give(acts([0], []));
    trial().give(acts([0]), 4);
    trial(['impetuous']).give(acts([0], []), 6);
    trial(['impetuous'], false).give(acts([0], []));
  },
);

clause('MM-E2aa', 'moves after a melee and rides of generals take no command die', () => {
  const trial = begin({
    switches: { commandControl: true },
    south: [{ at: [[20, 20]] }],
    north: [{ at: [[20, 25]] }, ...FAR],
    generals: [
      [30, 10],
      [60, 46],
    ],
  });
  trial.give({ do: 'general', general: 0, x: inch(32), y: inch(12) });
  trial.give(acts([0], []));
  trial.give({ do: 'melee', company: 0, target: 1 }, 1, 6, 6, 6, 1, 6, 6, 6);
  trial.give(moves(goes(0, 20, 12, 0)));
});

clause('MM-E4l', 'a unit with two generals tries to rally once', () => {
  const trial = begin(
    {
      switches: { rallying: true },
      south: [{ at: [[20, 20]] }],
      north: FAR,
      generals: [
        [20, 17.75],
        [60, 46],
      ],
      brigadier: { x: 20, y: 17.75, personality: 'bold' },
    },
    (s) => {
      s.strength[0] = 1;
      s.attached[0] = 0;
      s.attached[1] = 0;
      s.active = 1;
      s.first = 1;
    },
  );
  trial.give(DONE);
  assert.deepEqual(trial.s.attached.slice(0, 2), [0, 0]);
  trial.give({ do: 'rally', company: 0 }, 1);
  assert.equal(trial.question().kind, 'act');
});

clause('MM-BAT3e', "at Hobkirk's Hill three British companies on the hill at the end win, two do not", () => {
  const field = morschauser.field('hobkirk', {});
  const winnerWith = (onHill: number) => {
    const s = morschauser.deploy(field);
    const british = field.listed.companies.filter(
      ({ side }) => field.listed.judgement.kind === 'countInTerrain' && side === field.listed.judgement.side,
    );
    british.forEach(({ id }, i) => {
      s.x[id] = inch(i < onHill ? 30 : 60);
      s.y[id] = inch(i < onHill ? 30 : 5);
      s.status[id] = ON_TABLE;
    });
    s.step = OVER;
    const winner = morschauser.verdict(field, s)?.winner;
    return winner === british[0]?.side;
  };
  assert.deepEqual([winnerWith(2), winnerWith(3)], [false, true]);
});
