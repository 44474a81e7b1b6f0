/** The sheets of a map that is too large for one, in millimetres. */
import { type Box, doOverlap } from '../common/box.ts';
import { areaOf, type Extent, type PaperName, roundToPrint } from './paper.ts';

/** The overlap of neighbouring sheets of a map, so that they can be glued. */
export const OVERLAP_MM = 8;

/** Sizes of a hex from one flat side to the other, for counters of 13, 16 or 19 mm. */
export const HEX_SIZES = [16, 19, 22] as const;
export type HexSize = (typeof HEX_SIZES)[number];

/** Room about the map on each sheet for its title and the marks by which one cuts. */
export const SHEET_MARGINS_MM = { head: 15, foot: 5, aside: 5 } as const;

/** One sheet of a map: its name by column and row, and the part of the map on it. */
export interface MapSheet {
  readonly name: string;
  readonly column: number;
  readonly row: number;
  /** In millimetres of the map, from its upper left corner. */
  readonly part: Box;
}

/** A map laid out. */
export interface MapPlan {
  readonly lies: 'upright' | 'on its side';
  readonly area: Extent;
  readonly columns: number;
  readonly rows: number;
  readonly sheets: readonly MapSheet[];
}

/**
 * Puts a map on as few sheets as possible, upright or on their sides.
 * @param whole the size of the map
 * @param shown true if a part of the map has anything on it: empty sheets are left out
 */
export function layMap(whole: Extent, paper: PaperName, shown: (part: Box) => boolean): MapPlan {
  const upright = laidOut(whole, paper, 'upright', shown);
  const sideways = laidOut(whole, paper, 'on its side', shown);
  return sideways.sheets.length < upright.sheets.length ? sideways : upright;
}

/**
 * The size of a hex with which a map fills one sheet, in millimetres to a tenth.
 * @param whole the size of the map with hexes of 1 mm
 */
export function findHexOnOneSheet(whole: Extent, paper: PaperName): number {
  const sizes = (['upright', 'on its side'] as const).map((lies) => {
    const { width, height } = windowOf(areaOf(paper, lies));
    return Math.min(width / whole.width, height / whole.height);
  });
  return Math.floor(Math.max(...sizes) * 10) / 10;
}

/** The part of a sheet that the map fills. */
export function windowOf({ width, height }: Extent): Box {
  return {
    x: SHEET_MARGINS_MM.aside,
    y: SHEET_MARGINS_MM.head,
    width: width - 2 * SHEET_MARGINS_MM.aside,
    height: height - SHEET_MARGINS_MM.head - SHEET_MARGINS_MM.foot,
  };
}

function laidOut(
  whole: Extent,
  paper: PaperName,
  lies: MapPlan['lies'],
  shown: (part: Box) => boolean,
): MapPlan {
  const area = areaOf(paper, lies);
  const { width, height } = windowOf(area);
  const columns = sheetsFor(whole.width, width);
  const rows = sheetsFor(whole.height, height);
  // The map is in the middle of its sheets, so that none has a mere strip of it.
  const left = (whole.width - lengthOf(columns, width)) / 2;
  const top = (whole.height - lengthOf(rows, height)) / 2;
  const all = Array.from({ length: columns * rows }, (_, i): MapSheet => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return {
      name: `${String.fromCharCode(65 + column)}${row + 1}`,
      column,
      row,
      part: {
        x: roundToPrint(left + column * (width - OVERLAP_MM)),
        y: roundToPrint(top + row * (height - OVERLAP_MM)),
        width,
        height,
      },
    };
  });
  const field = { x: 0, y: 0, ...whole };
  return {
    lies,
    area,
    columns,
    rows,
    sheets: all.filter(({ part }) => doOverlap(part, field) && shown(part)),
  };
}

/** The number of sheets along a length, each overlapping the one before. */
const sheetsFor = (whole: number, one: number): number =>
  Math.max(1, Math.ceil((whole - OVERLAP_MM) / (one - OVERLAP_MM)));

/** The length of `many` sheets together. */
const lengthOf = (many: number, one: number): number => many * (one - OVERLAP_MM) + OVERLAP_MM;
