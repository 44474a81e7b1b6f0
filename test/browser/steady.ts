/** Watches what a press does to the place of all that can be pressed: nothing moves under the pointer. */
import assert from 'node:assert/strict';
import { seededChance } from '@linstock/kernel';
import type { Browser, Locator, Page } from 'playwright-core';
import { openPage } from './launch.ts';
import { atTheBoard } from './layout.ts';
import { openBattle } from './openBattle.ts';

/** The windows in which controls are pressed: a desktop's and a phone's. */
export const STEADY_SIZES = [
  [1440, 900],
  [390, 844],
] as const;

/** What answers a question, and what reads about it. */
const PRESSED =
  '.table-side :is(button, label.order-choice):not(.sheet-grip *, .log *, .goal-meter *, .clause, :disabled) >> visible=true';

/** How long after a press controls are watched, in milliseconds. */
const WATCHED = 300;

/**
 * Presses a control as a mouse does and watches all controls for 300 ms.
 * @returns what is wrong, in words: the control pressed has moved away, another has moved there, or what cannot be taken back has come there
 */
async function pressWatched(page: Page, control: Locator): Promise<string[]> {
  await control.scrollIntoViewIfNeeded();
  const at = await control.evaluate(middleOf);
  if (at === null) return [];
  await page.mouse.move(...at);
  await page.evaluate(beginWatch, at);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(endWatch, WATCHED);
}

/** Runs in the page: the middle of a control, if the pointer reaches it there. */
function middleOf(control: Element): [number, number] | null {
  const { x, y, width, height } = control.getBoundingClientRect();
  const at: [number, number] = [x + width / 2, y + height / 2];
  const top = document.elementFromPoint(...at);
  return top !== null && (control.contains(top) || top.contains(control)) ? at : null;
}

interface Watch {
  readonly at: readonly [number, number];
  readonly pressed: Element | null;
  /** All that can be pressed, by the names it has. */
  readonly before: ReadonlyMap<Element, string>;
}

/** Runs in the page. */
function beginWatch(at: readonly [number, number]): void {
  const control = 'button, a[href], label, input, select, summary';
  const named = (each: Element) =>
    (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 60);
  const before = new Map([...document.querySelectorAll(control)].map((each) => [each, named(each)]));
  const pressed = document.elementFromPoint(...at)?.closest(control) ?? null;
  (window as unknown as { watch: Watch }).watch = { at, pressed, before };
}

/** Runs in the page. */
async function endWatch(milliseconds: number): Promise<string[]> {
  const { at, pressed, before } = (window as unknown as { watch: Watch }).watch;
  const control = 'button, a[href], label, input, select, summary';
  const final = '.odds-buttons .button-main, .order-sheet-foot .button-main';
  const wrong = new Set<string>();
  const name = pressed === null ? 'nothing' : before.get(pressed);
  const frame = () => new Promise(requestAnimationFrame);
  const look = () => {
    const now = document.elementFromPoint(...at)?.closest(control) ?? null;
    if (now === null || now === pressed || pressed?.contains(now) || now.contains(pressed)) return;
    if (now.matches(':disabled')) return;
    if (pressed?.isConnected && pressed.checkVisibility()) wrong.add(`${name} moved away from the pointer`);
    // React may have made the same element into another control: then it is in its old place.
    if (before.has(now) && now.textContent?.includes(before.get(now) ?? ''))
      wrong.add(`${before.get(now)} moved under the pointer on ${name}`);
    if (now.matches(final) && !now.textContent?.includes(pressed?.textContent ?? ' '))
      wrong.add(`${now.textContent} came under the pointer on ${name}`);
  };
  for (const begun = performance.now(); performance.now() - begun < milliseconds; ) {
    await frame();
    look();
  }
  return [...wrong];
}

/**
 * Opens a battle and presses controls drawn at random, answers and what reads about them. Refuses if a press moves a button or puts
 * one in its place.
 */
export async function staysSteady(
  browser: Browser,
  url: string,
  battle: string,
  [width, height]: readonly [number, number],
  presses: number,
): Promise<void> {
  const { page, complaints } = await openPage(browser, { viewport: { width, height } });
  await openBattle(page, url, { battle });
  const chance = seededChance(`steady ${battle} ${width}`);
  const wrong: string[] = [];
  for (let i = 0; i < presses; i++) {
    // Where one has written in secret a curtain hangs before the other.
    await atTheBoard(page);
    wrong.push(...(await pressAny(page, (n) => chance.below(n))));
  }
  assert.deepEqual(wrong, []);
  assert.deepEqual(complaints, []);
  await page.context().close();
}

/** Presses one of the controls in sight. */
async function pressAny(page: Page, pick: (of: number) => number): Promise<string[]> {
  const all = page.locator(PRESSED);
  await all.first().waitFor();
  const count = await all.count();
  return pressWatched(page, all.nth(pick(count)));
}
