/**
 * Views moved and zoomed a little, so that the window's edge cuts no counter in two: each is visible whole,
 * or not at all.
 */

import { type Box, boxOf, doOverlap, type Size, type Spot } from '../../common/box.ts';
import { findCheapestPlace, IMPOSSIBLE } from '../../common/placement.ts';
import type { View } from '../plate/camera.ts';
import { HEX_RADIUS } from '../plate/plate.ts';
import { type MovedView, toScreenBox, zoomView } from './framing.ts';
import type { Fighter } from './openingPart.ts';

/**
 * Half the size of a counter with its rim and the pieces that show behind it; and how far an officer's label
 * extends below or above it. In plate units.
 */
const COUNTER_HALF = { width: 0.77 * HEX_RADIUS, height: 0.64 * HEX_RADIUS } as const;
const OFFICER_LABEL = { half: 0.19 * HEX_RADIUS, height: 0.34 * HEX_RADIUS, out: 0.27 * HEX_RADIUS } as const;

/**
 * How much a view may be zoomed in or out, in which steps, and how many places are tried at each scale
 * between those that keep all in sight.
 */
const MAX_ZOOM = 1.2;
const MIN_ZOOM = 0.95;
const ZOOM_STEP = 0.007;
const MAX_TRIES = 5;

/** The limits of the search if every other view cuts a counter: how much nearer, in which steps, and how far the view may move. */
const WIDER_SEARCH = { nearest: 1.35, step: 0.02, moved: 4 * HEX_RADIUS } as const;

/**
 * The share or number of visible counters that may be given up for an edge that cuts none, and the cost of a cut
 * counter in whole ones.
 */
const MAX_LOST = { share: 0.2, most: 2 } as const;
const CUT_PX = 4;

/** The zooms that are tried first, the smallest change first. */
const ZOOMS = Array.from(
  { length: Math.ceil((MAX_ZOOM - MIN_ZOOM) / ZOOM_STEP) },
  (_, i) => MIN_ZOOM + i * ZOOM_STEP,
).sort((a, b) => Math.abs(a - 1) - Math.abs(b - 1));

/** Pixels of a counter that may be cut before it looks cut. */
const SLACK_PX = 2;

/** The box of everything drawn in one hex. */
export interface CounterBox {
  /** On the plate. */
  readonly box: Box;
  /** Both sides must stay visible. */
  readonly side: 0 | 1;
}

/** The drawings at these places: a counter in each hex, with the labels of officers below and over it. */
export function placeCounterBoxes(fighters: readonly Fighter[]): CounterBox[] {
  const hexes = Map.groupBy(fighters, ({ spot }) => spot.join());
  return [...hexes.values()].map((here) => {
    const [
      {
        side,
        spot: [x, y],
      } = { side: 0 as const, spot: [0, 0] as const },
    ] = here;
    const officers = here.filter(({ officer }) => officer).length;
    const alone = officers === here.length;
    const up = alone
      ? OFFICER_LABEL.half
      : COUNTER_HALF.height + OFFICER_LABEL.height * Math.max(0, officers - 1);
    const down = alone
      ? OFFICER_LABEL.half + OFFICER_LABEL.height * (officers - 1)
      : COUNTER_HALF.height + (officers > 0 ? OFFICER_LABEL.out : 0);
    return {
      side,
      box: { x: x - COUNTER_HALF.width, y: y - up, width: 2 * COUNTER_HALF.width, height: up + down },
    };
  });
}

const isWhole = (box: Box, { width, height }: Size): boolean =>
  box.x >= -SLACK_PX &&
  box.y >= -SLACK_PX &&
  box.x + box.width <= width + SLACK_PX &&
  box.y + box.height <= height + SLACK_PX;

const isSeen = ({ x, y, width, height }: Box, size: Size): boolean =>
  x + width > SLACK_PX && y + height > SLACK_PX && x < size.width - SLACK_PX && y < size.height - SLACK_PX;

/** Number of these that are cut by the window's edge or covered, counted up to `enough`, and the number of whole ones of each side. */
function seenIn(
  view: View,
  standing: readonly CounterBox[],
  { size, over }: Pick<Pane, 'size' | 'over'>,
  enough = Infinity,
): CutCount {
  let cut = 0;
  const whole: [number, number] = [0, 0];
  for (const { box, side } of standing) {
    const at = toScreenBox(box, view);
    if (!isSeen(at, size)) continue;
    if (isWhole(at, size) && !over.some((each) => doOverlap(at, each))) whole[side]++;
    else if (++cut >= enough) break;
  }
  return { cut, whole };
}

interface CutCount {
  readonly cut: number;
  readonly whole: readonly [number, number];
}

/** Number of these that are cut by the window's edge or covered. */
export function countCut(
  view: View,
  standing: readonly CounterBox[],
  size: Size,
  over: readonly Box[],
): number {
  return seenIn(view, standing, { size, over }).cut;
}

/** The window in which a view is tried. */
interface Pane {
  readonly size: Size;
  readonly over: readonly Box[];
  /** The smallest scale. */
  readonly least: number;
}

