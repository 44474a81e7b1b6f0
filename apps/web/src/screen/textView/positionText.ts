import type { Piece, Scene } from '@linstock/scene';
import type { PlaceNames } from '../../words/labels.ts';
import { describePiece } from '../../words/pieceWords.ts';

/**
 * A position as text, for a letter or a forum: the clock, then each side with its pieces on the field, one line each.
 * @param sides the names of the two sides
 */
export function writePosition(scene: Scene, sides: readonly string[], placeName: PlaceNames): string {
  const lines = (pieces: readonly Piece[]) =>
    pieces.flatMap((piece) => {
      const words = describePiece(piece, scene, placeName);
      if (!words) return [];
      const { name, place, strength, order, state } = words;
      return [`- ${[name, place, strength, order, state].filter(Boolean).join(', ')}`];
    });
  const armies = sides.map((side, i) =>
    [`${side}:`, ...lines(scene.pieces.filter((piece) => piece.side === i))].join('\n'),
  );
  return [scene.clock.label, ...armies].join('\n\n');
}
