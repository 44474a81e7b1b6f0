import { useState } from 'react';
import type { DrawTool } from './drawTools.ts';
import type { GroundObject, Spot } from './groundObjects.ts';

/** The line or area that is being drawn, point by point. */
export interface Sketch {
  readonly spots: readonly Spot[];
  /** The place under the pointer, to which the dashed stretch leads. */
  readonly ahead: Spot | null;
  readonly addSpot: (spot: Spot) => void;
  readonly lookAhead: (spot: Spot) => void;
  readonly takeBack: () => void;
  readonly end: () => void;
  readonly drop: () => void;
}

/** Draws by points: a press adds one, the first one again closes an outline, `end` ends it. Too few points give nothing. */
export function useSketch(
  is: DrawTool['is'],
  closes: number,
  onDrawn: (spots: readonly Spot[]) => void,
): Sketch {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const [ahead, setAhead] = useState<Spot | null>(null);
  const finish = (drawn: readonly Spot[]) => {
    setSpots([]);
    setAhead(null);
    if (drawn.length >= LEAST_SPOTS[is]) onDrawn(drawn);
  };
  const addSpot = (spot: Spot) => {
    const [first] = spots;
    const last = spots.at(-1);
    if (is === 'spot') return finish([spot]);
    if (is === 'poly' && first && spots.length >= LEAST_SPOTS.poly && isNear(first, spot, closes))
      return finish(spots);
    // The second press of a double click adds nothing.
    if (!last || !isNear(last, spot, closes / 4)) setSpots([...spots, spot]);
  };
  return {
    spots,
    ahead: spots.length > 0 ? ahead : null,
    addSpot,
    lookAhead: setAhead,
    takeBack: () => setSpots(spots.slice(0, -1)),
    end: () => finish(spots),
    drop: () => {
      setSpots([]);
      setAhead(null);
    },
  };
}

const LEAST_SPOTS = { poly: 3, line: 2, spot: 1 } as const;

const isNear = ([ax, ay]: Spot, [bx, by]: Spot, reach: number): boolean =>
  Math.hypot(ax - bx, ay - by) <= reach;

/**
 * A place pulled to the nearest drawn corner, or to the edge of the field, if that is within reach; rounded to a
 * step.
 */
export function findNearSpot(
  [x, y]: Spot,
  objects: readonly Pick<GroundObject, 'spots'>[],
  bounds: readonly [number, number, number, number],
  reach: number,
  step: number,
): Spot {
  const corners = objects.flatMap(({ spots }) => spots);
  const near = corners
    .filter((corner) => isNear(corner, [x, y], reach))
    .sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
  if (near[0]) return near[0];
  const [west, south, east, north] = bounds;
  const to = (value: number, low: number, high: number) => {
    const held = Math.min(high, Math.max(low, value));
    if (held - low < reach) return low;
    return high - held < reach ? high : Math.round(held / step) * step;
  };
  return [to(x, west, east), to(y, south, north)];
}
