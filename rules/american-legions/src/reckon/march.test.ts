import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { ARMS, LEADER_KINDS, leaderRating, ORDERS, UNITS } from '../tables/index.ts';
import {
  allowance,
  leaderAllowance,
  type Marcher,
  movementPoints,
  refuseMarch,
  routAllowance,
} from './allowance.ts';
import { canFall, casualtyReckoning, stepAfter, successorStep } from './casualty.ts';
import { type Commanded, commandStatus, needsCommand } from './command.ts';
import { acted, isFrontHex, mayTurnAbout, type Pose } from './movement.ts';
import { excessOf } from './stacking.ts';

const company: Marcher = { arm: 'musket', order: 'MOVE', disordered: false, ownTurn: true };

/** A company one hex too far from its leader for a radius of 2. */
const FAR_OFF: Commanded = {
  arm: 'musket',
  gun: null,
  distance: 3,
  disordered: false,
  outOfCommand: false,
  routed: false,
};

clause('AL-6.1e', 'allowances by arm', () => {
  assert.deepEqual(
    ARMS.map((arm) => UNITS[arm].allowance),
    [4, 4, 8, 5, 3, 3],
  );
});

clause('AL-3.0g', 'a company that may move can always do something', () => {
  for (const arm of ARMS)
    for (const order of ORDERS)
      if (refuseMarch([{ ...company, arm, order }]) === null)
        assert.ok(movementPoints(arm, order, true, false) >= 1);
});

clause(
  ['AL-3.0f', 'AL-3.0g', 'AL-4.12d', 'AL-4.62f', 'AL-4.62h', 'AL-6.1f'],
  'disorder reduces points; the other turn and Move and Fire halve them upwards; Charge adds one',
  () => {
    const points = (arm: Marcher['arm'], order: Marcher['order']) => [
      movementPoints(arm, order, false, true),
      movementPoints(arm, order, true, true),
      movementPoints(arm, order, false, false),
      movementPoints(arm, order, true, false),
    ];
    assert.deepEqual(points('musket', 'MOVE'), [4, 3, 2, 2]);
    assert.deepEqual(points('rifle', 'MOVE_AND_FIRE'), [2, 2, 1, 1]);
    assert.deepEqual(points('musket', 'CHARGE'), [5, 4, 3, 3]);
    assert.deepEqual(points('cavalry', 'MOVE'), [8, 7, 4, 4]);
    assert.deepEqual(points('cavalry', 'CHARGE'), [9, 8, 5, 5]);
    assert.deepEqual(points('skirmisher', null), [5, 4, 3, 2]);
    assert.deepEqual(points('six_pounder', null), [3, 2, 2, 1]);
    assert.deepEqual(points('musket', 'FIRE'), [0, 0, 0, 0]);
    assert.deepEqual(points('cavalry', null), [0, 0, 0, 0]);
  },
);

clause(
  ['AL-4.11a', 'AL-4.11b', 'AL-4.11e', 'AL-4.11f', 'AL-4.11g'],
  'a company outside the radius is marked and disordered, except guns and routed companies',
  () => {
    const status = (of: Partial<Commanded>) =>
      Object.values(commandStatus({ ...FAR_OFF, ...of }, FAR_OFF.distance - 1));
    const near = { distance: FAR_OFF.distance - 1 };
    assert.deepEqual(status({}), [true, true]);
    assert.deepEqual(status({ disordered: true }), [true, true]);
    assert.deepEqual(status(near), [false, false]);
    assert.deepEqual(status({ ...near, outOfCommand: true, disordered: true }), [false, true]);
    assert.deepEqual(status({ arm: 'skirmisher' }), [true, false]);
    assert.deepEqual(status({ arm: 'skirmisher', disordered: true }), [true, true]);
    assert.deepEqual(status({ routed: true, disordered: true }), [false, true]);
    assert.deepEqual(status({ arm: 'howitzer', gun: 'regular' }), [false, false]);
    assert.deepEqual(status({ arm: 'howitzer', gun: 'attached' }), [true, true]);
  },
);

clause(
  ['AL-4.62c', 'AL-4.62d', 'AL-4.62e', 'AL-4.62g', 'AL-4.62a'],
  'a company moves on some orders only',
  () => {
    const may = [...ORDERS, null].map((order) => refuseMarch([{ ...company, order }])?.refusal.code ?? null);
    assert.deepEqual(may, [null, 'order_forbids_movement', null, null, 'no_order']);
  },
);

clause(
  ['AL-4.62k', 'AL-8.4a', 'AL-8.5a'],
  'skirmishers and guns move without an order, and orders change nothing for them',
  () => {
    for (const arm of ['skirmisher', 'six_pounder', 'howitzer'] as const)
      for (const order of [null, ...ORDERS])
        assert.equal(allowance({ ...company, arm, order }), UNITS[arm].allowance);
  },
);

clause(['AL-4.62i', 'AL-4.62j'], 'orders that may be given, by arm', () => {
  assert.deepEqual(UNITS.cavalry.orders, ['MOVE', 'CHARGE']);
  assert.deepEqual(UNITS.musket.orders, ORDERS);
  assert.deepEqual(UNITS.rifle.orders, ORDERS);
  assert.deepEqual(UNITS.skirmisher.orders, []);
});

clause(
  ['AL-3.0k', 'AL-4.15b'],
  'rout allowances of all arms, in the own and the opponent’s player turn',
  () => {
    assert.deepEqual(
      ARMS.map((arm) => routAllowance(arm, true)),
      [3, 3, 7, 4, 2, 2],
    );
    assert.deepEqual(
      ARMS.map((arm) => routAllowance(arm, false)),
      [2, 2, 4, 2, 1, 1],
    );
  },
);

