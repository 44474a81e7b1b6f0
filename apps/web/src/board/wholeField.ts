/** The view of a whole field, and where a table looks at first. */
import { fitted, type Limits, type Size, type View } from './camera.ts';
import type { SheetPlan } from './margin/sheet.ts';
import { boxOf, grown, type Spot } from './plate.ts';

/** Space between the frame and the window's edge when the whole field is shown, in plate units. */
const AIR = 14;

/** Width in pixels of the buttons at a side of the board, and of a board below which they lie in a drawer. */
const BUTTONS = 60;
const NARROW = 820;

/** Width of a piece in pixels below which a small window first shows the troops and not the whole field. */
const TOO_SMALL = 20;

/** The view a board opens with, given the view of its whole field. */
export type Opening = (size: Size, whole: View, limits: Limits) => View;

/** Opens on the whole field; on the troops where the window is so small that they could not be told apart. */
export function openOnField(troops: readonly Spot[], pieceWidth: number): Opening {
  return (size, whole, limits) =>
    troops.length > 0 && pieceWidth * whole.k < TOO_SMALL
      ? fitted(grown(boxOf(troops), pieceWidth), size, { ...limits, nearest: 1 })
      : whole;
}

/** The whole field clear of the buttons at the board's sides. */
export function viewOfField({ whole }: SheetPlan, size: Size, limits: Limits): View {
  const wide = size.width > NARROW ? size.width - 2 * BUTTONS : size.width;
  const fits = fitted(grown(whole, AIR), { ...size, width: wide }, limits);
  return { ...fits, x: fits.x + (size.width - wide) / 2 };
}
