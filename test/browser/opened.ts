/** The opening of a battle in figures: what is readable, what is cut off, and how much of the board is ground. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { WatchedPage } from './launch.ts';
import { atTheBoard } from './layout.ts';
import { leave, openBattle } from './openBattle.ts';

/** A battle of each system. */
export const OPENED = ['Cowpens', 'Guilford Courthouse', 'Maida', 'McPherson'] as const;

/** The window sizes that the page supports: two of a desktop, a small one, and a phone. */
export const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

/** Minimum height of letters and figures on the board, in CSS pixels: 11.5 less a rounding error. */
const READABLE = 11.4;
/**
 * The minimum share of the board that the field covers: under hexes at every size, on a table up to this width of a
 * desktop window. In a larger window a wide table has more wood around it.
 */
const GROUND = 0.85;
const DESKTOP = 1440;
/** Maximum number of frames to wait. */
const FRAMES = 300;

/**
 * Opens a battle at these sizes. Every word is readable, no name is cut off or covers another, and the ground fills
 * the board.
 */
export async function opensWell(
  { page, complaints }: WatchedPage,
  url: string,
  battle: string,
  sizes: readonly (readonly [number, number])[],
): Promise<void> {
  for (const [i, [width, height]] of sizes.entries()) {
    await page.setViewportSize({ width, height });
    if (i === 0) await openBattle(page, url, { battle });
    else await openAgain(page, url);
    await untilLettered(page);
    const { ground, hexes, names, small, cut, collided, faded } = await seenAt(page);
    assert.ok(names > 0, `${width} wide: troops are named`);
    assert.deepEqual(
      { small, cut, collided, faded },
      { small: [], cut: [], collided: [], faded: 0 },
      `${width} wide`,
    );
    const filled = ground >= GROUND || (!hexes && width !== DESKTOP);
    assert.ok(filled, `${width} wide: ${Math.round(100 * ground)} % of the board is ground`);
    const scrolled = await page.evaluate('scrollTo(0, 20), scrollY');
    assert.equal(scrolled, 0, `${width} wide: the page cannot be scrolled`);
  }
  assert.deepEqual(complaints, []);
}

/** Leaves the battle and comes back to it, as from another page of ours. */
async function openAgain(page: Page, url: string): Promise<void> {
  const battle = page.url();
  await leave(page, url);
  await page.goto(battle);
}

/** Waits for the board, and until its letters have their size, which they get once the board has come to rest. */
async function untilLettered(page: Page): Promise<void> {
  await atTheBoard(page);
  await page.waitForFunction(() => {
    const board = document.querySelector<HTMLElement>('.board');
    const world = document.querySelector<SVGGElement>('.pieces')?.getScreenCTM();
    return board && world && Math.abs(Number(board.style.getPropertyValue('--k')) - world.a) < 0.002;
  });
}

/** The visible things once the names no longer move: they are placed some frames after they get their size. */
async function seenAt(page: Page): Promise<ReturnType<typeof lookedAt>> {
  const good = ({ names, small, cut, collided }: ReturnType<typeof lookedAt>) =>
    names > 0 && small.length + cut.length + collided.length === 0;
  let now = await page.evaluate(lookedAt, READABLE);
  for (let frames = 0; !good(now) && frames < FRAMES; frames++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    now = await page.evaluate(lookedAt, READABLE);
  }
  return now;
}

/** Runs in the page: the words and figures of the board that are too small, cut off, or over another name. */
function lookedAt(readable: number) {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const board = boxOf(document.querySelector('.board') as Element);
  const common = (a: DOMRect, b: DOMRect) => ({
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });
  const seen = ({ width, height }: { width: number; height: number }) => width > 0 && height > 0;
  const texts = [...document.querySelectorAll<SVGTextElement>('.board-svg text')].filter(
    (each) => seen(boxOf(each)) && seen(common(boxOf(each), board)),
  );
  const size = (each: SVGTextElement) => {
    const { a, b } = each.getScreenCTM() as DOMMatrix;
    return Number.parseFloat(getComputedStyle(each).fontSize) * Math.hypot(a, b);
  };
  const told = (each: Element) => each.textContent ?? '';
  // The ground's own names may continue under the edge, and a counter may extend beyond the picture.
  const names = texts.filter((each) => each.matches('.bar-label text, .unit-name, .officer-name'));
  const inside = (box: DOMRect) =>
    box.left >= board.left - 1 &&
    box.right <= board.right + 1 &&
    box.top >= board.top - 1 &&
    box.bottom <= board.bottom + 1;
  // Boxes of letters are higher than the letters.
  const collide = (a: Element, b: Element) => {
    const { width, height } = common(boxOf(a), boxOf(b));
    return width > 2 && height > 4;
  };
  const sheet = common(boxOf(document.querySelector('.neat-line, .table-edge') as Element), board);
  return {
    hexes: document.querySelector('.neat-line') !== null,
    ground: (sheet.width * sheet.height) / (board.width * board.height),
    names: names.length,
    small: [...new Set(texts.filter((each) => size(each) < readable).map(told))],
    cut: names.filter((each) => !inside(boxOf(each))).map(told),
    // Stands have marks if they may act or are selected.
    faded: [...document.querySelectorAll('.stand')].filter((each) => getComputedStyle(each).opacity === '0')
      .length,
    collided: names.flatMap((one, i) =>
      names
        .slice(i + 1)
        .filter((other) => collide(one, other))
        .map((other) => `${told(one)} and ${told(other)}`),
    ),
  };
}
