import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { seededChance } from '@linstock/kernel';
import { answer } from './clicker.ts';
import { battlesOffered, drawWindow, outOfView } from './framing.ts';
import type { WatchedPage } from './launch.ts';
import { atRest, atTheBoard } from './layout.ts';
import { LONG } from './long.ts';
import { openBattle } from './openBattle.ts';
import { read, untilAsked } from './person.ts';
import { useTestSite } from './testSite.ts';

/** Number of windows and battles that are drawn, the number of the first, and the questions tested in each. */
const DRAWS = Number(process.env.LINSTOCK_DRAWS ?? (LONG ? 12 : 2));
const FIRST = Number(process.env.LINSTOCK_FIRST_DRAW ?? 1);
const QUESTIONS = 4;
const PHONE = { width: 390, height: 844 };

describe('in a small window', () => {
  const site = useTestSite();

  test(`who acts and whom he may strike are in view, in ${DRAWS} windows and battles drawn at random`, async () => {
    const seed = process.env.LINSTOCK_SEED ?? '21';
    const { page: chooser } = await site.page();
    const battles = await battlesOffered(chooser, site.url());
    assert.ok(battles.length > 20, `${battles.length} battles are offered`);
    for (let n = FIRST; n < FIRST + DRAWS; n++) {
      const chance = seededChance(`${seed} ${n}`);
      const viewport = drawWindow(chance);
      const start = battles[chance.below(battles.length)]!;
      const where = `${start.battle}, ${start.rules ?? 'its rules'}, ${start.side}, ${viewport.width}×${viewport.height}, seed ${seed}, draw ${n}`;
      const touch = chance.below(2) === 0;
      const { page } = await site.page({ of: touch ? 'phone' : 'first', viewport });
      await openBattle(page, site.url(), start);
      await atTheBoard(page);
      await page.locator('.actions button, .order-sheet').first().waitFor();
      // A form of orders is written whole: it is looked at as it opens.
      const form = (await page.locator('.order-sheet').count()) > 0;
      let now = form ? await read(page) : await untilAsked(page);
      for (let asked = 0; asked < (form ? 1 : QUESTIONS) && now && !now.over; asked++) {
        assert.deepEqual(await outOfView(page), [], `${where}: ${now.prompt}`);
        if (form) break;
        await answer(page, now, chance);
        now = await untilAsked(page, now);
      }
    }
  });

  let phone: WatchedPage;
  before(async () => {
    phone = await site.page({ of: 'phone', viewport: PHONE });
  });

  test('the order form is one grid with words, the brigade over its regiments, at any size', async () => {
    const seed = process.env.LINSTOCK_SEED ?? '21';
    const chance = seededChance(`form ${seed}`);
    const { page } = phone;
    await openBattle(page, site.url(), { battle: 'McPherson' });
    await atTheBoard(page);
    await page.locator('.order-sheet').waitFor();
    for (let n = 0; n < 2 * DRAWS; n++) {
      const window = drawWindow(chance);
      await page.setViewportSize(window);
      await atRest(page);
      const where = `${window.width}×${window.height}, seed ${seed}, draw ${n + 1}`;
      const { outside, columns, wordless } = await page.evaluate(formInPage);
      assert.deepEqual({ outside, wordless }, { outside: [], wordless: [] }, where);
      assert.equal(new Set(columns).size, 1, `${where}: ${columns.join(' | ')}`);
    }
  });

  test('an order refused to some of a brigade moves no row of the form', async () => {
    const { page } = phone;
    await page.setViewportSize(PHONE);
    await openBattle(page, site.url(), { battle: 'McPherson' });
    await atTheBoard(page);
    const rows = () =>
      page
        .locator('.order-sheet-row')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
    const all = page.getByRole('button', { name: /^All of Meredith: First fire/ });
    await all.scrollIntoViewIfNeeded();
    await atRest(page);
    const before = await rows();
    await all.click();
    await page.locator('.order-sheet-left').waitFor();
    await atRest(page);
    assert.deepEqual(await rows(), before);
  });
});

/**
 * Runs in the page: parts of the order form that extend beyond it, the places of its columns, and signs without a
 * word.
 */
function formInPage() {
  const form = document.querySelector('.order-sheet')!.getBoundingClientRect();
  const cells = [
    ...document.querySelectorAll<HTMLElement>(
      '.order-sheet-body.signs :is(.order-choice, .order-sheet-alike .button)',
    ),
  ];
  const name = (each: Element) => each.textContent?.trim() ?? '';
  const outside = cells.filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width < 8 || left < form.left - 1 || right > Math.min(form.right, innerWidth) + 1;
  });
  const wordless = cells.filter((each) => {
    const word = each.querySelector(':scope > span:not(.order-choice-letter)');
    const { width, height } = word?.getBoundingClientRect() ?? { width: 0, height: 0 };
    return width < 12 || height < 8;
  });
  const rows = document.querySelectorAll('.order-sheet-body.signs :is(.order-choices, .order-sheet-alike)');
  const columns = [...rows].map((row) =>
    [...row.children]
      .map((each) => {
        const { x, width } = each.getBoundingClientRect();
        return Math.round(x + width / 2);
      })
      .join(' '),
  );
  return { outside: outside.map(name), columns, wordless: wordless.map(name) };
}