/**
 * The view nearest to this one that cuts the fewest counters and still shows all that are whole now, at no smaller scale than `least`. If
 * that still cuts some, a view that leaves a few of them out. Unchanged if it cuts none.
 */
export function frameUncut(view: View, standing: readonly CounterBox[], pane: Pane): View {
  const { size, over } = pane;
  if (countCut(view, standing, size, over) === 0) return view;
  const kept = frameAll(view, standing, pane);
  return countCut(kept, standing, size, over) === 0 ? kept : frameMost(kept, standing, pane);
}

/**
 * The view that cuts the fewest counters, of those in which all counters that are whole now stay in sight.
 * Much faster than `uncut`.
 */
export function frameAll(view: View, standing: readonly CounterBox[], { size, over, least }: Pane): View {
  const whole = standing.map(({ box }) => box).filter((box) => isWhole(toScreenBox(box, view), size));
  if (whole.length === 0) return view;
  const about = boxOf(whole.flatMap((box) => cornersOf(box)));
  const found = findCheapestPlace(viewsAround(view, about, size, least), (each, limit) =>
    Math.min(limit, seenIn(each, standing, { size, over }, limit).cut),
  );
  return found?.place ?? view;
}

/** A view and others with all of a part of the plate in the window, the smallest change first. */
function* viewsAround(view: View, part: Box, size: Size, least: number): Generator<View> {
  yield view;
  for (const by of ZOOMS) {
    const k = view.k * by;
    if (k < least && by < 1) continue;
    const same = zoomView(view, by, size);
    const across = placesAlong([part.x, part.x + part.width], k, size.width, same.x);
    const down = placesAlong([part.y, part.y + part.height], k, size.height, same.y);
    const moved = ({ x, y }: View) => Math.hypot(x - same.x, y - same.y);
    yield* across.flatMap((x) => down.map((y): View => ({ k, x, y }))).sort((a, b) => moved(a) - moved(b));
  }
}

/** The view with an edge of the window along an edge of a counter that is best: cuts the fewest, and leaves out few. */
function frameMost(view: View, standing: readonly CounterBox[], pane: Pane): View {
  const { size, least } = pane;
  const before = seenIn(view, standing, pane);
  const all = before.whole[0] + before.whole[1];
  const most = Math.max(MAX_LOST.most, MAX_LOST.share * all);
  const found = findCheapestPlace(viewsAtEdges(view, standing, size, least), (each, limit) => {
    const { moved } = each;
    const seen = seenIn(each.view, standing, pane, (limit - moved) / CUT_PX);
    const cost = CUT_PX * seen.cut + moved;
    if (cost >= limit) return cost;
    const lost = all - seen.whole[0] - seen.whole[1];
    const isLost = lost > most || seen.whole.some((of, side) => of === 0 && before.whole[side]! > 0);
    return isLost ? IMPOSSIBLE : cost + Math.max(0, lost);
  });
  return found?.place.view ?? view;
}

/** A view and those near it with an edge of the window along an edge of a counter, each with its distance as a share of the farthest. */
function* viewsAtEdges(
  view: View,
  standing: readonly CounterBox[],
  size: Size,
  least: number,
): Generator<MovedView> {
  yield { view, moved: 0 };
  const across = standing.map(({ box }) => [box.x, box.width] as const);
  const down = standing.map(({ box }) => [box.y, box.height] as const);
  for (let by = MIN_ZOOM; by <= WIDER_SEARCH.nearest; by += WIDER_SEARCH.step) {
    const same = zoomView(view, by, size);
    const { k } = same;
    if (k < least && by < 1) continue;
    for (const x of edgesAlong(across, k, size.width, same.x))
      for (const y of edgesAlong(down, k, size.height, same.y)) {
        const moved = Math.hypot(x - same.x, y - same.y) / (2 * WIDER_SEARCH.moved * k);
        yield { view: { k, x, y }, moved };
      }
  }
}

const cornersOf = ({ x, y, width, height }: Box): Spot[] => [
  [x, y],
  [x + width, y + height],
];

/**
 * The possible starts of a view with everything between two edges of the plate in the window, its present start first if it is one. None
 * if it does not fit.
 */
function placesAlong([from, to]: readonly [number, number], k: number, room: number, same: number): number[] {
  const [least, most] = [-from * k, room - to * k];
  if (least > most) return [];
  const steps = Array.from({ length: MAX_TRIES + 1 }, (_, i) => least + ((most - least) * i) / MAX_TRIES);
  return [Math.max(least, Math.min(most, same)), ...steps];
}

/** The possible starts of a view near its present start, with an edge of the window along one of these lengths, inside or outside it. */
function edgesAlong(
  lengths: readonly (readonly [from: number, length: number])[],
  k: number,
  room: number,
  same: number,
): number[] {
  const edges = lengths.flatMap(([from, length]) => [
    -from * k,
    -(from + length) * k,
    room - from * k,
    room - (from + length) * k,
  ]);
  const near = edges.filter((at) => Math.abs(at - same) <= WIDER_SEARCH.moved * k);
  return [...new Set([same, ...near].map(Math.round))];
}
