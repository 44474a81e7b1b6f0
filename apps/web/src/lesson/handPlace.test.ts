import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeHand } from './handPlace.ts';

const AT = { x: 200, y: 200 };
/** A name as wide as a counter, `away` pixels below (or above) the middle. */
const nameAt = (away: number) => ({ x: 160, y: AT.y + away - 7, width: 80, height: 14 });

for (const [what, words, belowFirst, place] of [
  ['from the clearer side where no words are', [], true, { below: true, off: 26 }],
  ['from the other side where a name lies below', [nameAt(40)], true, { below: false, off: 26 }],
  [
    'a little farther off where names lie on both sides',
    [nameAt(30), nameAt(-30)],
    false,
    { below: false, off: 38 },
  ],
  [
    'over the fewest words where there are some everywhere',
    [40, 60, 80, -60].map(nameAt),
    true,
    { below: false, off: 26 },
  ],
] as const)
  test(`the coach's hand comes ${what}`, () => {
    assert.deepEqual(placeHand(AT, words, belowFirst), place);
  });
