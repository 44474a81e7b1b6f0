/** Whole battles of Flintlock from their start, clicked to the verdict: `npm run soak`. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clickOn } from '../clicker.ts';
import { useHouse } from '../house.ts';
import { openPage } from '../launch.ts';
import { begin } from '../person.ts';

/** Answers to one question before its step is ended: armies of 120 units would else be hours on the way. */
const MOST_IN_STEP = 2;

describe('whole battles of Flintlock by hand', () => {
  const house = useHouse();

  for (const [battle, side, rules] of [
    ['Cowpens', 'British', { rules: 'Flintlock' }],
    // No other system has this battle.
    ['Guilford', 'American', {}],
  ] as const)
    test(`${battle} against the machine, reactions answered by hand`, async () => {
      const { page, complaints } = await openPage(house.browser());
      await begin(page, house.url(), { battle, side, against: 'Machine', ...rules });
      const end = await clickOn(page, battle, () => false, MOST_IN_STEP);
      assert.match(end.prompt, /The (British|Americans) win|A draw/);
      assert.deepEqual(complaints, []);
    });
});
