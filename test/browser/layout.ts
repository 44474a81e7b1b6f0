/** What can be wrong with a page's layout, measured in the page. */
import type { Page } from 'playwright-core';

/** What is wrong, in words; empty when nothing is. */
export interface Layout {
  /** How far the page is wider than its window, in CSS pixels. */
  readonly overflow: number;
  /** Buttons and fields that can be seen but lie under something else. */
  readonly covered: readonly string[];
  /** Buttons and fields narrower or lower than a finger needs. */
  readonly small: readonly string[];
}

/** What is to be measured. */
export interface Measured {
  /** Least width and height of what is tapped, in CSS pixels. */
  readonly finger: number;
  /** Selector of the part that lies on top; the whole page otherwise. */
  readonly within?: string;
}

/** Measures the page at rest. */
export async function layoutOf(page: Page, what: Measured): Promise<Layout> {
  await atRest(page);
  return page.evaluate(measure, what);
}

/**
 * Waits until the page has drawn what it was told, and the board has made room for it: the sheet beside it or below may have become
 * higher, and its troops then lie elsewhere some frames later.
 */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const board = () =>
      [...document.querySelectorAll('[role="application"], .board-svg > g')].map((each) => [
        each.getAttribute('transform'),
        each.getBoundingClientRect(),
      ]);
    await document.fonts.ready;
    let before: string;
    do {
      before = JSON.stringify(board());
      await frame();
      await frame();
    } while (JSON.stringify(board()) !== before);
  });
}

/** Runs in the page. */
function measure({ finger, within = 'body' }: Measured): Layout {
  const covered: string[] = [];
  const small: string[] = [];
  const seen = (element: Element): DOMRect | null => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let each = element.parentElement; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue;
      // What overflows is cut off inside the border.
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
  const tapped = ['.button', 'label.choice', 'select', '.chip'].map((each) => `${within} ${each}`);
  const elements = [...document.querySelectorAll(tapped.join(','))];
  if (elements.length === 0) throw new Error(`Nothing to be tapped is found within ${within}.`);
  for (const element of elements) {
    const box = seen(element);
    if (!box || !element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden'))
      continue;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    // What has been scrolled under a head or foot that stays in sight is only scrolled away.
    if (top && staysInSight(top)) continue;
    if (top !== null && !element.contains(top) && !top.contains(element))
      covered.push(`${named(element)} by ${named(top)}`);
  }
  // A tick or a dot is pressed by its label, and words by the air about them: what counts is where a finger hits.
  const hits = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit === null || element.contains(hit) || staysInSight(hit);
  };
  const pressed = ['button', 'a[href]', 'summary', 'select', 'input', 'textarea'].map(
    (each) => `${within} ${each}`,
  );
  for (const element of document.querySelectorAll(pressed.join(','))) {
    const ticked = element.matches('[type="radio"], [type="checkbox"], [type="file"]');
    const target = (ticked && element.closest('label')) || element;
    const box = seen(target);
    if (!box || !target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('.visually-hidden, .board-svg') || finger === 0) continue;
    const { x, y, width, height } = target.getBoundingClientRect();
    const reach = (finger - 4) / 2;
    const lines = target.getClientRects();
    const first = lines[0] ?? box;
    const middle = [first.x + first.width / 2, first.y + first.height / 2] as const;
    // What is scrolled up to the window's edge is measured where it lies whole.
    const high = height >= finger - 0.5 || y <= reach || hits(target, middle[0], middle[1] - reach);
    const wide = width >= finger - 0.5 || getComputedStyle(target).display === 'inline';
    if (!(high && wide) && x >= 0) small.push(`${named(target)} ${Math.round(width)}×${Math.round(height)}`);
  }
  return { overflow: document.documentElement.scrollWidth - innerWidth, covered, small };
}
