import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Arm, ranksOf } from './figures.ts';

/** Width of a stand of three inches, and of a base of one, in plate units. */
const [STAND, BASE] = [60, 20];

const counts = (arm: Arm, left: number, full: number, frontage: number): [present: number, lost: number] => {
  const { present, lost } = ranksOf(arm, { left, full }, frontage, 20, 30);
  return [present.length, lost.length];
};

test('each strength point of a stand is two files of two men, and a loss takes just those', () => {
  assert.deepEqual(counts('foot', 6, 6, STAND), [24, 0]);
  assert.deepEqual(counts('foot', 5, 6, STAND), [20, 4]);
  assert.deepEqual(counts('guns', 1, 3, STAND), [1, 2]);
});

for (const full of [7, 12, 20, 40])
  for (const frontage of [BASE, STAND])
    test(`${full} strength points on ${frontage} units stand no closer than men can, and thin out in measure`, () => {
      const across = (left: number) => ranksOf('foot', { left, full }, frontage, 20, 30);
      const whole = across(full);
      assert.equal(whole.lost.length, 0, 'nobody is missing from a whole unit');
      const files = [...new Set(whole.present.map(([x]) => x.toFixed(3)))].map(Number).sort((a, b) => a - b);
      for (let i = 1; i < files.length; i++) assert.ok((files[i] ?? 0) - (files[i - 1] ?? 0) >= 4 - 1e-9);
      for (const x of files) assert.ok(Math.abs(x) <= frontage / 2, 'all stand on the base');
      let before = whole.present.length;
      for (let left = full - 1; left >= 0; left--) {
        const { present, lost } = across(left);
        assert.equal(present.length + lost.length, whole.present.length);
        assert.ok(present.length <= before, 'a loss adds nobody');
        before = present.length;
      }
      assert.equal(before, 0);
      assert.ok(across(1).present.length > 0, 'the last point is still to be seen');
      assert.ok(across(full / 2).lost.length > 0, 'half of it gone is to be seen');
    });

test('a base too shallow for a second rank has one, and nobody stands behind its rear edge', () => {
  const { present } = ranksOf('foot', { left: 4, full: 4 }, BASE, 2, 10);
  assert.ok(present.length > 0);
  for (const [, y] of present) assert.ok(y < 10);
  assert.equal(new Set(present.map(([, y]) => y)).size, 1);
});
