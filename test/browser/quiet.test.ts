import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { atTheBoard } from './layout.ts';
import { openBattle } from './openBattle.ts';
import { useTestSite } from './testSite.ts';

/** The text size that is tried, as a share of the usual. */
const LARGE = 1.6;

describe('the page as a reader has it', () => {
  const site = useTestSite();

  test('the text-size setting reaches every word of the page that is no part of a picture', async () => {
    const { page } = await site.page({
      viewport: { width: 1440, height: 900 },
      stored: { 'linstock.settings': '{"pace":"at once","hoverCards":false,"textSize":160}' },
    });
    const fixed: string[] = [];
    await page.goto(`${site.url()}#/battles`);
    await page.getByRole('button', { name: 'Fight Cowpens' }).waitFor();
    fixed.push(...(await page.evaluate(fixedSizes, LARGE)));
    for (const battle of ['Cowpens', 'McPherson']) {
      await openBattle(page, site.url(), { battle });
      await atTheBoard(page);
      fixed.push(...(await page.evaluate(fixedSizes, LARGE)));
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      fixed.push(...(await edgesAndCard(page)));
    }
    assert.deepEqual([...new Set(fixed)], []);
  });

  test('with games to go on with, what begins a battle is still in sight', async () => {
    const games = Array.from({ length: 9 }, (_, n) => ({
      ...{ id: `gKept${n}`, house: 'server', seats: [0], title: `Battle ${n}`, seen: n },
    }));
    const { page } = await site.page({
      viewport: { width: 1440, height: 900 },
      stored: { 'linstock.games': JSON.stringify(games) },
    });
    await page.goto(`${site.url()}#/battles`);
    for (const battle of ['Cowpens', 'Maida', 'Guilford']) {
      const title = page.getByRole('article', { name: battle }).getByRole('button', { name: battle }).first();
      if ((await title.getAttribute('aria-expanded')) === 'false') await title.click();
      const box = await page.getByRole('button', { name: `Fight ${battle}` }).boundingBox();
      assert.ok(box && box.y + box.height <= 900, `${battle}: ${JSON.stringify(box)}`);
    }
  });
});

/** Sizes that stay fixed once tabs, a card and its choices lie there too. */
async function edgesAndCard(page: Page): Promise<string[]> {
  const row = page.locator('.action-list .button, .order-sheet-row legend button').first();
  await row.click();
  return page.evaluate(fixedSizes, LARGE);
}

/** Runs in the page, whose text is this much larger than usual: words that have the same size when it is not. */
function fixedSizes(large: number): string[] {
  const root = document.documentElement.style;
  const words = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (each) =>
      !each.closest('svg, .visually-hidden, option') &&
      each.checkVisibility() &&
      [...each.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== ''),
  );
  const sizes = () => words.map((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  const larger = sizes();
  root.setProperty('--text-scale', '1');
  const usual = sizes();
  root.setProperty('--text-scale', String(large));
  return words.flatMap((each, i) => {
    const ratio = (larger[i] ?? 0) / (usual[i] ?? 1);
    const hidden = larger[i] === 0;
    return hidden || Math.abs(ratio - large) < 0.02
      ? []
      : [`${each.className || each.tagName} ${ratio.toFixed(2)}`];
  });
}
