import assert from 'node:assert/strict';
import { gap, overlap } from '@linstock/ground';
import type { GameEvent } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { morschauser } from '../src/index.ts';
import type { Answer } from '../src/model/answers.ts';
import { generalId, generalStand, standOf } from '../src/model/board.ts';
import { NONE } from '../src/model/state.ts';
import { meant } from '../src/present/meant.ts';
import { picks } from '../src/present/picks.ts';
import { acts, begin, FAR_AHEAD, goes, inch, moves, type TestBattle, type TestGame } from './battlefield.ts';

/** Generals shifted, and how they ride (MM-B1m, MM-B1n). */

clause('MM-B1n', 'a general at an angle is shifted by the least distance that clears him', () => {
  const trial = begin(
    {
      south: [{ at: [[20, 10]] }],
      north: FAR_AHEAD,
      generals: [
        [22.3, 16.7],
        [36, 47],
      ],
    },
    (s) => {
      s.generalFacing[0] = 450;
    },
  );
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 15, 0)));
  const [general, company] = [generalStand(trial.s, 0), standOf(trial.field, trial.s, 0)];
  const shifted = Math.hypot(general.x - inch(22.3), general.y - inch(16.7));
  assert.ok(!overlap(general, company) && gap(general, company) === 0);
  // The company's corner is 0.042 inches inside the general's side. Along the company's own sides he is 0.26 and
  // 0.86 inches inside it.
  assert.ok(shifted > 20 && shifted < 60, `${shifted}`);
});

// Rides

const POND = {
  id: 'pond',
  kind: 'water',
  fordable: false,
  poly: [
    [15, 14],
    [25, 14],
    [25, 18],
    [15, 18],
  ],
};
const south = [{ at: [[20, 24]] }] as const;
const by = (laid: Partial<TestBattle> = {}): TestGame =>
  begin({
    terrain: [POND],
    south,
    north: FAR_AHEAD,
    generals: [
      [20, 10],
      [36, 47],
    ],
    ...laid,
  });
type Places = readonly (readonly [x: number, y: number])[];
const ride = (...places: Places): Answer => {
  const spots = places.map(([x, y]) => ({ x: inch(x), y: inch(y) }));
  const via = spots.slice(0, -1);
  return { do: 'general', general: 0, ...spots.at(-1)!, ...(via.length > 0 ? { via } : {}) };
};

clause('MM-B1m', 'a general rides several legs, round a pond that bars the straight way', () => {
  const trial = by();
  assert.equal(trial.refused(ride([20, 21]))?.code, 'R-TERRAIN');
  assert.equal(trial.refused(ride([29, 17], [20, 21])), null);
  assert.equal(trial.refused(ride([26, 12], [26, 19], [20, 21])), null);
  assert.equal(trial.refused(ride([24, 16], [20, 21]))?.code, 'R-TERRAIN', 'a leg through it');
  trial.give(ride([29, 17], [20, 21.7]));
  assert.deepEqual(
    [trial.s.generalX[0], trial.s.generalY[0]],
    [inch(20), inch(21.75)],
    'he joins the company',
  );
  const told = trial.logItems.at(-1)?.what as GameEvent;
  assert.ok(told.kind === 'move');
  const [went] = told.went;
  assert.equal(went?.piece, generalId(0));
  assert.equal('poses' in went.path && went.path.poses.length, 3);
  assert.equal(trial.refused(ride([20, 20]))?.code, 'R-GENERAL-MOVE', 'once in a player turn');
});

clause('MM-B1m', 'all legs of a ride together are 24 inches at most', () => {
  const trial = by();
  assert.equal(trial.refused(ride([32, 10], [44, 10])), null);
  assert.equal(trial.refused(ride([32, 10], [44.02, 10]))?.code, 'R-GENERAL-MOVE');
  assert.equal(trial.refused(ride([20, 9], [20, 9.5])), null);
  assert.equal(trial.refused(ride([20, 9], [20, 9.5], [43, 9.5]))?.code, 'R-GENERAL-MOVE');
});

clause('MM-B1m', 'rides around an obstacle are listed, and a click beyond it means one', () => {
  const trial = by();
  const rides = [...trial.question().options()].filter((answer) => answer.do === 'general');
  assert.equal(rides.length, 1);
  const [round] = rides as [Extract<Answer, { do: 'general' }>];
  assert.ok(round.via && trial.refused(round) === null);
  const { setting, s } = trial;
  const { present } = morschauser;
  const picked = present.clicks.picks({ field: setting, state: s, known: [] }, trial.question(), round);
  assert.match(picked.label, /rides round by .* to the/);
  assert.equal(picked.path?.length, 2 + round.via.length);
  assert.deepEqual(
    present.clicks.meaning?.({ field: setting, state: s, known: [] }, trial.question(), picked.picks),
    round,
  );
  const spot = { x: round.x, y: round.y };
  assert.deepEqual(
    present.clicks.meaning?.({ field: setting, state: s, known: [] }, trial.question(), [
      { piece: generalId(0) },
      { spot },
    ]),
    round,
  );
});

clause('MM-B1m', 'generals of a machine ride round obstacles too', () => {
  const trial = by({ south: [{ at: [[20, 28.5]] }] });
  const answer = morschauser.heuristics.reflex(trial.setting, trial.s, trial.question(), {}, []);
  assert.equal(answer.do, 'general');
  assert.ok(answer.do === 'general' && answer.via);
  trial.give(answer);
});

clause('MM-B1m', 'a ride as it was written in older games is one straight leg', () => {
  const trial = by({ terrain: [] });
  const older = { do: 'general', general: 0, x: inch(20), y: inch(18) };
  assert.deepEqual(morschauser.parseAnswer('act', older), older);
  assert.equal(trial.refused(older as Answer), null);
});

clause('MM-B1q', 'a general who stands behind a company joins it by a click on his own place', () => {
  const trial = begin(
    {
      south: [{ at: [[20, 10]] }],
      north: FAR_AHEAD,
      generals: [
        [20, 7.75],
        [36, 47],
      ],
    },
    (s) => {
      s.attached[0] = NONE;
    },
  );
  const ride = [...trial.question().options()].find((each) => each.do === 'general');
  assert.deepEqual(ride, { do: 'general', general: 0, x: inch(20), y: inch(7.75) });
  const clicked = picks(trial.field, trial.s, trial.question(), ride).picks;
  assert.deepEqual(meant(trial.field, trial.s, trial.question(), clicked), ride);
  trial.give(ride);
  assert.equal(trial.s.attached[0], 0);
});

clause('MM-B1q', 'a ride that leaves the general where he is, and with the same company, is none', () => {
  // Both companies have the same place behind them; he is with the one that he would join there again.
  const trial = begin({
    south: [
      {
        at: [
          [20, 10],
          [20, 5.5, 180],
        ],
      },
    ],
    north: FAR_AHEAD,
    generals: [
      [20, 7.75],
      [36, 47],
    ],
  });
  assert.equal(trial.s.attached[0], 0);
  assert.deepEqual(
    [...trial.question().options()].filter((each) => each.do === 'general'),
    [],
  );
  const there: Answer = { do: 'general', general: 0, x: inch(20), y: inch(7.75) };
  assert.equal(trial.refused(there)?.code, 'R-GENERAL-MOVE');
});
