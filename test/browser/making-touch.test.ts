/** The editor on a phone (check 11 of the pictures of making battles). */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { untilAsked } from './person.ts';
import { type Spot, watchfulFinger } from './pointer.ts';
import { useTestSite } from './testSite.ts';

/** The middle of something, brought into the window. */
async function middleOf(target: Locator): Promise<Spot> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The hex that the label of a polygon begins with. */
const hex = (page: Page, label: string) =>
  page.locator('polygon.making-hex', { has: page.locator('title', { hasText: new RegExp(`^${label}:`) }) });

describe('the editor on a phone', () => {
  const site = useTestSite();

  test('by touch a unit is placed and turned, a point moved by its grip, a goal set, a game begun', async () => {
    const { page, complaints } = await site.page({ of: 'phone' });
    const finger = await watchfulFinger(page);
    const push = async (role: 'button' | 'link', name: string | RegExp) => {
      const target = page.getByRole(role, { name, exact: true });
      await target.waitFor();
      await finger.push(target);
    };
    await page.goto(`${site.url()}#/edit`);
    await push('button', 'Begin');
    await push('button', 'Larger');
    await push('button', 'Larger');
    await push('button', 'Larger');
    await finger.push(page.locator('summary', { hasText: 'Red' }));
    const [company, ...leaders] = await page.locator('details[open] .making-row').all();
    assert.ok(company);
    await finger.push(company);
    await finger.press(await middleOf(hex(page, '0814')));
    await page.getByText(/^In hex 0814/).waitFor();
    // A press on a hex with units chooses one of them, so its leaders are carried to it.
    for (const leader of leaders) {
      await finger.push(leader);
      await hex(page, '0914').scrollIntoViewIfNeeded();
      await finger.carry(await middleOf(hex(page, '0915')), await middleOf(hex(page, '0814')));
      await page.getByText(/^In hex 0814/).waitFor();
    }
    await finger.press(await middleOf(hex(page, '0814')));
    await page.getByText(/^In hex 0814, facing [A-Z]+\.$/).waitFor();
    const facing = await page.getByText(/^In hex 0814/).textContent();
    await push('button', facing?.includes('SE') ? 'Face SW' : 'Face SE');
    await page.getByText(/^In hex 0814, facing (SE|SW)\.$/).waitFor();
    await page.waitForFunction(
      (old) => !document.querySelector('.making-side')?.textContent?.includes(old ?? ''),
      facing,
    );

    await push('link', 'Ground');
    await push('button', 'Wood');
    await page.getByLabel(/^Points, as/).fill('200,900 500,900 500,600');
    await push('button', 'Draw it there');
    await push('button', 'Wood Wood');
    // The check changes the height of the page.
    await page.getByText('American Legions can fight this battle.').waitFor();
    const points = page.getByLabel(/^Points, as/);
    const before = await points.inputValue();
    await finger.press(await middleOf(page.locator('[data-point="1"]')));
    const grip = page.locator('[data-grip]');
    await grip.waitFor({ state: 'attached' });
    const point = await middleOf(page.locator('[data-point="1"]'));
    const from = await middleOf(grip);
    assert.ok(
      Math.abs(Math.hypot(from.x - point.x, from.y - point.y) - 80) < 2,
      'no finger covers the point',
    );
    await finger.carry(from, { x: from.x + 60, y: from.y + 40 });
    await page.waitForFunction(
      (old) => [...document.querySelectorAll('input')].every(({ value }) => value !== old),
      before,
    );
    const [first, second, third] = (await points.inputValue()).split(' ');
    assert.deepEqual([first, third], ['200,900', '500,600'], 'the other points stay');
    const [x = 0, y = 0] = (second ?? '').split(',').map(Number);
    assert.ok(x > 500 && y < 900, `the point moved to the south-east: ${second}`);

    await push('link', 'Goals and turns');
    await finger.push(page.locator('summary', { hasText: /^Turns$/ }));
    await page.getByLabel('Turns', { exact: true }).fill('6');
    await finger.push(page.locator('summary', { hasText: 'Red: How they win' }));
    await page.getByText('American Legions can fight this battle.').waitFor();
    await push('button', 'Play it');
    await finger.push(page.getByLabel('A friend beside me'));
    await push('button', 'Play it');
    await page.waitForURL(/#\/g\//);
    await untilAsked(page);
    assert.deepEqual([...finger.missed], []);
    assert.deepEqual(complaints, []);
  });
});
