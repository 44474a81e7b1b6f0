/** Overlaps on a board of hexes at rest, read from the page. */
import type { Page } from 'playwright-core';

/** The unreadable parts of a board, in words; empty lists if there are none. */
export interface BoardLook {
  /** Radius of a hex, in CSS pixels. */
  readonly radius: number;
  /** Share of the board that is bare surround beside the drawn ground. */
  readonly bare: number;
  /** Bodies with a bar in sight and no name. */
  readonly unnamed: readonly string[];
  /** Bars that lie on one another. */
  readonly bars: readonly string[];
  /** Names of troops that lie on one another or on a bar, and names of places under counters. */
  readonly names: readonly string[];
  /** Marks, tabs and the title where they lie over troops or their names. */
  readonly over: readonly string[];
}

/** The kinds of things that are read, with their selectors. */
const KINDS = {
  board: '.board',
  ground: '.neat-line',
  bars: '.bars .bar > .casing',
  labels: '.bar-label > .paper',
  cards: '.pieces > .piece:not(.ghost) > .card',
  names: '.short, .officer-label, .near-label > .paper, .near-leader',
  places: '.names .name',
  marks: '.aim-muzzle, .trail-mark > circle',
  tabs: '.edge-tab',
  plate: '.corner-plate',
} as const;

type Kind = keyof typeof KINDS;

/** Something visible: its text or owner, and its four corners in the window. */
interface BoardItem {
  readonly says: string;
  readonly body: string;
  readonly corners: readonly (readonly [number, number])[];
}

/** Reads the board as it is shown now. */
export async function readBoard(page: Page): Promise<BoardLook> {
  const { radius, seen } = await page.evaluate(readField, KINDS);
  const { bars, labels, cards, names, places, marks, tabs, plate } = seen;
  const named = new Set(labels.map(({ body }) => body));
  return {
    radius,
    bare: 1 - shareOf(seen.ground[0], seen.board[0]),
    unnamed: [...new Set(bars.map(({ body }) => body))].filter((each) => !named.has(each)),
    bars: bars.flatMap((bar, i) => crossings([bar], bars.slice(i + 1), 1)),
    names: [
      ...labels.flatMap((label, i) => crossings([label], labels.slice(i + 1), 1)),
      ...crossings(labels, bars, 1),
      ...crossings(places, [...cards, ...labels], 5),
    ],
    over: [
      ...crossings(marks, [...names, ...labels], 2),
      ...crossings([...tabs, ...plate], [...cards, ...labels], 2),
    ],
  };
}

/** The elements of one list that overlap elements of another by more than `slack` pixels. */
function crossings(ones: readonly BoardItem[], others: readonly BoardItem[], slack: number): string[] {
  return ones.flatMap((one) =>
    others
      .filter((other) => crossed(one, other, slack))
      .map((other) => `${one.says || one.body} over ${other.says || other.body}`),
  );
}

/** True if two blocks overlap, at any angle: no line along a side of one of them separates them. */
function crossed(a: BoardItem, b: BoardItem, slack: number): boolean {
  const sides = [a, b].flatMap(({ corners }) => [0, 1].map((i) => [corners[i]!, corners[i + 1]!] as const));
  return !sides.some(([[ax, ay], [bx, by]]) => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const along = ({ corners }: BoardItem) =>
      corners.map(([x, y]) => (x * (bx - ax) + y * (by - ay)) / length);
    const [p, q] = [along(a), along(b)];
    return Math.min(...q) > Math.max(...p) - slack || Math.min(...p) > Math.max(...q) - slack;
  });
}

/** The share of a window that something upright covers. */
function shareOf(one: BoardItem | undefined, window: BoardItem | undefined): number {
  if (!one || !window) return 0;
  const [[left, top], , [right, bottom]] = one.corners as [[number, number], unknown, [number, number]];
  const [[x, y], , [x2, y2]] = window.corners as [[number, number], unknown, [number, number]];
  const wide = Math.max(0, Math.min(right, x2) - Math.max(left, x));
  const high = Math.max(0, Math.min(bottom, y2) - Math.max(top, y));
  return (wide * high) / ((x2 - x) * (y2 - y));
}

/** Runs in the page: the boxes of everything visible. */
function readField(kinds: Readonly<Record<Kind, string>>) {
  const board = (document.querySelector(kinds.board) as Element).getBoundingClientRect();
  const cornersOf = (element: Element): (readonly [number, number])[] => {
    const box = element instanceof SVGGraphicsElement ? element.getBBox() : element.getBoundingClientRect();
    const { x, y, width, height } = box;
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const around = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as const;
    return around.map(([a, b]) => {
      const at = matrix ? new DOMPoint(a, b).matrixTransform(matrix) : { x: a, y: b };
      return [at.x, at.y] as const;
    });
  };
  const inBoard = (corners: readonly (readonly [number, number])[]) => {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const over = (low: number, high: number, all: number[]) =>
      Math.min(...all) < high - 2 && Math.max(...all) > low + 2;
    return over(board.left, board.right, xs) && over(board.top, board.bottom, ys);
  };
  const lookedUp = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((each) => each.checkVisibility({ opacityProperty: true }))
      .map((each) => ({
        says: (each.textContent || each.parentElement?.textContent || '').trim().slice(0, 40),
        body: each.closest('[data-body]')?.getAttribute('data-body') ?? '',
        corners: cornersOf(each),
      }))
      .filter(({ corners }) => inBoard(corners));
  const seen = Object.fromEntries(
    Object.entries(kinds).map(([kind, selector]) => [kind, lookedUp(selector)]),
  );
  const world = document.querySelector<SVGGElement>('.pieces')?.getScreenCTM();
  return { radius: 44 * (world?.a ?? 0), seen: seen as unknown as Record<Kind, BoardItem[]> };
}
