import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { objections } from './axe.ts';
import { endStep, untilAsked } from './person.ts';
import { useTestSite } from './testSite.ts';

/** Begins a battle on empty ground. */
async function begin(page: Page, address: string, rules: string, title: string): Promise<void> {
  await page.goto(`${address}#/edit`);
  await page.getByLabel('Name', { exact: true }).fill(title);
  await page.getByRole('combobox', { name: 'Rules', exact: true }).selectOption({ label: rules });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
}

/** Draws something by the numbers of its points. */
async function draw(page: Page, tool: string, points: string): Promise<void> {
  await page.getByRole('button', { name: tool, exact: true }).click();
  await page.getByLabel(/^Points, as/).fill(points);
  await page.getByRole('button', { name: 'Draw it there' }).click();
}

/** Adds three regiments of three companies a side. */
async function addUnits(page: Page, units: number): Promise<void> {
  await page.getByRole('link', { name: 'Forces' }).click();
  for (const side of ['Red', 'Blue'])
    for (const name of ['2nd', '3rd', '4th']) {
      await page.getByRole('combobox', { name: 'Side', exact: true }).selectOption({ label: side });
      await page.getByLabel('Its name').fill(`${name} ${side}`);
      await page.getByRole('button', { name: 'Add it' }).click();
    }
  await page.getByText(`Blue (${units})`).waitFor();
}

/** Deletes the only copy that the browser has made, from the battle's own page. */
async function deleteCopy(page: Page, title: string): Promise<void> {
  await page.goto(new URL('#/edit', page.url()).href);
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  await page.context().setOffline(true);
  await page.getByText('Needs a connection.').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Delete the copy' }).last().click();
  await page.getByRole('button', { name: 'Delete it for all?' }).click();
  await page.getByText('is deleted. Its link no longer works.').waitFor();
}

describe('a battle made from nothing', () => {
  // The server counts the short links of a visitor.
  const site = useTestSite({ own: true });

  test('on hexes it is drawn, given troops, checked, asked of the lab, printed, and played by link', async () => {
    const { page, complaints, forgive } = await site.page({ viewport: { width: 1440, height: 900 } });
    await begin(page, site.url(), 'American Legions (hexes)', 'The brickworks');
    const good = page.getByText('American Legions can fight this battle.');
    await good.waitFor();
    await page.getByRole('link', { name: 'Ground', exact: true }).click();
    await draw(page, 'Contour', '500,600 1100,600 1100,900 500,900');
    await draw(page, 'Road', '800,0 800,1400');
    await page.getByRole('button', { name: 'Wood', exact: true }).click();
    const board = await page.locator('.making-board').boundingBox();
    assert.ok(board);
    for (const [x, y] of [
      [0.2, 0.2],
      [0.35, 0.2],
      [0.3, 0.35],
    ] as const)
      await page.mouse.click(board.x + board.width * x, board.y + board.height * y);
    await page.keyboard.press('Enter');
    await page.getByText('On the ground (3)').waitFor();
    await page.locator('.making-hex title', { hasText: 'light-wood' }).first().waitFor({ state: 'attached' });
    await page.keyboard.press('Control+z');
    await page.getByText('On the ground (2)').waitFor();
    await page.keyboard.press('Control+Shift+z');
    await page.getByText('On the ground (3)').waitFor();
    await addUnits(page, 15);
    await page.getByRole('link', { name: 'Goals and turns' }).click();
    await page.locator('summary', { hasText: /^Turns$/ }).click();
    await page.getByLabel('Turns', { exact: true }).fill('5');
    await page.getByLabel('Turns', { exact: true }).blur();
    await good.waitFor();
    assert.deepEqual(await objections(page, 'body'), []);
    await page.getByRole('link', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Ask the lab' }).click();
    await page.getByText(/^\d+ of 100 games/).waitFor();
    await page.getByRole('button', { name: 'Stop here' }).click();
    await page.getByRole('button', { name: 'Ask the lab' }).waitFor();
    const map = page.waitForEvent('download', (file) => file.suggestedFilename().endsWith('.tmj'));
    await page.getByRole('button', { name: 'Save for Tiled' }).click();
    const { layers } = JSON.parse(await readFile(await (await map).path(), 'utf8')) as { layers: unknown[] };
    assert.ok(layers.length > 1, 'the map has layers for ground and units');
    await page.getByRole('button', { name: 'Make a short link' }).click();
    const short = page.getByRole('link', { name: /\/b\/[0-9A-Z]{8}$/ });
    const shortLink = (await short.getAttribute('href')) ?? '';
    for (let made = 1; made < 20; made++) {
      await page.getByRole('button', { name: 'Make a short link' }).click();
      await page.getByRole('button', { name: 'Delete the copy' }).nth(made).waitFor();
    }
    await page.getByRole('button', { name: 'Make a short link' }).click();
    await page.getByText('You have made 20 short links today. Copy the long link, or try').waitFor();
    assert.deepEqual(
      complaints.filter((each) => !each.includes('429')),
      [],
    );
    forgive();
    await page.getByRole('link', { name: 'Print it' }).click();
    await page.getByRole('heading', { name: 'The brickworks on paper' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.waitForURL(/#\/b\//);
    await page.getByRole('heading', { name: 'The brickworks' }).waitFor();
    const link = page.url();
    const friend = await site.page({ of: 'second' });
    await friend.page.goto(link);
    await friend.page.getByLabel('A friend beside me').check();
    await friend.page.getByRole('button', { name: 'Play it' }).click();
    await friend.page.waitForURL(/#\/g\//);
    await untilAsked(friend.page);
    await endStep(friend.page);
    await friend.page.goto(shortLink);
    await friend.page.getByRole('heading', { name: 'The brickworks' }).waitFor();
    await friend.page.getByRole('button', { name: 'Play it' }).waitFor();
    assert.deepEqual([...complaints, ...friend.complaints], []);
    await deleteCopy(page, 'The brickworks');
    await friend.page.reload();
    await friend.page.getByText('This battle is gone: its maker has deleted the copy.').waitFor();
  });

  test('on a table it has a wood, a road, a hill and units, and is played', async () => {
    const { page, complaints } = await site.page({ viewport: { width: 390, height: 844 } });
    await begin(page, site.url(), 'Morschauser Meets MacDuff (a table)', 'The mill');
    await page.getByText('Morschauser Meets MacDuff can fight this battle.').waitFor();
    await page.getByRole('link', { name: 'Ground', exact: true }).click();
    await draw(page, 'Woods', '10,20 20,20 20,28');
    await draw(page, 'Road', '36,0 36,48');
    await draw(page, 'Hill', '40,20 50,20 50,28');
    await page.getByText('On the ground (3)').waitFor();
    await addUnits(page, 11);
    await page.getByText('Morschauser Meets MacDuff can fight this battle.').waitFor();
    assert.deepEqual(await objections(page, 'body'), []);
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByLabel('A friend beside me').check();
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.waitForURL(/#\/g\//);
    await untilAsked(page);
    assert.deepEqual(complaints, []);
  });
});
