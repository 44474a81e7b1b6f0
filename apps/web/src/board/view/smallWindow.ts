/**
 * Views of a small window, such as a phone's: things are shown near enough to be read, even if not all of them fit.
 */

import { type Box, boxOf, growBox, type Size, type Spot } from '../../common/box.ts';
import { areInWindow, findSpot, fitBox, type ScaleRange, type View } from '../plate/camera.ts';
import { findNearestPair, frameSpots, moveOntoGround, moveToShow, scaleToFit } from './framing.ts';

/** Below this length of its shorter side a window is small, in CSS pixels. */
const SMALL_WINDOW_PX = 480;

/** The scale of an approach, as a multiple of the smallest readable one. A scale a little smaller than that is left unchanged. */
const MIN_ZOOM_GAIN = 1.15;
const TOLERATED_SCALE = 0.75;

/**
 * A move of the camera by fewer pixels than this is not made: at the table's edge an action cannot be farther
 * from the window's edge.
 */
const MIN_MOVE_PX = 24;

/** True if a window is so small that a view of much of the field is unreadable in it. */
export function isSmall({ width, height }: Size): boolean {
  return Math.min(width, height) < SMALL_WINDOW_PX;
}

/** Distance from a large window's edge within which its buttons may lie over an action, in CSS pixels. */
const BUTTON_EDGE_PX = 84;

/**
 * The distance from the window's edge at which an action is shown that the camera follows. A small window has
 * its buttons elsewhere.
 */
export function measureActionEdge(size: Size, edge: number): number {
  return isSmall(size) ? edge : Math.max(edge, BUTTON_EDGE_PX);
}

/** True if pieces do not look alike at a scale. */
export function isReadable({ k }: View, { least }: ScaleRange): boolean {
  return k >= TOLERATED_SCALE * MIN_ZOOM_GAIN * least;
}

/** The view and the window for which a new view is searched. */
interface WindowView {
  readonly view: View;
  readonly size: Size;
  readonly readable: ScaleRange;
  /** The ground, beyond which there is nothing to see. */
  readonly keep: Box;
  /** Plate units kept free around each spot. */
  readonly room: number;
}

/**
 * The view in which a small window follows an action: near, or as far off as all of it needs. Null if the present view shows it well, so
 * that the view does not move with each action.
 * @param edge distance of the action from the window's edge, in CSS pixels
 */
export function viewOfAction(
  spots: readonly Spot[],
  { view, size, readable, keep, room }: WindowView,
  edge: number,
): View | null {
  const box = growBox(boxOf(spots), room);
  const fits = scaleToFit(box, growBox({ x: 0, y: 0, ...size }, -edge));
  const wanted = Math.min(MIN_ZOOM_GAIN * readable.least, fits);
  const near = view.k >= TOLERATED_SCALE * wanted;
  if (near && areInWindow(spots, view, size, edge)) return null;
  const k = near ? Math.min(view.k, fits) : wanted;
  const next = moveOntoGround(fitBox(box, size, { nearest: k, farthest: k }), size, keep);
  return k === view.k && Math.hypot(next.x - view.x, next.y - view.y) < MIN_MOVE_PX ? null : next;
}

/**
 * The view in which a small window shows the selected pieces: as many as fit at a readable scale, around the one nearest to an enemy, and
 * then as many others. Null if there are none. It moves no more than necessary.
 * @param edge distance of the pieces from the window's edge, in CSS pixels
 */
export function viewOfChosen(
  [chosen, others, foes]: readonly (readonly Spot[])[],
  { view, size, readable, keep, room }: WindowView,
  edge: number,
): View | null {
  const k = isReadable(view, readable) ? view.k : MIN_ZOOM_GAIN * readable.least;
  const middle = findSpot(view, size.width / 2, size.height / 2);
  const box = frameSpots(chosen ?? [], others ?? [], {
    size: { width: size.width / k, height: size.height / k },
    middle: findNearestPair(chosen ?? [], foes ?? [])?.[0] ?? middle,
    room,
  });
  if (!box) return null;
  const from = k === view.k ? view : fitBox(box, size, { nearest: k, farthest: k });
  return moveOntoGround(moveToShow(from, box, size, edge), size, keep);
}
