/** Views in which buttons, titles and other things over the board cover nothing important. */

import { type Box, boxOf, contains, growBox, type Size, type Spot } from '../../common/box.ts';
import { partsIn } from '../../common/parts.ts';
import { findCheapestPlace, IMPOSSIBLE, isFree } from '../../common/placement.ts';
import { fitBox, type Limits, type View } from '../plate/camera.ts';
import { TITLE_FROM_WIDTH_PX } from '../plate/sheet.ts';
import { type MovedView, toScreenBox, zoomView } from './framing.ts';

/** Width of a piece in pixels below which a small window first shows the troops and not the whole field. */
const SMALLEST_PIECE_PX = 20;

/**
 * Computes the view in which a board opens, from the view of its whole field and the boxes that lie over the
 * board.
 */
export type OpeningView = (size: Size, whole: View, limits: Limits, over: readonly Box[]) => View;

/**
 * If a field with its margin takes less than this share of the window, the view opens nearer on its troops; and the
 * largest such zoom.
 */
const BARE_FIELD_SHARE = 0.8;
const MAX_NEARER = 1.35;
/**
 * The minimum gain in size for which part of the field may be out of sight, and the space around the troops
 * in pieces.
 */
const MIN_GAIN = 1.1;
const TROOP_MARGIN = 0.8;

/**
 * Opens on the whole field. It opens on the troops only if the window is so small that they could not be told
 * apart, or so wide that much of it would be empty.
 */
export function frameField(troops: readonly Spot[], pieceWidth: number): OpeningView {
  return (size, whole, limits) => {
    if (troops.length === 0) return whole;
    const about = (pieces: number, nearest: number) =>
      fitBox(growBox(boxOf(troops), pieces * pieceWidth), size, { ...limits, nearest });
    if (pieceWidth * whole.k < SMALLEST_PIECE_PX) return about(1, 1);
    const { width, height } = limits.keep;
    if (width * height * whole.k ** 2 >= BARE_FIELD_SHARE * size.width * size.height) return whole;
    const nearer = about(TROOP_MARGIN, MAX_NEARER * whole.k);
    return nearer.k >= MIN_GAIN * whole.k ? nearer : whole;
  };
}

/** The factor by which each try zooms out, and the smallest factor. */
const ZOOM_OUT_STEP = 0.99;
const MIN_ZOOM = 0.7;

/** Number of places tried between the window's edges, to each side of the middle. */
const MAX_TRIES = 5;

/** True if a view covers none of these parts of the plate. */
export function isClear(view: View, parts: readonly Box[], over: readonly Box[]): boolean {
  return parts.every((part) => isFree(toScreenBox(part, view), over));
}

/**
 * A view moved, and zoomed out if that is not enough, by as little as possible, so that all these parts are in the window and not covered.
 * Null if nothing helps.
 * @param air space between the parts and the window's edge as the view is moved, in plate units
 */
export function clearView(
  view: View,
  parts: readonly Box[],
  over: readonly Box[],
  size: Size,
  air = 0,
): View | null {
  if (parts.length === 0 || over.length === 0) return view;
  const found = findCheapestPlace(movedViews(view, parts, size, air), (each) =>
    isClear(each.view, parts, over) ? 0 : IMPOSSIBLE,
  );
  return found?.place.view ?? null;
}

/** A field, and the boxes that should not be covered. */
interface Field {
  readonly field: Box;
  /** Its outer hexes, or all of a table. */
  readonly edge: readonly Box[];
  /** The space for a title in an upper corner; null if there is none. */
  readonly title: Size | null;
  readonly over: readonly Box[];
}

/** Space between the field and the window's edge when the whole of it is shown, in plate units. */
const EDGE_GAP_PX = 14;

/** The maximum reduction of the whole field for the sake of the title. Beyond that the title is left out. */
const FOR_TITLE = 0.88;

