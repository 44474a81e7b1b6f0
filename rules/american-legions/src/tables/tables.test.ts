import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clause } from '@linstock/testing';
import {
  ARMS,
  fireCell,
  isCasualty,
  moraleResult,
  ORDER_RULES,
  ORDERS,
  rangeEffect,
  SHOCK_COLUMNS,
  shockCell,
  UNITS,
} from './index.ts';

const losses = ({ kills, disorders }: { kills: number; disorders: number }): number => 2 * kills + disorders;

clause(['AL-7.33b', 'AL-7.33c'], 'how far each arm reaches, in hexes', () => {
  assert.deepEqual(
    ARMS.map((arm) => UNITS[arm].maxRange),
    [3, 5, 0, 6, 10, 10],
  );
  for (const arm of ARMS) {
    if (UNITS[arm].maxRange > 0) assert.ok(rangeEffect(arm, UNITS[arm].maxRange) > 0, arm);
    assert.equal(rangeEffect(arm, UNITS[arm].maxRange + 1), 0, arm);
    assert.equal(rangeEffect(arm, 0), 0, arm);
  }
});

test('the fire table never falls from left to right or with a higher die', () => {
  for (let die = 1; die <= 6; die++)
    for (let column = 1; column <= 6; column++) {
      if (column > 1) assert.ok(losses(fireCell(die, column)) >= losses(fireCell(die, column - 1)));
      if (die > 1) assert.ok(losses(fireCell(die, column)) >= losses(fireCell(die - 1, column)));
    }
  assert.throws(() => fireCell(7, 1), /no die 7 in column 1/);
});

test('the shock table is never better for the attacker one column to the left', () => {
  const swing = (die: number, column: number): number =>
    losses(shockCell(die, column).defender) - losses(shockCell(die, column).attacker);
  for (let column = 1; column < SHOCK_COLUMNS.length; column++) {
    const sum = (at: number): number => [1, 2, 3, 4, 5, 6].reduce((total, die) => total + swing(die, at), 0);
    assert.ok(sum(column) > sum(column - 1), SHOCK_COLUMNS[column]);
  }
});

clause(
  ['AL-4.62g', 'AL-3.0h', 'AL-4.61c'],
  'Charge alone ends with the player turn, and it alone means shock',
  () => {
    assert.deepEqual(
      ORDERS.filter((order) => ORDER_RULES[order].expires),
      ['CHARGE'],
    );
    assert.deepEqual(
      ORDERS.filter((order) => ORDER_RULES[order].mustShock),
      ['CHARGE'],
    );
  },
);

clause(['AL-4.51d', 'AL-4.51e', 'AL-4.51f'], 'the morale table turns at a margin of 5', () => {
  assert.deepEqual(
    [0, 1, 4, 5, 9].map((by) => moraleResult('combat', by)),
    ['no_effect', 'extra_D', 'extra_D', 'rout', 'rout'],
  );
});

clause('AL-4.4a', 'a leader falls on 1, 2 or 3', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6].filter(isCasualty), [1, 2, 3]);
});
