/** The places of base labels on their sheets, in millimetres: each as large as its base on the table. */
import { basesOf, isOfficer, type Piece } from '@linstock/scene';
import { type Extent, type Point, roundToPrint } from './paper.ts';

const PER_THOUSANDTH = 25.4 / 1000;

/** Room between labels, and for the head of a sheet. */
const GAP_MM = 3;
const HEAD_MM = 14;
const SIDE_MM = 4;

/** The width for an officer whose rules define no base. */
const OFFICER_WIDTH_MM = 25;

/** The label of one base. */
export interface Label extends Extent {
  readonly piece: Piece;
  /** The number of the base within its unit, if the unit has several: `2 of 4`. */
  readonly part: string | null;
  /** The strength of the base; null if the rules have none. */
  readonly strength: number | null;
}

/** A label on its sheet. */
export interface PlacedLabel extends Point {
  readonly label: Label;
}

/** The labels of all bases of some pieces. */
export function labelsOf(pieces: readonly Piece[]): Label[] {
  return pieces.flatMap((piece): Label[] => {
    const size = piece.pose ?? piece.size;
    const pose = { x: 0, y: 0, facing: 0, frontage: size?.frontage ?? 0, depth: size?.depth ?? 0 };
    const bases = size || piece.bases ? basesOf(piece, pose) : [];
    if (bases.length === 0) {
      return isOfficer(piece)
        ? [{ piece, part: null, strength: null, width: OFFICER_WIDTH_MM, height: OFFICER_WIDTH_MM }]
        : [];
    }
    return bases.map(({ frontage, depth, strength }, i) => ({
      piece,
      part: bases.length > 1 ? `${i + 1} of ${bases.length}` : null,
      strength: piece.strength ? strength.full : null,
      width: roundToPrint(frontage * PER_THOUSANDTH),
      height: roundToPrint(depth * PER_THOUSANDTH),
    }));
  });
}

/** Puts labels in rows in their order, each row as high as its highest. A label wider than a sheet is left out. */
export function layLabels(labels: readonly Label[], { width, height }: Extent): PlacedLabel[][] {
  const sheets: PlacedLabel[][] = [];
  let [x, y, high] = [SIDE_MM, HEAD_MM, 0];
  for (const label of labels.filter((each) => each.width <= width - 2 * SIDE_MM)) {
    if (x + label.width > width - SIDE_MM) [x, y, high] = [SIDE_MM, y + high + GAP_MM, 0];
    if (sheets.length === 0 || y + label.height > height - SIDE_MM) {
      [x, y, high] = [SIDE_MM, HEAD_MM, 0];
      sheets.push([]);
    }
    sheets.at(-1)?.push({ label, x: roundToPrint(x), y: roundToPrint(y) });
    x += label.width + GAP_MM;
    high = Math.max(high, label.height);
  }
  return sheets;
}
