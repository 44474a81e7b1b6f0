/** Buttons of a player's own pages: install, silence one game, take the account's seat back. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPage } from './launch.ts';
import { byName, signUp } from './member.ts';
import { begin } from './person.ts';
import { useTestSite } from './testSite.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Begins a game against a friend, and opens its table. */
async function openTable(page: Page, url: string): Promise<void> {
  await begin(page, url, { battle: 'Waxhaws', side: 'British', against: 'A friend elsewhere' });
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.getByRole('application').waitFor();
}

describe('buttons of a player', () => {
  const site = useTestSite();

  test('Install is offered once the browser offers it, asks the browser, and is gone after its use', async () => {
    const { page, complaints } = await site.page();
    await page.goto(`${site.url()}#/you`);
    await page.getByText(/in the menu of your browser\.$/).waitFor();
    assert.equal(await button(page, 'Install').count(), 0);
    const held = await page.evaluate(() => {
      const asked = { times: 0 };
      Object.assign(window, { asked });
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(offer, { prompt: async () => void asked.times++ });
      dispatchEvent(offer);
      return offer.defaultPrevented;
    });
    assert.ok(held, 'the browser shows no bar of its own');
    await button(page, 'Install').click();
    await page.getByText(/in the menu of your browser\.$/).waitFor();
    assert.equal(await page.evaluate('window.asked.times'), 1);
    assert.deepEqual(complaints, []);
  });

  test('one game is silenced in Your seat and heard of again, there and on the page of notifications', async () => {
    const { page, complaints } = await openPage(site.browser());
    await page.goto(`${site.url()}#/notifications`);
    await page.locator('.notifications-table input').first().click();
    await page.waitForFunction(() => localStorage.getItem('linstock.notified') !== null);
    await openTable(page, site.url());
    const game = page.url();
    const panel = page.getByRole('complementary', { name: 'Your seat' });
    await button(page, 'Your seat').click();
    await panel.getByText('This game notifies you.').waitFor();
    await button(page, 'Silence this game').click();
    await panel.getByText('This game is silent.').waitFor();
    await page.reload();
    await page.getByRole('application').waitFor();
    await button(page, 'Your seat').click();
    await panel.getByText('This game is silent.').waitFor();
    await button(page, 'Notify me of this game').click();
    await panel.getByText('This game notifies you.').waitFor();
    await button(page, 'Silence this game').click();
    await panel.getByText('This game is silent.').waitFor();

    await page.goto(`${site.url()}#/notifications`);
    await page.getByText('One game is silent.').waitFor();
    await button(page, 'Hear of them again').click();
    await page.getByText('One game is silent.').waitFor({ state: 'detached' });
    await page.goto(game);
    await page.getByRole('application').waitFor();
    await button(page, 'Your seat').click();
    await panel.getByText('This game notifies you.').waitFor();
    assert.deepEqual(complaints, []);
    await page.close();
  });

  test('a player whose browser has lost the seat takes it back by the account', async () => {
    const { page } = await openPage(site.browser());
    page.setDefaultTimeout(15_000);
    const url = byName(site.url());
    await signUp(page, site.url(), 'Harrow');
    await openTable(page, url);
    const id = /#\/g\/([\w-]+)/.exec(page.url())?.[1] ?? '';
    const cookies = await page.context().cookies();
    const session = cookies.filter(({ name }) => name.includes('session'));
    assert.ok(session.length > 0 && session.length < cookies.length);
    await page.context().clearCookies();
    await page.context().addCookies(session);
    await page.evaluate(() => localStorage.removeItem('linstock.games'));
    await page.goto(`${url}#/back/${id}`);
    await page.getByText('You are signed in as Harrow.').waitFor();
    await button(page, 'Take my account’s seat').click();
    await page.getByRole('application').waitFor();
    assert.match(page.url(), new RegExp(`#/g/${id}`));
    await button(page, 'Your seat').click();
    await page
      .getByRole('complementary', { name: 'Your seat' })
      .getByText('This device keeps the seat too.')
      .waitFor();
    await page.close();
  });
});
