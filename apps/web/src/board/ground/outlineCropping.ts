/**
 * Crops long outlines to the sheet that is painted. Otherwise a pen follows the whole outline, even if little of it
 * is visible.
 */

import { type Box, growBox, type Spot } from '../../common/box.ts';
import { type Loop } from '../plate/plate.ts';

/**
 * A loop cut off at a box with a margin of `room`. Inside the box it looks like the whole loop, filled or
 * stroked with lines up to twice `room` wide. Empty if no part of it is inside.
 */
export function cropOutline(loop: Loop, box: Box, room: number): Loop {
  const { x, y, width, height } = growBox(box, room);
  if (loop.length === 0) return loop;
  let cut = cropAtLine(loop, 0, x, 1);
  cut = cropAtLine(cut, 0, x + width, -1);
  cut = cropAtLine(cut, 1, y, 1);
  return cropAtLine(cut, 1, y + height, -1);
}

/**
 * The part of a loop on one side of a vertical or horizontal line (Sutherland and Hodgman). `way` is 1 to
 * keep the part with the larger coordinates, -1 for the other.
 */
function cropAtLine(loop: Loop, axis: 0 | 1, line: number, way: 1 | -1): Loop {
  const kept: Spot[] = [];
  let from = loop.at(-1);
  for (const to of loop) {
    const [before, after] = [(from![axis] - line) * way >= 0, (to[axis] - line) * way >= 0];
    if (before !== after) kept.push(crossing(from!, to, axis, line));
    if (after) kept.push(to);
    from = to;
  }
  return kept;
}

function crossing([ax, ay]: Spot, [bx, by]: Spot, axis: 0 | 1, line: number): Spot {
  const share = axis === 0 ? (line - ax) / (bx - ax) : (line - ay) / (by - ay);
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}
