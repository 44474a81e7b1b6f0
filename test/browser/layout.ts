/** Errors in a page's layout, measured in the page. */
import type { Page } from 'playwright-core';

/** The errors, in words; empty if there are none. */
export interface Layout {
  /** How much wider the page is than its window (a table: also higher), in CSS pixels. */
  readonly overflow: number;
  /** Visible buttons and fields that are covered by something else, or cut off at the side. */
  readonly covered: readonly string[];
  /** Buttons and fields narrower or lower than a finger needs. */
  readonly small: readonly string[];
}

/** The part of the page to measure. */
export interface Measured {
  /** Minimum width and height of things that are tapped, in CSS pixels. */
  readonly finger: number;
  /** Selector of the topmost part; the whole page by default. */
  readonly within?: string;
}

/** Measures the page at rest. */
export async function layoutOf(page: Page, what: Measured): Promise<Layout> {
  await atRest(page);
  return { ...(await page.evaluate(measure, what)), small: await page.evaluate(smallTargets, what) };
}

/** Buttons and fields that are too small for a finger, at the present place of the page. */
export function smallOn(page: Page, finger: number): Promise<string[]> {
  return page.evaluate(smallTargets, { finger });
}

/**
 * Waits until the page is drawn and the board has adapted to it. The sheet beside or below it may have become
 * higher, and its troops then move some frames later.
 */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const board = () =>
      [...document.querySelectorAll('[role="application"], .board-svg > g, .making-board')].map((each) => [
        each.getAttribute('transform'),
        each.getBoundingClientRect(),
      ]);
    await document.fonts.ready;
    let before = '';
    // Some frames may pass before the board begins to move.
    for (let still = 0; still < 2; ) {
      await frame();
      await frame();
      const now = JSON.stringify(board());
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** Waits for a board with its troops at rest, and lifts the curtain if there is one. */
export async function atTheBoard(page: Page): Promise<void> {
  const curtain = page.locator('.curtain .button-main:enabled');
  const pieces = page.locator('.pieces');
  await curtain.or(pieces).first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await pieces.waitFor();
  await atRest(page);
}

/** Runs in the page. */
function measure({ within = 'body' }: Measured): Omit<Layout, 'small'> {
  const covered: string[] = [];
  const seen = (element: Element): DOMRect | null => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let each = element.parentElement; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue;
      // Overflowing content is cut off inside the border.
      const clip = each.getBoundingClientRect();
      const [x, y] = [clip.left + each.clientLeft, clip.top + each.clientTop];
      [left, top] = [Math.max(left, x), Math.max(top, y)];
      [right, bottom] = [Math.min(right, x + each.clientWidth), Math.min(bottom, y + each.clientHeight)];
    }
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return right - left > 8 && bottom - top > 8 ? new DOMRect(left, top, right - left, bottom - top) : null;
  };
  const staysInSight = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).position === 'sticky' || staysInSight(element.parentElement));
  const named = (element: Element) =>
    `${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''} <${element.className}>`;
  const tapped = ['.button', 'label.choice', '.order-choice', 'select', '.chip'].map(
    (each) => `${within} ${each}`,
  );
  const elements = [...document.querySelectorAll(tapped.join(','))];
  if (elements.length === 0) throw new Error(`Nothing to be tapped is found within ${within}.`);
  for (const element of elements) {
    const box = seen(element);
    if (!box || !element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden'))
      continue;
    // Nothing in the column extends beyond its edge.
    if (element.closest('.table-side') && box.width < element.getBoundingClientRect().width - 4)
      covered.push(`${named(element)} by the edge of its column`);
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    // A control that was scrolled under a fixed head or foot is only scrolled away.
    if (top && staysInSight(top)) continue;
    if (top !== null && !element.contains(top) && !top.contains(element))
      covered.push(`${named(element)} by ${named(top)}`);
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  // A game screen fills its window; other pages may be longer.
  const lower = document.querySelector('.table-screen') ? scrollHeight - innerHeight : 0;
  return { overflow: Math.max(scrollWidth - innerWidth, lower), covered };
}

/** Runs in the page: controls that a finger could miss. */
function smallTargets({ finger, within = 'body' }: Measured): string[] {
  const pressed = ['button', 'a[href]', 'input', 'select', 'summary', 'textarea', '[role=slider]'];
  const reaches = (element: Element, far: number): boolean => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const about = (dx: number, dy: number) =>
      document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
    return [about(0, far), about(0, -far), about(far, 0), about(-far, 0)].every((at) => element.contains(at));
  };
  const isSmall = (target: HTMLElement): boolean => {
    // A title may make all of its card a control.
    const over = getComputedStyle(target, '::before').position === 'absolute' ? target.offsetParent : target;
    const { width, height } = (over ?? target).getBoundingClientRect();
    // A link in a sentence may be as narrow as its word.
    const inline = getComputedStyle(target).display === 'inline';
    if ((inline ? height : Math.min(width, height)) >= finger - 0.5) return false;
    if (target.closest('.visually-hidden, .board-svg')) return false;
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    // A control with a small box may be pressed on everything around it.
    return !reaches(target, finger / 2 - 2);
  };
  const selector = pressed.map((each) => `${within} ${each}`).join(',');
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .map((each) => (each.matches('[type=checkbox], [type=radio]') ? (each.closest('label') ?? each) : each))
    .filter(isSmall)
    .map((each) => {
      const { width, height } = each.getBoundingClientRect();
      const name = each.getAttribute('aria-label') ?? each.textContent.trim().slice(0, 40);
      return `${name} <${each.className}> ${Math.round(width)}×${Math.round(height)}`;
    });
}
