import type { Stand } from '@linstock/ground';
import type { Piece } from '@linstock/scene';

/** A piece that stands on the table. */
export interface StandPiece extends Piece {
  readonly pose: Stand;
}
