/** Where the margin's furniture goes: the frame round the field, with the title beside or below it. */
import { FADE } from '../ground/engraving.ts';
import { type Box, grown, type Plate } from '../plate.ts';

/** The drawn sheet: its outer frame and the panel for title, scale and north. */
export interface SheetPlan {
  readonly frame: Box;
  /** The line round the drawn ground. */
  readonly neat: Box;
  readonly panel: Box;
  readonly upright: boolean;
}

/** Space between the neat line and the frame. */
const RIM = 22;
const PANEL = { beside: 330, below: 250 };

/**
 * Plans the sheet for a window: the panel stands left of the field when the window is wider than the field, else below.
 * @param aspect width over height of the window
 */
export function sheetFor(plate: Plate, aspect: number): SheetPlan {
  const neat = grown(plate.field, FADE);
  const field = grown(neat, RIM);
  const upright = aspect < field.width / field.height;
  if (upright) {
    const panel = { x: field.x, y: field.y + field.height, width: field.width, height: PANEL.below };
    return { frame: { ...field, height: field.height + PANEL.below }, neat, panel, upright };
  }
  const panel = { x: field.x - PANEL.beside, y: field.y, width: PANEL.beside, height: field.height };
  return { frame: { ...field, x: panel.x, width: field.width + PANEL.beside }, neat, panel, upright };
}

/** Lengths of a scale bar in yards that are round and come near to `plateUnits` on the plate. */
export function scaleBar(perYard: number, plateUnits: number): { yards: number; parts: number } {
  const yards = [100, 200, 400, 500, 800, 1000].findLast((each) => each * perYard <= plateUnits) ?? 100;
  return { yards, parts: yards % 400 === 0 ? 4 : yards === 500 || yards === 1000 ? 5 : 2 };
}
