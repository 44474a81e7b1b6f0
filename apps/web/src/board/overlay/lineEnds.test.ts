import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Spot } from '../../common/box.ts';
import { COUNTER, OFFICER_LABEL } from '../pieces/stacks.ts';
import { HEX_RADIUS, HEX_STEP } from '../plate/plate.ts';
import { measureToEdge, shortenLine } from './lineEnds.ts';

test('a line of fire ends before the counter and the name of its leader, from wherever it comes', () => {
  const lowest = COUNTER.height / 2 + OFFICER_LABEL.height - 3;
  for (let turn = 0; turn < 360; turn += 15) {
    const angle = (turn * Math.PI) / 180;
    const from: Spot = [5 * HEX_STEP * Math.sin(angle), 5 * HEX_STEP * Math.cos(angle)];
    const { end } = shortenLine(from, [0, 0], measureToEdge)!;
    const inside = Math.abs(end[0]) < COUNTER.width / 2 && end[1] < lowest && end[1] > -COUNTER.height / 2;
    assert.ok(!inside, `from ${turn}: ${end}`);
  }
});

test('between neighbouring hexes a part of the line stays visible', () => {
  for (const from of [
    [HEX_STEP, 0],
    [HEX_STEP / 2, 1.5 * HEX_RADIUS],
  ] as const)
    assert.ok(shortenLine(from, [0, 0], measureToEdge) !== null);
});
