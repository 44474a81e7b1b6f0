/** Checks that a question's actors and targets are in view, in a random window and battle. */
import type { Chance } from '@linstock/kernel';
import type { Page } from 'playwright-core';
import { READABLE as ON_TABLE } from '../../apps/web/src/board/plate/tablePlate.ts';
import { READABLE as ON_HEXES } from '../../apps/web/src/board/view/opening.ts';
import { MIN_SCALE } from '../../apps/web/src/board/view/questionView.ts';
import { atRest, atTheBoard } from './layout.ts';
import type { Start } from './person.ts';

/** A window of a phone or of a small desktop window, in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The smallest window that the page supports, and the largest that is drawn. */
const LEAST = { short: 320, long: 568 };
const MOST = { short: 620, long: 960 };

/** Draws a window, upright or lying. */
export function drawWindow(chance: Chance): WindowSize {
  const short = LEAST.short + chance.below(MOST.short - LEAST.short + 1);
  const long = LEAST.long + chance.below(MOST.long - LEAST.long + 1);
  return chance.below(2) === 0 ? { width: short, height: long } : { width: long, height: short };
}

/** Every battle the chooser offers with troops that stand already, under each of its systems, for each side. */
export async function battlesOffered(page: Page, url: string): Promise<readonly Start[]> {
  await page.goto(`${url}#/battles`);
  await page.getByRole('heading', { name: 'Choose a battle' }).waitFor();
  const found: { battle: string; side: string; rules: string | undefined }[] = [];
  for (const card of await page.getByRole('article').all()) {
    const title = card.getByRole('button').first();
    if ((await title.getAttribute('aria-expanded')) === 'false') await title.click();
    const battle = await title.innerText();
    const groups = await card.evaluate((article) => {
      const radios = [...article.querySelectorAll<HTMLInputElement>('input[type=radio]')];
      const named = (group: string) =>
        radios
          .filter(({ name }) => name.startsWith(group))
          .map((each) => each.closest('label')?.textContent?.trim() ?? '');
      return { rules: named('rules-'), sides: named('side-') };
    });
    const rules = groups.rules.length > 0 ? groups.rules : [undefined];
    for (const side of groups.sides) for (const each of rules) found.push({ battle, side, rules: each });
  }
  return found.map(({ rules, ...start }) => ({
    ...start,
    against: 'A friend beside me',
    ...(rules === undefined ? {} : { rules }),
  }));
}

/**
 * The things out of view, in words; empty if the question can be answered from what is in view. If not all targets
 * fit at the smallest scale, the others may be out of view, and then a tab at the window's edge must show the way to
 * them.
 */
export async function outOfView(page: Page): Promise<readonly string[]> {
  await atTheBoard(page);
  // The view is framed again a moment after the sheet has taken its height.
  await page.waitForTimeout(0);
  await atRest(page);
  return page.evaluate(lookInPage, { hexes: MIN_SCALE * ON_HEXES.least, table: MIN_SCALE * ON_TABLE.least });
}

/** Runs in the page. */
function lookInPage(smallest: { hexes: number; table: number }): string[] {
  const board = document.querySelector('[role="application"]')?.getBoundingClientRect();
  const asks = document.querySelector('section[aria-label="Actions"]');
  if (!board || !asks) return [];
  const over = [...document.querySelectorAll('.table-board > [data-over-field]')].map((each) =>
    each.getBoundingClientRect(),
  );
  const pieces = [...document.querySelectorAll('[role="application"] [data-piece]')];
  const isSeen = (piece: Element) => {
    const box = piece.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const within = (at: DOMRect) => x > at.left && x < at.right && y > at.top && y < at.bottom;
    return within(board) && !over.some(within);
  };
  const sideOf = (piece: Element) => (piece.classList.contains('side-0') ? 0 : 1);
  const acting = document.querySelector('.prompt')?.classList.contains('side-1') ? 1 : 0;
  const own = pieces.filter((piece) => sideOf(piece) === acting);
  const foes = pieces.filter((piece) => sideOf(piece) !== acting);
  const chosen = own.filter((piece) => piece.matches('.chosen, .leaving'));
  const able = own.filter((piece) => piece.matches('.can-act, .due'));
  const targets = foes.filter((piece) => piece.matches('.can-act, .target'));
  const name = (piece: Element) => (piece.getAttribute('aria-label') ?? '').slice(0, 50);
  const actors = chosen.length > 0 ? chosen : able.length > 0 ? able : own;
  const wrong: string[] = [];
  if (actors.length > 0 && !actors.some(isSeen)) wrong.push(`none of ${actors.length} who act`);
  if (foes.length > 0 && chosen.length === 0 && !foes.some(isSeen)) wrong.push('no enemy');
  if (chosen.length > 0 && !(document.querySelector('.edge-tab') && !fitTogether([...chosen, ...targets])))
    wrong.push(...targets.filter((each) => !isSeen(each)).map((each) => `target ${name(each)}`));
  return wrong;

  /** True if these pieces fit on the board at the smallest scale, whole. */
  function fitTogether(all: readonly Element[]): boolean {
    const world = document.querySelector<SVGGElement>('.pieces')?.getScreenCTM();
    if (!board || !world) return true;
    const least = document.querySelector('.neat-line') ? smallest.hexes : smallest.table;
    const boxes = all.map((each) => each.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
    const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
    const smaller = least / world.a;
    return width * smaller < board.width && height * smaller < board.height;
  }
}
