import type { Piece } from '@linstock/scene';
import { createContext } from 'react';

/** How a piece may be clicked now. */
export type PieceStanding = 'plain' | 'can-act' | 'target' | 'due' | 'idle' | 'chosen' | 'ghost' | 'leaving';

/** What a screen reader says of a piece on a board. */
export type NamePiece = (piece: Piece, standing: PieceStanding) => string;

/** The names of pieces, given by whoever knows their sides and orders; their stories alone without that. */
export const PieceNames = createContext<NamePiece>(({ story }) => story);
