import assert from 'node:assert/strict';
import { inches, type Pose, TOUCH_DISTANCE } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { FORMATIONS } from '../tables/index.ts';
import { keepsToArrow } from './arrow.ts';
import { refuseClosing, refuseDisengaging } from './disengaging.ts';
import {
  armIn,
  type FormingUnit,
  formationsFor,
  leavesHalfMove,
  mayQuickMarch,
  refuseForm,
} from './forming.ts';
import { crosserOf, goingCost, obstacleCost, usesRoads } from './going.ts';
import { type GroundedLeg, type MoveManner, reckonMove } from './legs.ts';
import { allowance, bonusRow, horsePower, type Mover, rateRow } from './rates.ts';

const FOOT: Mover = {
  arm: 'infantry',
  formation: 'single_line',
  level: 'good',
  disordered: false,
  horseArtillery: false,
};
const HORSE: Mover = { ...FOOT, arm: 'mounted', formation: 'mounted_line' };
const GUNS: Mover = { ...FOOT, arm: 'battery', formation: 'limbered' };

clause('JR-6.1e', 'a unit moves on the row of its formation, of its disorder or of its rout', () => {
  assert.equal(rateRow(FOOT), 'single_line');
  assert.equal(rateRow({ ...FOOT, disordered: true }), 'disordered_foot');
  assert.equal(rateRow({ ...FOOT, disordered: true, level: 'routed' }), 'routed_foot');
  assert.equal(rateRow({ ...FOOT, level: 'shaken' }), 'single_line');
  assert.equal(rateRow({ ...HORSE, disordered: true }), 'disordered_mounted');
  assert.equal(rateRow({ ...HORSE, level: 'routed' }), 'routed_cavalry');
  assert.equal(rateRow({ ...GUNS, disordered: true }), 'limbered_foot_battery');
  assert.equal(rateRow({ ...GUNS, horseArtillery: true }), 'limbered_horse_battery');
  assert.equal(rateRow({ ...GUNS, formation: 'unlimbered' }), 'prolonge');
  assert.equal(rateRow({ ...GUNS, level: 'routed' }), 'routed_battery');
});

clause('JR-17.2a', 'mounted cavalry has two bonus dice, foot one, unlimbered guns none', () => {
  assert.equal(bonusRow(HORSE), 'mounted_cavalry');
  assert.equal(bonusRow(FOOT), 'foot_any_formation');
  assert.equal(bonusRow(GUNS), 'limbered_foot_battery');
  assert.equal(bonusRow({ ...GUNS, horseArtillery: true }), 'limbered_horse_battery');
  assert.equal(bonusRow({ ...GUNS, formation: 'unlimbered' }), 'unlimbered_battery');
});

clause(['JR-6.1a', 'JR-6.4a'], 'the allowance is the open rate, with a bonus, or half of it', () => {
  assert.equal(allowance('single_line', false, 0), 8);
  assert.equal(allowance('mounted_line', false, 7), 21);
  assert.equal(allowance('double_line', true, 0), 4.5);
});

clause('JR-11.4b', 'lost horses halve the move of guns, as many as sections stop it', () => {
  assert.deepEqual(
    [
      [0, 2],
      [1, 2],
      [2, 2],
      [1, 1.5],
      [1, 0.5],
      [0, 0.5],
    ].map(([horses, sections]) => horsePower(horses as number, sections as number)),
    [1, 0.5, 0, 0.5, 0, 1],
  );
});

clause(
  ['JR-6.1b', 'JR-6.1c', 'JR-6.1d'],
  'ground costs by its rate, obstacles by arm, and few use roads',
  () => {
    assert.equal(goingCost('prolonge', 'rough', 1), null);
    assert.equal(goingCost('march_column', 'road', 4), 3);
    assert.deepEqual(FORMATIONS.filter(usesRoads), ['march_column', 'mounted_column', 'limbered']);
    assert.deepEqual(
      (['skirmish', 'routed_cavalry', 'prolonge', 'officer'] as const).map((row) => obstacleCost(row, 2)),
      [2, 4, 4, 0],
    );
    assert.equal(crosserOf('disordered_mounted'), 'mounted');
  },
);

const FRONT: Pose = { x: 10_000, y: 10_000, facing: 0 };
const SIZE = { width: inches(3.5), depth: inches(0.75) };
const MARCH: MoveManner = { row: 'single_line', quality: 'veteran', disengaging: false };
const back: GroundedLeg = {
  leg: { kind: 'back', distance: inches(2) },
  passages: [{ going: 'open', inches: 2 }],
  obstacles: 0,
};
const about: GroundedLeg = { leg: { kind: 'about' }, passages: [], obstacles: 1 };

clause('JR-6.7a', 'a disengaging unit steps back at the plain price and turns about free, once', () => {
  const away = { ...MARCH, disengaging: true };
  assert.equal(reckonMove(FRONT, SIZE, [back], MARCH, 8).cost, 4);
  assert.equal(reckonMove(FRONT, SIZE, [back], away, 8).cost, 2);
  assert.equal(reckonMove(FRONT, SIZE, [about], away, 8).cost, 1);
  assert.equal(reckonMove(FRONT, SIZE, [about], MARCH, 8).cost, 3);
  assert.equal(reckonMove(FRONT, SIZE, [about, about], away, 8).refused?.clause, 'JR-6.2f');
});

