import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { WatchedPage } from './launch.ts';
import { atRest, layoutOf } from './layout.ts';
import { type Reading, untilAsked } from './person.ts';
import { fingerOf } from './pointer.ts';
import { useTestSite } from './testSite.ts';

/** The minimum size for a finger, in CSS pixels. */
const FINGER = 44;

describe('on a phone, with taps alone', () => {
  const site = useTestSite();
  let watched: WatchedPage;
  let page: Page;
  before(async () => {
    watched = await site.page({ of: 'phone' });
    page = watched.page;
  });

  async function fits(state: string, within = 'body'): Promise<void> {
    const { overflow, covered, small } = await layoutOf(page, { finger: FINGER, within });
    assert.deepEqual({ overflow, covered, small }, { overflow: 0, covered: [], small: [] }, state);
  }

  test('a battle is begun', async () => {
    await page.goto(`${site.url()}#/battles`);
    const card = page.getByRole('article', { name: 'Cowpens' });
    await card.getByText('A friend beside me').tap();
    await fits('the chooser');
    await card.getByRole('button', { name: 'Fight Cowpens' }).tap();
    await untilAsked(page);
    await fits('the table');
  });

  test('the view moves to the gun selected in the list', async () => {
    const { carry } = await fingerOf(page);
    for (let n = 0; n < 2; n++) await carry({ x: 195, y: 120 }, { x: 195, y: 420 });
    const before = await untilAsked(page);
    await page.locator('.action-list button').first().tap();
    await untilAsked(page, before);
    await atRest(page);
    assert.deepEqual(await page.evaluate(chosenOutOfSight), []);
    await page.reload();
  });

  test('a volley is fired in three taps', async () => {
    const before = await untilAsked(page);
    await page.locator('.action-list button').first().tap();
    await untilAsked(page, before);
    await fits('a gun is picked');
    await page.locator('.choice-list button').first().tap();
    await page.getByRole('region', { name: 'Odds' }).waitFor();
    await fits('the card lies there');
    await page.getByRole('button', { name: 'Throw the dice' }).tap();
    await page.getByRole('region', { name: 'Dice' }).waitFor();
    await fits('the dice have fallen');
    // The tray is scrolled into sight after the press.
    await page.waitForFunction(trayInSight);
  });

  test('a company marches', async () => {
    const orders = await tapOn((now) => now.prompt.startsWith('Give orders'));
    await fits('orders are given');
    await page.getByRole('button', { name: 'Continental Line: Move', exact: true }).tap();
    await untilAsked(page, orders);
    const moving = await tapOn((now) => now.prompt.startsWith('American movement'));
    // To the whole field, and from there to the fight.
    for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'The whole field' }).tap();
    await atRest(page);
    await page.touchscreen.tap(...(await page.evaluate(middleOfAStack)));
    await page.locator('.fan-tray').waitFor();
    assert.deepEqual(await page.evaluate(underTheTray), [], 'a fan covers nothing that can be tapped');
    assert.deepEqual(await page.evaluate(besideTheirCounters), [], 'what is printed stays on its counter');
    const tray = page.locator(`[data-fan="${await page.locator('.fan-tray').getAttribute('data-fan')}"]`);
    await page.touchscreen.tap(...(await page.evaluate(middleOfAnEnemy)));
    await tray.waitFor({ state: 'detached' });
    await page.touchscreen.tap(...(await page.evaluate(middleOfAStack)));
    await tray.waitFor();
    await page
      .getByRole('region', { name: 'Actions' })
      .getByRole('button', { name: /^8th company/ })
      .tap();
    await untilAsked(page, moving);
    await atRest(page);
    const reach = await untilAsked(page);
    assert.ok(reach.marked.length > 0, 'hexes within reach can be seen and tapped');
    assert.equal(await page.locator('.fan-tray').count(), 0, 'the fan has closed with the choice');
    await fits('the reach is shown');
    await page.touchscreen.tap(...(reach.marked[0] ?? [0, 0]));
    const facing = await untilAsked(page, reach);
    // If the hex allows only one facing, it is not asked for.
    const given = facing.entry > reach.entry;
    if (!given && facing.answers?.length) await page.locator('.choice-list button').first().tap();
    const marched = given ? facing : await untilAsked(page, facing);
    assert.equal(marched.entry, moving.entry + 1);
  });

  test('every panel fits', async () => {
    for (const name of ['Regiments', 'Text view', 'Dice', 'Your seat', 'Rules', 'Settings']) {
      await page.getByRole('button', { name: 'Tools' }).tap();
      await fits(`the drawer before ${name}`, '.drawer');
      await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name, exact: true }).tap();
      const panel = page.getByRole('complementary');
      await panel.waitFor();
      await fits(name, 'aside');
      await panel
        .getByRole('button', { name: /^Close/ })
        .first()
        .tap();
      await panel.waitFor({ state: 'detached' });
    }
    assert.deepEqual(watched.complaints, []);
  });

  test('the drawer offers no keys without a keyboard, and writes each name in full', async () => {
    await page.getByRole('button', { name: 'Tools' }).tap();
    const labels = await page.getByRole('navigation', { name: 'Tools' }).getByRole('button').allInnerTexts();
    assert.ok(labels.includes('Your seat'), `${labels}`);
    assert.ok(!labels.includes('Keys'), `${labels}`);
    await page.keyboard.press('Escape');
  });

  test('that the server does not answer is said in the sheet, and nothing lies over troops for it', async () => {
    await page.context().setOffline(true);
    const said = page.getByText('You’re offline.');
    await said.waitFor();
    assert.equal(await page.locator('.table-board').filter({ has: said }).count(), 0);
    await page.context().setOffline(false);
    await said.waitFor({ state: 'detached' });
  });

  /** Ends step after step until `until` returns true. */
  async function tapOn(until: (now: Reading) => boolean): Promise<Reading> {
    let now = await untilAsked(page);
    while (!until(now)) {
      if (now.card) await page.getByRole('button', { name: 'Throw the dice' }).tap();
      else if (now.end === null) await page.locator('.action-list button, .choice-list button').first().tap();
      else await page.locator('[data-action="end"]').tap();
      now = await untilAsked(page, now);
    }
    return now;
  }
});

