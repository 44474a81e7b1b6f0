import { asFacing, type Spot, span, spotOnBearing, type TenthDegrees, type Thousandths } from './lattice.ts';
import { facingTo, movedTo, type Stand, wheeled, wheelLength } from './stand.ts';

/**
 * One part of a stand's way, as an officer would order it. Distances are in thousandths of an inch, 0 or more; angles in
 * tenths of a degree, clockwise when above 0. A way is a list of legs; two ways to one pose may differ, and cost differently.
 */
export type Leg =
  /** Straight ahead. */
  | { readonly kind: 'advance'; readonly distance: Thousandths }
  /** Straight on a bearing `angle` off its facing (above 0 to its right), still facing as before. */
  | { readonly kind: 'oblique'; readonly distance: Thousandths; readonly angle: TenthDegrees }
  /**
   * A wheel about its front left or front right corner. Clockwise about the right corner, or counterclockwise
   * about the left one, goes ahead.
   */
  | { readonly kind: 'wheel'; readonly about: 'left' | 'right'; readonly angle: TenthDegrees }
  /** Straight back, still facing as before. */
  | { readonly kind: 'back'; readonly distance: Thousandths }
  /** Each man turns on the spot: the stand covers the same ground and faces the other way. */
  | { readonly kind: 'about' }
  /** The stand turns about its centre, by the shorter way, to this facing. */
  | { readonly kind: 'turn'; readonly facing: TenthDegrees }
  /** Straight to a place, in any direction, still facing as before. */
  | { readonly kind: 'straight'; readonly to: Spot };

/**
 * The pose of a stand after a leg. The centre is rounded to the lattice: it is within a thousandth of the exact place,
 * after a wheel within two. Going back by a distance undoes an advance by it; one advance may end a thousandth from two
 * halves of it.
 */
export function afterLeg(stand: Stand, leg: Leg): Stand {
  switch (leg.kind) {
    case 'advance':
      return movedTo(stand, spotOnBearing(stand, stand.facing, leg.distance));
    case 'oblique':
      return movedTo(stand, spotOnBearing(stand, asFacing(stand.facing + leg.angle), leg.distance));
    case 'wheel':
      return wheeled(stand, leg.about, leg.angle);
    case 'back':
      return movedTo(stand, spotOnBearing(stand, asFacing(stand.facing + 1800), leg.distance));
    case 'about':
      return facingTo(stand, stand.facing + 1800);
    case 'turn':
      return facingTo(stand, leg.facing);
    case 'straight':
      return movedTo(stand, leg.to);
  }
}

/** The pose of a stand after legs, one after another. */
export function afterLegs(stand: Stand, legs: readonly Leg[]): Stand {
  return legs.reduce(afterLeg, stand);
}

/**
 * The length of a leg. For a wheel: the path of its outer front corner, to the nearest thousandth. For a turn
 * in place: 0. Otherwise: as ordered, or unrounded from place to place.
 */
export function legLength(stand: Stand, leg: Leg): Thousandths {
  switch (leg.kind) {
    case 'advance':
    case 'oblique':
    case 'back':
      return leg.distance;
    case 'wheel':
      return wheelLength(stand, leg.angle);
    case 'straight':
      return span(stand, leg.to);
    case 'about':
    case 'turn':
      return 0;
  }
}
