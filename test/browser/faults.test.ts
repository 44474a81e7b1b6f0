import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sampleRecord, spoiled } from '../records.ts';
import { objections } from './axe.ts';
import { seatsOf } from './late.ts';
import { begin, endStep, untilAsked } from './person.ts';
import { useTestSite } from './testSite.ts';

describe('bad input and bad luck', () => {
  const site = useTestSite();

  test('a good record opens for replay and play; a damaged one is refused with its own sentence', async () => {
    const { page, complaints } = await site.page();
    await page.goto(`${site.url()}#/battles`);
    const record = sampleRecord();
    const choose = (name: string, text: string) =>
      page
        .getByLabel('Record file')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    for (const [name, text, says] of spoiled(record)) {
      await choose(name, text);
      const alert = page.getByRole('alert').filter({ hasText: `${name}:` });
      await alert.waitFor();
      const sentence = (await alert.textContent()) ?? '';
      assert.match(sentence, says);
      assert.match(sentence, /\.$/, 'a whole sentence');
      assert.doesNotMatch(sentence, /undefined|\[object|Error:|\{/, 'words, not code');
    }
    await choose('good.json', JSON.stringify(record));
    const now = await untilAsked(page);
    assert.equal(now.entry, record.entries.length);
    assert.deepEqual(complaints, []);
  });

  test('a link to a game that is not there, and an address that means nothing, say so', async () => {
    const { page } = await site.page();
    for (const id of ['gNoSuchGame', 'bNoSuchGame']) {
      await page.goto(`${site.url()}#/g/${id}`);
      const alert = page.getByRole('alert');
      await alert.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
      assert.match((await alert.getByRole('paragraph').first().textContent()) ?? '', /no (such )?game.*\.$/i);
      assert.deepEqual(await objections(page, 'body'), []);
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
      await page.getByRole('heading', { name: 'Choose a battle' }).waitFor();
    }
    const [seat] = await seatsOf(site.url(), sampleRecord());
    await page.goto(seat.slice(0, -4));
    await page.getByRole('link', { name: 'Watch the game' }).click();
    await page.getByRole('application').waitFor();
    await page.goto(`${site.url()}#/parade/ground`);
    await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
  });

  test('without a server the page says so and plays in the browser; a reload and a second tab lose nothing', async () => {
    const { page } = await site.page({ serverless: true });
    await begin(page, site.url(), { battle: 'Cowpens', side: 'British', against: 'A friend beside me' });
    const first = await untilAsked(page);
    await endStep(page);
    const second = await untilAsked(page, first);
    await page.reload();
    assert.deepEqual(await untilAsked(page), second);
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    assert.deepEqual(await untilAsked(tab), second);
    await endStep(page);
    const third = await untilAsked(page, second);
    assert.deepEqual(await untilAsked(tab, second), third);
    await tab.close();
    await page.goto(`${site.url()}#/battles`);
    await page.getByText('No server answers, so games are stored in this browser').waitFor();
    await page.goto(`${site.url()}#/games`);
    await page.getByRole('link', { name: 'Cowpens', exact: true }).click();
    assert.deepEqual(await untilAsked(page), third);
  });

  test('without a server the page does not offer a friend elsewhere', async () => {
    const { page } = await site.page({ serverless: true });
    await begin(page, site.url(), { battle: 'Cowpens', side: 'British', against: 'A friend elsewhere' });
    await page.getByRole('alert').getByText('A friend elsewhere can only join through a server').waitFor();
  });

  test('a server that stops behind the chooser: the page says so, and a battle can be fought in the browser', async () => {
    const { page } = await site.page();
    await page.goto(`${site.url()}#/battles`);
    await page.getByText('Games are stored on this server.').waitFor();
    await page.route('**/api/**', (route) => route.abort());
    const card = page.getByRole('article', { name: 'Cowpens' });
    await card.getByRole('radio', { name: 'A friend beside me' }).check();
    await card.getByRole('button', { name: 'Fight Cowpens' }).click();
    await card.getByRole('alert').getByText('The server cannot be reached').waitFor();
    await card.getByRole('button', { name: 'Play in this browser' }).click();
    assert.equal((await untilAsked(page)).banner, 'British');
  });

  test("all of many games are listed, and an older page's list loses none", async () => {
    const games = Array.from({ length: 21 }, (_, n) => ({
      ...{ id: `gKept${n}`, house: 'server', seats: [0], title: `Battle ${n}`, seen: n },
    }));
    const { page } = await site.page({ stored: { 'linstock.games': JSON.stringify(games) } });
    await page.goto(`${site.url()}#/games`);
    const listed = page.getByRole('grid', { name: 'My games' });
    await listed.getByRole('row').first().waitFor();
    assert.equal(await listed.getAttribute('aria-rowcount'), '21');
    assert.deepEqual(await objections(page, 'main'), []);
  });

  test('a game deleted elsewhere is reported as deleted', async () => {
    const { page } = await site.page();
    await begin(page, site.url(), { battle: 'Waxhaws', side: 'British', against: 'A friend beside me' });
    await untilAsked(page);
    const other = await page.context().newPage();
    await other.goto(`${site.url()}#/games`);
    await other.getByRole('button', { name: 'Delete Waxhaws' }).click();
    await other.getByRole('button', { name: 'Really delete Waxhaws' }).click();
    await page.getByRole('alert').getByText('deleted').waitFor();
  });
});
