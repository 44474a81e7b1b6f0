/** The name of a body far out, on a slip of paper beside its bar, and the room it takes. */
import type { Piece, Share } from '@linstock/scene';
import type { Box } from '../../common/box.ts';
import type { Spot } from '../plate/plate.ts';

/** The name of a body beside its bar, by its middle on the plate and its size in CSS pixels. */
export interface Slip {
  readonly id: string;
  readonly at: Spot;
  /** How far its middle lies from there, in CSS pixels. */
  readonly off: Spot;
  readonly width: number;
  readonly name: string;
  readonly pieces: readonly Piece[];
  readonly shares: readonly Share[];
  /** In figures, where there are more shares than find room. */
  readonly left: string;
  /** Some of them are disordered: a tab hangs on its end. */
  readonly troubled: boolean;
  /** It lies so far from its bar that a line ties them. */
  readonly tied: boolean;
}

/** Sizes in CSS pixels. */
export const SLIP = { height: 17, letter: 7.1, pip: 7, room: 14, sign: 10, tab: 14 } as const;

/** The room a slip takes on the screen with the signs that hang on it, in CSS pixels. */
export function boxOfSlip(slip: Pick<Slip, 'at' | 'off' | 'width' | 'troubled'>, k: number): Box {
  const box = around(slip.at, slip.off, slip.width, SLIP.height, k);
  const tab = slip.troubled ? SLIP.tab : 0;
  return { ...box, x: box.x - SLIP.sign, width: box.width + SLIP.sign + tab };
}

/** A box about a point of the plate, so far off it, in CSS pixels. */
export function around([x, y]: Spot, [right, down]: Spot, width: number, height: number, k: number): Box {
  return { x: x * k + right - width / 2, y: y * k + down - height / 2, width, height };
}
