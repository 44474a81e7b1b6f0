import { isOfficer, type Piece } from './piece.ts';

/** One way for a side to win, and its progress. Any of its goals is enough. */
export interface Goal {
  /** The condition, in few words: `rout 2 of these 3`. */
  readonly title: string;
  /** A shorter title for a narrow column: `rout 2 of 3`. By default the title itself. */
  readonly short?: string;
  /** The unit of its count: `routed`, `Flight Points`. */
  readonly counted: string;
  readonly has: number;
  /** The number needed. */
  readonly needs: number;
  /** The bodies it depends on, and whether each counts towards it already. */
  readonly bodies: readonly { readonly body: string; readonly done: boolean }[];
  /** A note on it at present, in few words. */
  readonly note?: string;
}

/** The part of a body that is left. */
export type Share = 'whole' | 'half' | 'gone';

/** Marks of troops that count for half. */
const WEAKENING_MARKS: readonly Piece['marks'][number]['kind'][] = [
  'disordered',
  'reduced',
  'shaken',
  'routed',
];

/** The part of one piece that is left: gone if off the table, half if disordered or at half strength. */
export function shareOf({ place, pose, strength, marks }: Piece): Share {
  if ((place === null && !pose) || strength?.left === 0) return 'gone';
  const weak = strength !== undefined && strength.left <= strength.full / 2;
  return weak || marks.some(({ kind }) => WEAKENING_MARKS.includes(kind)) ? 'half' : 'whole';
}

/** The remaining share of each of a body's troops, the whole ones first. */
export function sharesOfBody(
  { pieces: ids }: { readonly pieces: readonly string[] },
  pieces: readonly Piece[],
): Share[] {
  const order: readonly Share[] = ['whole', 'half', 'gone'];
  return pieces
    .filter((piece) => ids.includes(piece.id) && !isOfficer(piece))
    .map(shareOf)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
