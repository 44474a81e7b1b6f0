import type { Spot } from '../../common/box.ts';
/** Keeps strokes apart, so that slopes which meet look like ground and not like scribble. */

/** A straight stroke, drawn from its head to its tip. */
export interface Stroke {
  readonly head: Spot;
  readonly tip: Spot;
}

/** The minimum distance between two strokes, and the minimum length of a stroke, in plate units. */
export const STROKE_LIMITS = { between: 1.5, least: 4 } as const;

/** Distance between the spots of a stroke that are compared with other strokes, in plate units. */
const SPOT_STEP = 0.75;

/** Each stroke cut short before it meets one before it in the list; left out where too little of it would remain. */
export function spaceStrokes<S extends Stroke>(strokes: readonly S[]): S[] {
  const inked = new Map<number, Spot[]>();
  return strokes.flatMap((stroke): S[] => {
    const spots = spotsOf(stroke);
    const met = spots.findIndex((spot) => meets(inked, spot));
    const kept = met < 0 ? spots : spots.slice(0, met);
    const tip = met < 0 ? stroke.tip : kept.at(-1);
    if (!tip || lengthOf(stroke.head, tip) < STROKE_LIMITS.least) return [];
    for (const spot of kept) {
      const cell = cellOf(spot[0], spot[1]);
      const near = inked.get(cell);
      if (near) near.push(spot);
      else inked.set(cell, [spot]);
    }
    return [{ ...stroke, tip }];
  });
}

function lengthOf([ax, ay]: Spot, [bx, by]: Spot): number {
  return Math.hypot(bx - ax, by - ay);
}

function spotsOf({ head, tip }: Stroke): Spot[] {
  const parts = Math.max(1, Math.ceil(lengthOf(head, tip) / SPOT_STEP));
  return Array.from({ length: parts + 1 }, (_, i): Spot => {
    const share = i / parts;
    return [head[0] + (tip[0] - head[0]) * share, head[1] + (tip[1] - head[1]) * share];
  });
}

/** The number of the grid cell that contains a spot. A cell is as wide as the distance between strokes. */
function cellOf(x: number, y: number): number {
  return Math.floor(y / STROKE_LIMITS.between) * 65536 + Math.floor(x / STROKE_LIMITS.between);
}

/** True if a spot is too near to ink. */
function meets(inked: ReadonlyMap<number, readonly Spot[]>, [x, y]: Spot): boolean {
  for (const dy of [-1, 0, 1])
    for (const dx of [-1, 0, 1]) {
      const near = inked.get(cellOf(x + dx * STROKE_LIMITS.between, y + dy * STROKE_LIMITS.between));
      if (near?.some((ink) => lengthOf(ink, [x, y]) < STROKE_LIMITS.between)) return true;
    }
  return false;
}
