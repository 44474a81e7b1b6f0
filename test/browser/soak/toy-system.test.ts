import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPage } from '../launch.ts';
import { begin, pressUntil } from '../person.ts';
import { useTestSite } from '../testSite.ts';

const BATTLE = 'The drill square';

/** The order sheet of the page. */
const sheetOf = (page: Page) => page.getByRole('region', { name: 'Orders of the beat' });

/** Tells one company something on the sheet. */
async function tell(page: Page, company: string, order: string): Promise<void> {
  await sheetOf(page).getByRole('group', { name: company }).getByRole('radio', { name: order }).check();
}

/** Gives all companies the same order, and locks. */
async function tellAll(page: Page, side: string, order: string): Promise<void> {
  await sheetOf(page)
    .getByRole('button', { name: `All of ${side} companies: ${order}` })
    .click();
  await page.getByRole('button', { name: 'Lock' }).click();
}

const textOf = async (page: Page): Promise<string> => (await page.locator('body').textContent()) ?? '';

/** The buttons of any answer but orders: all stand who are asked whether they kneel. */
const ANSWERS = [
  '[aria-label="Who kneels"] .unset label:first-of-type input',
  '[aria-label="Who kneels"] .button-main',
  '.odds-card .button-main',
  '.actions:not(.order-sheet) button',
  '[data-action=end]',
];

describe('orders in secret, and fire on who moves', () => {
  const site = useTestSite({ toys: true });

  test('two windows: a draft survives the other’s lock, nothing shows before the reveal, standing answers', async () => {
    const [mine, theirs] = [await openPage(site.browser()), await openPage(site.browser())];
    await begin(mine.page, site.url(), { battle: BATTLE, side: 'Blue', against: 'A friend elsewhere' });
    const link = await mine.page.getByRole('textbox', { name: /Grey player/ }).inputValue();
    await mine.page.getByRole('link', { name: 'To the table' }).click();
    await theirs.page.goto(link);
    await sheetOf(theirs.page).waitFor();

    await tell(theirs.page, 'The 2nd Grey company', 'Form');
    await sheetOf(mine.page).waitFor();
    await tellAll(mine.page, 'Blue', 'Advance');
    await mine.page
      .getByText('You have locked. The Grey side is still writing, and sees only that you have locked.')
      .first()
      .waitFor();
    // The first answer of all begins the line of play.
    await theirs.page.locator('.scrubber-at').waitFor();
    const half = sheetOf(theirs.page).getByRole('group', { name: 'The 2nd Grey company' });
    assert.ok(await half.getByRole('radio', { name: 'Form' }).isChecked(), 'what was half written stays');
    assert.doesNotMatch(await textOf(theirs.page), /Blue company: advance/, 'the other orders are shut');

    await theirs.page.getByRole('button', { name: 'Your seat' }).click();
    await theirs.page
      .getByRole('group', { name: /Fire on companies that advance/ })
      .getByRole('radio', { name: 'always' })
      .check();
    await theirs.page.keyboard.press('Escape');
    await tellAll(theirs.page, 'Grey', 'Hold');
    const march = { place: '.prompt-sentence', says: /How many rows does/ };
    await pressUntil([mine.page, theirs.page], march, ANSWERS);
    const context = theirs.page.context();
    await theirs.page.close();

    await pressUntil([mine.page], { place: '.order-sheet', says: /advance/i }, ANSWERS);
    const log = await mine.page.getByRole('region', { name: 'Log' }).textContent();
    assert.match(log ?? '', /The orders are revealed/);
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
    const { page, complaints } = await openPage(site.browser());
    await begin(page, site.url(), { battle: BATTLE, side: 'Blue', against: 'A friend beside me' });
    await page.getByRole('button', { name: 'I play the Blue side: show it' }).click();
    await tellAll(page, 'Blue', 'Form');
    await page.getByRole('dialog', { name: 'Grey to the screen' }).waitFor();
    assert.equal(await page.locator('.table-screen').count(), 0, 'nothing lies behind the curtain');
    await page.getByRole('button', { name: 'Blue again: unlock and go back' }).click();
    await sheetOf(page).getByRole('radio', { name: 'Form', checked: true }).nth(2).waitFor();
    await page.getByRole('button', { name: 'Lock' }).click();
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
    await pressUntil([page], { place: '.curtain', says: /to the screen/ }, ANSWERS);
    await page.getByRole('button', { name: /show it$/ }).click();
    assert.match((await page.getByRole('region', { name: 'Log' }).textContent()) ?? '', /forms in column/);
    assert.deepEqual(complaints, []);
  });
});
