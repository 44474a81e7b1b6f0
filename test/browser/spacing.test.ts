/** The minimum spacing of text that readers may set (WCAG 1.4.12). It clips nothing, and no two things overlap. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { atRest, atTheBoard, layoutOf } from './layout.ts';
import { openBattle } from './openBattle.ts';
import { untilAsked } from './person.ts';
import { useTestSite } from './testSite.ts';

/** The spacing of WCAG 1.4.12. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Elements with text to be read or pressed. All their words must be visible, or become visible by scrolling. */
const READ = [
  'button',
  '.prompt-sentence',
  '.log-sentence',
  '.panel',
  '.odds-card',
  '.order-sheet',
  '.side-panel',
  'legend',
  'label',
  'h1, h2, h3',
  'td, th',
].join(', ');

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  describe(`text with wide spacing, ${width} by ${height}`, () => {
    const site = useTestSite();

    test('nothing is clipped or covered in the chooser, a question, a card, panels and an order form', async () => {
      const viewport = { width, height };
      const { page } = await site.page({ of: width < 800 ? 'phone' : 'first', viewport });
      const found: Record<string, unknown> = {};
      const look = async (state: string, within = 'body') => {
        await page.evaluate(spaceOut, SPACED);
        const { overflow, covered } = await layoutOf(page, { finger: 0, within });
        const clipped = await page.evaluate(clippedIn, { within, read: READ });
        const wrong = [...clipped, ...covered, ...(overflow > 0 ? [`${overflow} px too wide`] : [])];
        if (wrong.length > 0) found[state] = wrong;
      };
      await page.goto(`${site.url()}#/battles`);
      await page.getByRole('heading', { name: 'Choose a battle' }).waitFor();
      await look('the chooser');
      await openBattle(page, site.url(), { battle: 'Cowpens' });
      await atTheBoard(page);
      const before = await untilAsked(page);
      await look('the question');
      await page.locator('.action-list button').first().click();
      await untilAsked(page, before);
      await page.locator('.choice-list button').first().click();
      await page.getByRole('region', { name: 'Odds' }).waitFor();
      await look('the card');
      for (const name of ['Regiments', 'Text view', 'Settings']) {
        await openPanel(page, name);
        await look(name, '.side-panel');
        await page
          .locator('.side-panel')
          .getByRole('button', { name: /^Close/ })
          .first()
          .click();
      }
      await openBattle(page, site.url(), { battle: 'McPherson' });
      await atTheBoard(page);
      await page.locator('.order-sheet').waitFor();
      await look('the order form');
      await page.locator('.order-sheet-row legend button').first().click();
      await atRest(page);
      await look('a row of the order form');
      await page.evaluate(() => (document.adoptedStyleSheets = []));
      assert.deepEqual(found, {});
    });
  });

/** Opens a panel from the bar or the drawer. */
async function openPanel(page: Page, name: string): Promise<void> {
  const drawer = page.locator('.drawer-open');
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name, exact: true }).click();
  await page.locator('.side-panel').waitFor();
}

/** Runs in the page, once or more after each load: sets the text's spacing. */
function spaceOut(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: elements whose content is larger than their visible part, and cannot be scrolled. */
function clippedIn({ within, read }: { readonly within: string; readonly read: string }): string[] {
  const isShown = (each: Element) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !each.closest('.visually-hidden, .board-svg');
  // Words for readers by ear are a pixel large.
  const isSeen = ({ clientWidth, clientHeight }: Element) => clientWidth > 2 && clientHeight > 2;
  const clips = (how: string) => how === 'hidden' || how === 'clip';
  const roots = [...document.querySelectorAll(within)];
  return roots
    .flatMap((root) => [...root.querySelectorAll(read)])
    .filter((each) => isShown(each) && isSeen(each))
    .flatMap((each) => {
      const { overflowX, overflowY } = getComputedStyle(each);
      const wide = clips(overflowX) && each.scrollWidth > each.clientWidth + 1;
      const high = clips(overflowY) && each.scrollHeight > each.clientHeight + 1;
      const name = each.getAttribute('aria-label') ?? each.textContent?.trim().slice(0, 40) ?? '';
      const size = `${each.scrollWidth}×${each.scrollHeight} in ${each.clientWidth}×${each.clientHeight}`;
      return wide || high ? [`${name} <${each.className}> ${size}`] : [];
    });
}
