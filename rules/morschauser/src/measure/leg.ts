import {
  afterLegs,
  facingTo,
  itemAt,
  type Leg as GroundLeg,
  movedTo,
  type Spot,
  type Stand,
  type TenthDegrees,
} from '@linstock/ground';
import type { PlacedCompany } from './situation.ts';

/** A move as legs: the form in which a player gives it, and the stand's places on it (MM-B1d). */

/** A straight leg: the company turns about its centre to `facing`, then its centre goes to `to` (MM-B1d). */
export interface Leg {
  readonly facing: TenthDegrees;
  readonly to: Spot;
}

/**
 * A move in the form of an answer: legs, the facing at the end, and the target if the ranges of several are entered.
 */
export interface Move {
  readonly legs: readonly Leg[];
  /** The last leg's facing where left out. */
  readonly facing?: TenthDegrees;
  /** Id of the company to be attacked (MM-B3k). */
  readonly target?: number;
}

/** The centre's way of a move. */
export function wayOf(from: Spot, legs: readonly Leg[]): Spot[] {
  return [{ x: from.x, y: from.y }, ...legs.map(({ to }) => to)];
}

/** A move in the form the ground needs: before each straight leg a turn, and at the end a turn to the last facing. */
function groundLegs({ legs, facing }: Pick<Move, 'legs' | 'facing'>): GroundLeg[] {
  const given = legs.flatMap((leg): GroundLeg[] => [
    { kind: 'turn', facing: leg.facing },
    { kind: 'straight', to: leg.to },
  ]);
  return facing === undefined ? given : [...given, { kind: 'turn', facing }];
}

/** The end of a move. */
export function endOf(mover: PlacedCompany, move: Move): Stand {
  return afterLegs(mover.stand, groundLegs(move));
}

/** The stand at the start of a leg, turned to its facing. */
export function standOnLeg(mover: PlacedCompany, legs: readonly Leg[], i: number): Stand {
  const from = i === 0 ? mover.stand : movedTo(mover.stand, itemAt(legs, i - 1).to);
  return facingTo(from, itemAt(legs, i).facing);
}
