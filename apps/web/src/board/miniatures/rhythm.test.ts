import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Arm, chooseFigures, heightOf, ranksOf } from './rhythm.ts';

const counts = (arm: Arm, left: number, full: number): [present: number, lost: number] => {
  const { present, lost } = ranksOf(arm, { left, full }, 3, 3, 'dressed');
  return [present.length, lost.length];
};

test('each strength point of a stand is one file, and a loss leaves just its sockets', () => {
  assert.deepEqual(counts('foot', 4, 4), [8, 0]);
  assert.deepEqual(counts('foot', 3, 4), [6, 2]);
  assert.deepEqual(counts('horse', 1, 3), [1, 2]);
  assert.deepEqual(counts('foot', 0, 4), [0, 8]);
});

test('the lost files go from the right', () => {
  const { present, lost } = ranksOf('foot', { left: 2, full: 4 }, 3, 3, 'dressed');
  const farthest = Math.max(...present.map(({ right }) => right));
  for (const { right } of lost) assert.ok(right > farthest);
});

for (const full of [7, 12, 20, 40])
  test(`${full} strength points stand no closer than figures can, thin out evenly, and the last is visible`, () => {
    const across = (left: number) => ranksOf('foot', { left, full }, 3, 3, 'dressed');
    const whole = across(full).present.length;
    let before = whole;
    for (let left = full - 1; left >= 0; left--) {
      const { present, lost } = across(left);
      assert.equal(present.length + lost.length, whole);
      assert.ok(present.length <= before, 'a loss adds nobody');
      before = present.length;
    }
    assert.equal(before, 0);
    assert.ok(across(1).present.length > 0);
    assert.ok(across(full / 2).lost.length > 0, 'half of it gone is to be seen');
  });

test('a base too shallow for a second rank has one, and its figures stay on it', () => {
  const { present, size } = ranksOf('foot', { left: 5, full: 5 }, 0.9, 0.6, 'dressed');
  assert.equal(present.length, 5);
  assert.equal(new Set(present.map(({ ahead }) => ahead)).size, 1);
  assert.ok(size < 0.6, 'figures are no taller than a small base is deep');
  for (const { right } of present) assert.ok(Math.abs(right) < 0.45);
});

test('each arm has a pattern of its own: comb, zigzag, wedge, slant', () => {
  const shape = (arm: Arm) =>
    ranksOf(arm, { left: 3, full: 3 }, 3, 3, 'dressed')
      .present.map(({ right, ahead }) => `${right.toFixed(2)},${ahead.toFixed(2)}`)
      .join(' ');
  assert.equal(new Set((['foot', 'open', 'horse', 'light horse'] as const).map(shape)).size, 4);
});

test('troops in disorder leave their places, and routed ones turn their backs', () => {
  const of = (posture: 'dressed' | 'disordered' | 'routed') =>
    ranksOf('foot', { left: 4, full: 4 }, 3, 3, posture).present;
  assert.notDeepEqual(of('disordered'), of('dressed'));
  for (const { turn } of of('routed')) assert.ok(Math.abs(turn - 180) <= 35);
});

test('a line seen from the side is lower the closer its men stand, but at least two thirds as high', () => {
  const close = ranksOf('foot', { left: 5, full: 5 }, 2.1, 1.5, 'dressed');
  const loose = ranksOf('foot', { left: 4, full: 4 }, 3, 3, 'dressed');
  assert.equal(heightOf('foot', close, 0), 1);
  assert.ok(heightOf('foot', close, 90) < 0.8 && heightOf('foot', close, 270) > 0.66);
  assert.ok(Math.abs(heightOf('foot', loose, 90) - 0.85) < 0.05);
  assert.equal(heightOf('horse', close, 90), 1);
});

test('men of one rank step out in turn if seen from the side, and stand in line if seen from the front', () => {
  const line = ranksOf('foot', { left: 4, full: 4 }, 0.875, 0.75, 'dressed');
  const aheads = (turn: number) =>
    new Set(chooseFigures(line, 'foot', [0.875, 0.75], turn).present.map(({ ahead }) => ahead.toFixed(3)))
      .size;
  assert.equal(line.present.length, 4);
  assert.deepEqual([aheads(0), aheads(90), aheads(180)], [1, 2, 1]);
});
