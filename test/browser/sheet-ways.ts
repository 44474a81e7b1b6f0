/** A sheet filled in and locked by each of the five ways. */
import { type Filled, type Sheet, wrote } from '@linstock/scene';
import type { Locator, Page } from 'playwright-core';
import { sayAtDesk } from './desk.ts';
import type { Way } from './ways.ts';

/** What one row is told: both by what they are called, and by where they stand in the sheet. */
export interface Telling {
  readonly row: { readonly id: string; readonly number: number };
  readonly choice: { readonly label: string; readonly number: number };
}

/** So many rows are told something, and the others nothing. */
const MOST = 3;

/** What the first rows that have a choice are told: the last thing each may be that asks for no more; null where that is no answer. */
export function tellings(sheet: Sheet<unknown>): readonly Telling[] | null {
  let filled: Filled = {};
  const told: Telling[] = [];
  for (const [i, row] of sheet.rows.entries()) {
    if (told.length === MOST && sheet.untold !== null) break;
    const open = row.choices.filter(({ refusal, needs }) => !refusal && !needs);
    const choice = open.findLast(({ id }) => 'filled' in wrote(sheet, filled, row, { choice: id }));
    if (!choice || open.length < 2) continue;
    const done = wrote(sheet, filled, row, { choice: choice.id });
    if ('filled' in done) ({ filled } = done);
    const number = row.choices.indexOf(choice);
    told.push({ row: { id: row.id, number: i + 1 }, choice: { label: choice.label, number } });
  }
  return told.length > 0 && sheet.answer(filled) !== null ? told : null;
}

/** Tells the rows, and locks. */
export async function fillBy(page: Page, way: Way, told: readonly Telling[]): Promise<void> {
  if (way === 'desk') {
    for (const { row, choice } of told) await sayAtDesk(page, `order ${row.number} ${choice.label}`);
    await sayAtDesk(page, 'lock');
    return;
  }
  for (const { row, choice } of told) {
    const field = page.locator(`[data-row="${row.id}"]`);
    const inHand = /in-hand/.test((await field.getAttribute('class')) ?? '');
    if (!inHand) await push(page, way, field.locator('legend button'), 'Enter');
    const said = field.locator('.order-choice').nth(choice.number);
    await push(page, way, way === 'keyboard' ? said.locator('input') : said, 'Space');
  }
  await push(page, way, page.locator('.order-sheet-foot .button-main'), 'Enter');
}

async function push(page: Page, way: Way, what: Locator, key: string): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  if (way === 'touch') return what.tap();
  if (way !== 'keyboard') return what.click();
  await what.focus();
  await page.keyboard.press(key);
}