clause('AL-4.2d', 'leaders move 8 hexes, 4 in the opponent’s player turn', () => {
  assert.deepEqual([leaderAllowance(true), leaderAllowance(false)], [8, 4]);
});

clause(['AL-5.0a', 'AL-5.2a'], 'each facing has the two hexes at its corner before it', () => {
  for (let facing = 0; facing < 6; facing++) {
    const front = [0, 1, 2, 3, 4, 5].filter((direction) => isFrontHex(facing, direction));
    assert.deepEqual(front, [(facing + 5) % 6, facing].sort());
  }
});

clause(['AL-5.1b', 'AL-8.1c'], 'every arm but the guns may turn about', () => {
  assert.deepEqual(ARMS.map(mayTurnAbout), [true, true, true, true, false, false]);
});

clause('AL-6.1c', 'six turns one way come round, and a step and its opposite cancel', () => {
  const start: Pose = { hex: [2, -1], facing: 4 };
  let pose = start;
  for (let i = 0; i < 6; i++) pose = acted(pose, { do: 'turn', corners: 1 });
  assert.deepEqual(pose, start);
  for (const direction of [0, 1, 2] as const) {
    const there = acted(start, { do: 'step', direction });
    assert.deepEqual(acted(there, { do: 'step', direction: (direction + 3) as 3 | 4 | 5 }), start);
  }
});

clause(['AL-6.2a', 'AL-6.2c'], 'four companies may stay in a hex, any more are too many', () => {
  assert.deepEqual([0, 3, 4, 5, 9].map(excessOf), [0, 0, 0, 1, 5]);
});

clause(
  ['AL-4.11b', 'AL-4.11e', 'AL-4.11g', 'AL-4.14e', 'AL-8.5b'],
  'only some companies can be out of command',
  () => {
    assert.equal(needsCommand(FAR_OFF), true);
    assert.equal(needsCommand({ ...FAR_OFF, routed: true }), false);
    assert.equal(needsCommand({ ...FAR_OFF, arm: 'howitzer', gun: 'regular' }), false);
    assert.equal(needsCommand({ ...FAR_OFF, arm: 'howitzer', gun: 'attached' }), true);
  },
);

clause(['AL-4.2b', 'AL-4.4f', 'AL-4.4g', 'AL-4.4h'], 'each step of each kind of leader', () => {
  const steps = LEADER_KINDS.slice(0, 4).map((kind) => [
    leaderRating(kind, 0).radius,
    leaderRating(kind, 1).radius,
    leaderRating(kind, 2).radius,
  ]);
  assert.deepEqual(steps, [
    [2, 1, 1],
    [3, 2, 1],
    [4, 3, 2],
    [4, 3, 2],
  ]);
  assert.deepEqual(
    [leaderRating('brigade', 1).effectiveness, leaderRating('brigade', 2).effectiveness],
    [1, 0],
  );
  assert.deepEqual(
    [0, 1, 2].map((step) => stepAfter(step as 0 | 1 | 2)),
    [1, 2, null],
  );
  assert.deepEqual(
    [0, 1, 2, null].map((step) => canFall(step as 0 | 1 | 2 | null)),
    [true, true, false, true],
  );
});

clause(['AL-4.32b', 'AL-4.41d'], 'an acting army commander has a radius of 4 and no steps', () => {
  assert.equal(leaderRating('army_commander_acting_as_leader', 0).radius, 4);
  assert.throws(() => leaderRating('army_commander_acting_as_leader', 1), /has no step 1/);
});

clause('AL-4.41c', 'a fallen leader is followed by an adjutant, and an adjutant by a captain', () => {
  assert.deepEqual(
    [0, 1, 2].map((step) => successorStep(step as 0 | 1 | 2)),
    [1, 2, 2],
  );
});

clause(['AL-4.4a', 'AL-4.4i'], 'a leader is hit on 1 to 3', () => {
  const { outcomes } = casualtyReckoning({ id: 'leader:1', name: 'Howard' }, 'fire');
  assert.deepEqual(
    outcomes.map(({ key }) => key),
    ['casualty', 'casualty', 'casualty', 'unhurt', 'unhurt', 'unhurt'],
  );
  assert.ok((outcomes[0]?.rank ?? 0) < (outcomes[5]?.rank ?? 0), 'to be hit is the worse of the two');
});

clause(
  ['AL-4.11c', 'AL-4.15a', 'AL-4.62a', 'AL-4.62d', 'AL-6.1a', 'AL-8.1d', 'AL-6.1f'],
  'each reason against a march is found by itself: a unit without points holds its whole stack',
  () => {
    const gun: Partial<Marcher> = { arm: 'howitzer', order: null };
    const rows: readonly (readonly [code: string | null, marcher: Partial<Marcher>])[] = [
      [null, {}],
      [null, { outOfCommand: false, routed: false, onFiringSide: false, alreadyMoved: false }],
      [null, { onFiringSide: true }],
      [null, gun],
      [null, { arm: 'skirmisher', order: null }],
      ['no_order', { order: null }],
      ['order_forbids_movement', { order: 'FIRE' }],
      ['out_of_command', { outOfCommand: true }],
      ['routed', { routed: true }],
      ['gun_on_firing_side', { ...gun, onFiringSide: true }],
      ['already_moved', { alreadyMoved: true }],
    ];
    for (const [code, more] of rows) {
      const marcher = { ...company, ...more };
      const refused = refuseMarch([company, marcher]);
      assert.deepEqual(
        [refused?.refusal.code ?? null, refused?.culprit ?? 1],
        [code, 1],
        JSON.stringify(more),
      );
      assert.equal(allowance(marcher) > 0, code === null, JSON.stringify(more));
    }
  },
);
