/** Watches what a press does to the place of all that can be pressed: nothing moves under the pointer. */
import type { Locator, Page } from 'playwright-core';

/** How long after a press controls are watched, in milliseconds. */
const WATCHED = 300;

/**
 * Presses a control as a mouse does and watches all controls for 300 ms.
 * @returns what is wrong, in words: the control pressed has moved away, another has moved there, or what cannot be taken back has come there
 */
export async function pressWatched(page: Page, control: Locator): Promise<string[]> {
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
