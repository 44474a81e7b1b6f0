import type { Arc } from '../arc.ts';
import {
  asFacing,
  cosine,
  rounded,
  SINE_SCALE,
  type Spot,
  sine,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from './lattice.ts';

/** The pose of a stand: its centre and its facing. */
export interface Pose extends Spot {
  readonly facing: TenthDegrees;
}

/** An oriented rectangle: `frontage` from side to side, `depth` from front to back, about its centre. */
export interface Stand extends Pose {
  readonly frontage: Thousandths;
  readonly depth: Thousandths;
}

/** The four edges clockwise from the front; edge n runs from corner n to corner n + 1. */
export const EDGES = ['front', 'right', 'rear', 'left'] as const;

/** An edge of a stand. */
export type Edge = (typeof EDGES)[number];

/** A place in the frame of a stand: thousandths to its right and ahead of its centre, unrounded. */
export interface LocalSpot {
  readonly right: number;
  readonly ahead: number;
}

/** A place in the frame of a stand. */
export function localOf(stand: Pose, spot: Spot): LocalSpot {
  const dx = spot.x - stand.x;
  const dy = spot.y - stand.y;
  const s = sine(stand.facing);
  const c = cosine(stand.facing);
  return { right: (dx * c - dy * s) / SINE_SCALE, ahead: (dx * s + dy * c) / SINE_SCALE };
}

/** The lattice place nearest to one in the frame of a stand. */
export function spotOf(stand: Pose, { right, ahead }: LocalSpot): Spot {
  const s = sine(stand.facing);
  const c = cosine(stand.facing);
  return {
    x: stand.x + rounded((right * c + ahead * s) / SINE_SCALE),
    y: stand.y + rounded((ahead * c - right * s) / SINE_SCALE),
  };
}

/** The corners clockwise: front left, front right, rear right, rear left. */
export function corners(stand: Stand): [Spot, Spot, Spot, Spot] {
  const w = stand.frontage / 2;
  const d = stand.depth / 2;
  return [
    spotOf(stand, { right: 0 - w, ahead: d }),
    spotOf(stand, { right: w, ahead: d }),
    spotOf(stand, { right: w, ahead: 0 - d }),
    spotOf(stand, { right: 0 - w, ahead: 0 - d }),
  ];
}

/** No corner of a stand is farther from its centre, the rounding to the lattice allowed for. */
export function halfOf({ frontage, depth }: Stand): Thousandths {
  return (frontage + depth) / 2 + TOUCH_DISTANCE;
}

/** The middles of the front, right, rear and left edge. */
export function edgeMiddles(stand: Stand): [Spot, Spot, Spot, Spot] {
  const [w, d] = [stand.frontage / 2, stand.depth / 2];
  return [
    spotOf(stand, { right: 0, ahead: d }),
    spotOf(stand, { right: w, ahead: 0 }),
    spotOf(stand, { right: 0, ahead: 0 - d }),
    spotOf(stand, { right: 0 - w, ahead: 0 }),
  ];
}

/** The middle of the front edge, from which a stand looks and shoots. */
export function frontMiddle(stand: Stand): Spot {
  return spotOf(stand, { right: 0, ahead: stand.depth / 2 });
}

/** The place inside or on a stand nearest to a spot. */
export function nearestSpot(stand: Stand, spot: Spot): Spot {
  const { right, ahead } = localOf(stand, spot);
  const [w, d] = [stand.frontage / 2, stand.depth / 2];
  return spotOf(stand, {
    right: Math.max(0 - w, Math.min(w, right)),
    ahead: Math.max(0 - d, Math.min(d, ahead)),
  });
}

/** True if a place lies inside a stand or on its outline, within `TOUCH_DISTANCE`. */
export function insideStand(stand: Stand, spot: Spot): boolean {
  const { right, ahead } = localOf(stand, spot);
  return (
    Math.abs(right) <= stand.frontage / 2 + TOUCH_DISTANCE &&
    Math.abs(ahead) <= stand.depth / 2 + TOUCH_DISTANCE
  );
}

/** Distance of a place ahead of a stand's front line, the line through its front edge; below 0 behind it. */
export function aheadOfFront(stand: Stand, spot: Spot): number {
  return localOf(stand, spot).ahead - stand.depth / 2;
}

/**
 * The sector of a stand in which a place is. The borders are lines that run 45 degrees outward from its four corners. A
 * place on a line, `TOUCH_DISTANCE` allowed, is in front or in the rear; one to the side of or inside the stand is on
 * its flank.
 */
export function sectorOf(stand: Stand, spot: Spot): Arc {
  const { right, ahead } = localOf(stand, spot);
  const beyond = Math.abs(ahead) - stand.depth / 2;
  if (beyond < -TOUCH_DISTANCE || Math.abs(right) - stand.frontage / 2 > beyond + TOUCH_DISTANCE)
    return 'flank';
  return ahead > 0 ? 'front' : 'rear';
}

/** The stand at another place, facing as before. */
export function movedTo(stand: Stand, { x, y }: Spot): Stand {
  return { ...stand, x, y };
}

/** The stand turned on the spot about its centre. */
export function facingTo(stand: Stand, facing: TenthDegrees): Stand {
  return { ...stand, facing: asFacing(facing) };
}

/** The stand wheeled about its front-left or front-right corner; a positive turn is clockwise. */
export function wheeled(stand: Stand, about: 'left' | 'right', turn: TenthDegrees): Stand {
  const w = about === 'left' ? 0 - stand.frontage / 2 : stand.frontage / 2;
  const pivot = spotOf(stand, { right: w, ahead: stand.depth / 2 });
  const turned = { ...stand, ...pivot, facing: asFacing(stand.facing + turn) };
  return { ...turned, ...spotOf(turned, { right: 0 - w, ahead: 0 - stand.depth / 2 }) };
}

/** The path of the outer front corner in a wheel: a full frontage swung through the turn. */
export function wheelLength(stand: Stand, turn: TenthDegrees): Thousandths {
  return rounded((stand.frontage * Math.abs(turn) * Math.PI) / 1800);
}