/** The whole field without anything covered. The title is also left uncovered if that costs little. */
export function showWholeField(
  { field, edge, title, over }: Field,
  size: Size,
  limits: Pick<Limits, 'nearest' | 'farthest'>,
): View {
  const fits = fitBox(growBox(field, EDGE_GAP_PX), size, limits);
  if (!title) return clearNearMiddle(fits, edge, over, size) ?? fits;
  const bare = clearView(fits, edge, over, size, EDGE_GAP_PX) ?? fits;
  if (size.width < TITLE_FROM_WIDTH_PX) return bare;
  const titled = [0, size.width - title.width]
    .flatMap((x) => clearView(fits, edge, [...over, { x, y: 0, ...title }], size, EDGE_GAP_PX) ?? [])
    .sort((a, b) => b.k - a.k)
    .find(({ k }) => k >= FOR_TITLE * bare.k);
  return titled ?? bare;
}

/** The share of a window's shorter side up to which a table is moved instead of being drawn smaller. */
const SHIFT_SHARE = 2;

/**
 * The whole of a table, uncovered. It is drawn a little smaller in the middle of the window instead of at its edge
 * with bare wood beside it.
 */
function clearNearMiddle(fits: View, parts: readonly Box[], over: readonly Box[], size: Size): View | null {
  const shorter = Math.min(size.width, size.height);
  const found = findCheapestPlace(movedViews(fits, parts, size, EDGE_GAP_PX), ({ view, moved }, limit) => {
    const cost = SHIFT_SHARE * (1 - view.k / fits.k) + moved / shorter;
    return cost >= limit || isClear(view, parts, over) ? cost : IMPOSSIBLE;
  });
  return found?.place.view ?? null;
}

/** A view zoomed out step by step, and moved at each step, the nearest first; distances in CSS pixels. */
function* movedViews(view: View, parts: readonly Box[], size: Size, air: number): Generator<MovedView> {
  for (let back = 1; back >= MIN_ZOOM; back *= ZOOM_OUT_STEP) {
    const about = zoomView(view, back, size);
    for (const [right, down] of shiftsOf(about, parts, size, air * about.k))
      yield {
        view: { k: about.k, x: about.x + right, y: about.y + down },
        moved: Math.hypot(right, down),
      };
  }
}

/** The moves of a view that leave all parts in the window and this many pixels from its edge, the smallest first. */
function shiftsOf(view: View, parts: readonly Box[], size: Size, air: number): Spot[] {
  const boxes = parts.map((part) => toScreenBox(part, view));
  const steps = (low: number, high: number, length: number) =>
    Array.from({ length: 2 * MAX_TRIES + 1 }, (_, i) => i - MAX_TRIES).map((n) =>
      n < 0 ? (-n / MAX_TRIES) * Math.min(0, air - low) : (n / MAX_TRIES) * Math.max(0, length - high - air),
    );
  const across = steps(
    Math.min(...boxes.map(({ x }) => x)),
    Math.max(...boxes.map(({ x, width }) => x + width)),
    size.width,
  );
  const down = steps(
    Math.min(...boxes.map(({ y }) => y)),
    Math.max(...boxes.map(({ y, height }) => y + height)),
    size.height,
  );
  return across
    .flatMap((x) => down.map((y): Spot => [x, y]))
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
}

/** The parts whose middle is in the window. */
export function findPartsInSight(view: View, parts: readonly Box[], { width, height }: Size): Box[] {
  return parts.filter((part) => {
    const seen = toScreenBox(part, view);
    return contains({ x: 0, y: 0, width, height }, [seen.x + seen.width / 2, seen.y + seen.height / 2]);
  });
}

/** The boxes of the page over the board, in CSS pixels from its corner: all parts next to it that are marked so. */
export const findBoxesOverBoard = (root: HTMLElement): Box[] => boxesOn(root, overField(root));

/**
 * These boxes, and those that are there only in the present view: the title, and the tabs of troops out of
 * sight.
 */
export const findBoxesOverView = (root: HTMLElement): Box[] =>
  boxesOn(root, [
    ...overField(root),
    ...(root.parentElement ? partsIn(root.parentElement, 'over view') : []),
  ]);

const overField = ({ parentElement }: HTMLElement): Element[] => [
  ...(parentElement?.querySelectorAll(':scope > [data-over-field]') ?? []),
];

function boxesOn(root: HTMLElement, elements: readonly Element[]): Box[] {
  const { left, top } = root.getBoundingClientRect();
  return elements.flatMap((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return width > 0 ? [{ x: x - left, y: y - top, width, height }] : [];
  });
}
