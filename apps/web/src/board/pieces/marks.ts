/** The marks of a piece, sorted by how a counter shows them. */
import type { Mark, Piece } from '@linstock/scene';

/** The marks of a piece by the way they are drawn. */
export interface Drawn {
  readonly disordered: boolean;
  readonly routed: boolean;
  /** Out of command: the counter's outline is broken. */
  readonly lost: boolean;
  readonly fired: boolean;
  readonly moved: boolean;
  readonly limbered: boolean;
  /** Marks with no drawing of their own: their letters are written. */
  readonly others: readonly Mark[];
}

const DRAWN = ['disordered', 'routed', 'out-of-command', 'fired', 'moved', 'limbered'];

/** Sorts a piece's marks by drawing. */
export function marksOf({ marks }: Pick<Piece, 'marks'>): Drawn {
  const has = (id: string) => marks.some((mark) => mark.id === id);
  return {
    disordered: has('disordered'),
    routed: has('routed'),
    lost: has('out-of-command'),
    fired: has('fired'),
    moved: has('moved'),
    limbered: has('limbered'),
    others: marks.filter((mark) => !DRAWN.includes(mark.id)),
  };
}
