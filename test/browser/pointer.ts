/** A person's pointer: a mouse, or one finger on a touch screen. */
import type { Locator, Page } from 'playwright-core';
import { smallOn } from './layout.ts';

/** A point of the page, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A mouse or a finger. */
export interface Pointer {
  /** True if a stand must be pressed before it can be carried: a finger that only slides moves the view. */
  readonly choosesFirst: boolean;
  readonly press: (at: Spot) => Promise<void>;
  readonly push: (button: Locator) => Promise<void>;
  /** Presses at one spot, moves, and lets go at another. */
  readonly carry: (from: Spot, to: Spot) => Promise<void>;
}

/** The pointer of a mouse. */
export function mouseOf(page: Page): Pointer {
  return {
    choosesFirst: false,
    press: ({ x, y }) => page.mouse.click(x, y),
    push: (button) => button.click(),
    async carry(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
    },
  };
}

/** One finger. */
export async function fingerOf(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
  return {
    choosesFirst: true,
    press: ({ x, y }) => page.touchscreen.tap(x, y),
    push: (button) => button.tap(),
    async carry(from, to) {
      await touch('touchStart', [from]);
      for (const share of [0.3, 0.6, 0.85, 1])
        await touch('touchMove', [
          { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
        ]);
      await touch('touchEnd', []);
    },
  };
}

/** The minimum size for a finger, in CSS pixels. */
export const FINGER = 44;

/** A finger that looks, after each press, for other buttons that it could miss. */
export async function watchfulFinger(
  page: Page,
): Promise<Pointer & { readonly missed: ReadonlySet<string> }> {
  const finger = await fingerOf(page);
  const missed = new Set<string>();
  return {
    ...finger,
    missed,
    async push(button) {
      await finger.push(button);
      for (const each of await smallOn(page, FINGER)) missed.add(each);
    },
  };
}
