/** The law of the flow in a real browser: clicks and taps on the board throw no dice, and are never ignored. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { atRest, layoutOf } from './layout.ts';
import { openBattle } from './openBattle.ts';
import { type Reading, throwButton, untilAsked } from './person.ts';
import { fingerOf, mouseOf, type Spot } from './pointer.ts';
import { useTestSite } from './testSite.ts';

describe('on the board alone', () => {
  const site = useTestSite();

  test('clicks on bare ground throw no dice and deselect', async () => {
    const { page, complaints } = await site.page();
    const { entry } = await toActions(page, site.url());
    const { press, carry } = mouseOf(page);
    const stand = await standOn(page, 'first');
    await press(stand);
    assert.equal((await asked(page)).picked.length, 1);
    const [x, y, width, height] = await boardBox(page);
    for (let n = 0; n < 3; n++) {
      await press({ x: x + width / 2 + 20, y: y + height / 2 });
      const now = await asked(page);
      assert.deepEqual([now.entry, now.card], [entry, false]);
    }
    assert.deepEqual((await asked(page)).picked, [], 'bare ground lets go');
    await carry(stand, { x: stand.x, y: y + height - 5 });
    await page.locator('.draft-bar .refused').waitFor();
    await press(await standOn(page, 'last'));
    await page.locator('.draft-bar .where').waitFor();
    assert.equal(
      await page.locator('.draft-bar .refused').count(),
      0,
      'a refused way is let go with its stand',
    );
    assert.deepEqual(complaints, []);
  });

  test('on a phone, taps on the bar move the stand a step each, without a throw or a zoom', async () => {
    const { page, complaints } = await site.page({ of: 'phone' });
    const { entry } = await toActions(page, site.url());
    const finger = await fingerOf(page);
    await finger.press(await standOn(page, 'last'));
    const ahead = page.getByRole('button', { name: 'A tenth of an inch ahead' });
    await ahead.waitFor();
    const at = middle(await ahead.boundingBox());
    await atRest(page);
    const before = await viewOf(page);
    for (let n = 0; n < 5; n++) await finger.press(at);
    await page.locator('.draft-bar', { hasText: '0.5 of' }).waitFor();
    const now = await asked(page);
    assert.deepEqual([now.entry, now.card], [entry, false]);
    assert.equal(await viewOf(page), before);
    const { covered, small } = await layoutOf(page, { finger: 44, within: 'main' });
    assert.deepEqual({ covered, small }, { covered: [], small: [] });
    assert.deepEqual(await overTheBoard(page), []);
    await resize(page, 844, 390);
    assert.deepEqual(await overTheBoard(page), [], 'held sideways');
    await resize(page, 720, 450);
    assert.deepEqual(await overTheBoard(page), [], 'enlarged to twice its size');
    await resize(page, 1024, 768);
    assert.deepEqual(await overTheBoard(page), [], 'in a small desktop window');
    assert.equal(await page.evaluate(paddingOnceSet), '7px', 'with less motion a change is seen at once');
    assert.deepEqual(complaints, []);
  });

  test('on a phone, a tap on Back right after a flick is not lost', async () => {
    const { page } = await site.page({ of: 'phone' });
    await toActions(page, site.url());
    const finger = await fingerOf(page);
    await finger.press(await standOn(page, 'last'));
    const knob = middle(await page.locator('[data-grip="carry"] .disc').boundingBox());
    for (let n = 0; n < 3; n++) {
      await finger.carry(knob, { x: knob.x, y: knob.y - 60 });
      const back = page.getByRole('group', { name: 'The move' }).getByRole('button', { name: /^Back/ });
      await finger.press(middle(await back.boundingBox()));
      await back.waitFor({ state: 'detached' });
    }
  });

  test('on hexes, further clicks on a target leave its card lying there', async () => {
    const { page, complaints } = await site.page();
    await openBattle(page, site.url(), { battle: 'Cowpens' });
    const { entry } = await untilAsked(page);
    await page.locator('.action-list button').first().click();
    await asked(page);
    await atRest(page);
    const [target] = (await asked(page)).marked;
    assert.ok(target);
    for (let n = 0; n < 3; n++) await page.mouse.click(...target);
    await throwButton(page).waitFor();
    const now = await asked(page);
    assert.deepEqual([now.entry, now.card], [entry, true]);
    assert.deepEqual(complaints, []);
  });
});

/** A pick-up game of two, to where groups are named to act. */
async function toActions(page: Page, url: string): Promise<Reading> {
  await openBattle(page, url, { battle: 'A pick-up game' });
  let now = await untilAsked(page);
  while (!now.prompt.includes('choose who acts next')) {
    if (now.card) await throwButton(page).click();
    else await page.locator('.action-list button, .choice-list button').first().click();
    now = await untilAsked(page, now);
  }
  await atRest(page);
  return now;
}

/** The page's question, read when it is at rest after a click. */
async function asked(page: Page): Promise<Reading> {
  await atRest(page);
  return untilAsked(page);
}

/** The middle of the first or last stand that may act and is on top at its place. */
async function standOn(page: Page, which: 'first' | 'last'): Promise<Spot> {
  const spots = await page.evaluate(() =>
    [...document.querySelectorAll('[role="application"] .stand.can-act')].flatMap((stand) => {
      const { x, y, width, height } = stand.getBoundingClientRect();
      const spot = { x: x + width / 2, y: y + height / 2 };
      return document.elementFromPoint(spot.x, spot.y)?.closest('[data-piece]') === stand ? [spot] : [];
    }),
  );
  const spot = spots.at(which === 'first' ? 0 : -1);
  assert.ok(spot, 'a stand can be seen that may act');
  return spot;
}

/** Gives the window another size, and waits until the page has it. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((size) => `${innerWidth}x${innerHeight}` === size, `${width}x${height}`);
}

/** Runs in the page: how wide a padding is in the very moment it is set to 7px. */
function paddingOnceSet(): string {
  const field = document.querySelector('main')!;
  const style = getComputedStyle(field);
  const before = style.paddingTop;
  field.style.paddingTop = '7px';
  const now = style.paddingTop;
  field.style.paddingTop = '';
  return now === before ? `still ${before}` : now;
}

/** The buttons and bars that cover the board. */
function overTheBoard(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const board = document.querySelector('[role="application"]')!.getBoundingClientRect();
    const lying = [...document.querySelectorAll('.board-buttons, .board-tools, .draft-bar')].filter(
      (each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < board.right && right > board.left && top < board.bottom && bottom > board.top;
      },
    );
    return lying.map(({ className }) => className);
  });
}

async function boardBox(page: Page): Promise<readonly [number, number, number, number]> {
  const box = await page.locator('[role="application"]').boundingBox();
  assert.ok(box);
  return [box.x, box.y, box.width, box.height];
}

function middle(box: { x: number; y: number; width: number; height: number } | null): Spot {
  assert.ok(box, 'it can be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The position of the camera. */
function viewOf(page: Page): Promise<string | null> {
  return page.locator('.board-svg > g').first().getAttribute('transform');
}
