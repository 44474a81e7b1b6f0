import type { Piece } from '@linstock/scene';
import { createContext } from 'react';

/** The possible clicks on a piece now. */
export type PieceStanding = 'plain' | 'can-act' | 'target' | 'due' | 'idle' | 'chosen' | 'ghost' | 'leaving';

/** The text of a piece on a board for a screen reader. */
export type NamePiece = (piece: Piece, standing: PieceStanding) => string;

/** The names of pieces, given by whoever knows their sides and orders; their stories alone without that. */
export const PieceNames = createContext<NamePiece>(({ story }) => story);
