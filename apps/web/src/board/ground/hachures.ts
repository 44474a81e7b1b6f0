/** Slopes, cut as strokes that run downhill from each level line: closer and longer where the ground falls more. */

import { type Box, doOverlap, type Spot } from '../../common/box.ts';
import { hash } from './seed.ts';
import { hasSpotInside, paceLine, type Shape } from './shapes.ts';
import { STROKE_LIMITS, type Stroke, spaceStrokes } from './strokeSpacing.ts';

/** Ground of one height, in feet. Where reliefs overlap the later counts. */
export interface Relief {
  readonly shape: Shape;
  readonly height: number;
}

/** One stroke, thick at its head on the high ground and fine at its tip. */
export interface Hachure extends Stroke {
  readonly width: number;
}

/** Feet above the lowest ground at a spot. */
export function measureHeight(relief: readonly Relief[], spot: Spot): number {
  return relief.findLast(({ shape }) => hasSpotInside(shape, spot))?.height ?? 0;
}

/** Distance of the end of a stroke from another level line, in plate units. */
const STROKE_GAP = 2;

/** Light falls from the north-west of the page. */
const LIGHT_DIRECTION: Spot = [-Math.SQRT1_2, -Math.SQRT1_2];

/**
 * The strokes of all slopes, from the top of the plate down.
 * @param bare whether nothing may be cut at a spot (a road, water, a roof)
 */
export function hachuresOf(relief: readonly Relief[], bounds: Box, bare: (spot: Spot) => boolean): Hachure[] {
  const strokes = relief
    .filter(({ shape }) => doOverlap(shape.box, bounds))
    .flatMap(({ shape }) => paceLine(shape.loop, 2.6, true).flatMap((step) => strokesAt(relief, step)))
    .filter(({ head, tip }) => !bare(head) && !bare(tip));
  return spaceStrokes(strokes).sort((a, b) => a.head[1] - b.head[1]);
}

/** The strokes at one step of a level line; none if a later relief hides the line. */
function strokesAt(
  relief: readonly Relief[],
  { at: [x, y], along: [dx, dy] }: { at: Spot; along: Spot },
): Hachure[] {
  const right = measureHeight(relief, [x - dy * 2.5, y + dx * 2.5]);
  const left = measureHeight(relief, [x + dy * 2.5, y - dx * 2.5]);
  const drop = Math.abs(right - left);
  const dice = (n: number) => hash(Math.round(x * 7), Math.round(y * 7), n);
  if (drop < 2 || (drop < 8 && dice(1) < 0.45)) return [];
  const [downX, downY] = right < left ? [-dy, dx] : [dy, -dx];
  const shade = 1 - (downX * LIGHT_DIRECTION[0] + downY * LIGHT_DIRECTION[1]);
  if (shade < 0.5 && dice(2) < 0.35) return [];
  const rows = drop >= 24 ? 3 : drop >= 14 ? 2 : 1;
  const length = Math.min(15, 7.5 + drop * 0.28);
  return Array.from({ length: rows }, (_, row) => row).flatMap((row): Hachure[] => {
    const start = row * (length + 2) + dice(10 + row) * 3;
    const wanted = start + length * (0.65 + 0.6 * dice(20 + row)) * (1 - row * 0.12);
    const lean = (dice(30 + row) - 0.5) * 0.22;
    const along = (far: number): Spot => [x + (downX + dx * lean) * far, y + (downY + dy * lean) * far];
    const reach = levelUntil(relief, along, Math.min(right, left), wanted);
    if (reach < start + STROKE_LIMITS.least) return [];
    return [
      {
        head: [x + downX * start, y + downY * start],
        tip: along(reach),
        width: (0.55 + 0.5 * shade) * (0.8 + 0.4 * dice(40 + row)) * (1 - row * 0.15),
      },
    ];
  });
}

/** The length of a stroke from its level line, at most `wanted`. It ends before the height of the ground changes again. */
function levelUntil(
  relief: readonly Relief[],
  along: (far: number) => Spot,
  height: number,
  wanted: number,
): number {
  for (let far = 1; far <= wanted + STROKE_GAP; far += 1.5)
    if (measureHeight(relief, along(far)) !== height) return far - STROKE_GAP - 1.5;
  return wanted;
}
