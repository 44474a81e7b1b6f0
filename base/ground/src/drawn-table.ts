import type { InchSpot } from './table/terrain.ts';

/** A battle as the map of a table can show it: what lies on it, and who stands where, in inches from its south-west corner. */
export interface DrawnTable {
  readonly battle: string;
  /** The rule system that fights it so. */
  readonly rules: string;
  readonly width: number;
  readonly height: number;
  /** In the order in which they are laid. */
  readonly pieces: readonly DrawnPiece[];
  readonly stands: readonly DrawnStand[];
}

/** A piece of terrain. */
export interface DrawnPiece {
  readonly id: string;
  /** `woods`, `road` … */
  readonly kind: string;
  /** An outline, or a line. */
  readonly is: 'poly' | 'line';
  readonly corners: readonly InchSpot[];
  readonly holes: readonly (readonly InchSpot[])[];
  /** What else its battle says of it: `level`, `width` … */
  readonly says: Readonly<Record<string, string | number | boolean>>;
}

/** A company, a regiment or an officer. */
export interface DrawnStand {
  /** Its name, which no other of its side has. */
  readonly unit: string;
  readonly side: string;
  readonly kind: string;
  readonly at: InchSpot;
  /** Degrees; null for whoever has no front. */
  readonly facing: number | null;
}

/** A piece of terrain as battle files have it. */
interface PieceFile {
  readonly id: string;
  readonly kind: string;
  readonly poly?: readonly InchSpot[] | undefined;
  readonly line?: readonly InchSpot[] | undefined;
  readonly holes?: readonly (readonly InchSpot[])[] | undefined;
}

/** A piece of terrain of a battle file, to be drawn. Refuses the walls of a fortification. */
export function drawnPieceOf({ id, kind, poly, line, holes = [], ...says }: PieceFile): DrawnPiece {
  const corners = poly ?? line;
  if (corners === undefined)
    throw new RangeError(
      `The terrain "${id}" is neither an outline nor a line, and cannot be drawn on a map yet.`,
    );
  return { id, kind, is: poly ? 'poly' : 'line', corners, holes, says: says as DrawnPiece['says'] };
}

/** A drawn piece of terrain as battle files have it. */
export function pieceFileOf({ id, kind, is, corners, holes, says }: DrawnPiece): object {
  return { id, kind, ...says, [is]: corners, ...(holes.length > 0 && { holes }) };
}

/** Who stands where on a drawn table, by side and name. */
export type StandingOnTable = (side: string, unit: string) => DrawnStand;

/**
 * Who stands where on a drawn table, if they are those who stand there in this battle: each of them once and nobody else, each
 * with a facing if he has one. Refuses others in a sentence.
 */
export function standsOn(drawn: DrawnTable, known: DrawnTable): StandingOnTable {
  const nameOf = ({ side, unit }: Pick<DrawnStand, 'side' | 'unit'>) => `${side}: ${unit}`;
  const expected = new Map(known.stands.map((each) => [nameOf(each), each]));
  const found = new Map<string, DrawnStand>();
  for (const each of drawn.stands) {
    const same = expected.get(nameOf(each));
    if (same === undefined)
      throw new RangeError(
        `The map has a unit "${each.unit}" of the side "${each.side}", whom this battle does not know. Correct its name and side, or delete it.`,
      );
    if (found.has(nameOf(each)))
      throw new RangeError(`The map has the ${each.side} unit "${each.unit}" twice. Delete one.`);
    if (same.facing !== null && each.facing === null)
      throw new RangeError(`"${each.unit}" faces nowhere; expected degrees. Set its property "facing".`);
    found.set(nameOf(each), each);
  }
  const missing = known.stands.find((each) => !found.has(nameOf(each)));
  if (missing)
    throw new RangeError(
      `The map lacks the ${missing.side} unit "${missing.unit}", who stands on this table. Put a point with its name and side on the layer "units".`,
    );
  return (side, unit) => found.get(nameOf({ side, unit })) as DrawnStand;
}
