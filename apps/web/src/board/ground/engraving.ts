/**
 * What the engraver cuts, worked out once from the survey in plate units: shapes, strokes and signs in drawing order.
 * Painting (paint.ts) only goes through these lists, tile by tile.
 */
import { featuresOf, type Point, type Survey } from '@linstock/ground';
import {
  type Box,
  boxOf,
  grown,
  type Loop,
  outlinesOf,
  type Plate,
  type PlateSource,
  plateOf,
  type Spot,
  spotOfYards,
} from '../plate.ts';
import { type Cover, coverOf, isCover } from './covers.ts';
import { type Hachure, hachuresOf, type Relief } from './hachures.ts';
import { seedOf } from './seed.ts';
import { type Course, course, exact, holds, natural, nears, type Shape } from './shapes.ts';
import { type Sign, signsOf } from './signs.ts';

/** Everything a painter needs; plain data, so that it can be posted to a worker. */
export interface GroundSource {
  readonly plate: PlateSource;
  readonly survey: Survey;
  /** Number of each hex, in the order of the plate. */
  readonly labels: readonly string[];
}

/** A road, creek, ford or bridge; width in plate units. */
export interface Run {
  readonly course: Course;
  readonly width: number;
  readonly yards: number;
}

/** The shapes of a ground: quick to work out, enough for flat tints. */
export interface EngravedShapes {
  readonly plate: Plate;
  readonly labels: readonly string[];
  readonly seed: number;
  /** All that is ever painted. */
  readonly bounds: Box;
  readonly relief: readonly Relief[];
  readonly covers: readonly Cover[];
  readonly creeks: readonly Run[];
  readonly roads: readonly Run[];
  readonly fords: readonly Run[];
  readonly bridges: readonly Run[];
  readonly fences: readonly { readonly course: Course; readonly picket: boolean }[];
  readonly buildings: readonly Shape[];
  readonly edge: readonly Loop[];
}

/** The ground of one battle, ready to be painted. */
export interface Engraving extends EngravedShapes {
  readonly hachures: readonly Hachure[];
  readonly signs: readonly Sign[];
}

/** How far beyond the box round the hexes the ground is still drawn, fading: up to the neat line. */
export const FADE = 44;

/** How far what the survey cuts off at its edge is carried on into the fading margin, in yards. */
const BEYOND = 1500;

/** Corners on the survey's edge pushed out over it, so that no wood or hill ends where only the survey does. */
function carriedOn({ bounds }: Survey, outline: readonly Point[]): Point[] {
  const [west, south, east, north] = bounds;
  const push = (at: number, low: number, high: number) =>
    at <= low + 1 ? at - BEYOND : at >= high - 1 ? at + BEYOND : at;
  return outline.map(([x, y]): Point => [push(x, west, east), push(y, south, north)]);
}

/** A road or creek that leaves the survey goes on as it left. */
function goingOn({ bounds }: Survey, line: readonly Point[]): Point[] {
  const [west, south, east, north] = bounds;
  const leaves = ([x, y]: Point) => x <= west + 1 || x >= east - 1 || y <= south + 1 || y >= north - 1;
  const onward = (from: Point, end: Point): Point[] => {
    const length = Math.hypot(end[0] - from[0], end[1] - from[1]);
    if (!leaves(end) || length === 0) return [];
    return [
      [end[0] + ((end[0] - from[0]) * BEYOND) / length, end[1] + ((end[1] - from[1]) * BEYOND) / length],
    ];
  };
  const [first, second, last, before] = [line[0]!, line[1]!, line.at(-1)!, line.at(-2)!];
  return [...onward(second, first), ...line, ...onward(before, last)];
}

/** Lines and outlines of the survey on the plate. */
export function engraveShapes(source: GroundSource): EngravedShapes {
  const plate = plateOf(source.plate);
  const { survey } = source;
  const seed = seedOf(survey.name);
  const spots = (line: readonly Point[]) => line.map((p) => spotOfYards(plate, p));
  const runs = (kind: 'creek' | 'road' | 'ford' | 'bridge', shake: number): Run[] =>
    featuresOf(survey, kind).map((feature) => ({
      course: course(spots(shake > 0 ? goingOn(survey, feature.line) : feature.line), shake, seed + 5),
      width: feature.width * plate.perYard,
      yards: feature.width,
    }));
  return {
    plate,
    labels: source.labels,
    seed,
    bounds: grown(plate.field, FADE),
    relief: featuresOf(survey, 'hill').map((hill, i) => ({
      shape: natural(spots(carriedOn(survey, hill.outline)), 4, seed + i),
      height: hill.height,
    })),
    covers: survey.features
      .filter(isCover)
      .map((f, i) => coverOf(f, spots(carriedOn(survey, f.outline)), seed + 40 + i)),
    creeks: runs('creek', 3.5),
    roads: runs('road', 1.2),
    fords: runs('ford', 0),
    bridges: runs('bridge', 0),
    fences: featuresOf(survey, 'fence').map((fence) => ({
      course: { line: spots(fence.line), box: boxOf(spots(fence.line)) },
      picket: /picket|wall/i.test(fence.type),
    })),
    buildings: featuresOf(survey, 'building').map((building) => exact(spots(building.outline))),
    edge: outlinesOf(
      plate,
      Array.from({ length: plate.count }, (_, hex) => hex),
    ),
  };
}

/** Works the whole picture out: tenths of a second for a large battle, so do it once, in a worker. */
export function engrave(source: GroundSource): Engraving {
  const shapes = engraveShapes(source);
  const bare = (spot: Spot, room: number) =>
    shapes.buildings.some(({ loop, box }) => holds({ loop, box: grown(box, room) }, spot)) ||
    shapes.roads.some((road) => nears(road.course, spot, road.width / 2 + room)) ||
    shapes.creeks.some((creek) => nears(creek.course, spot, creek.width / 2 + room));
  return {
    ...shapes,
    hachures: hachuresOf(shapes.relief, shapes.bounds, (spot) => bare(spot, 3)),
    signs: signsOf({ ...shapes, bare, fences: shapes.fences.map((fence) => fence.course) }),
  };
}
