/** The line and the head of an arrow that a study draws, in plate units. */
import type { Spot } from '../../common/box.ts';

/** Length and half width of the head. */
const HEAD_LENGTH = 26;
const HEAD_HALF = 13;

/** The path of an arrow's shaft: through its spots, rounded at the corners, up to the foot of its head. */
export function drawShaft(spots: readonly Spot[]): string {
  const end = spots.at(-1);
  const before = spots.at(-2);
  if (!end || !before) return '';
  const foot = along(end, before, HEAD_LENGTH * 0.8);
  const all = [...spots.slice(0, -1), foot];
  const [first, ...rest] = all;
  const parts = rest.map((spot, i) => {
    const next = rest[i + 1];
    // Each corner is a curve from the middle of one stretch to the middle of the next.
    return next ? `Q${spot} ${middle(spot, next)}` : `L${spot}`;
  });
  return `M${first}${parts.join('')}`;
}

/** The path of an arrow's head, its point at the last spot. */
export function drawHead(spots: readonly Spot[]): string {
  const end = spots.at(-1);
  const before = spots.at(-2);
  if (!end || !before) return '';
  const foot = along(end, before, HEAD_LENGTH);
  const [dx, dy] = unit(end, before);
  const [x, y] = foot;
  return `M${end}L${x - dy * HEAD_HALF},${y + dx * HEAD_HALF}L${x + dy * HEAD_HALF},${y - dx * HEAD_HALF}Z`;
}

const middle = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [(ax + bx) / 2, (ay + by) / 2];

/** The spot at a distance from one towards another. */
function along(from: Spot, to: Spot, distance: number): Spot {
  const [dx, dy] = unit(from, to);
  return [from[0] + dx * distance, from[1] + dy * distance];
}

function unit([ax, ay]: Spot, [bx, by]: Spot): Spot {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}
