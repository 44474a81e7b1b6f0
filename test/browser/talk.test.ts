import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { objections } from './axe.ts';
import { begin } from './person.ts';
import { useTestSite } from './testSite.ts';

describe('talk at the table', () => {
  const site = useTestSite();

  test('phrases at once, chat when both want it, the unread mark, and a report', async () => {
    const [mine, theirs] = [await site.page(), await site.page({ of: 'second' })];
    await begin(mine.page, site.url(), { battle: 'Waxhaws', side: 'British', against: 'A friend elsewhere' });
    const link = await mine.page.getByRole('textbox', { name: /American player/ }).inputValue();
    await mine.page.getByRole('link', { name: 'To the table' }).click();
    await theirs.page.goto(link);
    await theirs.page.getByRole('application').waitFor();
    const panel = await openTalk(mine.page);
    await panel.getByText(/Chat is off until both of you want it/).waitFor();
    assert.equal(await panel.getByRole('textbox').count(), 0, 'no field while chat is off');
    await panel.getByRole('button', { name: 'Good day to you.' }).click();
    await panel.getByRole('button', { name: 'Turn chat on' }).click();
    await theirs.page.getByRole('button', { name: 'Talk 1 new line' }).waitFor();
    const other = await openTalk(theirs.page);
    await other.getByText('Good day to you.', { exact: true }).first().waitFor();
    await theirs.page.getByRole('button', { name: 'Talk', exact: true }).waitFor();
    await other.getByRole('button', { name: 'Turn on' }).click();
    const field = panel.getByRole('textbox', { name: /^Write to/ });
    await field.fill('<b>x</b>');
    await field.press('Enter');
    await other.getByText('<b>x</b>').waitFor();
    assert.equal(await other.locator('b', { hasText: /^x$/ }).count(), 0);
    assert.deepEqual(await objections(theirs.page, '.talk'), []);
    await theirs.page.getByRole('tab', { name: 'My notes' }).click();
    await other.getByRole('textbox', { name: /which you see now$/ }).fill('A bluff?');
    await theirs.page.locator('.turn-note').waitFor();
    assert.equal(await mine.page.locator('.turn-note').count(), 0, 'a note is sent to nobody');
    assert.deepEqual(await objections(theirs.page, '[role=complementary], aside'), []);
    if (process.env['SHOTS']) await shots(mine.page, theirs.page);
    await theirs.page.getByRole('tab', { name: 'At the table' }).click();
    await other
      .getByRole('button', { name: /^Report this line of/ })
      .last()
      .click();
    await other.getByRole('radio', { name: 'Advertising' }).check();
    await other.getByRole('button', { name: 'Send the report' }).click();
    await other.getByText(/is not told\. Thank you\./).waitFor();
    assert.deepEqual([...mine.complaints, ...theirs.complaints], []);
  });

  test('spectators talk with each other; a player reads it at the end, and has nothing of it before', async () => {
    const [player, watcher] = [await site.page(), await site.page({ of: 'phone' })];
    const traffic = hearTraffic(player.page);
    await begin(player.page, site.url(), {
      battle: 'Waxhaws',
      side: 'British',
      against: 'A friend elsewhere',
    });
    await player.page.getByRole('link', { name: 'To the table' }).click();
    await player.page.getByRole('application').waitFor();
    const game = /#\/g\/([\w-]+)/.exec(player.page.url())?.[1] ?? '';
    await watcher.page.goto(player.page.url());
    const post = (path: string, data: object) => fetch(`${site.url()}api/games/${game}/${path}`, sent(data));
    const line = { key: 'k'.repeat(20), name: 'Harrow', text: 'A <b>feint</b>, I say.' };
    assert.equal((await post('talk/spectators', line)).status, 201);
    await watcher.page.getByRole('button', { name: /^Tools 1 new line/ }).click();
    const seen = await openTalk(watcher.page);
    await seen.getByText('A <b>feint</b>, I say.').waitFor();
    await seen.getByRole('textbox', { name: 'Your name here' }).fill('Juno');
    await seen.getByRole('textbox', { name: 'Write to the spectators' }).fill('Watch the left.');
    await seen.getByRole('button', { name: 'Send' }).click();
    await seen.locator('.talk-mine').getByText('Watch the left.').waitFor();
    assert.deepEqual(await objections(watcher.page, '.talk'), []);
    await shoot(watcher.page, 'spectators-phone');
    await seen.getByRole('button', { name: 'Mute or report Harrow' }).click();
    await seen.getByRole('button', { name: 'Mute', exact: true }).click();
    await seen.getByText('The lines of Harrow are not shown.').waitFor();
    assert.equal(await seen.getByText('feint').count(), 0);

    const panel = await openTalk(player.page);
    await player.page.getByRole('tab', { name: 'Spectators' }).click();
    await panel.getByText('You can read this after the battle.').waitFor();
    await shoot(player.page, 'spectators-closed');
    assert.doesNotMatch(traffic.join('\n') + (await player.page.content()), /feint|Watch the left/);
    const resigned = { t: 'resign', seen: 0, cmd: 'r' };
    await player.page.request.post(`${site.url()}api/games/${game}/commands`, { data: resigned });
    await panel.getByText('Watch the left.').waitFor();
    assert.equal(await panel.getByRole('textbox').count(), 0, 'a player takes no part');
    assert.deepEqual(await objections(player.page, '.talk'), []);
    await shoot(player.page, 'spectators-open');
    assert.deepEqual([...player.complaints, ...watcher.complaints], []);
  });
});

async function openTalk(page: Page) {
  await page.getByRole('button', { name: /^Talk/ }).click();
  const panel = page.getByRole('complementary', { name: 'Talk' });
  await panel.waitFor();
  return panel;
}

/** Everything that a page is sent by its server from now on. */
function hearTraffic(page: Page): string[] {
  const traffic: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => traffic.push(String(payload))),
  );
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    traffic.push(await response.text().catch(() => ''));
  });
  return traffic;
}

const sent = (data: object) => ({
  ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
  body: JSON.stringify(data),
});

async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function shots(mine: Page, theirs: Page): Promise<void> {
  const folder = process.env['SHOTS'] ?? '';
  await mine.setViewportSize({ width: 1440, height: 900 });
  await mine.screenshot({ path: `${folder}/talk-wide.png` });
  await theirs.setViewportSize({ width: 390, height: 844 });
  await theirs.screenshot({ path: `${folder}/talk-phone.png` });
}
