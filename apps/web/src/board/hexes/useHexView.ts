/** A board of hexes before its camera. */

import { isOfficer } from '@linstock/scene';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { growBox } from '../../common/box.ts';
import { hexOfPlace, placeOfHex } from '../../common/places.ts';
import { prepareHexGround } from '../ground/source.ts';
import { FADE_DISTANCE, measureSheet } from '../ground/surveyShapes.ts';
import type { BoardProps, BoardSettings, GroundPicture } from '../handling/model.ts';
import { findHex, HEX_RADIUS, listOuterHexes, type Plate, plateOf } from '../plate/plate.ts';
import { TITLE_ROOM } from '../plate/sheet.ts';
import { FINGER_MARGIN_PX, type GroundView, keepAsIs } from '../view/groundView.ts';
import { hexDetailOf, moveToUncut, openOnFight, READABLE } from '../view/opening.ts';
import type { Fighter } from '../view/openingPart.ts';
import { type ViewCorrection, withEnemyInSight } from '../view/questionView.ts';
import { useCamera } from '../view/useCamera.ts';
import type { Sight, Surfaces } from '../view/useFrames.ts';

/** The hexes on their plate, and the camera over them. */
export interface HexView extends GroundView {
  readonly plate: Plate;
}

/** Lays the hexes of a ground out before a camera. */
export function useHexView(
  ground: GroundPicture,
  { palette, hexNumbers = true }: BoardSettings,
  { pieces, pickablePieces, own }: Pick<BoardProps, 'pieces' | 'pickablePieces' | 'own'>,
  surfaces: Surfaces,
): HexView {
  const source = useMemo(() => prepareHexGround(ground, hexNumbers, devicePixelRatio), [ground, hexNumbers]);
  const plate = useMemo(() => plateOf(source.plate), [source]);
  const sight = useMemo(
    (): Sight => ({
      source,
      neat: measureSheet(plate.field),
      about: growBox(plate.field, FADE_DISTANCE),
      field: plate.field,
      edge: listOuterHexes(plate),
      title: TITLE_ROOM,
      detail: hexDetailOf,
    }),
    [source, plate],
  );
  const fighters = useMemo(
    () =>
      pieces.flatMap((piece): Fighter[] => {
        const { id, side, place } = piece;
        const spot = plate.centres[place && 'hex' in place ? place.hex : -1];
        return spot
          ? [{ side, spot, acts: pickablePieces?.includes(id) ?? false, officer: isOfficer(piece) }]
          : [];
      }),
    [pieces, pickablePieces, plate],
  );
  const opening = useMemo(() => {
    return withEnemyInSight(openOnFight(fighters, own), fighters, own, {
      readable: READABLE,
      room: 0.9 * HEX_RADIUS,
      neat: (view, pane) => moveToUncut(view, fighters, pane),
    });
  }, [fighters, own]);
  const camera = useCamera(sight, palette, opening, surfaces);
  // One function for every position: what draws the board is not drawn again with each move.
  const latest = useRef(fighters);
  useEffect(() => {
    latest.current = fighters;
  });
  const neat = useCallback<ViewCorrection>((view, pane) => moveToUncut(view, latest.current, pane), []);
  return useMemo(
    (): HexView => ({
      ...camera,
      ...{ plate, neat, readable: READABLE, elbow: FINGER_MARGIN_PX },
      ...{ extent: HEX_RADIUS, room: 1.5 * HEX_RADIUS, lean: keepAsIs, unlean: keepAsIs },
      spotOf: (place) => plate.centres[hexOfPlace(place)] ?? null,
      placeAt(spot) {
        const hex = findHex(plate, spot);
        return hex < 0 ? null : placeOfHex(hex);
      },
    }),
    [camera, plate, neat],
  );
}
