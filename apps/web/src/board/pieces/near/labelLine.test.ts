import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setLabelLine } from './labelLine.ts';

const nameLabel = { width: 68, rated: true };

test('strength, pips and name stand side by side on the name label of men near by', () => {
  const whole = setLabelLine('3', 3, 'Leg.', nameLabel);
  assert.ok(whole.pipsAt !== null && !whole.narrow);
  const half = setLabelLine('3½', 4, 'Leg.', nameLabel);
  assert.ok(half.pipsAt !== null && half.pipsAt > whole.pipsAt, 'a half needs room');
  assert.ok(half.nameAt >= half.pipsAt + 4 * 2.8);
});

test('a long name is written in full and the pips become smaller', () => {
  const line = setLabelLine('3½', 4, '71st Hlndrs', nameLabel);
  assert.equal(line.pipsAt, null);
  assert.ok(line.room >= 0.85 * 11 * 3.5);
});
