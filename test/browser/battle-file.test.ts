import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { packBattle, writeBattleFile } from '@linstock/battles/file';
import { fileOfBattle } from '@linstock/editor';
import { objections } from './axe.ts';
import { openPage } from './launch.ts';
import { atRest } from './layout.ts';
import { endStep, untilAsked } from './person.ts';
import { setUpBrowser, useTestSite } from './testSite.ts';

const NOW = '2026-11-29T10:00:00Z';

describe('a battle file in the page', () => {
  const site = useTestSite();
  /** A film needs the ground painted. */
  const engraving = setUpBrowser({ engraved: true });

  test('a battle from a file or a link is fought in the page, goes on after a reload, and a cut link says so', async () => {
    const { page, complaints } = await openPage(engraving());
    await page.goto(`${site.url()}#/battles`);
    const file = {
      ...(await fileOfBattle('cowpens', NOW)),
      id: 'own-q7k2m4xd',
      title: 'Cowpens in the snow',
    };
    const buffer = Buffer.from(writeBattleFile(file));
    await page
      .getByLabel('Record file')
      .setInputFiles({ name: 'snow.linstock.json', mimeType: 'application/json', buffer });
    await page.getByRole('heading', { name: 'Cowpens in the snow' }).waitFor();
    assert.match(page.url(), /#\/b\/1\./);
    await page.getByText('American Legions can fight this battle.').waitFor();
    await page.getByLabel('Flintlock').check();
    await page.getByText('Flintlock can fight this battle.').waitFor();
    assert.deepEqual(await objections(page, 'body'), []);
    await page.getByLabel('A friend beside me').check();
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.waitForURL(/#\/g\//);
    await untilAsked(page);
    await endStep(page);
    const before = await untilAsked(page);
    await page.reload();
    assert.equal((await untilAsked(page)).entry, before.entry);
    await page.getByText('Cowpens in the snow').first().waitFor();
    await page.getByRole('button', { name: 'Dice', exact: true }).click();
    const saved = page.waitForEvent('download', (file) => file.suggestedFilename().endsWith('.webm'));
    await page.getByRole('button', { name: 'Save a film' }).click();
    const film = await readFile(await (await saved).path());
    assert.deepEqual([...film.subarray(0, 4)], [0x1a, 0x45, 0xdf, 0xa3], 'the file begins as WebM does');
    await page.keyboard.press('Escape');
    const link = await packBattle(file);
    await page.goto(`${site.url()}#/b/${link.slice(0, -10)}`);
    await page.getByRole('alert').getByText('This link was cut short or changed on its way.').waitFor();
    assert.deepEqual(complaints, []);
  });

  test('a copy of a battle is changed in the editor, checked at once, undone, kept, and fought', async () => {
    const { page, complaints } = await site.page({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.url()}#/edit`);
    await page.getByRole('button', { name: /^Waxhaws/ }).click();
    const good = page.getByText('American Legions can fight this battle.');
    await good.waitFor();
    await page.getByText(/^British \(/).click();
    const unit = page.locator('.making-row').first();
    const name = (await unit.textContent()) ?? '';
    await unit.click();
    const place = page.getByText(/^In hex \d{4}/);
    const before = await place.textContent();
    await page.getByRole('button', { name: 'NE', exact: true }).click();
    await page.getByText(before ?? '').waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+z');
    await page.getByText(before ?? '').waitFor();
    await page.getByRole('status').getByText(`Undone: ${name} moved`).waitFor();

    const hex = (await place.textContent())?.match(/\d{4}/)?.[0] ?? '';
    await page.getByRole('link', { name: 'Ground', exact: true }).click();
    await page.getByRole('button', { name: 'Hex', exact: true }).click();
    await page.getByLabel('closed to all').check();
    await page.getByRole('textbox', { name: 'Hex' }).fill(hex);
    await page.getByRole('button', { name: 'Lay it there' }).click();
    await page.getByText(/which no unit may enter/).waitFor();
    await page
      .locator('[data-finding]', { hasText: /which no unit may enter/ })
      .getByRole('button', { name: /^Go to/ })
      .click();
    await page.locator('[data-part=edited-hex]:focus').waitFor();
    assert.equal(await page.getByRole('textbox', { name: 'Hex' }).inputValue(), hex);
    await page.getByRole('button', { name: 'Play it' }).click();
    await page
      .getByRole('alert')
      .getByText(/which no unit may enter/)
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await good.waitFor();
    await page.getByLabel('Name of the battle').fill('Waxhaws by night');
    await page.getByLabel('Name of the battle').blur();
    assert.deepEqual(await objections(page, 'body'), []);
    await page.reload();
    await good.waitFor();
    assert.equal(await page.getByLabel('Name of the battle').inputValue(), 'Waxhaws by night');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('status').getByText('Undone: The battle named').waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('status').getByText('Done again: The battle named').waitFor();

    await page.getByRole('link', { name: 'Forces' }).click();
    const enemies = page.locator('.making-unit.side-1');
    // The board takes another size when its tools go.
    await atRest(page);
    await page.locator('.making-unit.side-0').first().hover({ force: true });
    await page.mouse.down();
    await enemies.first().hover({ force: true });
    // Where it may stand is shown while it is in hand, and that it may not stand here.
    await page.locator('.making-in-hand.making-not-here').waitFor();
    assert.ok(Number(await page.locator('.making-open').getAttribute('data-places')) > 0);
    await page.mouse.up();
    await page.locator('.making-open').waitFor({ state: 'detached' });
    const popover = page.getByRole('alert').getByText(/An enemy company stands in that hex\. \(AL-6\.4a\)/);
    await popover.waitFor();
    await page.getByRole('button', { name: /^Put it in \d{4}/ }).click();
    await popover.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page
      .getByRole('status')
      .getByText(/^Undone: .* moved$/)
      .waitFor();
    await good.waitFor();
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('heading', { name: 'Waxhaws by night' }).waitFor();
    await page.getByText('American Legions can fight this battle.').waitFor();
    assert.deepEqual(complaints, []);
  });
});
