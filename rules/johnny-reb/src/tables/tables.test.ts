import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clause } from '@linstock/testing';
import {
  ARMS,
  BASE_DICE,
  BONUS_DICE,
  BONUS_ROWS,
  COVER_ROWS,
  FIRE_COLUMNS,
  FIRE_MODES,
  FIRE_ROWS,
  FORMATION_RULES,
  FORMATIONS,
  fireColumn,
  GUN_RULES,
  GUNS,
  impactStatus,
  meleeMultiplier,
  ORDER_NAMES,
  ORDERS,
  RATE_ROWS,
  RATES,
  standSize,
  TERRAIN,
  TERRAIN_RULES,
  targetDrm,
  WEAPON_RULES,
  WEAPONS,
} from './index.ts';

/** Every word that the code uses for a row has its row, and no row lacks its word. */

test('rows and words of the tables are the same', () => {
  const rows: readonly (readonly [readonly string[], object])[] = [
    [FORMATIONS, FORMATION_RULES],
    [WEAPONS, WEAPON_RULES],
    [GUNS, GUN_RULES],
    [[...FIRE_MODES, 'melee'], BASE_DICE],
    [RATE_ROWS, RATES],
    [BONUS_ROWS, BONUS_DICE],
    [[...ORDERS, 'CH'], ORDER_NAMES],
    [TERRAIN, TERRAIN_RULES],
  ];
  for (const [words, table] of rows) assert.deepEqual(Object.keys(table).sort(), [...words].sort());
  for (const row of COVER_ROWS) assert.equal(typeof targetDrm('cover', row, 'artillery'), 'number');
  assert.deepEqual([...new Set(ARMS.map((arm) => standSize(arm, 'limbered').d))], [0.75, 1.5, 2]);
});

clause(
  'JR-8.4a',
  'the fire table has 22 columns, rising steadily, each row beginning one later than the one above',
  () => {
    assert.equal(FIRE_COLUMNS.length, 22);
    FIRE_ROWS.forEach(({ cells }, i) => {
      assert.equal(cells.length, 22);
      assert.equal(
        cells.findIndex((cell) => cell !== null),
        i,
      );
      const losses = cells.filter((cell) => typeof cell === 'number');
      assert.deepEqual(
        losses,
        losses.toSorted((a, b) => a - b),
      );
    });
    assert.deepEqual([0, 1, 20, 21, 22, 23, 40].map(fireColumn), [null, 0, 19, 20, 20, 21, 21]);
  },
);

clause('JR-14.8b', 'the state of a beaten defender, by the sum of two dice', () => {
  assert.deepEqual([2, 4, 5, 8, 9, 11, 12].map(impactStatus), [
    'good',
    'good',
    'shaken',
    'shaken',
    'routed',
    'routed',
    'picked_up',
  ]);
});

clause(['JR-15.3a', 'JR-15.3b'], 'losses of foot are doubled, those of horse and guns are not', () => {
  for (const by of ['foot', 'mounted', 'battery'] as const)
    assert.deepEqual(
      [meleeMultiplier(by, 'foot'), meleeMultiplier(by, 'mounted'), meleeMultiplier(by, 'battery')],
      [2, 1, 1],
    );
});
