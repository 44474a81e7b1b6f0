/** The drawings of a study on a board of hexes. */
import type { Piece } from '@linstock/scene';
import type { Spot } from '../../common/box.ts';
import { idOfPlace } from '../../common/places.ts';
import { StudyDrawings } from '../overlay/StudyDrawings.tsx';
import { findCorners, HEX_RADIUS } from '../plate/plate.ts';
import type { HexView } from './boardOfHexes.ts';

/** Extent of a counter from the middle of its hex, in plate units. */
const COUNTER_REACH = 30;
/** Space between the rim of a coloured hex and its edge. */
const RIM_INSET = 3;

/** An SVG group; places are axial hexes and pieces. */
export function HexDrawings({
  board: { plate, spotOf },
  pieces,
}: {
  readonly board: HexView;
  readonly pieces: readonly Piece[];
}) {
  const find = (name: string): Spot | null => {
    if (name.startsWith('hex:')) return plate.centres[plate.hexes.get(name.slice(4)) ?? -1] ?? null;
    const place = pieces.find(({ id }) => name === `piece:${id}`)?.place;
    return place ? spotOf(idOfPlace(place)) : null;
  };
  const outline = (name: string) => {
    const centre = find(name);
    return centre && findCorners(centre, HEX_RADIUS - RIM_INSET);
  };
  return <StudyDrawings spotOf={find} outlineOf={outline} reach={COUNTER_REACH} />;
}
