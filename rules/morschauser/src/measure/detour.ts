import { type TenthDegrees, type Thousandths, TOUCH_DISTANCE } from '@linstock/ground';

/** Ways that lead from the enemy when the straight one does not (MM-B6y). */

/** A way found in some direction: how far it goes, and whether it ends clear of what one flees. */
export interface DetourWay {
  readonly length: Thousandths;
  readonly clear: boolean;
}

/** The turns off the straight way that are tried, to either side (MM-B6y). */
export const DETOURS: readonly TenthDegrees[] = [150, 300, 450, 600, 750, 900];

/**
 * The first way that ends clear: straight on, or turned 15 to 90 degrees; of two equal turns the longer way, and the left
 * one when neither is longer by more than 0.01 inches (MM-B6y). Null when none is clear.
 */
export function detour<W extends DetourWay>(wayTurned: (turn: TenthDegrees) => W | null): W | null {
  const straight = wayTurned(0);
  if (straight?.clear) return straight;
  for (const turn of DETOURS) {
    const [left, right] = [wayTurned(0 - turn), wayTurned(turn)];
    if (left?.clear && !(right?.clear && right.length > left.length + TOUCH_DISTANCE)) return left;
    if (right?.clear) return right;
  }
  return null;
}
