import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { sampleRecord } from '../records.ts';
import { openBattle } from './openBattle.ts';
import { pressUntil, untilEntry } from './person.ts';
import type { PageWish } from './sharedPages.ts';
import { useTestSite } from './testSite.ts';

describe('the game screen, by clicking', () => {
  const site = useTestSite();

  /** A battle of Cowpens for two players at one screen, from the chooser. */
  async function hotSeat(wish: PageWish) {
    const { page, complaints } = await site.page(wish);
    await page.goto(`${site.server().url}/#/battles`);
    await page.getByText('A friend beside me').first().click();
    await page.getByRole('button', { name: 'Fight Cowpens' }).click();
    await prompt(page).filter({ hasText: 'British fire' }).waitFor();
    return { page, complaints };
  }

  test('a volley: pick a gun, see exact odds, throw, and find it in the log', async () => {
    // A window high enough that the card's buttons are not fixed at its foot; a page whose reckoner is not loaded yet.
    const { page, complaints } = await hotSeat({ viewport: { width: 1280, height: 1300 }, reloaded: true });
    const reckoner = Promise.withResolvers<void>();
    await page.route('**/consequences.worker*', async (route) => {
      await reckoner.promise;
      await route.continue();
    });
    await page
      .getByRole('region', { name: 'Actions' })
      .getByRole('button', { name: '1st Royal Artillery gun' })
      .click();
    await page.locator('.choice-list button').first().click();
    const card = page.getByRole('region', { name: 'Odds' });
    const shares = await card.locator('.odds-table td:nth-child(3)').allInnerTexts();
    const fractions = await card.locator('.odds-table td:nth-child(4)').allInnerTexts();
    const inTheHundred = fractions.map((fraction) => {
      const [ways, of] = fraction.split(' in ').map(Number);
      return ((100 * (ways ?? 0)) / (of ?? 0)).toFixed(1);
    });
    assert.deepEqual(
      shares.map((share) => share.replace(/\s%/, '')),
      inTheHundred,
    );
    assert.match(
      await card
        .getByRole('button', { name: /^Rule / })
        .first()
        .innerText(),
      /^AL-/,
    );
    const line = card.locator('.then-line');
    assert.equal(await line.innerText(), 'What follows: reckoning …');
    // The second half of a double click on the control that opened the card cannot press it.
    const throwing = card.getByRole('button', { name: 'Throw the dice', disabled: false });
    await throwing.hover();
    const before = await throwing.boundingBox();
    await page.mouse.down();
    reckoner.resolve();
    // Consequences that are found while the button is pressed do not move it away.
    await page.getByRole('region', { name: 'What follows' }).waitFor();
    assert.deepEqual(await throwing.boundingBox(), before);
    const likeliest = await card.locator('.then dd .figure').first().innerText();
    assert.match(await line.innerText(), new RegExp(`^What follows: .* ${likeliest}`));
    await page.mouse.up();
    await page
      .getByRole('region', { name: 'Dice' })
      .getByRole('img', { name: /^die: [1-6]/ })
      .first()
      .waitFor();
    await page
      .getByRole('region', { name: 'Log' })
      .getByText(/fires? on/)
      .first()
      .waitFor();
    assert.deepEqual(complaints, []);
  });

  test('an illegal action is refused with its clause, and nothing is sent', async () => {
    // Choices that earlier tests made in the text view remain.
    const { page } = await site.page({ reloaded: true });
    await openBattle(page, site.url(), { battle: 'Cowpens' });
    await page
      .getByRole('region', { name: 'Actions' })
      .getByRole('button', { name: '1st Royal Artillery gun' })
      .click();
    await page.keyboard.press('j');
    const pieces = page.getByRole('table', { name: 'Pieces' });
    await pieces.getByRole('button', { name: '2d company of the 3d Continental Dragoons' }).click();
    const toast = page.locator('.toast');
    await toast.waitFor();
    assert.match(await toast.innerText(), /AL-\d/);
    assert.equal(await page.locator('.scrubber-at').count(), 0);
  });

  test('an order is given, taken back, given again; a reload continues; the replay looks back', async () => {
    const { page, complaints } = await site.page();
    await openBattle(page, site.url(), { battle: 'Cowpens' });
    await pressUntil([page], { place: '.prompt-sentence', says: /Give orders/ }, [
      '.odds-card .button-main',
      '.prompt-end',
      '.actions button',
    ]);
    const entry = async () => Number(await page.locator('.scrubber-at').innerText());
    const first = await entry();
    // Dice were thrown before, and a regiment that has routed has no order. So any free one is used.
    const free = page.getByRole('button', { name: /: Move$/, disabled: false }).first();
    await enemyCardInView(page);
    const name = await free.evaluate((button) => button.getAttribute('aria-label') ?? '');
    const move = page.getByRole('button', { name, exact: true });
    await move.click();
    // Entries of the record: the order, its taking back, the order again. Each is waited for: a key too early means nothing.
    await untilEntry(page, first + 1);
    await page.keyboard.press('u');
    await untilEntry(page, first + 2);
    // An entry that was taken back has no tick in the replay. Stepping on from the present does not show it either.
    await page.getByRole('button', { name: 'One entry on' }).click();
    assert.equal(await page.getByText('Looking back').count(), 0);
    await move.click();
    await untilEntry(page, first + 3);
    await page.reload();
    await prompt(page).filter({ hasText: 'Give orders' }).waitFor();
    assert.equal(await entry(), first + 3);
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.getByText('Looking back').waitFor();
    assert.equal(await page.getByRole('region', { name: 'Actions' }).count(), 0);
    await page.getByRole('button', { name: 'To the present' }).click();
    await prompt(page).filter({ hasText: 'Give orders' }).waitFor();
    assert.deepEqual(complaints, []);
  });

  test('the record has one place for its commands, and the seat and the settings lead to it', async () => {
    const { page, complaints } = await site.page();
    await page.setViewportSize({ width: 1440, height: 900 });
    await openBattle(page, site.url(), { battle: 'Cowpens' });
    for (const panel of ['Your seat', 'Settings']) {
      await page.getByRole('button', { name: panel, exact: true }).click();
      assert.equal(await page.getByRole('button', { name: 'Save the record' }).count(), 0, panel);
      await page.getByRole('button', { name: 'Save, open, link or play on from the record' }).click();
      const commands = page.getByRole('region', { name: 'The record' });
      await commands.getByRole('button', { name: 'Save the record' }).waitFor();
      for (const name of ['Play on from here', 'Copy a link to it', 'Share and embed'])
        assert.equal(await commands.getByRole('button', { name }).count(), 1, name);
      assert.equal(await commands.getByRole('link', { name: 'Open another' }).count(), 1);
    }
    assert.deepEqual(complaints, []);
  });

  test('a phone shows the card with its button on the screen', async () => {
    const { page } = await hotSeat({ of: 'phone' });
    await page
      .getByRole('region', { name: 'Actions' })
      .getByRole('button', { name: '1st Royal Artillery gun' })
      .tap();
    await page.locator('.choice-list button').first().tap();
    const fire = page.getByRole('button', { name: 'Throw the dice' });
    await fire.waitFor();
    const box = await fire.boundingBox();
    assert.ok(box && box.y + box.height <= 844 && box.height >= 44, JSON.stringify(box));
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  });

  test('a file that is no record is refused with a sentence that says what it is', async () => {
    const { page, complaints } = await site.page();
    await page.goto(`${site.server().url}/#/battles`);
    const record = sampleRecord();
    const otherGround = { ...record, battle: { ...record.battle, hash: '0'.repeat(64) } };
    const rows: readonly (readonly [string, string | Buffer, RegExp])[] = [
      ['letter.json', '{"dear":"sir"}', /letter\.json: This is no game record/],
      [
        'mine.tmj',
        '{"type":"map","layers":[]}',
        /This is a map of Tiled and no game record\. Fight on it with/,
      ],
      ['mine.tmx', '<?xml version="1.0"?><map/>', /is a map in XML \(TMX\); expected a game record/],
      [
        'games.zip',
        Buffer.of(0x50, 0x4b, 3, 4, 0),
        /is a zip archive; expected a game record .* Unpack it first/,
      ],
      ['empty.json', '', /empty\.json: This file is empty/],
      ['cut.json', JSON.stringify(record).slice(0, -9), /This is not JSON, or not all of it/],
      ['deep.json', `${'['.repeat(9999)}${']'.repeat(9999)}`, /lists in lists more than 64 deep/],
      ['half.json', JSON.stringify({ ...record, players: ['\ud800', null] }), /whole characters/],
      ['proto.json', '{"__proto__":{"format":"linstock-game/1"}}', /This is no game record/],
      [
        'ground.json',
        JSON.stringify(otherGround),
        /that map belongs to it: .*linstock replay RECORD --map MAP/,
      ],
    ];
    for (const [name, content, says] of rows) {
      const file = { name, mimeType: 'application/json', buffer: Buffer.from(content as string) };
      await page.getByLabel('Record file').setInputFiles(file);
      await page.getByRole('alert').getByText(says).waitFor();
      await page.getByRole('alert').getByText(`${name}: `).waitFor();
    }
    const saved = Buffer.from(`\ufeff${JSON.stringify(record)}`, 'utf16le');
    await page
      .getByLabel('Record file')
      .setInputFiles({ name: 'wide.json', mimeType: 'application/json', buffer: saved });
    await page.waitForURL(/#\/g\//);
    assert.deepEqual(complaints, []);
  });

  test('the ready reckoner reads real dice', async () => {
    const { page } = await site.page();
    await page.goto(`${site.server().url}/#/reckoner`);
    await page.getByLabel(/Real dice/).fill('6');
    const result = page.getByRole('region', { name: 'The odds' }).getByRole('status');
    await result.getByRole('img', { name: 'die: 6' }).waitFor();
    await page.getByLabel(/Real dice/).fill('9');
    await result.getByText('from 1 to 6').waitFor();
  });
});

/** With a unit chosen, clicks an enemy unit: its card is in view, and no order is given. */
async function enemyCardInView(page: Page): Promise<void> {
  const field = page.getByRole('application');
  // By key, because a press of the mouse would hold the column still for a moment.
  await page.getByRole('region', { name: 'Actions' }).getByRole('button').first().press('Enter');
  const enemy = field.locator('[data-piece][aria-label*="American"]').last();
  const name = ((await enemy.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await enemy.click();
  const card = page.getByRole('region', { name, exact: true });
  await card.waitFor();
  await page.waitForFunction((label) => {
    const box = document.querySelector(`section[aria-label="${CSS.escape(label)}"]`)?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  }, name);
  await card.getByRole('button', { name: 'Close the card' }).click();
}

const prompt = (page: Page) => page.locator('.prompt-sentence');
