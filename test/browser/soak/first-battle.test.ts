/** The first battle from the chooser to its end, by a player who only does what the coach says: `npm run soak`. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { objections } from '../axe.ts';
import { openPage } from '../launch.ts';
import { atRest, layoutOf } from '../layout.ts';
import { fingerOf, mouseOf, type Pointer, type Spot } from '../pointer.ts';
import { learn } from '../pupil.ts';
import { useTestSite } from '../testSite.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SIDEWAYS = { ...PHONE, viewport: { width: 844, height: 390 } };

const WAYS: readonly {
  readonly by: string;
  readonly options: BrowserContextOptions;
  /** Pixels a button must have; 0 for any. */
  readonly finger: number;
  readonly pointer: (page: Page) => Promise<Pointer | null>;
}[] = [
  {
    by: 'mouse',
    options: { viewport: { width: 1440, height: 900 } },
    finger: 0,
    pointer: async (page) => mouseOf(page),
  },
  { by: 'finger on a phone', options: PHONE, finger: 44, pointer: fingerOf },
  {
    by: 'keys alone',
    options: { viewport: { width: 1024, height: 768 } },
    finger: 0,
    pointer: async () => null,
  },
];

/** Buttons of the coach's box that are lower than a finger is wide. */
function smallIn(page: Page, finger: number): Promise<string[]> {
  return page
    .locator('.coach button, .coach a')
    .evaluateAll(
      (all, least) =>
        all
          .filter((each) => each.getBoundingClientRect().height < least - 0.5)
          .map((each) => `${each.textContent} is ${each.getBoundingClientRect().height} px high`),
      finger,
    );
}

/**
 * Runs in the page: true if the coach's task is readable, whatever else is in the sheet; also if there is no task.
 */
function isToldWhatToDo(): boolean {
  const told = document.querySelector('.coach-do');
  // While the odds are shown it may be scrolled away.
  if (!told || document.querySelector('section[aria-label="Odds"]')) return true;
  const { x, y, width, height } = told.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.coach') != null;
}

/** The board is moved away, and then a key asks the coach to show the subject. */
async function whatIsShown(page: Page, box: Locator): Promise<void> {
  const ring = page.locator('.area.seen');
  await page.waitForTimeout(400);
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(900, 1100, { steps: 4 });
  await page.mouse.up();
  assert.equal(await ring.count(), 0);
  await box.getByRole('button', { name: 'Show me' }).press('Enter');
  await page
    .getByText('Ringed on the map: 1st company of the Continental Line,')
    .waitFor({ state: 'attached' });
  await page.waitForTimeout(400);
  const { x, y, width, height } = (await ring.locator('.line').boundingBox()) ?? assert.fail();
  const board = (await page.locator('.table-board').boundingBox()) ?? assert.fail();
  assert.ok(x > board.x && x + width < board.x + board.width, 'it is in sight again');
  assert.ok(y > board.y && y + height < board.y + board.height);
}

describe('the first battle, by a player who only does what the coach says', () => {
  const site = useTestSite();

  for (const { by, options, finger, pointer } of WAYS)
    test(`by ${by}: from the first words to the last, axe finds nothing on the way, nothing lies over a button`, async () => {
      const { page, complaints } = await openPage(site.browser(), options);
      await page.goto(site.url());
      await page.getByRole('button', { name: 'Ten minutes of Cowpens' }).click();
      await page.getByRole('region', { name: /^Coach/ }).waitFor();
      const found: Record<number, unknown> = {};
      const heard = await learn(page, await pointer(page), async (beat) => {
        const { overflow, covered } = await layoutOf(page, { finger: 0 });
        const all = [...(await objections(page, 'body')), ...covered, ...(await smallIn(page, finger))];
        if (all.length > 0 || overflow > 0) found[beat] = [...all, overflow];
      });
      assert.deepEqual(found, {});
      const words = [...heard.values()];
      assert.match(words[0] ?? '', /You command the Americans/);
      assert.match(words.at(-1) ?? '', /ten minutes of Cowpens.*over by eight/s);
      // An obedient player meets these beats: the fire, the orders, the march and the enemy's answer. The others
      // depend on the dice.
      for (const beat of [
        /your men fire/,
        /bar of the odds/,
        /that takes a throw/,
        /Lead Washington/,
        // If the player's own units still have fire after the enemy's answer, or are hit by it, the coach says one
        // of these instead.
        /before you strike|Before the charge both sides fire|The fire is over/i,
      ])
        assert.ok(
          words.some((each) => beat.test(each)),
          `${beat} was never said`,
        );
      assert.deepEqual(complaints, []);
    });

  for (const [by, options] of [
    ['by finger on a phone held upright', PHONE],
    ['by finger on a phone held sideways', SIDEWAYS],
    ['by mouse on a desktop', { viewport: { width: 1440, height: 900 } }],
  ] as const)
    test(`the lesson at a table ${by}: guns, a line that is dragged, its volley, and the enemy’s turn`, async () => {
      const { page, complaints } = await openPage(site.browser(), options);
      await page.goto(site.url());
      await page.getByRole('button', { name: 'Ten minutes at a table' }).click();
      await page.getByRole('region', { name: /^Coach/ }).waitFor();
      const found: Record<number, unknown> = {};
      const touch = 'hasTouch' in options;
      const finger = touch ? await fingerOf(page) : mouseOf(page);
      const press = async (at: Spot) => {
        await finger.press(at);
        await atRest(page);
        assert.ok(await page.evaluate(isToldWhatToDo), 'what to do can be read while something is chosen');
      };
      const heard = await learn(page, { ...finger, press }, async (beat) => {
        const { overflow, covered } = await layoutOf(page, { finger: 0 });
        const all = [
          ...(await objections(page, 'body')),
          ...covered,
          ...(await smallIn(page, touch ? 44 : 0)),
        ];
        if (all.length > 0 || overflow > 0) found[beat] = [...all, overflow];
      });
      assert.deepEqual(found, {});
      const words = [...heard.values()];
      for (const beat of [/distances are inches/, /guns/, /Now the 1st Line/, /Drag the 1st Line/])
        assert.ok(
          words.some((each) => beat.test(each)),
          `${beat} was never said`,
        );
      assert.match(words.at(-1) ?? '', /one turn of each side.*The rest of this battle is yours/s);
      assert.deepEqual(complaints, []);
    });

  test('a player who leaves in the middle finds the coach in place, or calls him back', async () => {
    const { page, complaints } = await openPage(site.browser());
    await page.goto(site.url());
    await page.getByRole('button', { name: 'Ten minutes of Cowpens' }).click();
    const box = page.getByRole('region', { name: /^Coach/ });
    await whatIsShown(page, box);
    await box.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('region', { name: 'Actions' }).waitFor();
    const beat = await box.locator('.coach-head .figure').textContent();
    const words = await box.locator('.coach-words > p:not(.coach-came)').first().textContent();
    await page.reload();
    await page.getByRole('region', { name: 'Actions' }).waitFor();
    await box.waitFor();
    assert.equal(await box.locator('.coach-head .figure').textContent(), beat);
    assert.equal(await box.locator('.coach-words > p:not(.coach-came)').first().textContent(), words);
    await box.getByRole('button', { name: 'Send the coach away' }).click();
    await box.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'First battle' }).first().click();
    await box.waitFor();
    assert.deepEqual(complaints, []);
  });
});
