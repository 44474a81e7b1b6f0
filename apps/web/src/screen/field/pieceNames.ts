/** The text of a piece on the board for a screen reader: its kind and place, side, strength, order, and possible actions. */
import type { Body, OrderMarker, Piece } from '@linstock/scene';
import type { PieceStanding } from '../../board/pieces/pieceNames.ts';

/** The facts about the pieces that are not in the pieces themselves. */
export interface PieceKnowledge {
  readonly sides: readonly [string, string] | undefined;
  readonly bodies: readonly Body[];
  readonly markers: readonly OrderMarker[];
  /** The side that is asked; null while nothing is. */
  readonly asked: number | null;
  /** The chance of the best shot at an enemy, by its id. */
  readonly chances: ReadonlyMap<string, string>;
}

/** Figures that are said with every piece. */
const SPOKEN_FIGURES = ['Strength', 'Morale'];

/** The name of a piece. */
export function namePiece(piece: Piece, standing: PieceStanding, known: PieceKnowledge): string {
  const side = known.sides?.[piece.side];
  return [
    piece.story,
    ...(side === undefined ? [] : [side]),
    ...figuresUnsaid(piece),
    ...orderOf(piece, known),
    ...standingWords(piece, standing, known),
  ].join(', ');
}

/** Strength and morale, unless the story has them. */
function figuresUnsaid({ story, figures }: Piece): string[] {
  return figures
    .filter(({ label }) => SPOKEN_FIGURES.includes(label))
    .filter(({ value }) => !(value.includes(' of ') && story.includes(value)))
    .map(({ label, value }) => `${label.toLowerCase()} ${value}`);
}

function orderOf({ id, group }: Piece, { bodies, markers }: PieceKnowledge): string[] {
  const marker = markers.find(({ piece }) => piece === id);
  if (marker) return [marker.face === 'sealed' ? marker.label : `order: ${marker.label}`];
  return [bodies.find((body) => body.id === group)?.order ?? []].flat();
}

function standingWords(
  { id, side }: Piece,
  standing: PieceStanding,
  { asked, chances }: PieceKnowledge,
): string[] {
  switch (standing) {
    case 'chosen':
      return ['chosen'];
    case 'due':
      return ['must act'];
    case 'target':
    case 'can-act': {
      if (standing === 'can-act' && (asked === null || side === asked)) return ['can be chosen'];
      const chance = chances.get(id);
      return chance === undefined ? ['target'] : ['target', chance];
    }
    default:
      return [];
  }
}
