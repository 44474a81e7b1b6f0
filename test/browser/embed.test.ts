/** A battle inside another site (check 25 of the pictures of the service). */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import type { Frame, Page } from 'playwright-core';
import { sampleRecord } from '../records.ts';
import { objections } from './axe.ts';
import { openPage } from './launch.ts';
import { useTestSite } from './testSite.ts';

const STUDY = new URL('../../games/lessons/src/studies/cowpens.json', import.meta.url);

const NOTHING_STORED = { local: [], session: [], databases: [], caches: [], cookie: '' };

/** Everything that a frame has stored, except the settings of the page. */
function storedIn(frame: Frame) {
  return frame.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => key !== 'linstock.settings'),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: (await globalThis.caches?.keys()) ?? [],
    cookie: document.cookie,
  }));
}

describe('a battle inside another site', () => {
  const site = useTestSite();
  let html = '';
  const club = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(html));
  before(() => new Promise<void>((done) => club.listen(0, '127.0.0.1', done)));
  after(() => club.close());

  /** Brings a battle under way to the server; its id. */
  async function broughtGame(): Promise<string> {
    const reply = await fetch(`${site.url()}api/games/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ record: sampleRecord(30) }),
    });
    return /"id":"([^"]+)"/.exec(await reply.text())?.[1] ?? assert.fail('no game was made');
  }

  /** The club's page with this address in a frame. It has another name, so it is another site to the browser. */
  async function framed(page: Page, path: string, width: number): Promise<Frame> {
    html = `<!doctype html><title>Club</title><iframe src="${site.url()}${path}" width="${width}" height="540"></iframe>`;
    await page.goto(`http://localhost:${(club.address() as AddressInfo).port}/`);
    return page.frames()[1] ?? assert.fail('there is no frame');
  }

  test('it plays by keyboard at 320 and 820 px, waits for its reader, sets no cookie and stores nothing', async () => {
    const game = await broughtGame();
    const { page, complaints } = await openPage(site.browser());
    // Cookies that the test itself would store are left out.
    const cookies: string[] = [];
    page.on('response', async (reply) => {
      if ((await reply.headerValue('set-cookie')) !== null) cookies.push(reply.url());
    });
    for (const width of [320, 820]) {
      const frame = await framed(page, `embed/g/${game}#e=5`, width);
      const shown = frame.getByRole('slider', { name: 'Entry shown' });
      await shown.waitFor({ state: 'attached' });
      const first = await shown.inputValue();
      await frame.getByRole('button', { name: 'Play', exact: true }).focus();
      assert.equal(await shown.inputValue(), first, 'it does not start by itself');
      await page.keyboard.press('ArrowRight');
      await frame.waitForFunction((n) => document.querySelector('input')?.value !== n, first);
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
      await page.keyboard.press('Space');
      await frame.waitForFunction(() => Number(document.querySelector('input')?.value) >= 2);
      assert.equal(await frame.getByRole('region', { name: 'Log' }).isVisible(), width >= 560);
      assert.equal(await frame.locator('.embed-players').isVisible(), width >= 400);
      const scrolled = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(scrolled <= 0, `${width} px: nothing is cut off`);
      assert.deepEqual(await storedIn(frame), NOTHING_STORED);
    }
    const frame = await framed(page, 'embed/s/cowpens#c=5', 320);
    await frame.getByRole('region', { name: 'A question' }).waitFor();
    assert.deepEqual(await storedIn(frame), NOTHING_STORED);
    const spilt = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(spilt <= 0, 'at 320 px nothing is cut off');
    assert.ok(await page.evaluate(() => document.activeElement === document.body), 'it takes no focus');
    assert.deepEqual(cookies, []);
    assert.deepEqual(await page.context().cookies(), []);
    assert.deepEqual(complaints, []);
  });

  test('a study is read, answered, framed and printed; a copy of it gets a question and a variation', async () => {
    const { page, complaints } = await openPage(site.browser());
    await page.goto(`${site.url()}#/study/cowpens`);
    await page.getByRole('navigation', { name: 'Chapters' }).getByText('The line turns about').click();
    const question = page.getByRole('region', { name: 'A question' });
    await question.getByText('What do you order?').waitFor();
    assert.equal(await question.getByText(/%$/).count(), 0, 'no share is in the page before the answer');
    await question.getByRole('button', { name: /^Send Washington in at once/ }).click();
    await question.getByRole('status').getByText('Best.').waitFor();

    await page.getByRole('button', { name: 'Make my own of it' }).click();
    await page.waitForURL(/study\/own-/);
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    const writing = page.getByRole('complementary', { name: 'Writing' });
    await writing.getByRole('button', { name: 'Ask the reader here' }).click();
    await writing.getByLabel('The question', { exact: true }).fill('Whose hill is it?');
    await writing.getByLabel('It says').first().fill('Morgan’s');
    const { records } = JSON.parse(await readFile(STUDY, 'utf8')) as { records: Record<string, unknown> };
    const buffer = Buffer.from(JSON.stringify(Object.values(records)[0]));
    await writing
      .getByLabel(/^Add one at entry/)
      .setInputFiles({ name: 'played-on.json', mimeType: 'application/json', buffer });
    await writing.getByLabel(/^Variation at entry/).fill('Had they waited');
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await question.getByRole('button', { name: 'Morgan’s' }).click();
    await page.getByRole('button', { name: 'Had they waited' }).click();
    await page.getByRole('heading', { name: 'Had they waited' }).waitFor();
    await page.getByRole('button', { name: 'Back to the chapter' }).click();

    // The code for another site leads to a copy on the server, so that it is short.
    await page.getByRole('button', { name: 'Copy code for another site' }).click();
    const copies = page.getByRole('link', { name: /\/s\/[0-9A-Z]{8}$/ });
    const code = ((await copies.first().textContent()) ?? '').slice(-8);
    await page.getByRole('button', { name: 'Copy code for another site' }).click();
    await page.getByText(/^The code is copied \(\d{3} characters\)\.$|^This browser does not let/).waitFor();
    assert.equal(await copies.count(), 1, 'the same study has one copy');
    const own = await framed(page, `embed/s/${code}`, 320);
    await own.getByText('Cowpens, move by move, my copy').first().waitFor();

    await page.goto(`${site.url()}#/study/cowpens/print`);
    await page.getByRole('main', { name: 'What will be printed' }).getByText('Answers').waitFor();
    assert.deepEqual(await objections(page, 'body'), []);
    const frame = await framed(page, 'embed/s/cowpens#c=5', 320);
    await frame.getByRole('region', { name: 'A question' }).waitFor();
    assert.deepEqual(complaints, []);
  });

  test('a game that is not there says so, with the link to Linstock; the table itself may not be framed', async () => {
    const { page } = await openPage(site.browser());
    const frame = await framed(page, 'embed/g/nothing', 820);
    await frame.getByText('This game is private or was deleted.').waitFor();
    assert.equal(
      await frame.getByRole('link', { name: 'Open in Linstock' }).getAttribute('href'),
      `${site.url()}#/g/nothing`,
    );
    const refused = page.waitForEvent('console', (line) => line.text().includes('frame-ancestors'));
    await framed(page, '', 820);
    await refused;
    assert.equal(await page.frames()[1]?.locator('#root').count(), 0);
  });
});
