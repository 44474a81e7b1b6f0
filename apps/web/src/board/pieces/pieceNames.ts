import type { Piece } from '@linstock/scene';
import { createContext } from 'react';

/** The possible clicks on a piece now. */
export type PieceStanding = 'plain' | 'can-act' | 'target' | 'due' | 'idle' | 'chosen' | 'ghost' | 'leaving';

/** The text of a piece on a board for a screen reader. */
export type NamePiece = (piece: Piece, standing: PieceStanding) => string;

/**
 * The names of pieces for screen readers. Components that know sides and orders provide them; otherwise the piece's
 * description is used.
 */
export const PieceNames = createContext<NamePiece>(({ story }) => story);
