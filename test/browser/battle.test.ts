import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { clickOn } from './clicker.ts';
import { launchBrowser, openPage } from './launch.ts';
import { begin, endStep, untilAsked } from './person.ts';
import { dataFolder, type RunningServer, startServer } from './server.ts';

const linstock = join(import.meta.dirname, '..', '..', 'apps', 'cli', 'bin', 'linstock.mjs');

describe('a whole battle of Cowpens, clicked to its end against captain', () => {
  const data = dataFolder();
  let browser: Browser;
  let server: RunningServer | undefined;
  before(async () => {
    browser = await launchBrowser();
    server = await startServer(data.path);
  });
  after(async () => {
    await browser.close();
    await server?.stop('SIGKILL');
    data.remove();
  });

  test('the server is killed in the middle, the page goes on by itself, and the record holds', async () => {
    const url = server?.url ?? '';
    const { page, complaints } = await openPage(browser);
    await begin(page, url, { battle: 'Cowpens', side: 'American', against: 'Machine' });
    const middle = await clickOn(page, 'first half', (now) => now.entry > 60 && now.end !== null);
    assert.ok(!middle.over, 'the battle is long enough to be interrupted');
    server = await killAndRestart(page, server, () => endStep(page));
    const after = await untilAsked(page, middle);
    assert.ok(after.entry > middle.entry, 'what was clicked while there was no server is not lost');
    const end = await clickOn(page, 'second half', () => false);
    assert.match(end.prompt, /(have won|draw).*AL-9/);
    await page.getByRole('button', { name: 'Dice', exact: true }).click();
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page.getByText(/All \d+ throws in \d+ entries follow from the secret published/).waitFor();
    const saved = await savedRecord(page);
    const { status, stdout } = spawnSync(process.execPath, [linstock, 'verify', saved], { encoding: 'utf8' });
    assert.match(stdout, /holds: \d+ entries.*\nAll \d+ throws were recomputed/);
    assert.equal(status, 0);
    assert.deepEqual(
      complaints.filter((each) => !isLostLine(each)),
      [],
    );
  });
});

/** Ends the server as a power cut would and starts it again where it was; the page is seen to notice, and clicks go on. */
async function killAndRestart(
  page: Page,
  server: RunningServer | undefined,
  meanwhile: () => Promise<void>,
): Promise<RunningServer> {
  assert.ok(server);
  await server.stop('SIGKILL');
  const banner = page.getByText('The line to the judge is lost');
  await banner.waitFor();
  await meanwhile();
  const again = await startServer(server.data, Number(new URL(server.url).port));
  await banner.waitFor({ state: 'detached' });
  return again;
}

async function savedRecord(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  return download.path();
}

/** What the browser itself says while there is no server. */
function isLostLine(complaint: string): boolean {
  return /WebSocket|ERR_CONNECTION_REFUSED/.test(complaint);
}
