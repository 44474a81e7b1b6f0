/** Every screen of the page, one after another, to be looked at. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@linstock/kernel';
import type { Page } from 'playwright-core';
import { seatsOf } from './late.ts';
import { atRest } from './layout.ts';
import { beginOwn, buy, shopOf, throwForFirstMove } from './mustering.ts';
import { begin, clickPiece, type Start, untilAsked } from './person.ts';

/** Called at each screen, with its name and the selector of the part that lies on top. */
export type Look = (name: string, within?: string) => Promise<void>;

const root = join(import.meta.dirname, '..', '..');
const FRIEND = 'A friend beside me';

/** A battle of each system, as its opening is looked at. */
const BATTLES: Readonly<Record<string, Start>> = {
  'American Legions': { battle: 'Cowpens', side: 'British', against: FRIEND },
  Flintlock: { battle: 'Cowpens', side: 'British', against: FRIEND, rules: 'Flintlock' },
  Morschauser: { battle: 'A pick-up game', side: 'South', against: FRIEND },
  'Johnny Reb': { battle: 'McPherson', side: 'Union', against: FRIEND },
};

const PANELS = ['Regiments', 'Text view', 'Dice', 'Your seat', 'Rules', 'Settings', 'Keys'];

/** Goes to every screen that is not a game's. */
export async function pagesBesideGames(page: Page, url: string, look: Look): Promise<void> {
  await page.goto(`${url}#/battles`);
  await page.getByRole('heading', { name: 'Choose a battle' }).waitFor();
  await look('the chooser');
  for (const each of await page.getByRole('article').all()) {
    const title = each.getByRole('button').first();
    if ((await title.getAttribute('aria-expanded')) === 'false') await title.click();
    const more = each.getByText('More choices');
    if (await more.isVisible()) await more.click();
    await look(`the chooser, ${await title.innerText()}`, 'main');
  }
  for (const name of ['rules', 'settings', 'you']) {
    await page.goto(`${url}#/${name}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(`the page ${name}`);
  }
  for (const system of ['american-legions', 'flintlock', 'morschauser', 'johnny-reb']) {
    await page.goto(`${url}#/reckoner/${system}`);
    await page.locator('.reckoner-form, .reckoner form').first().waitFor();
    await look(`the reckoner of ${system}`);
  }
  await page.goto(`${url}#/lab/cowpens`);
  await page
    .getByRole('heading', { name: /Cowpens/ })
    .first()
    .waitFor();
  await look('the lab');
  await page.goto(`${url}#/nowhere`);
  await page.getByRole('link').first().waitFor();
  await look('an address that leads nowhere');
}

/** Goes to the opening of a battle of each system, and to every panel of it. */
export async function openings(page: Page, url: string, look: Look): Promise<void> {
  for (const [system, start] of Object.entries(BATTLES)) {
    await begin(page, url, start);
    const curtain = page.getByRole('button', { name: /show it$/ });
    await curtain.or(page.locator('[role="application"]')).first().waitFor();
    if (await curtain.isVisible()) {
      await look(`${system}, the curtain`);
      await curtain.click();
    }
    await page.locator('.order-sheet, .action-list button').first().waitFor();
    await look(`${system}, the opening`);
    const row = page.locator('.action-list button').first();
    if (await row.isVisible()) {
      const before = await untilAsked(page);
      await row.click();
      await untilAsked(page, before);
      await look(`${system}, one is chosen`);
      const choice = page.locator('.choice-list button').first();
      if (await choice.isVisible()) {
        await choice.click();
        await page.getByRole('region', { name: 'Odds' }).waitFor();
        await look(`${system}, the card`);
      }
    }
    for (const name of PANELS) await openPanel(page, system, name, look);
  }
}

/** Opens a panel from the bar or the drawer, looks, and closes it. */
async function openPanel(page: Page, system: string, name: string, look: Look): Promise<void> {
  const drawer = page.locator('.drawer-open');
  if (await drawer.isVisible()) {
    await drawer.click();
    await page.locator('.drawer').waitFor();
    if (name === PANELS[0]) await look(`${system}, the drawer`, '.drawer');
  }
  const button = page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name, exact: true });
  // Without a mouse the keys have no button.
  if (await button.isVisible()) await button.click();
  else for (const key of ['Escape', '?']) await page.keyboard.press(key);
  const panel = page.locator('.side-panel');
  await panel.waitFor();
  await atRest(page);
  await look(`${system}, ${name}`, '.side-panel');
  await panel
    .getByRole('button', { name: /^Close/ })
    .first()
    .click();
  await panel.waitFor({ state: 'detached' });
}

/** Goes to the playback of the enemy's turn, to its recap, and to a refused click. */
export async function moments(page: Page, url: string, look: Look): Promise<void> {
  await page.goto(`${url}#/battles`);
  const pace = (wanted: string) =>
    page.evaluate((each) => {
      const kept: object = JSON.parse(localStorage.getItem('linstock.settings') ?? '{}');
      localStorage.setItem('linstock.settings', JSON.stringify({ ...kept, pace: each }));
    }, wanted);
  await pace('wait');
  await page.reload();
  await begin(page, url, { battle: 'Waxhaws', side: 'American', against: 'Machine, easy' });
  const playback = page.locator('.playback-buttons');
  await playback.first().waitFor();
  await look("the enemy's turn");
  // A turn of one step is over while it is looked at.
  const skip = playback.getByRole('button', { name: /Skip/ });
  if (await skip.isVisible()) await skip.click();
  await untilAsked(page);
  await look("after the enemy's turn");
  await pace('at once');
  await page.reload();
  await begin(page, url, { battle: 'Cowpens', side: 'British', against: FRIEND });
  await untilAsked(page);
  await clickPiece(page, /Legion Infantry/);
  await page.locator('[data-toast]').waitFor();
  await look('a click that is refused');
}

/** Goes to the buying of one's own force, and places one of its regiments. */
export async function forces(page: Page, url: string, look: Look): Promise<void> {
  await beginOwn(page, url, 'Machine, easy');
  await shopOf(page).waitFor();
  await look('the muster');
  await buy(page).click();
  await throwForFirstMove(page);
  await look('laying out');
  await page.getByRole('list', { name: 'Still without a place' }).getByRole('button').first().click();
  await page.getByRole('button', { name: /^It stands here/ }).waitFor();
  await look('laying out, a regiment in hand');
}

/** Goes to both lessons, to a battle seen in replay, and to one that is over. */
export async function laterScreens(page: Page, url: string, look: Look): Promise<void> {
  for (const title of ['Ten minutes of Cowpens', 'Ten minutes at a table']) {
    await page.goto(`${url}#/battles`);
    await page.getByRole('button', { name: title }).click();
    await page.getByRole('region', { name: /^Coach/ }).waitFor();
    await look(title);
  }
  for (const system of ['american-legions', 'flintlock', 'morschauser', 'johnny-reb']) {
    const battle = system === 'johnny-reb' ? 'mcphersons-ridge' : 'cowpens';
    const golden = join(root, 'rules', system, 'src', 'golden', `${battle}.json`);
    const record: GameRecord = JSON.parse(readFileSync(golden, 'utf8'));
    const [seat] = await seatsOf(url, record);
    await page.goto(seat);
    await page.locator('.after').first().waitFor();
    await look(`${system}, the battle is over`);
    await page.goto(`${seat.split('?')[0]}?e=40`);
    await page.locator('.scrubber-at', { hasText: '40' }).waitFor();
    await look(`${system}, looking back`);
  }
}
