/** The spots of a position's pieces on a drawn board. */
import { isOfficer, type Piece, type Place } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import type { GroundSource } from '../../board/ground/engraving.ts';
import { prepareHexGround, prepareTableGround } from '../../board/ground/source.ts';
import { plateOf } from '../../board/plate/plate.ts';
import { spotOfPlace, tablePlateOf, turnOnPlate } from '../../board/plate/tablePlate.ts';
import type { Spot } from '../../common/box.ts';
import type { AnyGame } from '../../play/state/state.ts';

/** A body of men: middle and degrees clockwise from the top. */
export interface Block {
  readonly side: 0 | 1;
  readonly at: Spot;
  readonly turn: number;
}

const RED = '#9c2f2a';
const BLUE = '#24466b';

/** The colours of the two sides on a picture. */
export const findPictureColours = ({ colours }: AnyRulebook): readonly [string, string] =>
  colours ? [BLUE, RED] : [RED, BLUE];

/** The ground of a game, for the painter. */
export function groundOfGame({ record, field }: AnyGame, rulebook: AnyRulebook, title: string): GroundSource {
  const ground = rulebook.present.shows.ground(field);
  return ground.kind === 'hexes'
    ? prepareHexGround(ground, false)
    : prepareTableGround(ground, record.battle.id, title);
}

/** Finds the spots of places of a ground on the plate: null for a place that is not on it. */
export function makeSpotFinder(source: GroundSource): (place: Place) => Spot | null {
  if (source.kind === 'table')
    return (place) => ('spot' in place ? spotOfPlace({ table: source.table, bearing: 0 }, place.spot) : null);
  const { centres } = plateOf(source.plate);
  return (place) => ('hex' in place ? (centres[place.hex] ?? null) : null);
}

/** The troops among pieces as blocks. Leaders, and troops that are not on the board, are left out. */
export function findBlocks(source: GroundSource, pieces: readonly Piece[]): Block[] {
  const spotOf = makeSpotFinder(source);
  const turned = ({ facing }: { readonly facing: number | null }) =>
    source.kind === 'table' ? turnOnPlate(tablePlateOf(source.table, 0), facing ?? 0) : (facing ?? 0) / 10;
  return pieces.flatMap((piece): Block[] => {
    const at = piece.place && !isOfficer(piece) ? spotOf(piece.place) : null;
    return at ? [{ side: piece.side, at, turn: turned(piece.pose ?? piece) }] : [];
  });
}
