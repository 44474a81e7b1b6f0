/** A piece in words: where it is, its strength, its order and its state. */
import type { Piece, Scene } from '@linstock/scene';
import type { PlaceNames } from './labels.ts';

/** A piece on the field, in words. */
export interface PieceWords {
  readonly name: string;
  readonly place: string;
  /** The present and the full strength, if it can lose a part; else empty. */
  readonly strength: string;
  readonly order: string;
  readonly state: string;
}

/** A piece in words; null if it is not on the field. */
export function describePiece(piece: Piece, scene: Scene, placeName: PlaceNames): PieceWords | null {
  const { name, place, marks, group, strength } = piece;
  if (place === null) return null;
  return {
    name,
    place: placeName(place),
    strength: strength && strength.full > 1 ? `${strength.left} of ${strength.full}` : '',
    order: scene.bodies.find((body) => body.id === group)?.order ?? '',
    state: marks.map((mark) => mark.label).join(', '),
  };
}
