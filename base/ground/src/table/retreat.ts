import {
  asFacing,
  rounded,
  type Spot,
  span,
  spotAlong,
  type TenthDegrees,
  type Thousandths,
  TOUCH,
  turnedStep,
} from './lattice.ts';
import type { Stretch } from './stretch.ts';

/** The place a distance straight away from something, on the line from it through `from`. Refuses two places that are one. */
export function straightAway(from: Spot, threat: Spot, distance: Thousandths): Spot {
  const length = span(threat, from);
  if (length === 0)
    throw new RangeError(`No way leads straight away from (${threat.x}, ${threat.y}) at that very place.`);
  return spotAlong(threat, from, length + distance);
}

/** The place a straight leg ends when it is turned clockwise about its start; as long as before but for rounding. */
export function turnedLeg(from: Spot, to: Spot, turn: TenthDegrees): Spot {
  const step = turnedStep({ x: to.x - from.x, y: to.y - from.y }, asFacing(turn));
  return { x: from.x + rounded(step.x), y: from.y + rounded(step.y) };
}

/** A way found in some direction: how far it goes, and whether it ends clear of what one flees. */
export interface DetourWay {
  readonly length: Thousandths;
  readonly clear: boolean;
}

/** The turns off the straight way that are tried, to either side (MM-B6y). */
export const DETOURS: readonly TenthDegrees[] = [150, 300, 450, 600, 750, 900];

/**
 * The first way that ends clear: straight on, or turned 15 to 90 degrees; of two equal turns the longer way, and the left
 * one when neither is longer by more than `TOUCH` (MM-B6y). Null when none is clear.
 */
export function detour<W extends DetourWay>(wayTurned: (turn: TenthDegrees) => W | null): W | null {
  const straight = wayTurned(0);
  if (straight?.clear) return straight;
  for (const turn of DETOURS) {
    const [left, right] = [wayTurned(0 - turn), wayTurned(turn)];
    if (left?.clear && !(right?.clear && right.length > left.length + TOUCH)) return left;
    if (right?.clear) return right;
  }
  return null;
}

/** The least whole distance, this or more, that lies in none of the stretches (as of `overlapsAlong`). */
export function clearFrom(stretches: readonly Stretch[], distance: Thousandths): Thousandths {
  const within = stretches.find(([from, to]) => from < distance && distance < to);
  return within ? clearFrom(stretches, Math.ceil(within[1])) : distance;
}

/** The greatest whole distance, this or less, that lies in none of the stretches; null when there is none. */
export function clearBefore(stretches: readonly Stretch[], distance: Thousandths): Thousandths | null {
  const within = stretches.find(([from, to]) => from < distance && distance < to);
  if (!within) return distance < 0 ? null : distance;
  if (within[0] <= 0) return null;
  return clearBefore(stretches, Math.floor(within[0]));
}