clause('JR-6.7a', 'a disengaging unit ends farther from every enemy that was near', () => {
  assert.equal(refuseDisengaging([{ id: 'C1', before: 3000, after: 3001 + TOUCH_DISTANCE }]), null);
  const found = refuseDisengaging([
    { id: 'C1', before: 3000, after: 5000 },
    { id: 'C2', before: 3000, after: 3000 + TOUCH_DISTANCE },
  ]);
  assert.deepEqual([found?.clause, found?.at], ['JR-6.7a', ['C2']]);
});

clause('JR-4.6c', 'a shaken unit ends no nearer to the nearest enemy in sight', () => {
  const [near, far] = [
    { id: 'C1', before: 4000, after: 4500 },
    { id: 'C2', before: 9000, after: 5000 },
  ];
  assert.equal(refuseClosing([near, far]), null);
  assert.equal(refuseClosing([near, { ...far, after: 4000 - TOUCH_DISTANCE }]), null);
  assert.equal(refuseClosing([near, { ...far, after: 3999 - TOUCH_DISTANCE }])?.clause, 'JR-4.6c');
  assert.equal(refuseClosing([]), null);
});

clause(
  'JR-4.6a',
  'the direct line to the end lies within 45 degrees of the arrow, beyond half an inch',
  () => {
    const keeps = (x: number, y: number, arrow = 0) => keepsToArrow({ x, y }, arrow);
    assert.equal(keeps(3000, 3000), true);
    assert.equal(keeps(3001, 3000), false);
    assert.equal(keeps(0, -500), true);
    assert.equal(keeps(0, -501), false);
    assert.equal(keeps(-3000, 3000, 3150), true);
    assert.equal(keeps(3000, 3000, 3150), false);
  },
);

const LINE: FormingUnit = {
  arm: 'infantry',
  formation: 'single_line',
  quality: 'veteran',
  disordered: false,
  horseMarkers: 0,
  sections: 0,
};

clause(
  ['JR-4.7b', 'JR-4.7c'],
  'forming leaves good troops half a move, but not skirmishers, the green or the disordered',
  () => {
    assert.equal(leavesHalfMove(LINE, 'double_line'), true);
    assert.equal(leavesHalfMove(LINE, 'skirmish'), false);
    assert.equal(leavesHalfMove({ ...LINE, formation: 'skirmish' }, 'single_line'), false);
    assert.equal(leavesHalfMove({ ...LINE, quality: 'militia' }, 'double_line'), false);
    assert.equal(leavesHalfMove({ ...LINE, disordered: true }, 'single_line'), false);
    assert.equal(refuseForm(LINE, 'double_line', 0, true), null);
    assert.equal(refuseForm(LINE, 'skirmish', 0, true)?.clause, 'JR-4.7c');
  },
);

clause(
  ['JR-4.7a', 'JR-6.5a', 'JR-6.5b'],
  'forming that changes nothing gives no move and no turn; a turn is at most 90 degrees',
  () => {
    assert.equal(refuseForm(LINE, 'single_line', 0, false), null);
    assert.equal(refuseForm(LINE, 'single_line', 0, true)?.clause, 'JR-4.7a');
    assert.equal(refuseForm(LINE, 'single_line', 100, false)?.clause, 'JR-4.7a');
    assert.equal(refuseForm({ ...LINE, disordered: true }, 'single_line', 900, false), null);
    assert.equal(refuseForm(LINE, 'double_line', -901, false)?.clause, 'JR-6.5a');
  },
);

clause(
  ['JR-3.1a', 'JR-3.1b', 'JR-3.1c', 'JR-17.1a'],
  'each arm has its formations; cavalry mounts and dismounts by forming',
  () => {
    assert.equal(refuseForm(LINE, 'mounted_line', 0, false)?.clause, 'JR-3.1a');
    assert.equal(refuseForm({ ...LINE, arm: 'dismounted' }, 'mounted_column', 0, false), null);
    assert.equal(formationsFor('dismounted').includes('double_line'), false);
    assert.deepEqual(formationsFor('battery'), ['limbered', 'unlimbered']);
    assert.deepEqual(
      [armIn('dismounted', 'mounted_line'), armIn('mounted', 'skirmish'), armIn('infantry', 'skirmish')],
      ['mounted', 'dismounted', 'infantry'],
    );
  },
);

clause(['JR-11.4a', 'JR-11.4b'], 'guns unlimber to any heading, and limber only with horses', () => {
  const guns: FormingUnit = { ...LINE, arm: 'battery', formation: 'limbered', sections: 2 };
  assert.equal(refuseForm(guns, 'unlimbered', 1800, true), null);
  const unlimbered: FormingUnit = { ...guns, formation: 'unlimbered' };
  assert.equal(refuseForm(unlimbered, 'limbered', 1800, false)?.clause, 'JR-6.5a');
  assert.equal(refuseForm({ ...unlimbered, horseMarkers: 2 }, 'limbered', 0, false)?.clause, 'JR-11.4b');
});

clause('JR-6.4a', 'only steady columns, mounted lines, single lines and limbered guns quick march', () => {
  const may = (formation: Parameters<typeof mayQuickMarch>[0]['formation'], otherwise = {}) =>
    mayQuickMarch({ formation, level: 'good', disordered: false, ...otherwise });
  assert.deepEqual(
    (['march_column', 'mounted_column', 'mounted_line', 'single_line', 'limbered'] as const).map((each) =>
      may(each),
    ),
    [true, true, true, true, true],
  );
  assert.deepEqual(
    (['double_line', 'extended_line', 'skirmish', 'unlimbered'] as const).map((each) => may(each)),
    [false, false, false, false],
  );
  assert.equal(may('single_line', { level: 'shaken' }), false);
  assert.equal(may('single_line', { disordered: true }), false);
});
