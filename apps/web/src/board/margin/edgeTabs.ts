/** Where the tabs of troops out of sight lie on the window's edges. */
import { type Body, isOfficer, type Piece } from '@linstock/scene';
import { idOfPlace } from '../model.ts';
import { type Box, overlap } from '../plate.ts';

/** A tab towards a body that is out of sight altogether. */
export interface EdgeTab {
  readonly body: Body;
  readonly edge: 'top' | 'bottom' | 'left' | 'right';
  /** Its middle, in CSS pixels from the board's corner. */
  readonly x: number;
  readonly y: number;
  /** Where its troops stand. */
  readonly places: readonly string[];
}

/** Size of a tab, in CSS pixels. */
export const TAB = { width: 186, height: 30 } as const;

/** Room kept at the edges for title, legend and buttons, in CSS pixels. */
const KEPT = { top: 290, bottom: 600, left: 190, right: 190, end: 80 } as const;

/** How far out of the window troops must be, in CSS pixels. */
const OUT = 6;

/** What tabs keep clear of, in CSS pixels. */
interface Kept {
  /** Half of what a counter takes up. */
  readonly counter: number;
  /** Bars and names far out. */
  readonly taken: readonly Box[];
}

/** The tabs of all bodies of which nobody is in sight, clear of all troops; where an edge has no more room the rest are left out. */
export function edgeTabs(
  bodies: readonly Body[],
  pieces: readonly Piece[],
  pointOf: (place: string) => readonly [number, number] | null,
  size: { readonly width: number; readonly height: number },
  { counter, taken: written }: Kept,
): EdgeTab[] {
  const tabs: EdgeTab[] = [];
  const seen = pieces.flatMap(({ place }) => (place ? [pointOf(idOfPlace(place))] : []));
  const troopsAt = (x: number, y: number) =>
    seen.some(
      (at) =>
        at && Math.abs(at[0] - x) < TAB.width / 2 + counter && Math.abs(at[1] - y) < TAB.height / 2 + counter,
    ) || written.some((box) => overlap(box, boxOfTab(x, y)));
  for (const body of bodies) {
    const troops = pieces.filter((piece) => piece.group === body.id && !isOfficer(piece) && piece.place);
    const places = [...new Set(troops.flatMap(({ place }) => (place ? [idOfPlace(place)] : [])))];
    const points = places.flatMap((place) => [pointOf(place) ?? []].filter(({ length }) => length > 0));
    if (points.length === 0 || points.some(([x, y]) => inSight(x!, y!, size))) continue;
    const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length;
    const tab = onEdge(mean(0), mean(1), size);
    const taken = (x: number, y: number) =>
      tabs.some((each) => Math.abs(each.x - x) < TAB.width + 6 && Math.abs(each.y - y) < TAB.height + 6);
    const free = shifts(tab, size).find(([x, y]) => !taken(x, y) && !troopsAt(x, y));
    if (free) tabs.push({ body, edge: tab.edge, x: free[0], y: free[1], places });
  }
  return tabs;
}

function boxOfTab(x: number, y: number): Box {
  return { ...TAB, x: x - TAB.width / 2, y: y - TAB.height / 2 };
}

function inSight(x: number, y: number, { width, height }: { width: number; height: number }): boolean {
  return x > -OUT && y > -OUT && x < width + OUT && y < height + OUT;
}

interface Place {
  readonly edge: EdgeTab['edge'];
  readonly x: number;
  readonly y: number;
}

/** The edge that troops lie farthest beyond, and the place on it nearest to them. */
function onEdge(x: number, y: number, { width, height }: { width: number; height: number }): Place {
  const beyond = { left: -x, right: x - width, top: -y, bottom: y - height };
  const order: readonly EdgeTab['edge'][] = ['top', 'bottom', 'left', 'right'];
  const edge = [...order].sort((a, b) => beyond[b] - beyond[a])[0] ?? 'top';
  const [half, high] = [TAB.width / 2, TAB.height / 2];
  const kept = (at: number, low: number, most: number) => Math.max(low, Math.min(most, at));
  switch (edge) {
    case 'top':
      return { edge, x: kept(x, KEPT.top + half, width - KEPT.top / 2 - half), y: high + 4 };
    case 'bottom':
      return { edge, x: kept(x, KEPT.bottom + half, width - KEPT.end - half), y: height - high - 4 };
    case 'left':
      return { edge, x: half + 4, y: kept(y, KEPT.left, height - KEPT.left) };
    case 'right':
      return { edge, x: width - half - 4, y: kept(y, KEPT.end, height - KEPT.right) };
  }
}

/** How far along its edge a tab is moved, in its own widths. */
const SHIFTS = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2, 2.5, -2.5, 3, -3];

/** The place itself and others along its edge, the nearer first; then those a row or two farther in. */
function shifts({ edge, x, y }: Place, size: { width: number; height: number }): [number, number][] {
  const along = edge === 'top' || edge === 'bottom';
  const step = along ? TAB.width + 8 : TAB.height + 8;
  const least = edge === 'top' ? KEPT.top : edge === 'bottom' ? KEPT.bottom : KEPT.end;
  const most = along ? size.width - KEPT.end : size.height - KEPT.right;
  const half = (along ? TAB.width : TAB.height) / 2;
  const inward = (edge === 'bottom' ? -1 : 1) * (TAB.height + 6);
  return [0, 1, 2]
    .flatMap((row) => SHIFTS.map((n) => ({ n, row })))
    .filter(({ row }) => along || row === 0)
    .map(({ n, row }): [number, number] => (along ? [x + n * step, y + row * inward] : [x, y + n * step]))
    .filter(([right, down]) => {
      const at = along ? right : down;
      return at - half >= least - 1 && at + half <= most + 1;
    });
}
