import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { useHouse } from './house.ts';
import { openPage } from './launch.ts';
import { atRest, layoutOf } from './layout.ts';
import { read, untilAsked } from './person.ts';

/** A pick-up game whose players buy and place their forces. */
async function beginOwn(page: Page, url: string, against: string): Promise<void> {
  await page.goto(url);
  const card = page.getByRole('article', { name: 'A pick-up game' });
  await card.getByRole('button', { name: 'A pick-up game' }).first().click();
  await card.getByText('More choices').click();
  await card.getByRole('radio', { name: 'your own' }).check();
  await card.getByRole('radio', { name: against, exact: true }).check();
  await card.getByRole('button', { name: 'Fight a pick-up game' }).click();
}

const shopOf = (page: Page) => page.getByRole('region', { name: 'Muster' });
const buy = (page: Page) => page.getByRole('button', { name: /^Buy this force for \d+ points$/ });

/** Throws for the first move, again after a tie. */
async function throwForFirstMove(page: Page): Promise<void> {
  let now = await untilAsked(page);
  for (let tries = 0; /throw a die for the first move/.test(now.prompt) && tries < 60; tries++) {
    const card = page.getByRole('region', { name: 'Odds' });
    if (now.card) await card.getByRole('button', { name: 'Throw the dice' }).click();
    else await page.locator('.action-list button', { hasText: 'Throw the dice' }).click();
    now = await untilAsked(page, now);
  }
  await page.getByRole('list', { name: 'Still without a place' }).waitFor();
}

/** The middle of the stands that lie on the table for trial, on the page. */
async function middleOf(page: Page, story: string): Promise<{ x: number; y: number }> {
  await atRest(page);
  const boxes = await page
    .locator(`[role="application"] [data-piece][aria-label*="${story},"]`)
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  assert.ok(boxes.length > 0, story);
  const mean = (of: (box: DOMRect) => number) => boxes.reduce((sum, box) => sum + of(box), 0) / boxes.length;
  return { x: mean((box) => box.x + box.width / 2), y: mean((box) => box.y + box.height / 2) };
}

describe('a pick-up game whose players muster their own forces', () => {
  const house = useHouse();

  test('two at one table: bought in the shop with its refusals, placed by mouse and keyboard', async () => {
    const { page, complaints } = await openPage(house.browser());
    await beginOwn(page, house.url(), 'A friend beside me');
    const shop = shopOf(page);
    await shop.getByText('South musters its force').waitFor();
    await shop.getByRole('button', { name: 'Nothing' }).click();
    assert.ok(await buy(page).isDisabled());
    await shop.getByRole('button', { name: /^Another brigade general/ }).click();
    for (let i = 0; i < 4; i++)
      await shop.getByRole('button', { name: 'Add a company of line infantry' }).click();
    await shop.getByText('Marks of the 1st South Line').click();
    await shop.getByRole('checkbox', { name: 'elite' }).check();
    await shop.getByText(/^96 points left of 140/).waitFor();
    await page.reload();
    await shop.getByText(/^96 points left of 140/).waitFor();
    for (let i = 0; i < 2; i++)
      await shop.getByRole('button', { name: 'Begin a new regiment of heavy cavalry' }).click();
    for (let i = 0; i < 8; i++)
      await shop.getByRole('button', { name: 'Add a company of light infantry' }).click();
    await shop.getByText(/One brigade general leads 3 to 8 companies; 1 cannot lead 14\./).waitFor();
    assert.ok(await buy(page).isDisabled());
    await shop.getByRole('button', { name: /^Another brigade general/ }).click();
    await shop.getByText(/Gen\. Calloway has no troops/).waitFor();
    await shop
      .getByRole('combobox', { name: 'Who leads the 1st South Light Infantry' })
      .selectOption('Gen. Calloway');
    await buy(page).click();
    await shop.getByText('North musters its force').waitFor();
    await shop.getByRole('button', { name: /^Heavy division/ }).click();
    await buy(page).click();
    await throwForFirstMove(page);
    const placing = (await untilAsked(page)).banner;
    const body = page
      .getByRole('list', { name: 'Still without a place' })
      .getByRole('button', { name: /Line|Grenadiers/ })
      .first();
    const name = ((await body.textContent()) ?? '').replace(/Gen\..*/, '');
    await body.click();
    const hand = page.getByRole('group', { name: `Laying out: ${name}` });
    await hand.getByRole('button', { name: 'Two lines' }).click();
    const from = await middleOf(page, `company of the ${name}`);
    await page.mouse.move(from.x, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(640, 350, { steps: 4 });
    await page.mouse.up();
    await page.getByText(/It springs back\. .*more than 12 inches from its base edge/).waitFor();
    await page.mouse.move(from.x, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(from.x - 150, from.y + 5, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    const to = await middleOf(page, `company of the ${name}`);
    assert.ok(
      Math.abs(to.x - from.x + 150) < 20 && Math.abs(to.y - from.y) < 12,
      JSON.stringify({ from, to }),
    );
    await page.keyboard.press('Enter');
    await page
      .getByText(new RegExp(`${placing} places the ${name}`))
      .first()
      .waitFor();
    assert.notEqual((await untilAsked(page)).banner, placing);
    await page.getByRole('button', { name: 'Lay out all the rest' }).click();
    // The other side's, once it is asked: until then the button is closed.
    await page.getByRole('button', { name: 'Lay out all the rest' }).click();
    assert.match((await untilAsked(page)).prompt, /first/);
    assert.deepEqual(complaints, []);
  });

  test('against the machine on a phone: everything within reach of a finger, which carries the stands', async () => {
    const { page, complaints } = await openPage(house.browser(), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await beginOwn(page, house.url(), 'Machine, easy');
    await shopOf(page).waitFor();
    const { overflow, covered, small } = await layoutOf(page, { finger: 44, within: '.muster' });
    assert.deepEqual({ overflow, covered, small }, { overflow: 0, covered: [], small: [] });
    await buy(page).tap();
    await throwForFirstMove(page);
    await page
      .getByRole('list', { name: 'Still without a place' })
      .getByRole('button', { name: /1st South Line/ })
      .tap();
    const from = await middleOf(page, 'company of the 1st South Line');
    const grip = await page
      .locator('[data-grip="carry"]')
      .evaluate((each) => each.getBoundingClientRect().toJSON());
    await fingerDrag(page, { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 }, 60);
    await page.waitForFunction(
      ([y]) => {
        const stands = [
          ...document.querySelectorAll('[data-piece][aria-label*="company of the 1st South Line,"]'),
        ];
        const middles = stands
          .map((each) => each.getBoundingClientRect())
          .map((box) => box.y + box.height / 2);
        return middles.length === 4 && middles.reduce((a, b) => a + b, 0) / 4 > (y ?? 0) + 30;
      },
      [from.y],
    );
    await page.getByRole('button', { name: /^It stands here/ }).tap();
    await page.getByRole('list', { name: 'Still without a place' }).waitFor();
    await page.getByRole('button', { name: 'Lay out all the rest' }).tap();
    await page.waitForFunction(() => !document.querySelector('.lay-out'));
    const now = await read(page);
    assert.doesNotMatch(now?.prompt ?? '', /place a regiment/);
    assert.deepEqual(complaints, []);
  });
});

/** Drags downwards with one finger. */
async function fingerDrag(page: Page, { x, y }: { x: number; y: number }, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
    });
  await touch('touchStart', y);
  for (const share of [0.3, 0.5, 0.7, 0.85, 1]) await touch('touchMove', y + by * share);
  await touch('touchEnd', y + by);
}
