/** Where the margin's furniture goes: the frame round the field, with the title beside or below it. */
import { type Box, grown } from '../plate.ts';

/** The drawn sheet: its outer frame and the panel for title, scale and north. */
export interface SheetPlan {
  readonly frame: Box;
  /** The line round the drawn ground. */
  readonly neat: Box;
  /** Where title, scale and north stand; null on a sheet that has them in a corner of the window. */
  readonly panel: Box | null;
  readonly upright: boolean;
  /** What is shown as the whole of it. */
  readonly whole: Box;
}

/** A sheet without a panel: the frame round the drawn ground, of which the field is the whole that counts. */
export function bareSheet(neat: Box, field: Box): SheetPlan {
  return { frame: grown(neat, RIM), neat, panel: null, upright: false, whole: field };
}

/** Space between the neat line and the frame. */
const RIM = 22;
const PANEL = { beside: 330, below: 250 };

/**
 * Plans the sheet for a window: the panel stands left of the field when the window is wider than the field, else below.
 * @param neat the line round the drawn ground
 * @param aspect width over height of the window
 */
export function sheetFor(neat: Box, aspect: number): SheetPlan {
  const field = grown(neat, RIM);
  const upright = aspect < field.width / field.height;
  if (upright) {
    const panel = { x: field.x, y: field.y + field.height, width: field.width, height: PANEL.below };
    return { frame: { ...field, height: field.height + PANEL.below }, neat, panel, upright, whole: field };
  }
  const panel = { x: field.x - PANEL.beside, y: field.y, width: PANEL.beside, height: field.height };
  const frame = { ...field, x: panel.x, width: field.width + PANEL.beside };
  return { frame, neat, panel, upright, whole: field };
}

/** A measure of length the scale bar is drawn in. */
export interface Rule {
  readonly title: string;
  /** Plate units to one of it. */
  readonly per: number;
  /** Round lengths of a bar, each with the parts it is divided into, shortest first. */
  readonly lengths: readonly (readonly [length: number, parts: number])[];
}

/** Yards of a survey. */
export const YARDS: Omit<Rule, 'per'> = {
  title: 'Scale of Yards',
  lengths: [
    [100, 2],
    [200, 2],
    [400, 4],
    [500, 5],
    [800, 4],
    [1000, 5],
  ],
};

/** Inches of a table. */
export const INCHES: Omit<Rule, 'per'> = {
  title: 'Scale of Inches',
  lengths: [
    [3, 3],
    [6, 6],
    [12, 4],
  ],
};

/** The longest bar of a measure that fits into `room` plate units; the shortest where none does. */
export function scaleBar({ per, lengths }: Rule, room: number): { length: number; parts: number } {
  const [length, parts] = lengths.findLast(([each]) => each * per <= room) ?? lengths[0]!;
  return { length, parts };
}
