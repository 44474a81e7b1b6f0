/** The papers one prints on, in millimetres, and what of a page may be printed. */

import type { CSSProperties } from 'react';
import { setCssVariables } from '../common/cssVariables.ts';

/** The papers of the printer at home, for all parts of a battle. */
export const SHEET_PAPERS = ['A4', 'Letter'] as const;
/** See `SHEET_PAPERS`. */
export type SheetPaper = (typeof SHEET_PAPERS)[number];

/** The papers of a copy shop, for the map alone. */
export const POSTER_PAPERS = ['A3', 'A2', 'A1', 'A0', 'Ledger'] as const;

/** A paper by the name that the style sheet knows it by. */
export type PaperName = SheetPaper | (typeof POSTER_PAPERS)[number];

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
  A3: { width: 297, height: 420 },
  A2: { width: 420, height: 594 },
  A1: { width: 594, height: 841 },
  A0: { width: 841, height: 1189 },
  Ledger: { width: 279.4, height: 431.8 },
};

/** The pages of a paper in the style sheets, as CSS variables: upright, on its side, and with text. */
export function namePages(paper: PaperName): CSSProperties {
  const page = paper.toLowerCase();
  return setCssVariables({
    '--page': page,
    '--page-sideways': `${page}-sideways`,
    '--page-text': `${page}-text`,
  });
}

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
