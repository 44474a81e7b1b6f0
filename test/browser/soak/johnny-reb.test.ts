/** Whole battles of Johnny Reb from their start, clicked to the verdict: `npm run soak`. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useHouse } from '../house.ts';
import { openPage } from '../launch.ts';
import { begin, pressUntil } from '../person.ts';

/** What is pressed, the first that is there: whoever may fire fires, other sheets are locked as they stand, cards thrown, steps ended. */
const ANSWERS = [
  '[aria-label$="fires"] .unset label:first-of-type input',
  '[aria-label="Whom they charge"] .unset label:first-of-type input',
  '.order-sheet .button-main',
  '.odds-card .button-main',
  '[data-deed=end]',
  '.actions:not(.order-sheet) button',
];

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

describe('whole battles of Johnny Reb by hand', () => {
  const house = useHouse();

  for (const [battle, side, view] of [
    ["McPherson's Ridge", 'Union', {}],
    ["Brawner's Farm", 'Confederate', {}],
    ['Little Round Top', 'Union', PHONE],
  ] as const)
    test(`${battle} against the machine`, async () => {
      const { page, complaints } = await openPage(house.browser(), view);
      await begin(page, house.url(), { battle, side, against: 'Machine, easy' });
      await pressUntil([page], { place: '.prompt', says: /has won|drawn/ }, ANSWERS);
      assert.deepEqual(complaints, []);
    });
});
