import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openPage } from '../launch.ts';
import { OPENED, opensWell, SIZES } from '../opened.ts';
import { useTestSite } from '../testSite.ts';

/** The minimum width of a window on a desktop. */
const DESKTOP = 1200;

describe('a battle as it opens, at four sizes', () => {
  const site = useTestSite();

  for (const each of OPENED)
    test(`${each}: every word can be read, none is cut off, no two names lie on each other`, async () =>
      opensWell(await site.page(), site.url(), each, SIZES));
});

describe('the chooser', () => {
  const site = useTestSite();

  test('on a desktop and on a tablet every battle is seen at once; on a desktop so is all that is chosen', async () => {
    const { page } = await openPage(site.browser());
    await page.goto(`${site.url()}#/battles`);
    const last = page.getByRole('radio', { name: 'Watch two machines' });
    await last.waitFor();
    for (const [width, height] of SIZES.slice(0, 3)) {
      await page.setViewportSize({ width, height });
      const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      assert.equal(over, 0, `${width} wide: the page ends ${over} px below the window`);
      if (width < DESKTOP) continue;
      const [choice, go] = [await last.boundingBox(), await page.locator('.battle-go').boundingBox()];
      assert.ok(choice && go && choice.y + choice.height <= go.y, `${width} wide: the last opponent is seen`);
    }
  });
});
