import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulebooks } from '@linstock/systems/all';
import { backOf, beginPrintedBattle } from './battle.ts';
import { markersOf } from './markers.ts';

for (const rules of rulebooks) {
  test(`${rules.id}: there is a marker for every order, and for every state that lasts and is on no counter`, () => {
    const printed = beginPrintedBattle(rules, rules.battles[0] ?? '');
    const markers = markersOf(printed);
    const words = markers.map(({ word }) => word);
    assert.equal(new Set(words).size, words.length);
    // Counters on hexes have a back for it; the bases of a table have none.
    const back = backOf(rules);
    if (back !== null) assert.equal(words.includes(back), printed.ground.kind !== 'hexes');
    assert.ok(markers.every(({ many }) => many >= 4));
    const { orders } = rules.guide?.signs ?? { orders: {} };
    for (const order of Object.keys(orders)) {
      if (order !== 'sealed' && order !== 'unset') assert.ok(words.includes(order), order);
    }
  });
}
