import { type Box, growBox, type Size } from '../../common/box.ts';
/** The drawn sheet about the field, and the measure of its scale. */

/** The drawn sheet: its outer frame, and the part of it that counts as the whole field. */
export interface SheetPlan {
  readonly frame: Box;
  /** The line round the drawn ground. */
  readonly neat: Box;
  /** The box that limits the camera. */
  readonly about: Box;
  /** The box of the whole view. */
  readonly whole: Box;
}

/** A sheet: the frame around the drawn ground, and the field that counts as the whole. */
export function planBareSheet(neat: Box, about: Box, field: Box): SheetPlan {
  return { frame: growBox(neat, RIM_WIDTH), neat, about: growBox(about, RIM_WIDTH), whole: field };
}

/** Width and height of the title in a corner with its distance from the edges, in CSS pixels. */
export const TITLE_ROOM: Size = { width: 276, height: 96 };

/** Minimum width of a window that has space for a title, in CSS pixels. */
export const TITLE_FROM_WIDTH_PX = 600;

/** Space between the neat line and the frame. */
const RIM_WIDTH = 22;

/** A measure of length the scale bar is drawn in. */
export interface Rule {
  /** Plate units to one of it. */
  readonly per: number;
  /** Round lengths of a bar, each with the parts it is divided into, shortest first. */
  readonly lengths: readonly (readonly [length: number, parts: number])[];
}

/** Yards of a survey. */
export const YARDS: Omit<Rule, 'per'> = {
  lengths: [
    [20, 2],
    [50, 5],
    [100, 2],
    [200, 2],
    [400, 4],
    [500, 5],
    [800, 4],
    [1000, 5],
  ],
};

/** The longest scale bar that fits into `room` plate units; the shortest one if none fits. */
export function scaleBar({ per, lengths }: Rule, room: number): { length: number; parts: number } {
  const [length, parts] = lengths.findLast(([each]) => each * per <= room) ?? lengths[0]!;
  return { length, parts };
}
