import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { objections } from './axe.ts';
import { clickOn } from './clicker.ts';
import { layoutOf } from './layout.ts';
import { openBattle } from './openBattle.ts';
import { untilAsked } from './person.ts';
import { useTestSite } from './testSite.ts';

const COWPENS = { battle: 'Cowpens' } as const;

describe('the page with a keyboard, a screen reader, in other colours', () => {
  const site = useTestSite();

  test('axe has no objection to the screens of a battle, light or dark, and no button is covered', async () => {
    const { page, complaints } = await site.page({ viewport: { width: 1400, height: 900 } });
    const found: Record<string, unknown> = {};
    const look = async (state: string, within = 'body') => {
      const { overflow, covered } = await layoutOf(page, { finger: 0, within });
      const all = [
        ...(await objections(page, within)),
        ...covered,
        ...(overflow > 0 ? [`${overflow} px too wide`] : []),
      ];
      if (all.length > 0) found[state] = all;
    };
    await page.goto(`${site.url()}#/battles`);
    await page.getByRole('heading', { name: 'Choose a battle' }).waitFor();
    await look('chooser');
    await page.goto(`${site.url()}#/reckoner`);
    await page.getByRole('heading', { name: 'Ready reckoner' }).waitFor();
    await look('reckoner');
    await openBattle(page, site.url(), COWPENS);
    const before = await untilAsked(page);
    await look('table');
    await page.locator('.action-list button').first().click();
    await untilAsked(page, before);
    await page.locator('.choice-list button').first().click();
    await page.getByRole('region', { name: 'Odds' }).waitFor();
    await look('card');
    // All panels of all systems, on four devices, are looked at in soak/screens.test.ts.
    for (const name of ['Text view', 'Settings']) {
      await page
        .getByRole('navigation', { name: 'Tools' })
        .getByRole('button', { name, exact: true })
        .click();
      await page.getByRole('complementary', { name }).waitFor();
      await look(name, 'aside');
    }
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('button', { name: 'Close Settings' }).click();
    await look('dark');
    assert.deepEqual(found, {});
    assert.deepEqual(complaints, []);
  });

  test('by keyboard alone from the chooser to a volley thrown, the focus always seen', async () => {
    const { page } = await site.page({ reloaded: true });
    await page.goto(`${site.url()}#/battles`);
    await page.getByRole('heading', { name: 'Choose a battle' }).waitFor();
    await tabTo(page, 'Machine, normal');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    assert.ok(await page.getByRole('radio', { name: 'A friend beside me' }).isChecked());
    await tabTo(page, 'Fight Cowpens');
    await page.keyboard.press('Enter');
    const asked = await untilAsked(page);
    await page.keyboard.press('?');
    await page.getByRole('complementary', { name: 'Keys' }).waitFor();
    // Another key for the next piece: a key that is in use is refused, a free one is accepted.
    await page.getByRole('button', { name: /^N: next or previous piece/ }).press('Enter');
    await page.keyboard.press('k');
    await page.getByRole('alert').getByText('K has another use: ruler').waitFor();
    await page.getByRole('button', { name: /^N: next or previous piece/ }).press('Enter');
    await page.keyboard.press(';');
    await page.getByRole('button', { name: /^;: next or previous piece/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('complementary', { name: 'Keys' }).waitFor({ state: 'detached' });
    // A digit without a listed answer gets a reply all the same.
    await page.keyboard.press('9');
    await page.locator('.toast', { hasText: /The list goes to \d only/ }).waitFor();
    await page.keyboard.press(';');
    const picked = await untilAsked(page, asked);
    assert.equal(picked.picked.length, 1);
    await page.keyboard.press('1');
    await page.getByRole('region', { name: 'Odds' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Dice' }).waitFor();
    // The list with the answer is gone, and the focus with it. The focus moves to the next question.
    await page.waitForFunction(() => document.activeElement?.closest('.actions, [role="application"]'));
  });

  test('the text view plays: a volley by words alone', async () => {
    const { page } = await site.page();
    await openBattle(page, site.url(), COWPENS);
    const before = await untilAsked(page);
    await page.keyboard.press('j');
    const textView = page.getByRole('complementary', { name: 'Text view' });
    const say = async (words: string, answer: RegExp) => {
      await textView.getByRole('textbox', { name: 'Command' }).fill(words);
      await page.keyboard.press('Enter');
      await textView.getByRole('status').getByText(answer).waitFor();
    };
    await say('charge the moon', /No answer has the words/);
    await say('what', /British fire/);
    await say('1st royal', /Which\?|is chosen|dice will be thrown/);
    await say('end', /1st Royal Artillery gun.*Say end again/);
    await textView.getByRole('textbox', { name: 'Command' }).fill('end');
    await page.keyboard.press('Enter');
    assert.equal((await untilAsked(page, before)).banner, 'American');
  });

  test('with forced colours the table can be read and played', async () => {
    const { page, complaints } = await site.page();
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await openBattle(page, site.url(), COWPENS);
    await clickOn(page, 'forced', (now) => now.entry > 2);
    assert.equal((await layoutOf(page, { finger: 0 })).overflow, 0);
    assert.deepEqual(complaints, []);
  });
});

/** Presses Tab until the control of this name has the focus, and checks each time that the focus is visible. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const on = document.activeElement;
      if (!on || on === document.body) return null;
      const label = on.closest('label');
      const style = getComputedStyle(on);
      return {
        name: on.getAttribute('aria-label') ?? (label ?? on).textContent?.trim() ?? '',
        seen: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
      };
    });
    if (!focus) continue;
    assert.ok(focus.seen, `the focus on "${focus.name}" cannot be seen`);
    if (focus.name === name) return;
  }
  throw new Error(`Tab never came to "${name}".`);
}
