import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulebookById } from '@linstock/systems/all';
import { ALL_ORDERS, listOrdersMet } from './legendWords.ts';

test('the list of signs names the orders of the rules that are played, and of no others', () => {
  const met = (id: string) =>
    listOrdersMet(rulebookById(id)?.guide?.signs ?? assert.fail(`no guide of ${id}`));
  assert.deepEqual(met('flintlock'), []);
  assert.deepEqual(met('american-legions'), ['fire', 'move', 'move and fire', 'charge']);
  assert.ok(met('johnny-reb').includes('wait') && !met('johnny-reb').includes('move and fire'));
  assert.deepEqual(listOrdersMet(undefined), ALL_ORDERS);
});
