import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { objections } from './axe.ts';
import { layoutOf } from './layout.ts';
import { useTestSite } from './testSite.ts';

/** Battles with the minutes that an answer may take. The side asked first is the first one. */
const GAMES = [
  { system: 'american-legions', battle: 'cowpens', minutes: 3 * 1440 },
  { system: 'morschauser', battle: 'maida', minutes: null },
  { system: 'johnny-reb', battle: 'mcphersons-ridge', minutes: 340 },
] as const;

/** Seats a page at three games of two people, in each of which it is asked. The games by which its browser knows them. */
async function takeSeats(page: Page, other: Page, url: string): Promise<object[]> {
  const games: object[] = [];
  for (const { minutes, ...battle } of GAMES) {
    const seats = [
      { kind: 'human', name: 'Marlowe' },
      { kind: 'human', name: 'Kestrel' },
    ];
    const data = { ...battle, options: {}, seats, ...(minutes && { clock: { minutes, late: 'claim' } }) };
    const made = await (await page.context().request.post(`${url}api/games`, { data })).json();
    for (const { side, token } of made.links) {
      const at = side === 0 ? page : other;
      await at.context().request.post(`${url}api/games/${made.game.id}/join`, { data: { token } });
    }
    games.push({ id: made.game.id, house: 'server', seats: [0] });
  }
  return games;
}

describe('home', () => {
  const site = useTestSite();

  test('three questions: the earliest deadline first, the count in the header and the title, on a phone too', async () => {
    const { page, complaints } = await site.page({ viewport: { width: 1440, height: 900 } });
    const { page: other } = await site.page({ of: 'second' });
    const games = JSON.stringify(await takeSeats(page, other, site.url()));
    await page.evaluate((known) => localStorage.setItem('linstock.games', known), games);
    await page.goto(site.url());
    const cards = page.getByRole('article');
    await page.getByRole('link', { name: /^Next game\s*3/ }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('(3)'));
    await page.getByText('left', { exact: false }).first().waitFor();
    assert.match((await cards.first().getAttribute('aria-label')) ?? '', /McPherson.*Kestrel.*hours/);
    assert.deepEqual(await objections(page, 'body'), []);
    await page.setViewportSize({ width: 390, height: 664 });
    await page.evaluate(() => scrollTo(0, 0));
    const decide = await cards
      .first()
      .getByRole('link', { name: /^Decide/ })
      .boundingBox();
    const tabs = await page.getByRole('link', { name: /^Home/ }).last().boundingBox();
    assert.ok(
      decide && tabs && decide.y + decide.height <= tabs.y,
      'the button of the first card is in sight',
    );
    assert.equal((await layoutOf(page, { finger: 0 })).overflow, 0);
    await page.emulateMedia({ colorScheme: 'dark' });
    assert.deepEqual(await objections(page, 'body'), []);
    await page.keyboard.press('Shift+N');
    await page.waitForURL(/#\/g\//);
    assert.deepEqual(complaints, []);
  });

  test('a newcomer finds lessons, battles and people, and on a phone all is large enough for a finger', async () => {
    const { page } = await site.page({ of: 'phone' });
    await page.goto(site.url());
    await page.getByRole('button', { name: 'Ten minutes of Cowpens' }).waitFor();
    await page.getByText('No open challenges. Make one, or play against a machine.').waitFor();
    const { overflow, small } = await layoutOf(page, { finger: 44 });
    assert.deepEqual([overflow, small], [0, []]);
    assert.deepEqual(await objections(page, 'body'), []);
    await page.getByRole('link', { name: /^Waxhaws 1780/ }).click();
    await page.getByRole('button', { name: 'Fight Waxhaws' }).waitFor();
    assert.ok(
      await page.getByRole('heading', { level: 1 }).evaluate((each) => each === document.activeElement),
    );
  });

  test('home leads to each battle, to the studies, and to the making of a battle, on a phone too', async () => {
    const { page, complaints } = await site.page({ of: 'phone' });
    for (const battle of [/^Waxhaws/, /^Hobkirk.s Hill/]) {
      await page.goto(`${site.url()}#/`);
      await page.getByRole('link', { name: battle }).click();
      const opened = page.getByRole('button', { name: battle, expanded: true });
      const top = await opened.evaluate((each) => each.getBoundingClientRect().top);
      assert.ok(top > 0 && top < 200, `${battle} begins at ${top}`);
    }
    for (const [link, heading, cards] of [
      ['studies', 'Studies', 6],
      ['make your own', 'Make a battle', 12],
    ] as const) {
      await page.goto(site.url());
      await page.getByRole('link', { name: link }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      assert.equal(await page.locator('main .picture-card').count(), cards);
      const { overflow, small } = await layoutOf(page, { finger: 44 });
      assert.deepEqual([overflow, small], [0, []]);
      assert.deepEqual(await objections(page, 'body'), []);
    }
    await page.goto(`${site.url()}#/studies`);
    await page.getByRole('link', { name: /^Maida 1806/ }).click();
    await page.getByText('Maida').first().waitFor();
    assert.match(page.url(), /#\/study\/maida/);
    assert.deepEqual(complaints, []);
  });
});
