/**
 * Two people in two browsers at two nodes, which share a PostgreSQL and a NATS, fight a battle to its end. A machine
 * in each page answers for its player. One of them is offline for a while, the other goes on on another device. Skipped if no
 * PostgreSQL or NATS is found.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { NO_POSTGRES, newPostgres } from '../../../apps/server/test/postgres.ts';
import { freePort, Nats } from '../../soak/chaos/nats.ts';
import { launchBrowser, openPage } from '../launch.ts';
import { begin, type Start } from '../person.ts';
import { dataFolder, startServer } from '../server.ts';

/** The battles, and the entries after which something happens to their players. */
const BATTLES: readonly (Start & { readonly entries: number })[] = [
  { battle: 'Waxhaws', side: 'British', against: 'A friend elsewhere', entries: 12 },
];

/** Milliseconds for which a browser is offline. */
const AWAY_MS = 10_000;

/** Milliseconds that a battle may take on the busiest machine. */
const LONGEST_MS = 1_500_000;

const HAS_NATS = spawnSync('nats-server', ['--version']).error === undefined;

describe('two browsers at two nodes', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());

  for (const start of BATTLES)
    test(`${start.battle} to the end, with one offline and one on another device`, async (t) => {
      const database = await newPostgres(t);
      if (database === null) return t.skip(NO_POSTGRES);
      if (!HAS_NATS) return t.skip('no nats-server is found on this machine');
      const nats = new Nats(await freePort());
      nats.start();
      const folders = [dataFolder(), dataFolder()];
      const env = { DATABASE_URL: database, NATS_URL: `nats://127.0.0.1:${nats.port}` };
      const nodes = [];
      for (const { path } of folders) nodes.push(await startServer(path, 0, false, env));
      try {
        const [here, there] = nodes.map(({ url }) => url);
        await fight(browser, start, `${here}/`, `${there}/`);
      } finally {
        for (const node of nodes) await node.stop('SIGKILL');
        await nats.kill();
        for (const folder of folders) folder.remove();
      }
    });
});

/** Fights a battle whose players are at the nodes `here` and `there`. */
async function fight(
  browser: Browser,
  start: (typeof BATTLES)[number],
  here: string,
  there: string,
): Promise<void> {
  const mine = await openPage(browser);
  await begin(mine.page, here, start);
  const link = await mine.page.getByRole('textbox', { name: / player/ }).inputValue();
  await mine.page.getByRole('link', { name: 'To the table' }).click();
  const theirs = await openPage(browser);
  await theirs.page.goto(link.replace(here, there));
  await Promise.all([mine, theirs].map(({ page }) => letPlay(page)));

  await untilPlayed(mine.page, start.entries);
  await mine.page.context().setOffline(true);
  await mine.page.getByText(/^You’re offline\./).waitFor();
  await mine.page.waitForTimeout(AWAY_MS);
  await mine.page.context().setOffline(false);
  await mine.page.getByText(/^You’re offline\./).waitFor({ state: 'detached' });

  await untilPlayed(theirs.page, 2 * start.entries);
  await theirs.page.getByRole('button', { name: 'Your seat' }).click();
  const seat = theirs.page.getByRole('complementary', { name: 'Your seat' });
  // The battle waits for this side until it is played on the other device.
  await seat.getByRole('button', { name: 'Play on myself' }).click();
  await seat.getByRole('button', { name: 'Make a link' }).click();
  const moved = await seat.getByRole('textbox', { name: 'Link for the other device' }).inputValue();
  const other = await openPage(browser);
  await other.page.goto(moved.replace(there, here));
  await other.page.getByRole('button', { name: 'Take the seat along' }).click();
  await other.page.getByRole('application').waitFor();
  await theirs.page.context().close();
  await letPlay(other.page);

  const ends = await Promise.all([mine, other].map(({ page }) => verdictOf(page)));
  assert.equal(ends[0], ends[1], 'both read the same end');
  const id = /#\/g\/([\w-]+)/.exec(mine.page.url())?.[1] ?? '';
  const records = await Promise.all(
    [here, there].map(async (url) => (await fetch(`${url}api/games/${id}/record`)).json()),
  );
  assert.deepEqual(records[0], records[1], 'both nodes have the same record');
  assert.deepEqual(
    [...mine.complaints, ...other.complaints].filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each)),
    [],
  );
}

/** Has a machine in the page answer for its player. */
async function letPlay(page: Page): Promise<void> {
  await page.getByRole('application').waitFor();
  await page.getByRole('button', { name: 'Your seat' }).click();
  const seat = page.getByRole('complementary', { name: 'Your seat' });
  await seat.getByRole('combobox', { name: 'Level' }).selectOption('beginner');
  await seat.getByRole('button', { name: /^A machine plays the/ }).click();
  await page.keyboard.press('Escape');
}

/** Waits until a page has a number of entries. */
async function untilPlayed(page: Page, entries: number): Promise<void> {
  await page.waitForFunction(
    (n) => Number(document.querySelector('.scrubber-at')?.textContent ?? 0) >= n,
    entries,
    { timeout: LONGEST_MS, polling: 200 },
  );
}

/** The verdict, once the battle is over. */
async function verdictOf(page: Page): Promise<string> {
  const prompt = page.getByRole('region', { name: 'What is asked' });
  await prompt.getByText('The end').waitFor({ timeout: LONGEST_MS });
  return prompt.locator('.prompt-sentence').innerText();
}
