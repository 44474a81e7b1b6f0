/** Where the bar of a move lies over a table: at its head or at its foot. */
import type { Size } from '../camera.ts';
import type { Spot } from '../plate.ts';

/** The share of the window below which the bar at its foot would cover what moves, or above which the bar at its head would. */
const LOW = 0.66;

/** What of the window the bar takes, in CSS pixels: half its width, and its height with some air. */
const BAR = { half: 300, height: 120 };

/** Whether the bar lies at the head: because what moves is near the foot, or else because fewer troops would be under it there. */
export function liesAbove([, down]: Spot, troops: readonly Spot[], { width, height }: Size): boolean {
  if (down > LOW * height) return true;
  if (down < (1 - LOW) * height) return false;
  const under = (from: number, to: number) =>
    troops.filter(([x, y]) => Math.abs(x - width / 2) < BAR.half && y > from && y < to).length;
  return under(0, BAR.height) < under(height - BAR.height, height);
}
