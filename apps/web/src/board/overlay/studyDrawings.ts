import type { StudyDrawing } from '@linstock/battles/study';
import { createContext } from 'react';

/** The drawings of a study on the board: arrows, rings, coloured hexes, numbers and words. */
export interface BoardDrawings {
  readonly drawings: readonly StudyDrawing[];
  /** The number that is lit, since the reader points at it in the text. Null for none. */
  readonly lit: number | null;
  /** Called when the pointer is over a number, or over none (null). */
  readonly onLight: (n: number | null) => void;
}

/** The drawings that the board shows; null on a board without a study. */
export const DrawingsContext = createContext<BoardDrawings | null>(null);
