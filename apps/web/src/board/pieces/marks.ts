/** The marks of a piece, sorted by how a counter shows them. */
import type { Mark, MarkKind, Piece } from '@linstock/scene';

/** The marks of a piece by the way they are drawn. */
export interface DrawnMarks {
  readonly disordered: boolean;
  readonly routed: boolean;
  /** Out of command: the counter's outline is broken. */
  readonly lost: boolean;
  readonly fired: boolean;
  readonly moved: boolean;
  readonly limbered: boolean;
  /** True if half its strength is lost: half its block is empty. */
  readonly reduced: boolean;
  /** True if it is in smoke: a bank of smoke in front of it. */
  readonly smoke: boolean;
  /** True if its men have not fired their first volley. */
  readonly volley: boolean;
  /** Marks with no drawing of their own: their letters are written. */
  readonly others: readonly Mark[];
}

/** True if a counter draws a mark. Otherwise it shows its letter. */
const SHOWN: Readonly<Record<MarkKind, 'drawn' | 'letter'>> = {
  disordered: 'drawn',
  shaken: 'letter',
  'low ammunition': 'letter',
  'flank refused': 'letter',
  routed: 'drawn',
  'out of command': 'drawn',
  fired: 'drawn',
  moved: 'drawn',
  limbered: 'drawn',
  reduced: 'drawn',
  smoke: 'drawn',
  'first volley': 'drawn',
  abandoned: 'letter',
  attached: 'letter',
  acted: 'letter',
  fought: 'letter',
};

/** Sorts a piece's marks by drawing. */
export function marksOf({ marks }: Pick<Piece, 'marks'>): DrawnMarks {
  const has = (kind: MarkKind) => marks.some((mark) => mark.kind === kind);
  return {
    disordered: has('disordered'),
    routed: has('routed'),
    lost: has('out of command'),
    fired: has('fired'),
    moved: has('moved'),
    limbered: has('limbered'),
    reduced: has('reduced'),
    smoke: has('smoke'),
    volley: has('first volley'),
    others: marks.filter(({ kind }) => SHOWN[kind] === 'letter'),
  };
}

/** A mark's letter: a small one for a mark that disappears with the turn. */
export function letterOf({ letter, passing }: Mark): string {
  return passing ? letter.toLowerCase() : letter;
}
