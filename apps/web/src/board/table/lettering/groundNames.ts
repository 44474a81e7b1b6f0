/** The names of the ground, and the places each may take: where the battle has it, or a little aside of that. */

import { placeAlong, spotOnLine } from '@linstock/ground';
import type { TableName } from '@linstock/scene';
import type { Spot } from '../../../common/box.ts';
import { turnUpright } from '../../margin/names.ts';
import { spotOfPlace, type TablePlate } from '../../plate/tablePlate.ts';
import type { TablePicture } from '../tableModel.ts';
import type { Place, Word } from './place.ts';

/** The key of a name among the names of its ground. */
export const makeGroundNameKey = ({ text, at }: TableName): string => `${text}${at.x},${at.y}`;

/** Size of type in pixels, and the width of a letter as a share of it; heights are in wide small capitals. */
const TYPE_SIZE_PX = 16;
const LETTER_WIDTH_SHARE = 0.51;
const CAPITAL_WIDTH_SHARE = 0.68;

/** Between these scales names keep their size on the screen; beyond them they follow the ground. */
const MIN_TYPE_SCALE = 0.55;
const MAX_TYPE_SCALE = 1.7;

/** The shifts of a name from its place that are tried: up and down in lines, sideways in letters. */
const LINE_SHIFTS = [0, -1.1, 1.1, -2.2, 2.2, -3.3, 3.3, -4.4, 4.4, -5.5, 5.5];
const LETTER_SHIFTS = [0, -5, 5, -10, 10];

/**
 * The shifts of a name along its road that are tried, in thousandths of an inch, and its distance from the
 * middle of the road, in lines.
 */
const ROAD_SHIFTS = [0, 2500, -2500, 5000, -5000, 8000, -8000];
const ROAD_GAP_LINES = 0.85;

/** The maximum share of a ground name that may be covered. If more is covered, the name is left out. */
const BEARS = 0.08;

/** A name of the ground as a word to be written at a scale. */
export function makeGroundWord(
  plate: TablePlate,
  ground: TablePicture,
  name: TableName,
  scale: number,
): Word {
  const type = (TYPE_SIZE_PX * scale) / Math.min(MAX_TYPE_SCALE, Math.max(MIN_TYPE_SCALE, scale));
  const wide = name.text.length * type * (name.kind === 'height' ? CAPITAL_WIDTH_SHARE : LETTER_WIDTH_SHARE);
  const places =
    name.kind === 'road' ? besideRoad(plate, ground, name, scale, type) : about(plate, name, scale, type);
  return { id: makeGroundNameKey(name), wide, high: type * 1.05, places, bears: BEARS, apart: 0 };
}

function about(plate: TablePlate, name: TableName, scale: number, type: number): Place[] {
  const [x, y] = scaled(spotOfPlace(plate, name.at), scale);
  return LETTER_SHIFTS.flatMap((letters) =>
    LINE_SHIFTS.map(
      (lines): Place => ({ middle: [x + letters * type * LETTER_WIDTH_SHARE, y + lines * type], turn: 0 }),
    ),
  );
}

/**
 * The direction of a road at a place is measured over this distance to both sides, in thousandths of an inch.
 */
const NEAR = 1500;

/** Places along the nearest road, as it runs past them, never upside down. */
function besideRoad(
  plate: TablePlate,
  { table }: TablePicture,
  { at }: TableName,
  scale: number,
  type: number,
): Place[] {
  const [road] = table.roads
    .map(({ line }) => ({ line, ...placeAlong(line, at) }))
    .sort((a, b) => a.apart - b.apart);
  if (!road) return [{ middle: scaled(spotOfPlace(plate, at), scale), turn: 0 }];
  const spot = (far: number) => scaled(spotOfPlace(plate, spotOnLine(road.line, far)), scale);
  return ROAD_SHIFTS.flatMap((along) => {
    const far = road.along + along;
    const [[ax, ay], [bx, by]] = [spot(far - NEAR), spot(far + NEAR)];
    const turn = turnUpright((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
    const angle = (turn * Math.PI) / 180;
    const [x, y] = spot(far);
    return [-1, 1].map((side): Place => {
      const off = side * type * ROAD_GAP_LINES;
      return { middle: [x - Math.sin(angle) * off, y + Math.cos(angle) * off], turn };
    });
  });
}

const scaled = ([x, y]: Spot, scale: number): Spot => [x * scale, y * scale];
