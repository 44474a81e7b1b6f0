import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { clickOn } from './clicker.ts';
import { takeUpLate } from './late.ts';
import { atRest, layoutOf } from './layout.ts';
import { type Reading, untilAsked, untilEntry } from './person.ts';
import { useTestSite } from './testSite.ts';

/** A company of the first turn whose command die allows it to move freely. */
const FREE_TO_MOVE = {
  system: 'morschauser',
  battle: 'pick-up',
  side: 0,
  left: { first: /"move"/ },
} as const;

describe('a pick-up game of Morschauser on the free table', () => {
  const site = useTestSite();

  test('a stand dragged too far springs back with its clause; dragged as far as it may go it moves', async () => {
    const { page, complaints } = await site.page();
    await takeUpLate(page, site.url(), FREE_TO_MOVE);
    const moving = await untilAsked(page);
    const piece = await ownStand(page, moving);
    const bar = page.getByRole('group', { name: 'The move' });
    await drag(page, piece, piece.ahead * 380, async () => {
      // The nearest enemy is measured while the stand is still in the hand.
      await bar.getByText(/\d in: (within|beyond) \w+.*(No enemy can reach it|%)/).waitFor();
    });
    await bar.getByText(/It returns to its place\. .* MM-[A-Z0-9]+/).waitFor();
    assert.equal((await untilAsked(page)).entry, moving.entry, 'nothing is sent');
    await drag(page, piece, piece.ahead * 30);
    await untilEntry(page, moving.entry + 1);
    await page
      .getByRole('region', { name: 'Log' })
      .getByText(new RegExp(`^The ${piece.name} moves? [\\d.]+ inches\\.$`))
      .last()
      .waitFor();
    await page.keyboard.press('Shift+H');
    const panel = page.getByRole('complementary', { name: 'Umpire mode' });
    await panel.getByRole('combobox', { name: 'Piece' }).selectOption({ index: 1 });
    await page.locator('.chosen-rings path').first().waitFor();
    assert.equal(await bar.count(), 0, 'no handles for a move by the rules');
    assert.deepEqual(complaints, []);
  });

  test('on a phone a finger can drag a stand, and the page says how', async () => {
    const { page, complaints } = await site.page({ of: 'phone' });
    await takeUpLate(page, site.url(), FREE_TO_MOVE);
    const moving = await untilAsked(page);
    const piece = await ownStand(page, moving);
    await page.touchscreen.tap(piece.x, piece.y);
    await page.locator('.steppers').waitFor();
    const { overflow, covered, small } = await layoutOf(page, { finger: 44 });
    assert.deepEqual({ overflow, covered, small }, { overflow: 0, covered: [], small: [] });
    // The selected stand may have moved nearer.
    const chosen = await ownStand(page, moving);
    await fingerDrag(page, chosen, chosen.ahead * 18);
    await page.getByRole('button', { name: /^Do it/ }).tap();
    await untilEntry(page, moving.entry + 1);
    assert.deepEqual(complaints, []);
  });

  test('the reckoner offers its reckonings beside those of the other system, and its rules', async () => {
    const { page, complaints } = await site.page();
    await page.goto(`${site.url()}#/reckoner`);
    await page.getByRole('link', { name: 'Morschauser Meets MacDuff' }).click();
    for (const name of ['Shooting', 'Command', 'Brigade morale', "Melee: the attacker's dice"]) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('region', { name: 'The situation' }).getByRole('heading', { name }).waitFor();
      const shares = await page.locator('.odds-table .figure').allTextContents();
      assert.ok(
        shares.some((share) => share.includes('%')),
        name,
      );
    }
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page
      .getByRole('complementary', { name: 'Rules' })
      .getByText('Does the brigade stay?', { exact: true })
      .waitFor();
    // Text typed in the open book searches for a rule.
    await page.keyboard.type('rash');
    assert.equal(await page.getByRole('searchbox').inputValue(), 'rash');
    assert.deepEqual(complaints, []);
  });

  test('a pick-up game accepts any whole number; others are refused in a sentence and change nothing', async () => {
    const { page, complaints } = await site.page();
    await page.goto(`${site.url()}#/battles`);
    const card = page.getByRole('article', { name: 'A pick-up game' });
    await card.getByRole('button', { name: 'A pick-up game' }).first().click();
    await card.getByText('More choices').click();
    const number = card.getByRole('textbox', { name: 'Number of the table' });
    await number.fill('4294967295');
    for (const wrong of ['', '-3', '1.5', '1e3', '4294967296', 'seven', '9'.repeat(40)]) {
      await number.fill(wrong);
      await card.getByText(/^A whole number from 0 to 4294967295 .*it stays 4294967295\.$/).waitFor();
      assert.equal(await number.inputValue(), wrong);
    }
    await number.fill('0');
    await card.getByText(/^A whole number from/).waitFor({ state: 'detached' });
    await card.getByRole('radio', { name: 'A friend beside me' }).check();
    await card.getByRole('button', { name: /^Fight/ }).click();
    assert.match((await untilAsked(page)).prompt, /first move/);
    assert.deepEqual(complaints, []);
  });

  test('a shot against the machine, with its odds', async () => {
    const { page, complaints } = await site.page();
    const late = { system: 'morschauser', battle: 'cowpens', side: 0, left: { last: /"shoot"/ } } as const;
    await takeUpLate(page, site.url(), late);
    const shot = await clickOn(page, 'a shot', (now) => now.card && /shoot/.test(now.prompt));
    assert.ok(!shot.over, 'the shot that was recorded can be given again');
    const shares = await page
      .getByRole('region', { name: 'Odds' })
      .locator('.odds-table td:nth-child(3)')
      .allInnerTexts();
    const sum = shares.reduce((total, share) => total + Math.round(Number.parseFloat(share) * 10), 0);
    assert.ok(shares.includes('certain') || Math.abs(sum - 1000) <= shares.length / 2, shares.join(' + '));
    assert.deepEqual(complaints, []);
  });
});

/** A stand on the page, with the direction on the page in which its side advances. */
interface OnPage {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly ahead: 1 | -1;
}

/** The stand that may move now, by its name in the list of units that can act. */
async function ownStand(page: Page, moving: Reading): Promise<OnPage> {
  const name = moving.answers?.[0]?.replace(/^\d/, '') ?? '';
  const stand = page.locator(`[role="application"] [data-piece][aria-label^="${name},"]`);
  const label = (await stand.getAttribute('aria-label')) ?? '';
  await atRest(page);
  const { x, y, width, height } = await stand.evaluate((each) => each.getBoundingClientRect().toJSON());
  return { name, x: x + width / 2, y: y + height / 2, ahead: label.includes('facing 180 ') ? 1 : -1 };
}

/** Drags with the mouse up or down the page, and calls `look` before it lets go. */
async function drag(
  page: Page,
  { x, y }: OnPage,
  by: number,
  look: () => Promise<void> = async () => {},
): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by / 2, { steps: 4 });
  await page.mouse.move(x, y + by, { steps: 4 });
  await look();
  await page.mouse.up();
}

/** Drags with one finger. */
async function fingerDrag(page: Page, { x, y }: OnPage, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
    });
  await touch('touchStart', y);
  for (const share of [0.3, 0.5, 0.7, 0.85, 1]) await touch('touchMove', y + by * share);
  await touch('touchEnd', y + by);
}
