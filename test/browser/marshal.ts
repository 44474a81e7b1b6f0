/** A player who fights a battle of secret orders by hand: fills in the sheets, throws, ends steps. */
import { type Chance, seededChance } from '@linstock/kernel';
import type { Page } from 'playwright-core';
import type { Pointer } from './pointer.ts';

/** The thing that the player sees first. */
type Before = 'over' | 'curtain' | 'card' | 'form' | 'list' | 'end';

/** Actions in one step before it is ended. A smaller number makes a shorter battle. */
const ACTS = 2;
/** More presses than any battle needs. */
const MOST = 4000;

/** Fights until the battle is over. Returns the verdict. */
export async function marshal(page: Page, pointer: Pointer, seed: string): Promise<string> {
  const verdict = await marshalOn(page, pointer, seed, MOST);
  if (verdict === null) throw new Error(`After ${MOST} answers the battle is not over.`);
  return verdict;
}

/** Fights for at most `most` presses. Returns the verdict; null if the battle is not over. */
export async function marshalOn(
  page: Page,
  pointer: Pointer,
  seed: string,
  most: number,
): Promise<string | null> {
  const chance = seededChance(seed);
  const done = new Map<string, number>();
  for (let presses = 0; presses < most; presses++) {
    const { before, said } = await untilAsked(page);
    if (before === 'over') return said;
    if (before === 'curtain') await pointer.push(page.locator(CURTAIN));
    else if (before === 'form') await fillIn(page, pointer, chance);
    else {
      const acts = (done.get(said) ?? 0) + 1;
      done.set(said, acts);
      if (await act(page, pointer, chance, before, acts)) done.delete(said);
    }
  }
  return null;
}

/** One press towards an answer. True if it ended the step. */
async function act(
  page: Page,
  pointer: Pointer,
  chance: Chance,
  before: Before,
  acts: number,
): Promise<boolean> {
  const end = page.locator('[data-action="end"]');
  const listed = page.locator(LISTED);
  // The buttons are counted. A question without an end has no such button, and asking it would wait for it.
  const mayEnd = (await page.locator('[data-action="end"]:enabled').count()) > 0;
  const tired = acts > ACTS && mayEnd && (await page.locator('.chip').count()) === 0;
  if (before === 'card') await pointer.push(page.locator('.odds-card .button-main'));
  else if (before === 'end' || tired) {
    await pointer.push(end);
    // Read at once: it may be gone a moment later.
    if ((await end.allTextContents()).some((text) => text.includes('sure'))) await pointer.push(end);
    return true;
  }
  if (before === 'list' && !tired) await pointer.push(listed.nth(chance.below(await listed.count())));
  return false;
}

/** The lists that contain buttons of answers: actors and their actions, reactors, troops to be placed. */
const LISTS = '.action-list, .choice-list, .order-form-choices, .lay-out-list, .lay-out-hand';
/** Buttons of answers, except the selected ones. */
const LISTED = `.actions :is(${LISTS}) .button:enabled:not(.button-quiet, [aria-pressed=true]), .actions .button-main:enabled`;

/** The button that lifts the curtain between two players at one screen. */
const CURTAIN = '.curtain .button-main:enabled';

/**
 * Gives whole brigades the same order. If that is impossible, each row gets its first possible order. Then the sheet
 * is locked.
 */
async function fillIn(page: Page, pointer: Pointer, chance: Chance): Promise<void> {
  const form = page.locator('.order-sheet');
  const title = await form.getAttribute('aria-label');
  for (const body of await form.locator('.order-sheet-body').all()) {
    const alike = body.locator('.order-sheet-alike button');
    const many = await alike.count();
    if (many > 0) await pointer.push(alike.nth(chance.below(many)));
  }
  const unset = form.locator('.order-sheet-row.unset');
  for (let left = await unset.count(); left > 0; left--) {
    const choice = unset.first().locator('.order-choice:not(.barred)').first();
    await pointer.push(choice);
  }
  await pointer.push(form.getByRole('button', { name: /^Lock/ }));
  await page.waitForFunction(
    (was) =>
      document.querySelector('.order-sheet')?.getAttribute('aria-label') !== was ||
      document.querySelector('[aria-label="What is asked"][aria-busy="true"]') === null,
    title,
  );
}

/** Waits until there is a question or the battle is over. */
async function untilAsked(page: Page): Promise<{ readonly before: Before; readonly said: string }> {
  const handle = await page.waitForFunction(
    ({ listed, curtain }) => {
      if (document.querySelector(curtain)) return { before: 'curtain', said: '' };
      const asks = document.querySelector('section[aria-label="What is asked"]');
      const said = asks?.querySelector('.prompt-sentence')?.textContent ?? '';
      if (!asks || asks.getAttribute('aria-busy') === 'true') return false;
      if (asks.querySelector('.prompt-banner')?.textContent?.includes('The end'))
        return { before: 'over', said };
      if (document.querySelector('.odds-card .button-main:enabled')) return { before: 'card', said };
      if (document.querySelector('.order-sheet .button-main:enabled')) return { before: 'form', said };
      if (document.querySelector(listed)) return { before: 'list', said };
      const end = document.querySelector('[data-action="end"]:enabled');
      return end ? { before: 'end', said } : false;
    },
    { listed: LISTED, curtain: CURTAIN },
    { polling: 50 },
  );
  return (await handle.jsonValue()) as { before: Before; said: string };
}
