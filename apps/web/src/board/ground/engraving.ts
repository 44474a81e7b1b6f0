/**
 * The engraving, computed once in plate units from either kind of ground: shapes, strokes and signs in drawing order. Painting (paint.ts)
 * only reads these lists, tile by tile.
 */

import { type Box, growBox, type Spot } from '../../common/box.ts';
import { plateOf } from '../plate/plate.ts';
import { boxOfTable } from '../plate/tablePlate.ts';
import type { EngravedShapes, RingedArea } from './engravedShapes.ts';
import { type Hachure, hachuresOf } from './hachures.ts';
import { hasSpotInside, isNearCourse } from './shapes.ts';
import { type Sign, signsOf } from './signs.ts';
import { FADE_DISTANCE, type HexGround, measureSheet, shapesOfSurvey } from './surveyShapes.ts';
import { shapesOfTable, type TableGround } from './tableShapes.ts';

/** Everything a painter needs: a survey under hexes, or a free-measure table. */
export type GroundSource = HexGround | TableGround;

/** The ground of one battle, ready to be painted. */
export interface Engraving extends EngravedShapes {
  readonly hachures: readonly Hachure[];
  readonly signs: readonly Sign[];
}

/** The box of everything that is ever painted of a ground. */
export function sheetOf(source: GroundSource): Box {
  return source.kind === 'hexes' ? measureSheet(plateOf(source.plate).field) : boundsOf(source);
}

/** The box of a ground with its surroundings. */
export function boundsOf(source: GroundSource): Box {
  return source.kind === 'hexes'
    ? growBox(plateOf(source.plate).field, FADE_DISTANCE)
    : boxOfTable(source.table, source.bearing);
}

/** Lines and outlines of a ground on the plate. */
export function engraveShapes(source: GroundSource): EngravedShapes {
  return source.kind === 'hexes' ? shapesOfSurvey(source) : shapesOfTable(source);
}

/** Works the whole picture out: tenths of a second for a large battle, so do it once, in a worker. */
export function engrave(source: GroundSource): Engraving {
  const shapes = engraveShapes(source);
  const bare = (spot: Spot, room: number) =>
    shapes.buildings.some(({ loop, box }) => hasSpotInside({ loop, box: growBox(box, room) }, spot)) ||
    shapes.waters.some((water) => ringedHolds(water, spot)) ||
    shapes.roads.some((road) => isNearCourse(road.course, spot, road.width / 2 + room)) ||
    shapes.creeks.some((creek) => isNearCourse(creek.course, spot, creek.width / 2 + room));
  return {
    ...shapes,
    hachures: hachuresOf(shapes.relief, shapes.bounds, (spot) => bare(spot, 3)),
    signs: signsOf({ ...shapes, bare, fences: shapes.fences.map((fence) => fence.course) }),
  };
}

/** True if a spot is in ringed ground. */
function ringedHolds({ rings, box }: RingedArea, spot: Spot): boolean {
  return rings.filter((loop) => hasSpotInside({ loop, box }, spot)).length % 2 === 1;
}
