import { itemAt } from '../lists.ts';
import { asFacing, FULL_TURN, rounded, type Spot, span, type TenthDegrees, turnedStep } from './lattice.ts';
import { corners, type Pose, type Stand } from './stand.ts';

/** Stands that turn about one place, as a line does in a wheel. */

/** A turn about a place; clockwise above 0, less than half round. */
export interface Wheel {
  readonly about: Spot;
  readonly turn: TenthDegrees;
}

/** Rounding to the lattice, from the corner of a line to the middles of its stands, in thousandths. */
const LATTICE_ROUNDING = 6;

/** From one pose to the next while wheeling, in tenths of a degree. */
const STEP = 50;

/** The turn from one facing to another by the shorter way; clockwise above 0. */
export function turnBetween(from: TenthDegrees, to: TenthDegrees): TenthDegrees {
  const turn = asFacing(to - from);
  return turn > FULL_TURN / 2 ? turn - FULL_TURN : turn;
}

/** The pose after a turn about a place. */
export function wheeledAbout(pose: Pose, { about, turn }: Wheel): Pose {
  const step = turnedStep({ x: pose.x - about.x, y: pose.y - about.y }, turn);
  return {
    x: about.x + rounded(step.x),
    y: about.y + rounded(step.y),
    facing: asFacing(pose.facing + turn),
  };
}

/** True if a pose is where a wheel ends, within the rounding of the lattice. */
export function isWheel(from: Pose, to: Pose, wheel: Wheel): boolean {
  const end = wheeledAbout(from, wheel);
  return end.facing === to.facing && span(end, to) <= LATTICE_ROUNDING;
}

/**
 * The wheel that brings all these stands to these poses together, about a front corner of one of them. Null
 * if there is none. Stands and poses are in the same order.
 */
export function wheelTo(stands: readonly Stand[], ends: readonly Pose[]): Wheel | null {
  const [first, end] = [stands[0], ends[0]];
  if (!first || !end || stands.length !== ends.length) return null;
  const turn = turnBetween(first.facing, end.facing);
  if (turn === 0 || Math.abs(turn) === FULL_TURN / 2) return null;
  const pivots = stands.flatMap((stand) => corners(stand).slice(0, 2));
  const about = pivots.find((spot) =>
    stands.every((stand, i) => isWheel(stand, itemAt(ends, i), { about: spot, turn })),
  );
  return about ? { about, turn } : null;
}

/** The poses a wheel goes through, a few degrees apart, its end the last of them. */
export function posesOfWheel(from: Pose, { about, turn }: Wheel): Pose[] {
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / STEP));
  return Array.from({ length: steps }, (_, i) =>
    wheeledAbout(from, { about, turn: rounded((turn * (i + 1)) / steps) }),
  );
}
