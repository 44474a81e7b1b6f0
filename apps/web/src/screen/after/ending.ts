import { type Body, isOfficer, type Piece, sharesOfBody } from '@linstock/scene';
import { describeState } from '../troops/stateWords.ts';

/** The end of a body of troops, in few words: lost, its last state, or that it waited next to the table to the end. */
export function describeEnd(body: Body, pieces: readonly Piece[]): string {
  const troops = pieces.filter((piece) => body.pieces.includes(piece.id) && !isOfficer(piece));
  if (sharesOfBody(body, pieces).every((share) => share === 'gone')) return 'lost';
  return troops.some(({ place }) => place !== null) ? describeState(body) : 'never came';
}
