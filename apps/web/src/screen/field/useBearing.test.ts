import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLargerTurned } from './useBearing.ts';

/** Tables and boards by width and height, and whether the table is turned. */
const ROWS = [
  // On a phone the board is square: a table that is wider than high looks larger lying level.
  [[40, 28], [390, 389], false],
  [[72, 48], [390, 389], false],
  [[72, 48], [390, 640], true],
  [[72, 48], [700, 900], true],
  [[72, 48], [1080, 770], false],
  [[28, 40], [390, 640], false],
  // On a phone held sideways a high table looks larger lying down.
  [[48, 72], [544, 283], true],
  [[72, 48], [544, 283], false],
] as const;

for (const [[width, height], [wide, high], turned] of ROWS)
  test(`a table of ${width} by ${height} in on a board of ${wide} by ${high} ${turned ? 'is turned' : 'is not turned'}`, () =>
    assert.equal(isLargerTurned({ width, height }, { width: wide, height: high }), turned));
