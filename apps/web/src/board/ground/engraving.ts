/**
 * What the engraver cuts, worked out once in plate units from either kind of ground: shapes, strokes and signs in drawing
 * order. Painting (paint.ts) only goes through these lists, tile by tile.
 */
import { type Box, grown, type Loop, type Plate, plateOf, type Spot } from '../plate.ts';
import type { Cover } from './covers.ts';
import { type Hachure, hachuresOf, type Relief } from './hachures.ts';
import { type Course, holds, nears, type Shape } from './shapes.ts';
import { type Sign, signsOf } from './signs.ts';
import { FADE, type HexGround, shapesOfSurvey } from './surveyShapes.ts';
import { boxOfTable } from '../table/tablePlate.ts';
import { shapesOfTable, type TableGround } from './tableShapes.ts';

/** Everything a painter needs: a survey under hexes, or a free-measure table. */
export type GroundSource = HexGround | TableGround;

/** A road, creek, ford or bridge; width in plate units. */
export interface Run {
  readonly course: Course;
  readonly width: number;
  /** A track is drawn broken. */
  readonly track: boolean;
}

/** A line that stops or shelters men. */
export interface Barrier {
  readonly course: Course;
  readonly make: 'rail' | 'picket' | 'stone' | 'abatis' | 'rampart' | 'gate';
}

/** Ground within rings by the even-odd rule, such as a lake with its islands. */
export interface Ringed {
  readonly rings: readonly Loop[];
  readonly box: Box;
}

/** The hexes of a ground. */
export interface HexGrid {
  readonly plate: Plate;
  /** Number of each hex, in the order of the plate. */
  readonly labels: readonly string[];
}

/** The shapes of a ground: quick to work out, enough for flat tints. */
export interface EngravedShapes {
  /** Null on a free-measure table. */
  readonly grid: HexGrid | null;
  readonly seed: number;
  /** All that is ever painted. */
  readonly bounds: Box;
  readonly relief: readonly Relief[];
  readonly covers: readonly Cover[];
  readonly creeks: readonly Run[];
  readonly waters: readonly Ringed[];
  readonly roads: readonly Run[];
  readonly fords: readonly Run[];
  readonly bridges: readonly Run[];
  readonly fences: readonly Barrier[];
  readonly earthworks: readonly Shape[];
  readonly towns: readonly Shape[];
  readonly buildings: readonly Shape[];
  /** The line round the field; beyond it the ground fades. */
  readonly edge: readonly Loop[];
}

/** The ground of one battle, ready to be painted. */
export interface Engraving extends EngravedShapes {
  readonly hachures: readonly Hachure[];
  readonly signs: readonly Sign[];
}

/** The box of all that is ever painted of a ground. */
export function boundsOf(source: GroundSource): Box {
  return source.kind === 'hexes'
    ? grown(plateOf(source.plate).field, FADE)
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
    shapes.buildings.some(({ loop, box }) => holds({ loop, box: grown(box, room) }, spot)) ||
    shapes.waters.some((water) => ringedHolds(water, spot)) ||
    shapes.roads.some((road) => nears(road.course, spot, road.width / 2 + room)) ||
    shapes.creeks.some((creek) => nears(creek.course, spot, creek.width / 2 + room));
  return {
    ...shapes,
    hachures: hachuresOf(shapes.relief, shapes.bounds, (spot) => bare(spot, 3)),
    signs: signsOf({ ...shapes, bare, fences: shapes.fences.map((fence) => fence.course) }),
  };
}

/** Whether a spot lies in ringed ground. */
function ringedHolds({ rings, box }: Ringed, spot: Spot): boolean {
  return rings.filter((loop) => holds({ loop, box }, spot)).length % 2 === 1;
}
