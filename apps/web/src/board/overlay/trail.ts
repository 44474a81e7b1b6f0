import type { Thousandths } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import { type Path, type Place, samePlace, type Weapon } from '@linstock/scene';
import type { Gait } from '../drama/animation.ts';
import type { Box, Spot } from '../plate.ts';

/** What a deed leaves drawn on the map until the reader has answered: a way that was gone, or a line of fire. */
export type Trail = {
  readonly id: string;
  readonly side: Side;
  /** Part of the deed told just now. */
  readonly newest: boolean;
  /** Which line of what its entry told it is of; left out where it is drawn from the first. */
  readonly toldAt?: number;
} & (
  | {
      readonly kind: 'way';
      readonly how: Gait;
      readonly path: Path;
      /** With a dot at each step of it. */
      readonly dotted?: true;
    }
  /** A numbered disc at a place. */
  | { readonly kind: 'mark'; readonly at: Place; readonly text: string }
  | {
      readonly kind: 'fire';
      readonly from: Place;
      readonly to: Place;
      readonly weapon: Weapon;
      /** From how far, between the nearest edges; only on a table of inches. */
      readonly far?: Thousandths;
    }
);

/** Where a line that comes from a spot ends so far before its end, but not beyond the middle of it. */
export function endBefore([x, y]: Spot, [tx, ty]: Spot, reach: number): Spot {
  const length = Math.hypot(tx - x, ty - y);
  const share = length > 0 ? Math.min(reach / length, 0.5) : 0;
  return [tx + (x - tx) * share, ty + (y - ty) * share];
}

/** From the middle of a disc to that of the next of the same place, in pixels. */
export const DISC_WIDE = 25;

/** How many discs of the same place lie left of this one. */
export function discsBefore(trails: readonly Trail[], trail: Extract<Trail, { kind: 'mark' }>): number {
  return trails
    .slice(0, trails.indexOf(trail))
    .filter((each) => each.kind === 'mark' && samePlace(each.at, trail.at)).length;
}

/** Half of what a disc takes up, in pixels. */
const DISC_ROOM = 13;

/** Where numbered discs lie on the plate at a scale, in CSS pixels. */
export function discBoxes(trails: readonly Trail[], spotOf: (place: Place) => Spot | null, k: number): Box[] {
  return trails.flatMap((trail) => {
    const spot = trail.kind === 'mark' ? spotOf(trail.at) : null;
    if (trail.kind !== 'mark' || !spot) return [];
    const middle = spot[0] * k + discsBefore(trails, trail) * DISC_WIDE;
    const wide = 2 * DISC_ROOM;
    return [{ x: middle - DISC_ROOM, y: spot[1] * k - DISC_ROOM, width: wide, height: wide }];
  });
}
