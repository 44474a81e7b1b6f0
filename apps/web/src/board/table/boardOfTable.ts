/** A free-measure table as the ground of a board. */
import type { Spot as Place } from '@linstock/ground';
import { growBox, type Spot } from '../../common/box.ts';
import { idOfPlace } from '../../common/places.ts';
import { prepareTableGround } from '../ground/source.ts';
import { type Detail, detailOf } from '../plate/camera.ts';
import { leanSpot, unleanSpot } from '../plate/lean.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import {
  type Bearing,
  EDGE_WIDTH,
  placeAtSpot,
  READABLE,
  STAND_WIDTH,
  sightOf,
  spotOfPlace,
  type TablePlate,
  tablePlateOf,
  wholeOf,
} from '../plate/tablePlate.ts';
import { type BoardGround, type GroundView, HANDLES_MARGIN_PX, keepAsIs } from '../view/groundView.ts';
import { placeFromId, type TablePicture } from './tableModel.ts';
import { openOnTable } from './tableOpening.ts';

/** A table on its plate. */
export interface BoardOfTable extends BoardGround {
  readonly plate: TablePlate;
  /** The place of the table at a spot of the plate, as numbers. */
  readonly placeOn: (spot: Spot) => Place;
}

/** A table on its plate, and the camera over it. */
export type TableView = BoardOfTable & GroundView;

/** The detail of a stand at a scale. */
const standDetail = (k: number): Detail => detailOf(STAND_WIDTH * k);

/**
 * Lays a table out on a plate.
 * @param pieces the stands on it and next to it now: the whole of it includes the units that wait beside it
 */
export function layOutTable(
  ground: TablePicture,
  bearing: Bearing,
  pieces: readonly StandPiece[],
): BoardOfTable {
  const plate = tablePlateOf(ground.table, bearing);
  const { field } = plate;
  const whole = wholeOf(
    field,
    pieces.map(({ pose }) => spotOfPlace(plate, pose)),
  );
  return {
    plate,
    sight: {
      source: prepareTableGround(ground, ground.battle, ground.title.battle, bearing),
      neat: growBox(field, EDGE_WIDTH),
      about: growBox(field, EDGE_WIDTH),
      edge: [whole],
      title: null,
      field: sightOf(field, whole),
      detail: standDetail,
    },
    spotOf(place) {
      const at = placeFromId(place);
      return at && spotOfPlace(plate, at);
    },
    placeAt: (spot) => idOfPlace({ spot: placeAtSpot(plate, spot) }),
    placeOn: (spot) => placeAtSpot(plate, spot),
    spotOfPiece: ({ pose }) => (pose ? spotOfPlace(plate, pose) : null),
    ...{ extent: STAND_WIDTH, room: STAND_WIDTH, openingRoom: 0.6 * STAND_WIDTH },
    ...{ readable: READABLE, elbow: HANDLES_MARGIN_PX },
    fit: (fighters, own) => openOnTable(fighters, own, field),
    uncut: () => keepAsIs,
    leaning: null,
  };
}

/** The same table seen from its edge. */
export const leanTable = (board: BoardOfTable): BoardOfTable => ({
  ...board,
  leaning: { lean: leanSpot, unlean: unleanSpot },
});