/** Runs in the page: the selected pieces beyond the board's edge; throws Error if none is selected. */
function chosenOutOfSight(): string[] {
  const board = document.querySelector('.board')?.getBoundingClientRect();
  const chosen = [...document.querySelectorAll('.pieces > .piece.chosen')];
  if (!board || chosen.length === 0) throw new Error('Nobody is chosen on the board.');
  return chosen.flatMap((piece) => {
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    const seen = left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
    return seen ? [] : [piece.getAttribute('aria-label') ?? ''];
  });
}

/** Runs in the page: true if the dice and their words are wholly in the sheet, above its foot. */
function trayInSight(): boolean {
  const tray = document.querySelector('.dice-tray')?.getBoundingClientRect();
  const sheet = document.querySelector('.table-side')?.getBoundingClientRect();
  if (!tray || !sheet) throw new Error('No dice were thrown.');
  return tray.top >= sheet.top && tray.bottom <= sheet.bottom + 1;
}

/** Runs in the page: the middle of the top counter of a stack that can act. */
function middleOfAStack(): [number, number] {
  const counters = [...document.querySelectorAll('.pieces > .piece.can-act path.card')];
  const boxes = counters.map((each) => each.getBoundingClientRect());
  const top = boxes.findLast((box, i) => {
    const below = boxes[i - 1];
    return below && Math.hypot(box.x - below.x, box.y - below.y) < box.width / 2;
  });
  if (!top) throw new Error('No counter that can act lies on another.');
  return [top.x + top.width / 2, top.y + top.height / 2];
}

/** Runs in the page: the middle of a visible counter of the other side. */
function middleOfAnEnemy(): [number, number] {
  const counters = [...document.querySelectorAll('.pieces > .piece.side-0:not(.covered)')];
  const lone = counters.find((each) => {
    const card = each.querySelector('path.card')?.getBoundingClientRect();
    if (!card) return false;
    const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
    return each.contains(document.elementFromPoint(x, y));
  });
  const card = lone?.querySelector('path.card')?.getBoundingClientRect();
  if (!card) throw new Error('No enemy is in sight.');
  return [card.x + card.width / 2, card.y + card.height / 2];
}

/** Runs in the page: names on a fan that are wider or higher than their counters. */
function besideTheirCounters(): string[] {
  const names = [...document.querySelectorAll('.fan .piece .short')];
  if (names.length === 0) throw new Error('No name stands on the counters of the fan.');
  return names.flatMap((name) => {
    const card = name.closest('.piece')?.querySelector('path.card')?.getBoundingClientRect();
    const { width, height } = name.getBoundingClientRect();
    const fits = card && width <= card.width && height <= card.height / 2.5;
    return fits ? [] : [`${name.textContent} is ${Math.round(width)} by ${Math.round(height)} pixels`];
  });
}

/** Runs in the page: the things on the map that can be tapped but lie under the tray of a fan. */
function underTheTray(): string[] {
  const tray = document.querySelector('.fan-tray')?.getBoundingClientRect();
  if (!tray) throw new Error('No stack is fanned out.');
  const under = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left < tray.right && tray.left < right && top < tray.bottom && tray.top < bottom;
  };
  return [...document.querySelectorAll('.pieces > .piece.can-act .card, .area .sign')]
    .filter(under)
    .map((each) => each.closest('[data-piece]')?.getAttribute('aria-label') ?? each.classList.value);
}
