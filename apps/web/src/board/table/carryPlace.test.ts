import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tablePlateOf } from '../plate/tablePlate.ts';
import { placeCarryHandle } from './carryPlace.ts';

const INCH = 1000;
const plate = tablePlateOf({ width: 72 * INCH, height: 48 * INCH }, 0);
const line = (x: number, y: number, facing = 0) => ({
  ...{ x: x * INCH, y: y * INCH, facing },
  ...{ frontage: 12 * INCH, depth: 1.5 * INCH },
});

test('a line has its handle behind it, whatever it faces', () => {
  for (const facing of [0, 900, 1800, 2700]) {
    const { at, outward } = placeCarryHandle(plate, line(36, 24, facing));
    assert.deepEqual([at[0], outward[0]], [0, 0]);
    assert.ok(at[1] > 0 && outward[1] > 0);
  }
});

test('at the edge of the table, out of a finger’s reach, the handle is beside it, towards the middle', () => {
  const [west, east] = [placeCarryHandle(plate, line(20, 3)), placeCarryHandle(plate, line(50, 3))];
  assert.deepEqual([west.at[1], east.at[1]], [0, 0]);
  assert.ok(west.at[0] > 0 && west.outward[0] > 0, 'to the right of a line at the left');
  assert.ok(east.at[0] < 0 && east.outward[0] < 0, 'to the left of a line at the right');
  // The enemy at the far edge faces the other way, so his right is our left.
  assert.ok(placeCarryHandle(plate, line(20, 45, 1800)).at[0] < 0);
});
