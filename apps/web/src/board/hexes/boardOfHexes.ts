/** The hexes of a battle as the ground of a board. */
import { growBox, type Spot } from '../../common/box.ts';
import { hexOfPlace, placeOfHex } from '../../common/places.ts';
import { prepareHexGround } from '../ground/source.ts';
import { FADE_DISTANCE, measureSheet } from '../ground/surveyShapes.ts';
import type { GroundPicture } from '../handling/model.ts';
import { findHex, HEX_RADIUS, listOuterHexes, type Plate, plateOf } from '../plate/plate.ts';
import { TITLE_ROOM } from '../plate/sheet.ts';
import { type BoardGround, FINGER_MARGIN_PX, type GroundView } from '../view/groundView.ts';
import { hexDetailOf, moveToUncut, openOnFight, READABLE } from '../view/opening.ts';

/** Hexes on their plate. */
export interface BoardOfHexes extends BoardGround {
  readonly plate: Plate;
}

/** The hexes on their plate, and the camera over them. */
export type HexView = BoardOfHexes & GroundView;

/**
 * Lays the hexes of a ground out on a plate.
 * @param ratio device pixels to a CSS pixel
 */
export function layOutHexes(ground: GroundPicture, hexNumbers: boolean, ratio: number): BoardOfHexes {
  const source = prepareHexGround(ground, hexNumbers, ratio);
  const plate = plateOf(source.plate);
  const spotOfHex = (hex: number): Spot | null => plate.centres[hex] ?? null;
  return {
    plate,
    sight: {
      source,
      neat: measureSheet(plate.field),
      about: growBox(plate.field, FADE_DISTANCE),
      field: plate.field,
      edge: listOuterHexes(plate),
      title: TITLE_ROOM,
      detail: hexDetailOf,
    },
    spotOf: (place) => spotOfHex(hexOfPlace(place)),
    placeAt(spot) {
      const hex = findHex(plate, spot);
      return hex < 0 ? null : placeOfHex(hex);
    },
    spotOfPiece: ({ place }) => (place && 'hex' in place ? spotOfHex(place.hex) : null),
    ...{ extent: HEX_RADIUS, room: 1.5 * HEX_RADIUS, openingRoom: 0.9 * HEX_RADIUS },
    ...{ readable: READABLE, elbow: FINGER_MARGIN_PX },
    fit: openOnFight,
    uncut: (fighters) => (view, pane) => moveToUncut(view, fighters, pane),
    leaning: null,
  };
}
