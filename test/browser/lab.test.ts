import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { useTestSite } from './testSite.ts';

/** Settings of a small quick batch, under the first system alone. */
async function choose(page: Page, games: string, player = 'greedy'): Promise<void> {
  await page.getByRole('combobox', { name: 'Player', exact: true }).selectOption(player);
  await page.getByRole('combobox', { name: 'against', exact: true }).selectOption('random');
  await page.getByRole('combobox', { name: 'Games', exact: true }).selectOption(games);
  const others = page.locator('.lab-systems label').filter({ hasNotText: 'American Legions' });
  for (const box of await others.getByRole('checkbox').all()) await box.uncheck();
}

/** The games the page says it has played. */
async function gamesPlayed(page: Page): Promise<number> {
  const said = (await page.getByRole('status').first().textContent()) ?? '';
  return Number(/\d+/.exec(said)?.[0]);
}

describe('the lab: could it have gone otherwise?', () => {
  const site = useTestSite();

  test('from the chooser to the plots: games in workers, history beside them, a report to take along', async () => {
    const { page, complaints } = await site.page();
    await page.goto(`${site.url()}#/battles`);
    await page.getByRole('link', { name: 'Could it have gone otherwise?' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Cowpens' }).waitFor();
    await choose(page, '20', 'random');
    await page.getByRole('button', { name: 'Fight them' }).click();
    await page.getByText('All 20 games are played.').waitFor();
    await page.getByText(/^Of 20 games under American Legions the American side won/).waitFor();
    const won = page.getByRole('img', { name: /^Who won\. American Legions, 20 games/ });
    assert.ok(await won.isVisible());
    for (const name of [/^Every game/, /^How long/, /^What the British side lost/, /^What the American/]) {
      assert.ok(await page.getByRole('img', { name }).isVisible(), String(name));
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the report' }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'cowpens-otherwise.html');
    assert.match(readFileSync(await download.path(), 'utf8'), /<h1>Cowpens<\/h1>/);
    assert.deepEqual(complaints, []);
  });

  test('stopping keeps what is played, and going on does not play it again', async () => {
    const { page, complaints } = await site.page();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site.url()}#/lab/cowpens`);
    await choose(page, '500', 'random');
    await page.getByRole('button', { name: 'Fight them' }).click();
    await page.getByText(/^[1-9]\d* of 500 games, about/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText(/^Stopped after \d+ of 500 games/).waitFor();
    const kept = await gamesPlayed(page);
    assert.ok(kept > 0 && kept < 500);
    await page.getByText(new RegExp(`^Of ${kept} games? under`)).waitFor();
    await page.getByRole('button', { name: 'Fight them' }).click();
    await page.getByText(/^\d+ of 500 games/).waitFor();
    assert.ok((await gamesPlayed(page)) >= kept);
    await page.getByRole('button', { name: 'Stop' }).click();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(wide, 360, 'nothing sticks out of a telephone');
    assert.deepEqual(complaints, []);
  });

  test('both systems side by side on a phone: compared, in figures, and nothing overflows', async () => {
    const { page, complaints } = await site.page();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url()}#/lab/cowpens`);
    await choose(page, '20', 'random');
    await page.locator('.lab-systems').getByRole('checkbox', { name: 'Morschauser Meets MacDuff' }).check();
    await page.getByRole('button', { name: 'Fight them' }).click();
    await page.getByText('All 40 games are played.').waitFor();
    await page.getByText(/^Of 20 games under Morschauser Meets MacDuff the American side won/).waitFor();
    await page
      .getByText(/^The American side won \d+ % under American Legions and \d+ % under Morschauser/)
      .waitFor();
    await page.getByText('In figures').click();
    const table = page.getByRole('table', { name: /^Beside each other/ });
    for (const name of ['Won by the American side', 'Lost by the British side'])
      assert.ok(await table.getByRole('rowheader', { name }).isVisible(), name);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    assert.deepEqual(complaints, []);
  });

  test('a battle without history is fought too, under its own name', async () => {
    const { page } = await site.page();
    await page.goto(`${site.url()}#/battles`);
    await page.getByRole('button', { name: 'A pick-up game' }).click();
    const card = page.getByRole('article', { name: 'A pick-up game' });
    await card.getByRole('link', { name: 'Could it have gone otherwise?' }).click();
    await page.getByRole('heading', { level: 1, name: 'A pick-up game' }).waitFor();
  });

  test('an unknown battle is reported', async () => {
    const { page } = await site.page();
    await page.goto(`${site.url()}#/lab/agincourt`);
    await page.getByRole('heading', { name: 'There is no such battle here' }).waitFor();
  });
});
