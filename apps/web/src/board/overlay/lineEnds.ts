/** The ends of a line of fire. It covers no text. */
import type { Spot } from '../../common/box.ts';
import { HEX_RADIUS } from '../plate/plate.ts';

/** Extent of a hex's counters from its middle, with the name label of an officer on their lower edge. */
const COUNTER_REACH = { aside: 0.8 * HEX_RADIUS, up: 0.66 * HEX_RADIUS, down: 0.97 * HEX_RADIUS };

/** The distance from the middle of a hex to the end of its text in a direction, in plate units. */
export function measureToEdge([dx, dy]: Spot): number {
  const high = dy > 0 ? COUNTER_REACH.down : COUNTER_REACH.up;
  return Math.min(COUNTER_REACH.aside / Math.max(1e-6, Math.abs(dx)), high / Math.max(1e-6, Math.abs(dy)));
}

/** Maximum share of a line that is cut off its ends, so that some of it stays visible between neighbours. */
const MAX_CUT_SHARE = 0.8;

/** A line with something taken off either end; null if it has no length. */
export function shortenLine(
  [ax, ay]: Spot,
  [bx, by]: Spot,
  clear: (way: Spot) => number,
): { readonly d: string; readonly end: Spot } | null {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return null;
  const way: Spot = [(bx - ax) / length, (by - ay) / length];
  const [offStart, offEnd] = [clear(way), clear([-way[0], -way[1]])];
  const share = Math.min(1, (MAX_CUT_SHARE * length) / (offStart + offEnd || 1));
  const at = (distance: number): Spot => [ax + way[0] * distance, ay + way[1] * distance];
  const [start, end] = [at(offStart * share), at(length - offEnd * share)];
  const text = ([x, y]: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { d: `M${text(start)}L${text(end)}`, end };
}
