import {
  isWheel,
  type Pose,
  posesOfWheel,
  type Spot,
  type Stand,
  type TenthDegrees,
  turnBetween,
  type Wheel,
  wheelTo,
} from '@linstock/ground';
import { type Refusal, refusal } from '@linstock/kernel';

/**
 * Wheels in a way. They are measured like any leg, by the straight way of the centre (MM-B1d, MM-B1e). A wheel only
 * adds how the leg was made, so that it is logged and drawn as one.
 */

/** A leg in the form of an answer: a pose, and the centre of its wheel if it is one. */
export interface WheelingLeg extends Pose {
  readonly about?: Spot | undefined;
}

/** The wheel of a leg that begins at a pose; null if it does not wheel. */
function wheelOfLeg(from: Pose, { about, facing }: WheelingLeg): Wheel | null {
  return about ? { about, turn: turnBetween(from.facing, facing) } : null;
}

/** Why legs may not be called wheels; null if each that is called so is one. */
export function refuseWheels(from: Pose, legs: readonly WheelingLeg[]): Refusal | null {
  let at = from;
  for (const leg of legs) {
    const wheel = wheelOfLeg(at, leg);
    if (wheel && !isWheel(at, leg, wheel))
      return refusal(
        'R-WHEEL',
        'MM-B1d',
        `A leg that wheels about (${wheel.about.x}, ${wheel.about.y}) ends where that wheel brings it, not at (${leg.x}, ${leg.y}): give it as a straight leg, or its end as the wheel has it.`,
      );
    at = leg;
  }
  return null;
}

/** The angle of a way that is one wheel and nothing else; null for any other way. */
export function onlyWheel(
  from: Pose,
  legs: readonly WheelingLeg[],
  facing: TenthDegrees,
): TenthDegrees | null {
  const [leg, more] = legs;
  return leg && !more && leg.facing === facing ? (wheelOfLeg(from, leg)?.turn ?? null) : null;
}

/** The poses on a way: round at a wheel, straight elsewhere. */
export function posesOfLegs(from: Pose, legs: readonly WheelingLeg[]): Pose[] {
  return legs.flatMap((leg, i) => {
    const wheel = wheelOfLeg(legs[i - 1] ?? from, leg);
    return wheel ? [...posesOfWheel(legs[i - 1] ?? from, wheel).slice(0, -1), leg] : [leg];
  });
}

/** The legs of stands that move together. Those in which all of them wheel about one place are marked. */
export function wheelsMarked(stands: readonly Stand[], ways: readonly (readonly Pose[])[]): WheelingLeg[][] {
  return ways.map((legs) =>
    legs.map((leg, i): WheelingLeg => {
      const starts = stands.map((stand, one) => ({ ...stand, ...(i === 0 ? stand : ways[one]?.[i - 1]) }));
      const ends = ways.flatMap((way) => way[i] ?? []);
      const wheel = wheelTo(starts, ends);
      return wheel ? { ...leg, about: wheel.about } : leg;
    }),
  );
}
