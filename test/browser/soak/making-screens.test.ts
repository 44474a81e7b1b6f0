/** All screens of the editor and of studies, at three widths, in light and dark (check 25 of the pictures of making battles). */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { objections } from '../axe.ts';
import { openPage } from '../launch.ts';
import { useTestSite } from '../testSite.ts';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** Visits each screen and calls `look` there. */
async function visitAll(page: Page, url: string, look: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${url}#/edit`);
  await page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
  await look('the start of the editor');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByText('American Legions can fight this battle.').waitFor();
  for (const tab of ['Ground', 'Forces', 'Goals and turns', 'Share']) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await page.locator('.making-tabs [aria-current]', { hasText: tab }).waitFor();
    if (tab === 'Ground') {
      await page.getByRole('button', { name: 'Wood', exact: true }).click();
      await look('a tool of the ground');
      await page.getByLabel(/^Points, as/).fill('200,300 500,300 500,600');
      await page.getByRole('button', { name: 'Draw it there' }).click();
      await page.getByRole('button', { name: 'Wood Wood' }).click();
    }
    if (tab === 'Forces') {
      await page.locator('summary', { hasText: 'Red' }).click();
      await page.locator('details[open] .making-row').first().click();
    }
    if (tab === 'Goals and turns')
      for (const part of await page.locator('.making-part > summary').all()) await part.click();
    if (tab === 'Share') {
      await page.getByRole('button', { name: 'Make a short link' }).click();
      await page.getByText('The short link is made.').waitFor();
    }
    await look(tab);
  }
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.getByLabel('A friend beside me').waitFor();
  await look('the page of a battle');
  await page.goto(`${url}#/study/cowpens`);
  await page.getByRole('button', { name: 'Copy a link' }).waitFor();
  await look('a study being read');
  await page.getByRole('button', { name: 'Make my own of it' }).click();
  await page.waitForURL(/study\/own-/);
  await page.getByRole('button', { name: 'Copy a link' }).waitFor();
  await look('a study of my own');
  await page.goto(`${url}#/study/cowpens/print`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await look('a study to be printed');
}

describe('the screens of the editor and of studies', () => {
  const site = useTestSite();

  for (const viewport of WINDOWS)
    for (const colorScheme of ['light', 'dark'] as const)
      test(`at ${viewport.width} px, ${colorScheme}: axe finds nothing and nothing is too wide`, async () => {
        const { page, complaints } = await openPage(site.browser(), {
          viewport,
          colorScheme,
          hasTouch: viewport.width < 500,
        });
        const found: string[] = [];
        await visitAll(page, site.url(), async (name) => {
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wide > 0) found.push(`${name}: ${wide} px wider than the window`);
          for (const each of await objections(page, 'body')) found.push(`${name}: ${each}`);
        });
        assert.deepEqual(found, []);
        assert.deepEqual(complaints, []);
        await page.context().close();
      });
});
