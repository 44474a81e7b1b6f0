import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { useHouse } from './house.ts';
import { openPage } from './launch.ts';
import { begin } from './person.ts';

const BATTLE = 'The drill square';

/** The order sheet of the page. */
const sheetOf = (page: Page) => page.getByRole('region', { name: 'Orders of the beat' });

/** Tells one company something on the sheet. */
async function tell(page: Page, company: string, order: string): Promise<void> {
  await sheetOf(page).getByRole('group', { name: company }).getByRole('radio', { name: order }).check();
}

/** Tells all the same, and locks. */
async function tellAll(page: Page, side: string, order: string): Promise<void> {
  await sheetOf(page)
    .getByRole('button', { name: `All of ${side} companies: ${order}` })
    .click();
  await page.getByRole('button', { name: 'Lock' }).click();
}

const textOf = async (page: Page): Promise<string> => (await page.locator('body').textContent()) ?? '';

/** Gives any answer this page is asked for but orders; false where it is asked for none. */
async function answerOne(page: Page): Promise<boolean> {
  const stance = page.getByRole('region', { name: 'Who kneels' });
  if (await stance.count()) {
    for (const each of await stance.getByRole('radio', { name: 'Stand' }).all()) await each.check();
    await page.getByRole('button', { name: 'Lock' }).click();
    return true;
  }
  for (const place of ['.odds-card .button-main', '.actions:not(.order-sheet) button', '[data-deed=end]']) {
    const button = page.locator(`${place}:not([disabled])`).last();
    if ((await button.count()) === 0) continue;
    await button.click();
    return true;
  }
  return false;
}

/** Answers at these pages until one of them shows this. */
async function playUntil(pages: readonly Page[], shown: () => Promise<number>): Promise<void> {
  for (let tries = 0; (await shown()) === 0; tries++) {
    assert.ok(tries < 400, `not reached: ${(await Promise.all(pages.map(textOf))).join('\n')}`);
    const done = await Promise.all(pages.map(answerOne));
    if (!done.includes(true)) await pages[0]?.evaluate(() => new Promise(requestAnimationFrame));
  }
}

describe('orders in secret, and fire on who moves', () => {
  const house = useHouse({ toys: true });

  test('two windows: a draft outlives the other lock, nothing is seen before the orders are opened, one away answers beforehand', async () => {
    const [mine, theirs] = [await openPage(house.browser()), await openPage(house.browser())];
    await begin(mine.page, house.url(), { battle: BATTLE, side: 'Blue', against: 'A friend elsewhere' });
    const link = await mine.page.getByRole('textbox', { name: /Grey player/ }).inputValue();
    await mine.page.getByRole('link', { name: 'To the table' }).click();
    await theirs.page.goto(link);
    await sheetOf(theirs.page).waitFor();

    await tell(theirs.page, 'The 2nd Grey company', 'Form');
    await sheetOf(mine.page).waitFor();
    await tellAll(mine.page, 'Blue', 'Advance');
    await mine.page.getByText('Waiting for the Grey side').waitFor();
    // The first answer of all begins the line of play.
    await theirs.page.locator('.scrubber-at').waitFor();
    const half = sheetOf(theirs.page).getByRole('group', { name: 'The 2nd Grey company' });
    assert.ok(await half.getByRole('radio', { name: 'Form' }).isChecked(), 'what was half written stays');
    assert.doesNotMatch(await textOf(theirs.page), /Blue company: advance/, 'the other orders are shut');

    await theirs.page.getByRole('button', { name: 'Your seat' }).click();
    await theirs.page
      .getByRole('group', { name: /Fire on who advances/ })
      .getByRole('radio', { name: 'always' })
      .check();
    await theirs.page.keyboard.press('Escape');
    await tellAll(theirs.page, 'Grey', 'Hold');
    const asksMarch = mine.page.getByText(/How many rows does/);
    await playUntil([mine.page, theirs.page], () => asksMarch.count());
    const context = theirs.page.context();
    await theirs.page.close();

    await playUntil([mine.page], () => sheetOf(mine.page).count());
    const log = await mine.page.getByRole('region', { name: 'Log' }).textContent();
    assert.match(log ?? '', /The orders are opened/);
    assert.match(log ?? '', /Grey company fires on the/, 'who is away fires as was settled beforehand');

    const back = await context.newPage();
    await back.goto(mine.page.url());
    await sheetOf(back).waitFor();
    await mine.page.getByRole('button', { name: 'Your seat' }).click();
    await mine.page.getByRole('button', { name: 'Offer a draw' }).click();
    await back.getByRole('button', { name: 'Take the draw' }).click();
    for (const page of [mine.page, back])
      await page.locator('.prompt-banner', { hasText: 'The end' }).waitFor();
    assert.deepEqual([...mine.complaints, ...theirs.complaints], []);
  });

  test('two at one screen: a curtain between the two secrets, and none behind it', async () => {
    const { page, complaints } = await openPage(house.browser());
    await begin(page, house.url(), { battle: BATTLE, side: 'Blue', against: 'A friend beside me' });
    await page.getByRole('button', { name: 'I play the Blue side: show it' }).click();
    await tellAll(page, 'Blue', 'Form');
    await page.getByRole('dialog', { name: 'Grey to the screen' }).waitFor();
    assert.equal(await sheetOf(page).count(), 0, 'the sheet lies behind the curtain for nobody');
    await page.getByRole('button', { name: 'I play the Grey side: show it' }).click();
    const written = sheetOf(page).getByRole('radio', { checked: true });
    assert.equal(await written.count(), 0, 'the other side begins an empty sheet');
    await tellAll(page, 'Grey', 'Form');
    await page.getByText('Name a company that will shoot better').waitFor();
    assert.equal(await page.getByRole('dialog').count(), 0);
    await page.locator('.action-list button').first().click();
    await page.locator('.unit-card').waitFor();
    assert.doesNotMatch(
      (await page.locator('.unit-card').textContent()) ?? '',
      /Order/,
      'orders that lie shut are not shown while both may look',
    );
    await playUntil([page], () => page.getByRole('dialog').count());
    assert.match((await page.getByRole('region', { name: 'Log' }).textContent()) ?? '', /forms in column/);
    assert.deepEqual(complaints, []);
  });
});
