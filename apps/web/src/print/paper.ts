/** The papers one prints on, in millimetres, and what of a page may be printed. */

/** A paper by the name that a style sheet knows it by. */
export type PaperName = 'A4' | 'Letter';

/** A width and a height in millimetres. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A place in millimetres from the upper left corner of the printable area. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Each paper, upright. */
export const PAPERS: Readonly<Record<PaperName, Extent>> = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
};

/**
 * The margin at every edge, because home printers do not print nearer to it. It is 30 CSS pixels: browsers
 * round the start of a drawing to whole pixels, and the back of a sheet would otherwise not match its front.
 */
export const MARGIN = (30 / 96) * 25.4;

/** Extra space at the foot, so that rounding in the browser never adds a page. */
const FOOT_SLACK_MM = 1;

/** The part of a paper that is printed on. It has the same room to its left and right, so that backs lie behind fronts. */
export function areaOf(paper: PaperName, lies: 'upright' | 'on its side' = 'upright'): Extent {
  const { width, height } = PAPERS[paper];
  const [across, down] = lies === 'upright' ? [width, height] : [height, width];
  return { width: across - 2 * MARGIN, height: down - 2 * MARGIN - FOOT_SLACK_MM };
}

/** A hundredth of a millimetre is as exact as any printer. */
export function roundToPrint(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}
