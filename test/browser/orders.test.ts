/** Orders in secret on a free table: two at one screen write them with a curtain between, and they are revealed together. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { objections } from './axe.ts';
import { openBattle } from './openBattle.ts';
import { clickPiece } from './person.ts';
import { useTestSite } from './testSite.ts';

const sheetOf = (page: Page) => page.getByRole('region', { name: 'Orders of the turn' });
const signOf = (page: Page, piece: string) => page.locator(`[data-marker="${piece}"]`);

/** The sign of the order beside the stand of this name. */
async function lying(page: Page, name: string): Promise<string | null> {
  const piece = await page.locator(`.stand[aria-label*="${name}"]`).first().getAttribute('data-piece');
  return signOf(page, piece ?? '').getAttribute('data-order');
}

/** Everything that a neighbour could read on the page or in its storage. */
function readable(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      `${document.documentElement.outerHTML} ${location.href} ${[localStorage, sessionStorage].map((kept) => JSON.stringify(Object.entries(kept))).join(' ')}`,
  );
}

describe('orders of a turn', () => {
  const site = useTestSite();

  test('the sheet, an arrow by hand, the lock, the curtain, the other sheet, the reveal', async () => {
    const { page, complaints } = await site.page();
    await openBattle(page, site.url(), { battle: 'McPherson' });
    await page.getByRole('button', { name: 'I play the Union side: show it' }).click();
    const union = sheetOf(page);
    const rowOf = (name: string) => union.getByRole('group', { name, exact: true });
    await clickPiece(page, /2nd Wisconsin/);
    await pointAtSign(page, 'Move');
    await rowOf('2nd Wisconsin').getByRole('radio', { name: 'Move' }).check();
    assert.equal(await lying(page, '2nd Wisconsin'), 'move');
    const heading = rowOf('2nd Wisconsin').getByRole('spinbutton');
    const ahead = Number(await heading.inputValue());
    await page.getByRole('button', { name: '5 degrees to the right' }).click();
    assert.equal(Number(await heading.inputValue()), (ahead + 5) % 360);
    await turnArrow(page);
    assert.notEqual(
      Number(await heading.inputValue()),
      (ahead + 5) % 360,
      'the hand has turned it on the table',
    );
    await page.getByRole('button', { name: 'All of Meredith: Hold' }).click();
    await byKeys(page);
    assert.ok(await rowOf('24th Michigan').getByRole('radio', { name: 'Hold' }).isChecked());
    // An unavailable order can be tried, and shows the reason.
    await rowOf('7th Wisconsin').getByRole('radio', { name: 'Disengage' }).click({ force: true });
    await page.locator('.toast', { hasText: 'no visible enemy within 12 inches' }).waitFor();
    assert.ok(await rowOf('7th Wisconsin').getByRole('radio', { name: 'Form' }).isChecked());
    assert.deepEqual(await objections(page, '.table-side'), [], 'axe objects to nothing in the form');
    await union.getByText('The Confederate side sees only that you are writing').waitFor();
    await page.keyboard.press('l');

    await page.getByRole('dialog', { name: 'Confederate to the screen' }).waitFor();
    assert.equal(
      await page.locator('.table-screen, .stand, .log').count(),
      0,
      'the table is not there at all',
    );
    assert.doesNotMatch(await readable(page), /Wisconsin|data-order/, 'nothing tells what was written');
    await page.getByRole('button', { name: 'Union again: unlock and go back' }).click();
    await rowOf('7th Wisconsin').getByRole('radio', { name: 'Form', checked: true }).waitFor();
    await union.getByRole('button', { name: /^Lock/ }).click();
    await page.getByRole('button', { name: 'I play the Confederate side: show it' }).click();

    const confederate = sheetOf(page);
    await confederate.getByText('The Union side has locked.').waitFor();
    assert.equal(await lying(page, '7th Wisconsin'), 'sealed');
    assert.equal(await page.getByRole('radio', { checked: true }).count(), 0);
    assert.doesNotMatch((await page.getByRole('region', { name: 'Log' }).textContent()) ?? '', /Wisconsin/);
    await confederate.getByRole('button', { name: /^Lock/ }).click();
    await page
      .getByText(/The orders are revealed/)
      .first()
      .waitFor();
    assert.deepEqual(complaints, []);
  });
});

/**
 * Orders the 7th Wisconsin to form by keys alone: down to its row, along its choices, the space bar. Then the whole
 * brigade is ordered to hold and the row to form once more, and the next unset row becomes active.
 */
async function byKeys(page: Page): Promise<void> {
  const row = page.locator('.order-sheet-row:focus-within legend');
  await page.getByRole('group', { name: '2nd Wisconsin', exact: true }).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  assert.equal(await row.innerText(), '7th Wisconsin');
  const ring = page.locator('.order-choice:focus-within');
  while (!(await ring.innerText()).startsWith('Form')) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.locator('.order-choice:focus-within input:checked').waitFor();
  await page.keyboard.press('b');
  await page.keyboard.press('h');
  await page.keyboard.press('o');
  await page
    .getByRole('group', { name: '7th Wisconsin', exact: true })
    .getByRole('radio', { name: 'Form', checked: true })
    .waitFor();
  await page.keyboard.press('n');
  assert.equal(await row.innerText(), '3rd Indiana Cavalry');
}

/** Points at a sign of the order card: its words appear, and it stays under the pointer. */
async function pointAtSign(page: Page, order: string): Promise<void> {
  const card = page.locator('.order-card');
  const sign = card.getByRole('radio', { name: order });
  const before = await sign.boundingBox();
  assert.ok(before);
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2, { steps: 5 });
  await card.locator('.order-words').waitFor();
  assert.deepEqual(await sign.boundingBox(), before, 'a sign pointed at does not leave the pointer');
}

/** Grabs the present arrow by its end and turns it. */
async function turnArrow(page: Page): Promise<void> {
  const box = await page.locator('[data-aim]').boundingBox();
  assert.ok(box, 'the arrow has an end to take hold of');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 60, { steps: 4 });
  await page.mouse.up();
}
