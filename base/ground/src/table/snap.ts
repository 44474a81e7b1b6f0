import { overlap } from './gap.ts';
import { asFacing, rounded, type Spot, span, type TenthDegrees, type Thousandths } from './lattice.ts';
import { facingTo, localOf, type Stand, spotOf } from './stand.ts';

/** A pose offered near the one a hand has made. */
export interface SnappedPose {
  readonly kind: 'beside' | 'column' | 'against' | 'aligned' | 'turned';
  readonly stand: Stand;
  /** The index, in the list of others, of the stand that it is fitted to; null for a mere turn. */
  readonly to: number | null;
}

/** A facing rounded to a multiple of a step, 15 degrees by default. */
export function snappedFacing(facing: TenthDegrees, step: TenthDegrees = 150): TenthDegrees {
  return asFacing(rounded(facing / step) * step);
}

/** Greatest turn to an offered facing. */
const NEAR_TURN: TenthDegrees = 150;

/**
 * Poses within `reach` of a stand that fit it to others, the nearest first: edge to edge next to one, in
 * front of or behind one, front to front against one, in line with one at a distance. The last is the same
 * place turned to 15 degrees. None overlaps another stand.
 */
export function snapsOf(stand: Stand, others: readonly Stand[], reach: Thousandths): SnappedPose[] {
  const fitted = others.flatMap((other, to) =>
    fits(stand, other)
      .filter((snap) => turnBetween(snap.stand.facing, stand.facing) <= NEAR_TURN)
      .map((snap): SnappedPose => ({ ...snap, to })),
  );
  const near = fitted.filter(
    (snap) => span(snap.stand, stand) <= reach && others.every((other) => !overlap(snap.stand, other)),
  );
  near.sort((a, b) => span(a.stand, stand) - span(b.stand, stand));
  const turned = facingTo(stand, snappedFacing(stand.facing));
  return [...near, { kind: 'turned', stand: turned, to: null }];
}

function fits(stand: Stand, other: Stand): Omit<SnappedPose, 'to'>[] {
  const { right, ahead } = localOf(other, stand);
  const beside = (other.frontage + stand.frontage) / 2;
  const behind = (other.depth + stand.depth) / 2;
  // In line means that the front edges are.
  const level = (other.depth - stand.depth) / 2;
  const same = other.facing;
  const opposite = asFacing(other.facing + 1800);
  const at = (local: { right: number; ahead: number }, facing: TenthDegrees): Stand => ({
    ...stand,
    ...(spotOf(other, local) satisfies Spot),
    facing,
  });
  return [
    { kind: 'beside', stand: at({ right: right < 0 ? 0 - beside : beside, ahead: level }, same) },
    { kind: 'column', stand: at({ right: 0, ahead: ahead < 0 ? 0 - behind : behind }, same) },
    { kind: 'against', stand: at({ right: 0, ahead: behind }, opposite) },
    { kind: 'against', stand: at({ right, ahead: behind }, opposite) },
    { kind: 'aligned', stand: at({ right, ahead: level }, same) },
  ];
}

function turnBetween(a: TenthDegrees, b: TenthDegrees): TenthDegrees {
  const turn = asFacing(a - b);
  return Math.min(turn, 3600 - turn);
}
