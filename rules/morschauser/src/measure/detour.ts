import { type TenthDegrees, type Thousandths, TOUCH_DISTANCE } from '@linstock/ground';

/** Ways that lead from the enemy when the straight one does not (MM-B6y). */

/**
 * A way found in some direction: its length, and whether it ends clear of the enemies that the troops flee
 * from.
 */
export interface DetourWay {
  readonly length: Thousandths;
  readonly clear: boolean;
}

/** The turns off the straight way that are tried, to either side (MM-B6y). */
export const DETOURS: readonly TenthDegrees[] = [150, 300, 450, 600, 750, 900];

/**
 * The first way that ends clear: straight on, or turned by 15 to 90 degrees. Of two equal turns the longer
 * way is used. If neither is longer by more than 0.01 inches, it is the left one (MM-B6y). Null if none is
 * clear.
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
