/** The place of the popover about a target: next to it, over as few troops as possible. */

import {
  type Box,
  growBox,
  isInside,
  moveInto,
  type Point,
  type Size,
  startWithin,
} from '../../common/box.ts';
import {
  findCheapestPlace,
  isFree,
  makeObstacles,
  type Obstacle,
  sumCostUnder,
} from '../../common/placement.ts';

/** The popover's size, and its distance from the middle of its target, in CSS pixels. */
export const POPOVER = { width: 266, height: 122, away: 58 } as const;

/** Space kept free at the window's edge. */
const EDGE_GAP_PX = 8;

/** The assumed width of a counter. */
const COUNTER_REACH_PX = 30;

interface PopoverSurroundings {
  readonly target: Point;
  /** The attackers: their line is not covered. */
  readonly by: readonly Point[];
  readonly troops: readonly Point[];
  /** The ends of attackers and targets. A stand wider than a counter must not be covered at either end. */
  readonly ends?: readonly Point[];
  readonly board: Size;
  /** Size of the popover, if it is not the usual one. */
  readonly size?: Size;
  /** A stack that is fanned out. The popover is next to it and hides none of it. */
  readonly fan?: Box | null;
}

/** The upper left corner of the popover. Null if it does not fit on the board next to the target. */
export function placePopover({
  target,
  by,
  troops,
  ends = [],
  board,
  size = POPOVER,
  fan = null,
}: PopoverSurroundings): Point | null {
  const { away } = POPOVER;
  const { width, height } = size;
  const middle = target.y - height / 2;
  // On a board not much wider than the popover there is room above and below alone.
  const open = openPart(board);
  const over = startWithin(target.x - width / 2, width, open.x, open.width);
  const corners: Point[] = [
    { x: target.x + away, y: middle },
    { x: target.x - away - width, y: middle },
    { x: over, y: target.y - away - height },
    { x: over, y: target.y + away },
    { x: target.x + away, y: target.y - away - height },
    { x: target.x - away - width, y: target.y - away - height },
    { x: target.x + away, y: target.y + away },
    { x: target.x - away - width, y: target.y + away },
    ...[-1, 0, 1].flatMap((by) => [
      { x: target.x + 2.5 * away, y: middle + by * height },
      { x: target.x - 2.5 * away - width, y: middle + by * height },
    ]),
    ...(fan ? besideFan(fan, size, open) : []),
  ];
  const boxes = corners.map(({ x, y }): Box => ({ x, y, width, height }));
  const within = boxes.filter((box) => isInside(box, open));
  const apart = within.filter((box) => isFree(box, fan ? [fan] : []));
  const obstacles: Obstacle[] = [
    ...makeObstacles(troops, COUNTER_REACH_PX, COSTS.piece),
    ...makeObstacles(ends, COUNTER_REACH_PX, COSTS.end),
    ...makeObstacles(
      by.flatMap((each) => along(each, target)),
      COUNTER_REACH_PX,
      COSTS.line,
    ),
  ];
  const found = findCheapestPlace(
    apart.length > 0 ? apart : within,
    (box, _, turn) => sumCostUnder(box, obstacles) + turn + farCost(box, target, fan),
  );
  return found && cornerOf(found.place);
}

/** The cost of covering a piece, the end of a wide one, and a point of a line of fire. A place costs one more than the place before it. */
const COSTS = { piece: 10, end: 40, line: 20 } as const;

const cornerOf = ({ x, y }: Box): Point => ({ x, y });

/**
 * At this distance from its target, or from the fan of its stack, a popover is clearly its own. This many pixels beyond it cost as much as
 * covering a tenth of a piece.
 */
const NEAR_PX = 100;
const FAR_COST_PX = 12;

/** The cost of a popover that is far from its subject. */
function farCost(popover: Box, target: Point, fan: Box | null): number {
  const from = [{ ...target, width: 0, height: 0 }, ...(fan ? [fan] : [])];
  const far = Math.min(
    ...from.map((each) =>
      Math.hypot(
        gap(popover.x, popover.width, each.x, each.width),
        gap(popover.y, popover.height, each.y, each.height),
      ),
    ),
  );
  return Math.max(0, far - NEAR_PX) / FAR_COST_PX;
}

/** The distance between two lengths. */
const gap = (a: number, length: number, b: number, other: number): number =>
  Math.max(0, b - a - length, a - b - other);

/** The board without its edge. The board may be a `DOMRect`, which a spread copies as empty. */
const openPart = ({ width, height }: Size): Box => growBox({ x: 0, y: 0, width, height }, -EDGE_GAP_PX);

/** Above a fan, below it and at its sides, and in the corners of the open board. */
function besideFan(fan: Box, { width, height }: Size, open: Box): Point[] {
  const [right, foot] = [open.x + open.width - width, open.y + open.height - height];
  const x = startWithin(fan.x + (fan.width - width) / 2, width, open.x, open.width);
  const y = startWithin(fan.y + (fan.height - height) / 2, height, open.y, open.height);
  return [
    { x, y: fan.y - height - EDGE_GAP_PX },
    { x, y: fan.y + fan.height + EDGE_GAP_PX },
    { x: fan.x - width - EDGE_GAP_PX, y },
    { x: fan.x + fan.width + EDGE_GAP_PX, y },
    ...[open.x, right].flatMap((x) => [open.y, foot].map((y) => ({ x, y }))),
  ];
}

/** Distance between a finger or the mouse and a popover at it. */
const POINTER_GAP_PX = 16;

/**
 * The place of a popover that does not fit next to its target. It is at the pointer and inside the board, so
 * that it covers nothing else of the page.
 */
export function placeAtPointer({
  target,
  board,
  size = POPOVER,
}: Omit<PopoverSurroundings, 'by' | 'troops' | 'ends'>): Point {
  const open = openPart(board);
  const below = target.y + POINTER_GAP_PX;
  const fits = below + size.height <= open.y + open.height;
  const y = fits ? below : target.y - POINTER_GAP_PX - size.height;
  return cornerOf(moveInto({ x: target.x + POINTER_GAP_PX, y, ...size }, open));
}

/**
 * The place of a popover as wide as the board that answers a tap, for a window in which none fits next to a
 * finger. It is at the top or bottom of the board, or else between them, with the fewest troops below it and
 * away from the tap.
 */
export function placeBand({
  target,
  troops,
  board,
  size = POPOVER,
}: Omit<PopoverSurroundings, 'by' | 'ends'>): Point {
  const foot = board.height - size.height - EDGE_GAP_PX;
  const between = Array.from(
    { length: Math.max(0, Math.floor(foot / EDGE_GAP_PX) - 1) },
    (_, i) => EDGE_GAP_PX * (i + 2),
  );
  const bands = [EDGE_GAP_PX, foot, ...between].map((y): Box => ({ x: EDGE_GAP_PX, y, ...size }));
  const obstacles = [
    ...makeObstacles(troops, COUNTER_REACH_PX),
    ...makeObstacles([target], COUNTER_REACH_PX, troops.length + 1),
  ];
  const found = findCheapestPlace(bands, (band) => sumCostUnder(band, obstacles));
  return cornerOf(found?.place ?? bands[0]!);
}

/** Points of a line, both ends left out. */
function along(from: Point, to: Point): Point[] {
  return [0.2, 0.4, 0.6, 0.8].map((t) => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
  }));
}
