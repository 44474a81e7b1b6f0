/** The editor by keyboard alone (check 10 of the pictures of making battles). */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { useTestSite } from './testSite.ts';

/** Presses Tab until something has the focus; fails if it is not reached. */
async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await goal.waitFor();
  for (let presses = 0; presses < 150; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  assert.fail('Tab does not lead there');
}

/** Goes to a button, link or summary with Tab and presses it. */
async function pressByKey(page: Page, goal: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, goal, key);
  await page.keyboard.press('Enter');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the editor by keyboard alone', () => {
  const site = useTestSite();

  test('on hexes one draws a wood, places and turns a unit, and paints a zone', async () => {
    const { page, complaints } = await site.page({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.url()}#/edit`);
    await pressByKey(page, button(page, 'Begin'));
    await pressByKey(page, page.getByRole('link', { name: 'Ground', exact: true }));
    await page.getByRole('heading', { name: 'On the ground (0)' }).waitFor();
    await page.keyboard.press('w');
    await tabTo(page, page.getByLabel(/^Points, as/));
    await page.keyboard.type('200,300 500,300 500,600');
    await page.keyboard.press('Enter');
    await page.getByText('On the ground (1)').waitFor();
    await pressByKey(page, button(page, 'Wood Wood'));
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('Wood: its first point is at 210, 300 yards.').waitFor({ state: 'attached' });

    await pressByKey(page, page.getByRole('link', { name: 'Forces' }), 'Shift+Tab');
    await pressByKey(page, page.locator('summary', { hasText: 'Red' }));
    await pressByKey(page, page.locator('.making-list .making-row').first());
    const place = page.getByText(/^In hex \d+, facing [A-Z]+\.$/);
    const before = await place.textContent();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press(']');
    await page.getByText(/ is in hex \d+, facing [A-Z]+\.$/).waitFor({ state: 'attached' });
    await page.waitForFunction(
      (old) => !document.querySelector('.making-side')?.textContent?.includes(old ?? ''),
      before,
    );
    const zone = page.getByRole('button', { name: /\(Red\), \d+ hexes$/ }).first();
    const name = (await zone.textContent()) ?? '';
    await pressByKey(page, zone);
    await tabTo(page, page.getByLabel('Hex', { exact: true }));
    await page.keyboard.type('0101');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
  });

  test('on a table one moves an arrival to another turn', async () => {
    const { page, complaints } = await site.page({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.url()}#/edit`);
    await pressByKey(page, page.getByRole('button', { name: /^Maida/ }));
    await pressByKey(page, page.getByRole('link', { name: 'Goals and turns' }));
    await pressByKey(page, page.locator('summary', { hasText: 'Reinforcements' }));
    // The regiment is shown by its name, not by its id.
    await pressByKey(
      page,
      page.locator('details[open] .making-item summary', { hasText: /^20th Foot \(Ross\)$/ }).first(),
    );
    const regiment = page
      .locator('.making-item')
      .first()
      .getByRole('combobox', { name: 'Regiment', exact: true });
    assert.equal(await regiment.locator('option:checked').textContent(), '20th Foot (Ross)');
    const turn = page.locator('.making-item').first().getByLabel('Turn', { exact: true });
    await tabTo(page, turn);
    const before = Number(await turn.inputValue());
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    assert.equal(Number(await turn.inputValue()), before + 1);
    await pressByKey(page, button(page, 'Undo'), 'Shift+Tab');
    await page.getByText('Undone: Reinforcements changed').waitFor({ state: 'attached' });
    // The form is drawn again once the battle is laid out.
    await page.waitForFunction(
      (old) => document.querySelector<HTMLInputElement>('.making-item input[type="number"]')?.value === old,
      String(before),
    );
    assert.deepEqual(complaints, []);
  });
});
