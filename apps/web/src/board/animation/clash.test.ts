import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEX_STEP } from '../plate/plate.ts';
import { isHandToHand } from './clash.ts';

test('counters of neighbouring hexes clash; a charge from three hexes away does not dash there and back', () => {
  assert.ok(
    isHandToHand([
      [0, 0],
      [HEX_STEP, 0],
    ]),
  );
  assert.ok(
    isHandToHand([
      [0, 0],
      [HEX_STEP / 2, (HEX_STEP * Math.sqrt(3)) / 2],
    ]),
  );
  assert.ok(
    !isHandToHand([
      [0, 0],
      [3 * HEX_STEP, 0],
    ]),
  );
});
