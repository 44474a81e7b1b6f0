import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { deployState } from '../model/state.ts';
import { fieldOf, type TestUnit } from '../testing/battle.ts';
import { orderSheet } from './order-sheet.ts';

/** The meaning of a Charge of the first unit, with these units next to it. */
function meansOf(others: readonly TestUnit[]): string {
  const field = fieldOf([['B1', 20, 10, 0, { led: true }], ...others], [['G1', 20, 20, 180]]);
  const sheet = orderSheet(field, deployState(field), { side: 0 });
  return sheet.means?.(sheet.rows[0]!, { choice: 'C' }) ?? '';
}

clause(['JR-14.1c'], 'a Charge that friends bar in the current position says so before it is ordered', () => {
  assert.match(meansOf([]), /^must go at G1, [\d.]+ in$/);
  assert.match(
    meansOf([['B2', 22.5, 13, 0]]),
    /in; in the current position: friends that it may not pass are in the way$/,
  );
});
