import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { WatchedPage } from './launch.ts';
import { layoutOf } from './layout.ts';
import { openBattle } from './openBattle.ts';
import { useTestSite } from './testSite.ts';

describe('the ready reckoner, beside a table of real troops', () => {
  const site = useTestSite();

  let phone: WatchedPage;
  before(async () => {
    phone = await site.page({ of: 'phone' });
  });

  const odds = (page: Page) => page.getByRole('region', { name: 'The odds' });
  const firstShare = async (page: Page) =>
    (await odds(page).locator('.odds-table tr').first().textContent()) ?? '';

  test('a situation filled in changes the odds, and real dice are read by them', async () => {
    const { page, complaints } = await site.page();
    await page.goto(`${site.url()}#/battles`);
    await page.getByRole('link', { name: 'Ready reckoner' }).click();
    await page.getByRole('link', { name: 'Fire', exact: true }).click();
    const before = await firstShare(page);
    await page.getByRole('spinbutton', { name: 'Companies' }).fill('1');
    await page.getByRole('combobox', { name: 'Arm' }).selectOption('Rifle');
    assert.notEqual(await firstShare(page), before);
    const dice = page.getByRole('textbox', { name: /Real dice/ });
    await dice.fill('6');
    await odds(page).getByRole('status').getByRole('img', { name: 'die: 6' }).waitFor();
    await dice.fill('7');
    await odds(page).getByRole('status').getByText('from 1 to 6').waitFor();
    assert.deepEqual(complaints, []);
  });

  test('rules opened here are closed on the next page, where they would take the keys', async () => {
    const { page, complaints } = await site.page();
    await page.goto(`${site.url()}#/reckoner`);
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    const rules = page.getByRole('complementary', { name: 'Rules' });
    await rules.waitFor();
    await openBattle(page, site.url(), { battle: 'Cowpens' });
    await page.getByRole('application').waitFor();
    assert.equal(await rules.count(), 0);
    assert.deepEqual(complaints, []);
  });

  test('an impossible value gets a sentence, and the example corrects it', async () => {
    const { page, complaints } = await site.page();
    await page.goto(`${site.url()}#/reckoner`);
    for (const bad of ['0', '-3', '2.5', '']) {
      await page.getByRole('spinbutton', { name: 'Companies' }).fill(bad);
      const says = odds(page).getByRole('status');
      await says.waitFor();
      const sentence = (await says.textContent()) ?? '';
      assert.match(sentence, /^[A-Z].*\.\s*(AL-\S+)?$/, `"${bad}" is answered with "${sentence}"`);
      assert.doesNotMatch(sentence, /undefined|NaN|\[object|invalid_type|expected number/i);
    }
    await page.getByRole('button', { name: 'The example again' }).click();
    await odds(page)
      .getByRole('textbox', { name: /Real dice/ })
      .waitFor();
    assert.deepEqual(complaints, []);
  });

  test('every reckoning opens with an example that has odds, on a phone too', async () => {
    const { page, complaints } = phone;
    await page.goto(`${site.url()}#/reckoner`);
    const forms = page.getByRole('navigation', { name: 'Reckonings' }).getByRole('link');
    await forms.first().waitFor();
    const names = await forms.allTextContents();
    assert.ok(names.length >= 4, names.join(', '));
    for (const name of names) {
      await page.getByRole('link', { name, exact: true }).tap();
      await page.getByRole('region', { name: 'The situation' }).getByRole('heading', { name }).waitFor();
      const shares = await odds(page).locator('.odds-table .figure').allTextContents();
      assert.ok(
        shares.some((share) => /%|certain/.test(share)),
        `${name} shows its odds`,
      );
      const { overflow, covered, small } = await layoutOf(page, { finger: 44 });
      assert.deepEqual({ overflow, covered, small }, { overflow: 0, covered: [], small: [] }, name);
    }
    assert.deepEqual(complaints, []);
  });

  test('on a phone a result takes three taps: form, choice, throw; and the regiment is remembered', async () => {
    const { page, complaints } = phone;
    await page.goto(`${site.url()}#/reckoner/johnny-reb`);
    const forms = page.getByRole('navigation', { name: 'Reckonings' });
    const dice = page.getByRole('region', { name: 'The dice' });
    let taps = 0;
    const tap = async (button: Locator): Promise<void> => {
      await button.tap();
      taps++;
    };
    await tap(forms.getByRole('link', { name: 'Charge', exact: true }));
    await tap(page.getByRole('group', { name: 'Attacker: Quality' }).getByRole('button', { name: 'Green' }));
    await tap(dice.getByRole('button', { name: 'Throw' }));
    await dice.locator('.dice-end').waitFor();
    assert.equal(taps, 3);
    const end = await dice.locator('.dice-end').boundingBox();
    assert.ok(end && end.y + end.height <= 844, 'what it came to is seen without scrolling');

    // Real dice for a check of the same regiment: green, so 6 does not beat 4 and 3 for a stand.
    await page.getByRole('link', { name: 'Morale', exact: true }).tap();
    const lost = page.getByRole('group', { name: 'Stands lost' });
    await lost.getByRole('button', { name: '1' }).tap();
    await dice.getByRole('button', { name: 'A die shows 5' }).tap();
    await dice.getByRole('button', { name: 'A die shows 1' }).tap();
    await dice.getByRole('button', { name: 'A die shows 3' }).tap();
    await dice.getByText('It is shaken, and falls back 3 inches.').waitFor();
    assert.deepEqual(complaints, []);
  });

  test('all tables of a system print on one page, on A4 and on Letter', async () => {
    const { page, complaints } = await site.page();
    await page.goto(`${site.url()}#/reckoner/johnny-reb/tables`);
    await page.getByRole('region', { name: 'All tables' }).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const format of ['A4', 'Letter']) {
      const sheet = (await page.pdf({ format })).toString('latin1');
      assert.equal(sheet.match(/\/Type\s*\/Page\b/g)?.length, 1, format);
    }
    assert.deepEqual(complaints, []);
  });
});
