import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPage } from '../launch.ts';
import { begin, endStep, untilAsked, untilEntry } from '../person.ts';
import { useTestSite } from '../testSite.ts';

const COWPENS = { battle: 'Cowpens', side: 'British' };

/** Waits until the browser has stored the page for use without a server. */
const untilKept = (page: Page) =>
  page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

describe('the server is away', () => {
  const site = useTestSite();

  test('a page that was opened once opens again, and a battle against the machine is begun and goes on in it', async () => {
    const { page } = await openPage(site.browser(), { serviceWorkers: 'allow' });
    await page.goto(`${site.url()}#/battles`);
    await page.getByText('Games are kept on this server').waitFor();
    await untilKept(page);
    await site.cut();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('No server answers, so games are stored in this browser').waitFor();
    await begin(page, site.url(), { ...COWPENS, against: 'Machine, easy' });
    const { entry } = await untilAsked(page);
    await endStep(page);
    await untilEntry(page, entry + 1);
    const { href } = await page.evaluate(() => ({ href: location.href }));
    await page.reload();
    await untilAsked(page);
    assert.equal(page.url(), href);
    assert.ok((await untilAsked(page)).entry > entry, 'what was played is kept');
    await page.context().setOffline(false);
    await site.restore();
    await page.goto(`${site.url()}#/battles`);
    await page.getByText('Games are kept on this server').waitFor();
  });
});

describe('the player is away', () => {
  const site = useTestSite();

  test('a player away for two minutes is notified of his move; a trial notification says whether it arrives', async () => {
    const { page, complaints } = await openPage(site.browser());
    await page.addInitScript(noteNotifications);
    const notifications = () => page.evaluate<string[]>('shownNotifications');
    await page.clock.install();
    await begin(page, site.url(), { ...COWPENS, against: 'A friend elsewhere' });
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Send a test notification' }).click();
    await page.getByText('A notice was sent.').waitFor();
    assert.match((await notifications()).join(), /^Linstock: This is a trial/);
    await page.getByRole('checkbox', { name: 'Notify me when it is my move' }).check();
    await page.getByRole('button', { name: 'Close Settings' }).click();
    await page.clock.runFor(90_000);
    await page.mouse.move(300, 300);
    await page.clock.runFor(300_000);
    assert.equal((await notifications()).length, 1, 'he has moved since he was asked: he thinks');
    await page.evaluate('leave()');
    await page.clock.runFor(119_000);
    assert.equal((await notifications()).length, 1, 'he may be back at once');
    await page.clock.runFor(12_000);
    assert.deepEqual((await notifications()).slice(1), ['Cowpens: It is your move.']);
    assert.deepEqual(complaints, []);
  });
});

/** Runs in the page: notes the notifications that are shown, and lets the player turn to another page. */
function noteNotifications(): void {
  const shown: string[] = [];
  const leave = () => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  // A browser without a screen allows no notifications of its own.
  class Noted {
    static permission = 'default';
    static async requestPermission() {
      Noted.permission = 'granted';
    }
    constructor(title: string, { body }: NotificationOptions) {
      shown.push(`${title}: ${body}`);
    }
  }
  Object.assign(window, { Notification: Noted, shownNotifications: shown, leave });
}
