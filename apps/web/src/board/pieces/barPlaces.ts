/** Moves overlapping bars apart by as little as possible. A bar that does not fit at all is a dot. */

import type { Piece } from '@linstock/scene';
import type { Spot } from '../../common/box.ts';
import { areTouching, makeRectangle, type Shape } from '../../common/convexShape.ts';
import { placeInTurn } from '../../common/placement.ts';

/** One bar, by its middle on the plate; widths in CSS pixels. */
export interface Bar {
  readonly id: string;
  readonly at: Spot;
  /** Distance of its middle from there, in CSS pixels, so that it covers no other bar. */
  readonly off: Spot;
  /** The way it looks, in degrees clockwise from the top; null if it looks nowhere. */
  readonly facing: number | null;
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  /** The middle of its body's longest bar; null for the longest bar itself. */
  readonly tied: Spot | null;
}

/** Troops of a body without a bar: a dot at their place. */
export interface Dot {
  readonly id: string;
  readonly at: Spot;
  readonly side: number;
}

/** Width of a dot, in CSS pixels. */
export const DOT_WIDTH_PX = 7;

/** Space between bars that were moved, in CSS pixels. */
const BAR_GAP_PX = 2;

/**
 * Maximum distance by which a bar is moved, in heights of a bar: for the bar with the body's name, and for
 * its other parts.
 */
const MAX_BAR_SHIFTS = { main: 4, part: 1 } as const;

/** A bar's own place first, then others behind and before it, then beside these; in CSS pixels. */
function placesOf({ facing, width, height }: Bar, rows: number): Spot[] {
  const angle = ((facing ?? 0) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const to = (right: number, back: number): Spot => [right * cos - back * sin, right * sin + back * cos];
  const away = Array.from({ length: rows }, (_, i) => (i + 1) * (height + BAR_GAP_PX)).flatMap((each) => [
    each,
    -each,
  ]);
  const aside = [0, 0.5 * width, -0.5 * width, width, -width];
  return [to(0, 0), ...aside.flatMap((right) => away.map((back) => to(right, back)))];
}

/** Overlap of two bars that still count as side by side, in CSS pixels. */
const MAX_OVERLAP_PX = 0.5;

/** The ground a bar covers in CSS pixels, without the edge that may overlap. */
function groundOf({ at: [x, y], off: [right, down], facing, width, height }: Bar, k: number): Shape {
  const middle: Spot = [x * k + right, y * k + down];
  return makeRectangle(middle, width - MAX_OVERLAP_PX, height - MAX_OVERLAP_PX, facing ?? 0);
}

/** True if two bars overlap, at any angle. */
export const areCrossed = (a: Bar, b: Bar, k: number): boolean => areTouching(groundOf(a, k), groundOf(b, k));

/**
 * Moves all bars to places where they can be seen, those with the body's name first. Bars that find no place
 * become dots.
 */
export function separateBars(
  bars: readonly Bar[],
  k: number,
): { readonly bars: Bar[]; readonly dots: Dot[] } {
  const mains = bars.filter(({ tied }) => tied === null).sort((a, b) => b.pieces.length - a.pieces.length);
  const inTurn = [...mains, ...bars.filter(({ tied }) => tied !== null)];
  const placed = placeInTurn(inTurn, (bar, shown: readonly Bar[]): Bar | null => {
    const main = bar.tied === null;
    const free = placesOf(bar, main ? MAX_BAR_SHIFTS.main : MAX_BAR_SHIFTS.part)
      .map((off): Bar => ({ ...bar, off }))
      .find((each) => !shown.some((other) => areCrossed(each, other, k)));
    return free ?? (main ? bar : null);
  });
  const unplaced = inTurn.filter((_, i) => placed[i] === null);
  return {
    bars: placed.filter((bar) => bar !== null),
    dots: unplaced.map(({ id, at, pieces }): Dot => ({ id, at, side: pieces[0]?.side ?? 0 })),
  };
}
