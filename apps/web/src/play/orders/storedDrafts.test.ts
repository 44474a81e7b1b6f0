import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DraftStorage, openStoredDrafts } from './storedDrafts.ts';

function storage(): DraftStorage & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (place) => all.get(place) ?? null,
    setItem: (place, text) => void all.set(place, text),
    removeItem: (place) => void all.delete(place),
  };
}

const HALF = { 3: { choice: 'M', detail: { heading: 2750 } } };

test('a draft is found by another page for the same game and turn only, until it is given', () => {
  const kept = storage();
  const here = openStoredDrafts(() => kept, 'g1');
  here.write('0 orders JR-5.2a', 2, HALF);
  const anew = openStoredDrafts(() => kept, 'g1');
  assert.deepEqual(anew.read('0 orders JR-5.2a', 2), HALF);
  assert.equal(anew.read('0 orders JR-5.2a', 3), null, 'the next turn has a new sheet');
  assert.equal(anew.read('1 orders JR-5.2a', 2), null);
  assert.equal(openStoredDrafts(() => kept, 'g2').read('0 orders JR-5.2a', 2), null);
  anew.forget('0 orders JR-5.2a', 1);
  assert.deepEqual(
    anew.read('0 orders JR-5.2a', 2),
    HALF,
    'turn 1, played again as the page opens, takes nothing',
  );
  anew.forget('0 orders JR-5.2a', 2);
  assert.equal(kept.all.size, 0, 'nothing of it is left on the device');
});

test('a storage that is damaged, full or forbidden loses the draft and nothing else', () => {
  const spoilt = storage();
  spoilt.all.set('linstock.draft.g1', '{"0 orders JR-5.2a":{"stretch":2,"filled":{"3":{"choice":7}}}}');
  assert.equal(openStoredDrafts(() => spoilt, 'g1').read('0 orders JR-5.2a', 2), null);
  const forbidden = openStoredDrafts(() => {
    throw new Error('SecurityError');
  }, 'g1');
  forbidden.write('0 orders JR-5.2a', 2, HALF);
  assert.equal(forbidden.read('0 orders JR-5.2a', 2), null);
});
