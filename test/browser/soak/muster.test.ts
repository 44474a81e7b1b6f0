import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openPage } from '../launch.ts';
import { beginOwn, buy, middleOf, shopOf, throwForFirstMove } from '../mustering.ts';
import { untilAsked } from '../person.ts';
import { useTestSite } from '../testSite.ts';

describe('a pick-up game whose players muster their own forces', () => {
  const site = useTestSite();

  test('two at one table: bought in the shop with its refusals, placed by mouse and keyboard', async () => {
    const { page, complaints } = await openPage(site.browser());
    await beginOwn(page, site.url(), 'A friend beside me');
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
    await page.getByText(/It returns to its place\. .*more than 12 inches from its base edge/).waitFor();
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

  test('on a phone held sideways who is in hand comes into sight with the handle that carries him', async () => {
    const { page, complaints } = await openPage(site.browser(), {
      viewport: { width: 844, height: 390 },
      hasTouch: true,
      isMobile: true,
    });
    await beginOwn(page, site.url(), 'Machine, easy');
    await buy(page).tap();
    await throwForFirstMove(page);
    const list = page.getByRole('list', { name: 'Still without a place' });
    await list.getByRole('button', { name: /1st South Line/ }).tap();
    await page.waitForFunction(() => {
      const [grip, board] = ['[data-grip="carry"]', '.board'].map((each) =>
        document.querySelector(each)?.getBoundingClientRect(),
      );
      return grip && board && grip.bottom <= board.bottom && grip.left >= board.left;
    });
    const stands = await page.getByRole('button', { name: /^It stands here/ }).boundingBox();
    assert.ok(stands && stands.y + stands.height <= 390, JSON.stringify(stands));
    assert.deepEqual(complaints, []);
  });
});
