import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordForFinger } from './fingerWording.ts';

test("a touch screen's texts say tap", () => {
  for (const [mouse, finger] of [
    ['2 can act: click on the map, or here.', '2 can act: tap on the map, or here.'],
    [
      'Click or carry it to where its middle is to go, or:',
      'Tap or carry it to where its middle is to go, or:',
    ],
    [
      'Order as one, or double-click one of its counters:',
      'Order as one, or double-tap one of its counters:',
    ],
  ] as const)
    assert.equal(wordForFinger(mouse), finger);
});
