/** The camera of the board. It is outside React: a frame moves pictures and renders no components. */

import { type Box, boxOf, type Size, type Spot } from '../../common/box.ts';

/** A spot p of the plate appears at `p * k + (x, y)` on the screen, in CSS pixels. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/**
 * True if a screen has been turned from upright to lying or back. A change of its height alone, as by an on-screen
 * keyboard, is no turn.
 */
export function isTurned(before: Size, now: Size): boolean {
  const lies = ({ width, height }: Size) => width > height;
  return before.width !== now.width && lies(before) !== lies(now);
}

/** How near and how far the camera may go, and the box it keeps at least partly in sight. */
export interface Limits {
  readonly nearest: number;
  readonly farthest: number;
  readonly keep: Box;
}

/** The spot of the plate under a point of the screen. */
export function findSpot(view: View, x: number, y: number): Spot {
  return [(x - view.x) / view.k, (y - view.y) / view.k];
}

/** The point of the screen where a spot appears. */
export function screenOf(view: View, [x, y]: Spot): Spot {
  return [x * view.k + view.x, y * view.k + view.y];
}

/** True if all these spots are in the window, at least this many CSS pixels from its edges. */
export function areInWindow(
  spots: readonly Spot[],
  view: View,
  { width, height }: Size,
  edge: number,
): boolean {
  return spots
    .map((spot) => screenOf(view, spot))
    .every(([x, y]) => x >= edge && y >= edge && x <= width - edge && y <= height - edge);
}

/**
 * The view zoomed by `factor` (below 1: out). The point of the board under the screen point does not move.
 */
export function zoomAbout(view: View, factor: number, x: number, y: number, limits: Limits): View {
  const k = Math.min(limits.nearest, Math.max(limits.farthest, view.k * factor));
  const scale = k / view.k;
  return { k, x: x - (x - view.x) * scale, y: y - (y - view.y) * scale };
}

/** The least scale of a fitted view. A window that is not laid out yet has no size, and no scale may be 0: drawings divide by it. */
const LEAST_SCALE = 1e-3;

/** The nearest view that shows a whole box in the middle of the screen, within the limits. Its scale is never 0. */
export function fitBox(box: Box, size: Size, limits: Pick<Limits, 'nearest' | 'farthest'>): View {
  const whole = Math.min(size.width / box.width, size.height / box.height);
  const k = Math.min(limits.nearest, Math.max(limits.farthest, whole, LEAST_SCALE));
  return {
    k,
    x: size.width / 2 - (box.x + box.width / 2) * k,
    y: size.height / 2 - (box.y + box.height / 2) * k,
  };
}

/** The minimum and maximum scale at which a part of the board is shown. */
export interface ScaleRange {
  readonly least: number;
  readonly most: number;
}

/** The view of the first of these boxes that can be read when it is shown whole; of the last if none can. */
export function frameFirstReadable(
  boxes: readonly Box[],
  size: Size,
  { least, most }: ScaleRange,
): View | null {
  const views = boxes.map((box) => fitBox(box, size, { nearest: most, farthest: 0 }));
  return views.find(({ k }) => k >= least) ?? views.at(-1) ?? null;
}

/**
 * The view around the middle of these spots in which neighbours are `apart` pixels from each other, so that a finger
 * can hit one. Null if they are already.
 */
export function spreadSpots(spots: readonly Spot[], view: View, size: Size, apart: number): View | null {
  let nearest = Infinity;
  for (const [i, [x, y]] of spots.entries())
    for (const other of spots.slice(i + 1))
      nearest = Math.min(nearest, Math.hypot(other[0] - x, other[1] - y));
  const k = apart / nearest;
  return Number.isFinite(nearest) && view.k < k
    ? fitBox(boxOf(spots), size, { nearest: k, farthest: k })
    : null;
}

/** The view moved as little as keeps a fifth of the screen on the box, so that the field is never lost. */
export function keepInSight(view: View, size: Size, { keep }: Limits): View {
  const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const [px, py] = [size.width / 5, size.height / 5];
  return {
    k: view.k,
    x: within(view.x, px - (keep.x + keep.width) * view.k, size.width - px - keep.x * view.k),
    y: within(view.y, py - (keep.y + keep.height) * view.k, size.height - py - keep.y * view.k),
  };
}

/** The part of the plate in sight. */
export function boxInSightOf(view: View, size: Size): Box {
  const [x, y] = findSpot(view, 0, 0);
  return { x, y, width: size.width / view.k, height: size.height / view.k };
}

/** The level of detail of a piece. */
export type Detail = 'dot' | 'small' | 'mid' | 'full' | 'large' | 'near';

/** The detail that can be read on a stand of this width in pixels. */
export function detailOf(width: number): Detail {
  if (width < 14) return 'dot';
  if (width < 26) return 'small';
  if (width < 40) return 'mid';
  return width > 90 ? 'large' : 'full';
}

/** A view between two, `t` from 0 to 1; zooming is even to the eye. */
export function mixViews(from: View, to: View, t: number): View {
  const k = from.k * (to.k / from.k) ** t;
  return { k, x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** A camera: it has the view, informs listeners, and moves smoothly to a new view. */
export interface Camera {
  readonly view: () => View;
  /** The view that the camera moves to, or its present view if it rests. */
  readonly bound: () => View;
  /** Shows a view immediately, and stops any glide. */
  readonly look: (view: View) => void;
  /** Moves to a view in `ms` milliseconds, eased; 0 means immediately. */
  readonly glide: (view: View, ms: number) => void;
  /** @returns a function that stops listening */
  readonly listen: (listener: () => void) => () => void;
}

/** True for a view that can be drawn. One that is chosen for a board before it has a size may have the scale 0. */
const isDrawable = ({ k }: View): boolean => k > 0 && Number.isFinite(k);

/**
 * Makes a camera. It stays where it is when it is sent to a view that cannot be drawn.
 * @param frames asks for the next frame (`requestAnimationFrame` in a page)
 */
export function createCamera(start: View, frames: (draw: (time: number) => void) => void): Camera {
  let now = start;
  let bound = start;
  let journey = 0;
  const listeners = new Set<() => void>();
  const set = (view: View) => {
    now = view;
    for (const listener of listeners) listener();
  };
  return {
    view: () => now,
    bound: () => bound,
    look(view) {
      if (!isDrawable(view)) return;
      journey++;
      bound = view;
      set(view);
    },
    glide(view, ms) {
      if (!isDrawable(view)) return;
      const mine = ++journey;
      bound = view;
      if (ms <= 0) return set(view);
      const from = now;
      let began: number | null = null;
      const step = (time: number) => {
        if (mine !== journey) return;
        began ??= time;
        const t = Math.min(1, (time - began) / ms);
        set(mixViews(from, view, 1 - (1 - t) ** 3));
        if (t < 1) frames(step);
      };
      frames(step);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
