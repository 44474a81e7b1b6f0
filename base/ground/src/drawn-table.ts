import { need } from '@linstock/kernel';
import { plainWord, strangerAmong } from './drawn-battle.ts';
import type { InchSpot } from './table/terrain.ts';

/** A battle as the map of a table can show it: its ground, and the place of each unit, in inches from its south-west corner. */
export interface DrawnTable {
  readonly battle: string;
  /** The rule system for which it was drawn. */
  readonly rules: string;
  readonly width: number;
  readonly height: number;
  /** In the order in which they are placed. */
  readonly pieces: readonly DrawnPiece[];
  readonly stands: readonly DrawnStand[];
  /** The kinds of terrain this battle may have. */
  readonly kinds: PieceKinds;
}

/** Kinds of terrain by their words. */
export type PieceKinds = Readonly<Record<string, PieceKind>>;

/** The shape of a kind of terrain, and the properties it may have. */
export interface PieceKind {
  readonly is: 'poly' | 'line';
  /** True if its outline may have holes. */
  readonly holes: boolean;
  readonly says: Readonly<Record<string, PieceProperty>>;
}

/** A property of a piece of terrain; one that may be left out says so. */
export type PieceProperty =
  | { readonly is: 'number'; readonly from: number; readonly to: number; readonly whole: boolean }
  | { readonly is: 'bool'; readonly mayLack?: true }
  | { readonly is: 'word'; readonly words: readonly string[] };

/** A piece of terrain. */
export interface DrawnPiece {
  readonly id: string;
  /** `woods`, `road` … */
  readonly kind: string;
  /** An outline, or a line. */
  readonly is: 'poly' | 'line';
  readonly corners: readonly InchSpot[];
  readonly holes: readonly (readonly InchSpot[])[];
  /** Its other properties in the battle: `level`, `width` … */
  readonly says: Readonly<Record<string, string | number | boolean>>;
}

/** A company, a regiment or an officer. */
export interface DrawnStand {
  /** Its name, which no other of its side has. */
  readonly unit: string;
  readonly side: string;
  readonly kind: string;
  readonly at: InchSpot;
  /** Degrees; null for a unit without a front. */
  readonly facing: number | null;
  /** Its source, such as `"11th" of the layer "units"`, for sentences. */
  readonly where?: string;
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

/** The place of each unit on a drawn table, by side and name. */
export type StandingOnTable = (side: string, unit: string) => DrawnStand;

const standKey = ({ side, unit }: Pick<DrawnStand, 'side' | 'unit'>) =>
  `${plainWord(side)}: ${plainWord(unit)}`;

const namedStand = ({ where, unit }: DrawnStand): string =>
  where === undefined ? `"${unit}"` : where.charAt(0).toUpperCase() + where.slice(1);

/**
 * The place of each unit on a drawn table. The table must have the units of the battle, each once and no
 * others, each with a facing if it needs one. Upper and lower case in names and sides do not matter. Refuses
 * other tables with a sentence.
 */
export function standsOn(drawn: DrawnTable, known: DrawnTable): StandingOnTable {
  const expected = new Map(known.stands.map((each) => [standKey(each), each]));
  const sides = [...new Set(known.stands.map(({ side }) => side))];
  const found = new Map<string, DrawnStand>();
  for (const each of drawn.stands) {
    const same = expected.get(standKey(each));
    if (same === undefined) throw strangerAmong(each, sides);
    if (found.has(standKey(each)))
      throw new RangeError(`The map has the ${each.side} unit "${each.unit}" twice. Delete one.`);
    if (same.facing !== null && each.facing === null)
      throw new RangeError(`${namedStand(each)} faces nowhere; expected degrees. Set its property "facing".`);
    found.set(standKey(each), each);
  }
  const missing = known.stands.find((each) => !found.has(standKey(each)));
  if (missing)
    throw new RangeError(
      `The map lacks the ${missing.side} unit "${missing.unit}", who stands on this table. Put a point with its name and side on the layer "units".`,
    );
  return (side, unit) => need(found, standKey({ side, unit }));
}

/**
 * Properties of stands on a map that only the battle can change: kinds, and the facing of officers. A sentence for each
 * that differs.
 */
export function tableFixedByBattle(drawn: DrawnTable, known: DrawnTable): string[] {
  const before = new Map(known.stands.map((each) => [standKey(each), each]));
  return drawn.stands.flatMap((each) => {
    const same = before.get(standKey(each));
    if (same === undefined) return [];
    const kind =
      plainWord(each.kind) === plainWord(same.kind)
        ? []
        : [
            `${namedStand(each)} has the type "${each.kind}", which has no effect: types stay with the battle, and it is ${same.kind}.`,
          ];
    if (same.facing !== null || each.facing === null) return kind;
    return [
      ...kind,
      `${namedStand(each)} has the facing ${each.facing}, which has no effect: it has no front.`,
    ];
  });
}

/** True if two drawn tables look the same: size, terrain in its order, places and facings. */
export function tablesLookAlike(a: DrawnTable, b: DrawnTable): boolean {
  return looksOf(a) === looksOf(b);
}

function looksOf({ width, height, pieces, stands }: DrawnTable): string {
  const said = ({ says }: DrawnPiece) => Object.entries(says).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    ...[width, height],
    pieces.map((piece) => [piece.id, piece.kind, piece.is, piece.corners, piece.holes, said(piece)]),
    stands.map((stand) => JSON.stringify([standKey(stand), stand.at, stand.facing])).sort(),
  ]);
}
