/** A sheet filled in and locked by each of the five ways. */
import { type Filled, type Sheet, writeRow } from '@linstock/scene';
import type { Locator, Page } from 'playwright-core';
import { sayInTextView } from './textView.ts';
import type { Way } from './ways.ts';

/** The order of one row: row and choice by their names, and by their numbers in the sheet. */
export interface RowChoice {
  readonly row: { readonly id: string; readonly number: number };
  readonly choice: { readonly label: string; readonly number: number };
}

/** Number of rows that get an order; the others get none. */
const MOST = 3;

/**
 * The orders of the first rows that have a choice: the last choice that needs nothing more, or else the first. More
 * rows get one, also those with only one choice, if the answer would be illegal otherwise. Null if there is no row
 * with a choice, or no such answer.
 * @param lawful the legality check of the answer; without it every complete answer counts as legal
 */
export function rowChoices(
  sheet: Sheet<unknown>,
  lawful: (answer: unknown) => boolean = () => true,
): readonly RowChoice[] | null {
  const all = sheet.rows.length;
  for (const { most, least, last } of [
    { most: MOST, least: 2, last: true },
    { most: MOST, least: 2, last: false },
    { most: all, least: 1, last: true },
    { most: all, least: 1, last: false },
  ]) {
    const { told, filled } = toldRows(sheet, most, least, last);
    const answer = sheet.answer(filled);
    if (told.length > 0 && answer !== null && lawful(answer)) return told;
  }
  return null;
}

/** Gives orders to at most `most` rows that have at least `least` choices; to all of them if each needs an order. */
function toldRows(sheet: Sheet<unknown>, most: number, least: number, last: boolean) {
  let filled: Filled = {};
  const told: RowChoice[] = [];
  for (const [i, row] of sheet.rows.entries()) {
    if (told.length === most && sheet.untold !== null) break;
    const open = row.choices.filter(({ refusal, needs }) => !refusal && !needs);
    const may = open.filter(({ id }) => 'filled' in writeRow(sheet, filled, row, { choice: id }));
    const choice = last ? may.at(-1) : may[0];
    if (!choice || open.length < least) continue;
    const done = writeRow(sheet, filled, row, { choice: choice.id });
    if ('filled' in done) ({ filled } = done);
    const number = row.choices.indexOf(choice);
    told.push({ row: { id: row.id, number: i + 1 }, choice: { label: choice.label, number } });
  }
  return { told, filled };
}

/** Tells the rows, and locks. */
export async function fillBy(page: Page, way: Way, told: readonly RowChoice[]): Promise<void> {
  if (way === 'text view') {
    for (const { row, choice } of told) await sayInTextView(page, `order ${row.number} ${choice.label}`);
    await sayInTextView(page, 'lock');
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
