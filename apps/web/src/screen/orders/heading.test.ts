import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBearing, turnHeading } from './heading.ts';

test('a dial is read clockwise from north, in whole degrees', () => {
  assert.deepEqual(
    [findBearing(0, -9), findBearing(9, 0), findBearing(0, 9), findBearing(-9, 0)],
    [0, 900, 1800, 2700],
  );
  assert.equal(findBearing(10, -10.1), 450);
});

test('a dial has the orientation of the table', () => {
  assert.deepEqual(
    [findBearing(0, -9, 180), findBearing(9, 0, 180), findBearing(-9, 0, 90)],
    [1800, 2700, 0],
  );
});

test('a heading turned past north starts again at 0', () => {
  assert.equal(turnHeading(20, -50), 3570);
  assert.equal(turnHeading(3580, 50), 30);
  assert.equal(turnHeading(0, 3600), 0);
});
