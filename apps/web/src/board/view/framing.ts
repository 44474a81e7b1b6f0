/** Framing: where parts of the plate appear in a view, how a view is moved to show them, and which spots a window shows together. */
import { type Box, boxOf, growBox, type Size, type Spot, startWithin } from '../../common/box.ts';
import type { View } from '../plate/camera.ts';

/** The place of a part of the plate in the window, in CSS pixels. */
export function toScreenBox({ x, y, width, height }: Box, view: View): Box {
  const { k } = view;
  return { x: x * k + view.x, y: y * k + view.y, width: width * k, height: height * k };
}

/** The part of the plate that a box of the window covers. */
export function toPlateBox({ x, y, width, height }: Box, view: View): Box {
  const { k } = view;
  return { x: (x - view.x) / k, y: (y - view.y) / k, width: width / k, height: height / k };
}

/** The view `by` times as near, with the same middle. */
export function zoomView({ k, x, y }: View, by: number, { width, height }: Size): View {
  return { k: k * by, x: width / 2 + (x - width / 2) * by, y: height / 2 + (y - height / 2) * by };
}

/** The largest scale at which a part of the plate fits in a window. */
export function scaleToFit({ width, height }: Size, window: Size): number {
  return Math.min(window.width / width, window.height / height);
}

/**
 * The view moved as little as possible so that a part of the plate is in the window.
 * @param edge distance of the part from the window's edge, if it leaves that much space, in CSS pixels
 */
export function moveToShow(view: View, part: Box, size: Size, edge = 0): View {
  const seen = toScreenBox(part, view);
  const moved = (at: number, length: number, space: number) => {
    const air = Math.min(edge, Math.max(0, (space - length) / 2));
    return startWithin(at, length, air, space - 2 * air) - at;
  };
  return {
    k: view.k,
    x: view.x + moved(seen.x, seen.width, size.width),
    y: view.y + moved(seen.y, seen.height, size.height),
  };
}

/** The view moved so that nothing beyond the ground is in the window. It is not moved along an axis in which the ground is smaller. */
export function moveOntoGround({ k, x, y }: View, { width, height }: Size, ground: Box): View {
  const moved = (at: number, from: number, length: number, space: number) =>
    length * k < space ? at : Math.min(-from * k, Math.max(at, space - (from + length) * k));
  return {
    k,
    x: moved(x, ground.x, ground.width, width),
    y: moved(y, ground.y, ground.height, height),
  };
}

/** A view that is tried, and how far it is from the present one. */
export interface MovedView {
  readonly view: View;
  readonly moved: number;
}

const distance = ([x, y]: Spot, [right, down]: Spot): number => Math.hypot(right - x, down - y);

/** These spots, the nearest to a spot first. */
export function sortByDistance(spots: readonly Spot[], to: Spot): Spot[] {
  return [...spots].sort((a, b) => distance(a, to) - distance(b, to));
}

/** The two spots, one of each list, that are nearest to each other. Null if a list is empty. */
export function findNearestPair(
  ones: readonly Spot[],
  others: readonly Spot[],
): readonly [Spot, Spot] | null {
  let [best, least]: [readonly [Spot, Spot] | null, number] = [null, Infinity];
  for (const one of ones)
    for (const other of others) {
      const apart = distance(one, other);
      if (apart < least) [best, least] = [[one, other], apart];
    }
  return best;
}

/** The first spots, and all others in turn that fit with those taken before. */
export function takeFitting(
  first: readonly Spot[],
  others: readonly Spot[],
  fits: (spots: readonly Spot[]) => boolean,
): Spot[] {
  const taken = [...first];
  for (const spot of others) if (fits([...taken, spot])) taken.push(spot);
  return taken;
}

/** The space of a window. */
interface WindowSpace {
  /** The part of the plate that it shows at the smallest scale allowed. */
  readonly size: Size;
  /** The present place of its middle. */
  readonly middle: Spot;
  /** Plate units that stay free around each spot. */
  readonly room: number;
}

/**
 * The box around these spots, if they fit. Otherwise around the spot nearest to the window's middle and as many of the rest as fit. Then
 * as many others as still fit, the nearest first. Null if there are no spots.
 */
export function frameSpots(
  first: readonly Spot[],
  others: readonly Spot[],
  { size, middle, room }: WindowSpace,
): Box | null {
  const [lead, ...rest] = sortByDistance(first, middle);
  if (!lead) return null;
  const about = (spots: readonly Spot[]) => growBox(boxOf(spots), room);
  const fits = (spots: readonly Spot[]) => scaleToFit(about(spots), size) >= 1;
  const sure = fits(first) ? [...first] : [lead];
  const left = sure.length === 1 ? rest : [];
  return about(takeFitting(sure, [...left, ...sortByDistance(others, middleOf(sure))], fits));
}

function middleOf(spots: readonly Spot[]): Spot {
  const { x, y, width, height } = boxOf(spots);
  return [x + width / 2, y + height / 2];
}
