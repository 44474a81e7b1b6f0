/** The public page of a player: games by kind, figures by side, what the reader and the player have together. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ChallengeView } from '@linstock/protocol';
import type { Page } from 'playwright-core';
import { Browser } from '../../apps/server/test/browser.ts';
import { objections } from './axe.ts';
import { openPage } from './launch.ts';
import { layoutOf } from './layout.ts';
import { byName, signUp } from './member.ts';
import { useTestSite } from './testSite.ts';

const TERMS = {
  ...{ options: {}, side: 'first', clock: { kind: 'none' }, counts: 'rated', talk: 'phrases' },
  ...{ spectators: 'now', who: 'anyone', name: 'Whoever' },
} as const;

/** A program with an account, which plays at a server. */
async function player(url: string, name: string): Promise<Browser> {
  const made = new Browser(byName(url).replace(/\/$/, ''));
  await made.post('/api/challenges/key');
  assert.equal((await made.signUp(name)).status, 204);
  return made;
}

/**
 * Plays a rated game between two players and returns its id. The first player resigns, unless the game is to go on.
 */
async function play(players: readonly [Browser, Browser], system: string, battle: string, goesOn = false) {
  const [maker, taker] = players;
  const { id } = (await maker.post<ChallengeView>('/api/challenges', { ...TERMS, system, battle })).body;
  const { game } = (await taker.post<{ game: string }>(`/api/challenges/${id}/accept`, { name: 'Any' })).body;
  await maker.post(`/api/challenges/${id}/seat`, { second: false });
  if (!goesOn) await maker.post(`/api/games/${game}/commands`, { t: 'resign', seen: 0, cmd: 'r1' });
  return game;
}

/** Challenges Kestrel from their page; a stranger's list of own challenges has nothing of it. */
async function challengeFromPage(page: Page, stranger: Browser): Promise<void> {
  const back = page.url();
  await page.getByText('More…').click();
  await page.getByRole('button', { name: 'Block: no challenges, no talk' }).waitFor();
  await page.getByRole('link', { name: 'Challenge', exact: true }).click();
  await page.getByRole('heading', { name: 'Challenge Kestrel' }).waitFor();
  await page.getByRole('button', { name: 'Challenge Kestrel' }).click();
  await page.getByText('This is your challenge to Kestrel, who finds it on Home.').waitFor();
  assert.deepEqual(
    (await stranger.ask<ChallengeView[]>('GET', '/api/challenges/mine')).body.filter(({ mine }) => !mine),
    [],
  );
  await page.goto(`${new URL(back).origin}/#/player/Marlowe`);
  await page.getByText('here now').first().waitFor();
  await page.goto(back);
}

const rows = (page: Page) => page.locator('.player-games tbody tr');

describe('the public page of a player', () => {
  const site = useTestSite({ own: true });

  test('a player page shows games by kind, its address has the kind, and it leads to lists of the player', async () => {
    const [kestrel, juno] = [await player(site.url(), 'Kestrel'), await player(site.url(), 'Juno')];
    for (const [system, battle] of [
      ['american-legions', 'waxhaws'],
      ['flintlock', 'cowpens'],
      ['johnny-reb', 'brawners-farm'],
    ] as const)
      await play([kestrel, juno], system, battle);
    await play([juno, kestrel], 'flintlock', 'camden');
    await play([kestrel, juno], 'flintlock', 'cowpens', true);
    const { page, complaints } = await openPage(site.browser());
    await signUp(page, site.url(), 'Marlowe');
    // The results of games are worked out in the background.
    await page.waitForFunction(
      async () => (await (await fetch('api/players/Kestrel')).json()).games.length === 4,
      null,
      { polling: 500 },
    );
    await page.goto(`${byName(site.url())}#/player/Kestrel`);
    await page.getByRole('columnheader', { name: 'As the first side' }).waitFor();
    await page
      .getByText(/^0 won, 0 drawn, 1 lost$/)
      .first()
      .waitFor();
    assert.equal(await rows(page).count(), 4);
    await page.getByRole('radio', { name: 'under way, 1' }).click();
    await page.getByRole('cell', { name: 'under way' }).waitFor();
    assert.deepEqual([await rows(page).count(), page.url().split('?')[1]], [1, 'show=underway']);
    await page.reload();
    await page.getByRole('radio', { name: 'under way, 1', checked: true }).waitFor();
    await page.getByRole('radio', { name: 'with me, 0' }).click();
    await page.getByText('You have no game together yet.').waitFor();
    await page.getByRole('link', { name: 'Watch, 1' }).click();
    await page.getByRole('heading', { name: 'To watch' }).waitFor();
    assert.equal(await page.getByLabel('Player').inputValue(), 'Kestrel');
    await page.getByRole('row', { name: /Kestrel/ }).waitFor();
    await page.goBack();
    await challengeFromPage(page, juno);
    await page.getByRole('link', { name: 'by battle, system, side, result' }).click();
    await page.getByLabel('Side of the player').selectOption('the second side');
    await page.getByRole('row', { name: /Camden/ }).waitFor();
    await page.getByText('1', { exact: true }).first().waitFor();
    assert.match(page.url(), /player=Kestrel.*side=second|side=second.*player=Kestrel/);
    assert.deepEqual(complaints, []);
    await page.close();
  });

  test('a blocked player has no buttons, and gets them back', async () => {
    await player(site.url(), 'Harrow');
    const { page } = await openPage(site.browser());
    await signUp(page, site.url(), 'Ingram');
    await page.goto(`${byName(site.url())}#/player/Harrow`);
    const challenge = page.getByRole('link', { name: 'Challenge', exact: true });
    await challenge.waitFor();
    await page.getByText('More…').click();
    await page.getByRole('button', { name: /^Block/ }).click();
    await page.getByText('You have blocked Harrow.').waitFor();
    assert.equal(await challenge.count(), 0);
    await page.getByRole('button', { name: 'Unblock' }).click();
    await challenge.waitFor();
    await page.close();
  });

  test('axe finds nothing on it, on You and on the notifications, light and dark, desk and phone', async () => {
    const [sallow, greycoat] = [await player(site.url(), 'Sallow'), await player(site.url(), 'Greycoat')];
    for (let i = 0; i < 2; i++) {
      await play([sallow, greycoat], 'american-legions', 'waxhaws');
      await play([greycoat, sallow], 'flintlock', 'cowpens');
    }
    const { page } = await openPage(site.browser());
    await signUp(page, site.url(), 'Reedbed');
    const found: Record<string, unknown> = {};
    for (const [name, address, there] of [
      ['player', '/player/Sallow', 'Between you two'],
      ['you', '/you', 'Delete my account'],
      ['notifications', '/notifications', 'Quiet hours'],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const)
        for (const [width, height] of [
          [1440, 900],
          [390, 844],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height });
          await page.goto(`${byName(site.url())}#${address}`);
          await page.getByText(there).first().waitFor();
          const { overflow, covered } = await layoutOf(page, { finger: 0, within: 'body' });
          const all = [
            ...(await objections(page, 'body')),
            ...covered,
            ...(overflow > 0 ? [`${overflow} px`] : []),
          ];
          if (all.length > 0) found[`${name} ${colorScheme} ${width}`] = all;
          const shots = process.env['SHOTS'];
          if (shots) await page.screenshot({ path: `${shots}/${name}-${colorScheme}-${width}.png` });
        }
    assert.deepEqual(found, {});
    await page.close();
  });
});
