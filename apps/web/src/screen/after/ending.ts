import { type Body, isOfficer, type Piece, sharesOfBody } from '@linstock/scene';
import { stateWords } from '../troops/stateWords.ts';

/** How a body of troops ended, in few words: lost, how it stood, or that it waited beside the table to the last. */
export function describeEnd(body: Body, pieces: readonly Piece[]): string {
  const troops = pieces.filter((piece) => body.pieces.includes(piece.id) && !isOfficer(piece));
  if (sharesOfBody(body, pieces).every((share) => share === 'gone')) return 'lost';
  return troops.some(({ place }) => place !== null) ? stateWords(body) : 'never came';
}
