import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bearingOn, turnedHeading } from './heading.ts';

test('a dial is read clockwise from north, in whole degrees', () => {
  assert.deepEqual(
    [bearingOn(0, -9), bearingOn(9, 0), bearingOn(0, 9), bearingOn(-9, 0)],
    [0, 900, 1800, 2700],
  );
  assert.equal(bearingOn(10, -10.1), 450);
});

test('a dial has the orientation of the table', () => {
  assert.deepEqual([bearingOn(0, -9, 180), bearingOn(9, 0, 180), bearingOn(-9, 0, 90)], [1800, 2700, 0]);
});

test('a heading turned past north begins again', () => {
  assert.equal(turnedHeading(20, -50), 3570);
  assert.equal(turnedHeading(3580, 50), 30);
  assert.equal(turnedHeading(0, 3600), 0);
});
