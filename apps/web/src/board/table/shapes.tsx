/** Outlines on the plate that several layers of the table draw. */

import { corners, type Stand } from '@linstock/ground';
import type { Spot } from '../../common/box.ts';
import { spotOfPlace, type TablePlate } from '../plate/tablePlate.ts';

/** The outline of a stand. */
export function Outline({ plate, stand }: { readonly plate: TablePlate; readonly stand: Stand }) {
  return <path d={drawOutline(plate, stand)} />;
}

/** The outline of a stand, as path data. */
export const drawOutline = (plate: TablePlate, stand: Stand): string =>
  `${drawLine(corners(stand).map((corner) => spotOfPlace(plate, corner)))}Z`;

/** A line through spots, as path data. */
export const drawLine = (spots: readonly Spot[]) =>
  `M${spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** The convex outline of some spots. */
export function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (each: readonly Spot[]) => {
    const line: Spot[] = [];
    for (const spot of each) {
      while (line.length > 1 && leftOf(line.at(-2)!, line.at(-1)!, spot) <= 0) line.pop();
      line.push(spot);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const leftOf = (a: Spot, b: Spot, c: Spot) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The outline of a piece of ground where the rules measure it. */
export function drawRing(plate: TablePlate, ring: Int32Array): string {
  const spots = Array.from({ length: ring.length / 2 }, (_, i) =>
    spotOfPlace(plate, { x: ring[2 * i]!, y: ring[2 * i + 1]! }),
  );
  return `M${spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
