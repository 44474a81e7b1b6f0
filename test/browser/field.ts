/** What lies over what on a board of hexes, at rest: measured in the page, for a battle as it opens and as it goes on. */
import type { Page } from 'playwright-core';

/** What of a board cannot be read, in words; empty lists where all can. */
export interface FieldLook {
  /** Radius of a hex, in CSS pixels. */
  readonly radius: number;
  /** Width of what of the board is bare sheet or desk beside the drawn ground, as a share of the board. */
  readonly bare: number;
  /** Bars whose regiment has no name in sight. */
  readonly unnamed: readonly string[];
  /** Bars that lie on one another. */
  readonly bars: readonly string[];
  /** Names that lie on one another or on a bar, and ground's names under counters. */
  readonly names: readonly string[];
  /** Marks and tabs that lie over names of troops or over troops. */
  readonly over: readonly string[];
}

/** Looks at the board as it lies. */
export function lookAtField(page: Page): Promise<FieldLook> {
  return page.evaluate(fieldLook);
}

/** Runs in the page. */
function fieldLook(): FieldLook {
  const root = document.querySelector('.board') as HTMLElement;
  const board = root.getBoundingClientRect();
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const common = (a: DOMRect, b: DOMRect) => ({
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });
  const isSeen = (element: Element) => {
    const { width, height } = common(boxOf(element), board);
    return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true });
  };
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
  const meet = (a: Element, b: Element, wide = 2, high = 3) => {
    const { width, height } = common(boxOf(a), boxOf(b));
    return width > wide && height > high;
  };
  const told = (element: Element) =>
    element.textContent?.trim() ||
    element.closest('[aria-label]')?.getAttribute('aria-label') ||
    element.getAttribute('class') ||
    '';
  const pairs = (one: readonly Element[], other: readonly Element[], wide = 2, high = 3) =>
    one.flatMap((a) =>
      other
        .filter((b) => a !== b && !a.contains(b) && !b.contains(a) && meet(a, b, wide, high))
        .map((b) => `${told(a)} over ${told(b)}`),
    );
  const within = (elements: readonly Element[]) =>
    elements.flatMap((a, i) => pairs([a], elements.slice(i + 1)));
  const cornersOf = (rect: SVGRectElement) => {
    const [x, y] = [rect.x.baseVal.value, rect.y.baseVal.value];
    const [width, height] = [rect.width.baseVal.value, rect.height.baseVal.value];
    const matrix = rect.getScreenCTM() as DOMMatrix;
    const spots = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as const;
    return spots.map(([a, b]) => new DOMPoint(a, b).matrixTransform(matrix));
  };
  /** Whether two blocks lie on one another however they are turned: no line along a side of one of them parts them. */
  const cross = (a: Element, b: Element) => {
    const [one, other] = [a, b].map((each) => cornersOf(each.querySelector('rect') as SVGRectElement));
    const sides = [one, other].flatMap((spots) => [0, 1].map((i) => [spots![i]!, spots![i + 1]!] as const));
    return !sides.some(([from, to]) => {
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const along = ({ x, y }: DOMPoint) => (x * (to.x - from.x) + y * (to.y - from.y)) / length;
      const [p, q] = [one!.map(along), other!.map(along)];
      return Math.min(...q) > Math.max(...p) - 1 || Math.min(...p) > Math.max(...q) - 1;
    });
  };
  const crossed = (one: readonly Element[], other: readonly Element[]) =>
    one.flatMap((a) => other.filter((b) => a !== b && cross(a, b)).map((b) => `${body(a)} over ${body(b)}`));
  const bodies = all('.bars .bar .casing').map((each) => each.parentElement as Element);
  const slips = all('.bar-slip .paper').map((each) => each.parentElement as Element);
  const body = (element: Element) => element.getAttribute('data-body') ?? '';
  const named = new Set(slips.map(body));
  const names = all('.unit-name, .short, .officer-slip, .near-slip');
  const world = document.querySelector<SVGGElement>('.pieces')?.getScreenCTM();
  const neat = boxOf(document.querySelector('.neat-line') as Element);
  const ground = common(neat, board);
  const cards = all('.pieces > .piece:not(.ghost) > .card');
  return {
    radius: 44 * (world?.a ?? 0),
    bare: 1 - (Math.max(0, ground.width) * Math.max(0, ground.height)) / (board.width * board.height),
    unnamed: [...new Set(bodies.map(body))].filter((each) => !named.has(each)),
    bars: bodies.flatMap((bar, i) => crossed([bar], bodies.slice(i + 1))),
    names: [
      ...within(slips),
      ...crossed(slips, bodies),
      ...pairs(all('.names .name'), [...cards, ...slips], 3, 6),
    ],
    over: [
      ...pairs(all('.aim-muzzle, .trail-mark'), [...names, ...slips]),
      ...pairs(all('.edge-tab'), [...cards, ...slips]),
      ...pairs(all('.corner-plate'), [...cards, ...slips]),
    ],
  };
}
