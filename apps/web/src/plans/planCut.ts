/** The part of a plan that is shown, and the size of its troops. */
import { type Box, growBox } from '../common/box.ts';
import type { PlanBody } from './planData.ts';

/** Ground left round the troops, as a share of the room they take. */
const TROOP_MARGIN_SHARE = 0.16;

/** The part of a plan that has all troops on it; the whole plan if there are none. */
export function cutTo(troops: readonly PlanBody[], whole: Box): Box {
  if (troops.length === 0) return whole;
  const [xs, ys] = [troops.map(([, x]) => x), troops.map(([, , y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const tight = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  const { x, y, width, height } = growBox(tight, TROOP_MARGIN_SHARE * Math.max(tight.width, tight.height));
  const from = [Math.max(x, whole.x), Math.max(y, whole.y)] as const;
  return {
    x: from[0],
    y: from[1],
    width: Math.min(x + width, whole.x + whole.width) - from[0],
    height: Math.min(y + height, whole.y + whole.height) - from[1],
  };
}

/** A part is high if its height is at least this many times its width. Little of a lower part is cut off. */
const MIN_PART_RATIO = 1.25;

/**
 * True if all of a part is visible in its frame. A high part must be, or the army at its foot would be
 * hidden. Of a wide part the ends of the lines may be cut off.
 */
export const isAllSeen = ({ width, height }: Box): boolean => height > MIN_PART_RATIO * width;

/**
 * The SVG `preserveAspectRatio` that fits a part to its frame. Free space at the sides shows more of the
 * plan, if the plan goes on there.
 */
export function fittingOf(view: Box, whole: Box): string {
  if (!isAllSeen(view)) return 'xMidYMid slice';
  const side = (at: number, length: number, from: number, room: number) =>
    at <= from ? 'Min' : at + length >= from + room ? 'Max' : 'Mid';
  const across = side(view.x, view.width, whole.x, whole.width);
  return `x${across}Y${side(view.y, view.height, whole.y, whole.height)} meet`;
}

/**
 * Minimum depth and frontage of a block, as shares of the plan's length. A block of less frontage has no
 * front.
 */
const MIN_BLOCK = { depth: 1 / 45, front: 1 / 35 } as const;

/** The size of troops on a plan of this length. Their colour must be visible. */
export function sizeOnPlan([, , , , frontage, depth]: PlanBody, length: number) {
  return {
    frontage,
    depth: Math.max(depth, MIN_BLOCK.depth * length),
    small: frontage < MIN_BLOCK.front * length,
  };
}
