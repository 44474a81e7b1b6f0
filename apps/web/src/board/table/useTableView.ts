/** A free-measure table before its camera. */
import type { Spot as Place } from '@linstock/ground';
import { useMemo } from 'react';
import { growBox, type Spot } from '../../common/box.ts';
import { idOfPlace } from '../../common/places.ts';
import { prepareTableGround } from '../ground/source.ts';
import { type Detail, detailOf } from '../plate/camera.ts';
import { leanSpot, unleanSpot } from '../plate/lean.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import {
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
import { type GroundView, HANDLES_MARGIN_PX, keepAsIs } from '../view/groundView.ts';
import type { Fighter } from '../view/openingPart.ts';
import { withEnemyInSight } from '../view/questionView.ts';
import { useCamera } from '../view/useCamera.ts';
import type { Sight, Surfaces } from '../view/useFrames.ts';
import { placeFromId, type TableBoardProps } from './tableModel.ts';
import { openOnTable } from './tableOpening.ts';

/** A table on its plate, and the camera over it. */
export interface TableView extends GroundView {
  readonly plate: TablePlate;
  /** The place of the table at a spot of the plate, as numbers. */
  readonly placeOn: (spot: Spot) => Place;
}

/** The detail of a stand at a scale. */
const standDetail = (k: number): Detail => detailOf(STAND_WIDTH * k);

/** Shows a table with its stands to a camera. */
export function useTableView(
  props: Omit<TableBoardProps, 'pieces'>,
  pieces: readonly StandPiece[],
  surfaces: Surfaces,
): TableView {
  const { ground, settings, bearing, own, pickablePieces, chosen } = props;
  const plate = useMemo(() => tablePlateOf(ground.table, bearing), [ground, bearing]);
  const troops = useMemo(() => pieces.map(({ pose }) => spotOfPlace(plate, pose)), [pieces, plate]);
  // The units that wait beside the table when it is laid: the view does not change when one comes or goes later.
  // oxlint-disable-next-line react/exhaustive-deps
  const whole = useMemo(() => wholeOf(plate.field, troops), [plate]);
  const sight = useMemo(
    (): Sight => ({
      source: prepareTableGround(ground, ground.battle, ground.title.battle, bearing),
      neat: growBox(plate.field, EDGE_WIDTH),
      about: growBox(plate.field, EDGE_WIDTH),
      edge: [whole],
      title: null,
      field: sightOf(plate.field, whole),
      detail: standDetail,
    }),
    [ground, plate, bearing, whole],
  );
  const opening = useMemo(() => {
    const fighters = pieces.map(({ id, side, pose }): Fighter => {
      const acts = chosen.length > 0 ? chosen.includes(id) : (pickablePieces?.includes(id) ?? false);
      return { side, spot: spotOfPlace(plate, pose), acts };
    });
    return withEnemyInSight(openOnTable(fighters, own, plate.field), fighters, own, {
      readable: READABLE,
      room: 0.6 * STAND_WIDTH,
    });
  }, [pieces, plate, pickablePieces, chosen, own]);
  const camera = useCamera(sight, settings.palette, opening, surfaces, props.onWhole);
  const { leans = false } = settings;
  return useMemo(
    (): TableView => ({
      ...camera,
      ...{ plate, neat: keepAsIs, readable: READABLE, elbow: HANDLES_MARGIN_PX },
      ...{ extent: STAND_WIDTH, room: STAND_WIDTH },
      lean: leans ? (point) => leanSpot(point, camera.size()) : keepAsIs,
      unlean: leans ? (seen) => unleanSpot(seen, camera.size()) : keepAsIs,
      spotOf(place) {
        const at = placeFromId(place);
        return at && spotOfPlace(plate, at);
      },
      placeAt: (spot) => idOfPlace({ spot: placeAtSpot(plate, spot) }),
      placeOn: (spot) => placeAtSpot(plate, spot),
    }),
    [camera, plate, leans],
  );
}
