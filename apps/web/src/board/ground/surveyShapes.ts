/** A survey under hexes as shapes on the plate: lines unsteady as a hand draws them, carried on to the neat line. */

import { type Feature, featuresOf, type Point, type Polyline, type Survey } from '@linstock/ground';
import { type Box, boxOf, growBox } from '../../common/box.ts';
import { outlinesOf, type PlateSource, plateOf, spotOfYards } from '../plate/plate.ts';
import { coverOf, isCover } from './covers.ts';
import type { Barrier, EngravedShapes, Run } from './engravedShapes.ts';
import { seedOf } from './seed.ts';
import { makeExactShape, makeNaturalCourse, makeNaturalShape } from './shapes.ts';

/** A battlefield under hexes; plain data, so that it can be posted to a worker. */
export interface HexGround {
  readonly kind: 'hexes';
  readonly plate: PlateSource;
  readonly survey: Survey;
  /** Number of each hex, in the order of the plate. */
  readonly labels: readonly string[];
  /** Device pixels to a CSS pixel. It decides whether a number is readable. */
  readonly ratio: number;
}

/** Distance from the box around the hexes within which the ground counts as the field: the camera stays in it. */
export const FADE_DISTANCE = 44;

/** Distance beyond it up to which trees and hachures are drawn. Farther away the ground has nearly faded. */
const CUT_DISTANCE = 150;

/** Minimum size of a sheet as a multiple of its field, and the shapes of window that it fills, as width to height. */
const MIN_SHEET_RATIO = 1.25;
const SHAPES = { least: 0.9, most: 1.8 } as const;

/**
 * The box of the sheet on which a field is drawn. It is so large that a window with the whole field shows paper from
 * edge to edge.
 */
export function measureSheet({ x, y, width, height }: Box): Box {
  const wide = MIN_SHEET_RATIO * Math.max(width, height * SHAPES.most);
  const high = MIN_SHEET_RATIO * Math.max(height, width / SHAPES.least);
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** Length in yards by which areas cut off at the survey's edge are continued into the fading margin. */
const CONTINUATION_YARDS = 1500;

/** Width in yards up to which a road is a track. */
const TRACK = 4;

/** Corners on the survey's edge pushed out over it, so that no wood or hill ends where only the survey does. */
function carriedOn({ bounds }: Survey, outline: readonly Point[]): Point[] {
  const [west, south, east, north] = bounds;
  const push = (at: number, low: number, high: number) =>
    at <= low + 1 ? at - CONTINUATION_YARDS : at >= high - 1 ? at + CONTINUATION_YARDS : at;
  return outline.map(([x, y]): Point => [push(x, west, east), push(y, south, north)]);
}

/** Continues a road or creek beyond the survey in its direction. */
function goingOn({ bounds }: Survey, line: readonly Point[]): Point[] {
  const [west, south, east, north] = bounds;
  const leaves = ([x, y]: Point) => x <= west + 1 || x >= east - 1 || y <= south + 1 || y >= north - 1;
  const onward = (from: Point, end: Point): Point[] => {
    const length = Math.hypot(end[0] - from[0], end[1] - from[1]);
    if (!leaves(end) || length === 0) return [];
    return [
      [
        end[0] + ((end[0] - from[0]) * CONTINUATION_YARDS) / length,
        end[1] + ((end[1] - from[1]) * CONTINUATION_YARDS) / length,
      ],
    ];
  };
  const [first, second, last, before] = [line[0]!, line[1]!, line.at(-1)!, line.at(-2)!];
  return [...onward(second, first), ...line, ...onward(before, last)];
}

/** How a line of a survey is drawn. Null for water, roads and troops, which other code draws. */
function makeOf(feature: Extract<Feature, { readonly line: Polyline }>): Barrier['make'] | null {
  switch (feature.kind) {
    case 'fence':
      return /picket|wall/i.test(feature.type) ? 'picket' : 'rail';
    case 'wall':
    case 'ledge':
      return 'stone';
    case 'railroad':
      return 'railroad';
    case 'creek':
    case 'road':
    case 'ford':
    case 'bridge':
    case 'deployment':
      return null;
  }
}

/** Lines and outlines of the survey on the plate. */
export function shapesOfSurvey(source: HexGround): EngravedShapes {
  const plate = plateOf(source.plate);
  const { survey } = source;
  const seed = seedOf(survey.name);
  const spots = (line: readonly Point[]) => line.map((p) => spotOfYards(plate, p));
  const runs = (kind: 'creek' | 'road' | 'ford' | 'bridge', shake: number): Run[] =>
    featuresOf(survey, kind).map((feature) => ({
      course: makeNaturalCourse(
        spots(shake > 0 ? goingOn(survey, feature.line) : feature.line),
        shake,
        seed + 5,
      ),
      width: feature.width * plate.perYard,
      track: kind === 'road' && feature.width <= TRACK,
    }));
  return {
    grid: { plate, labels: source.labels, ratio: source.ratio },
    seed,
    bounds: growBox(plate.field, CUT_DISTANCE),
    sheet: measureSheet(plate.field),
    scenery: [],
    relief: featuresOf(survey, 'hill').map((hill, i) => ({
      shape: makeNaturalShape(spots(carriedOn(survey, hill.outline)), 4, seed + i),
      height: hill.height,
    })),
    covers: survey.features
      .filter(isCover)
      .map((f, i) => coverOf(f, spots(carriedOn(survey, f.outline)), seed + 40 + i)),
    creeks: runs('creek', 3.5),
    roads: runs('road', 1.2),
    fords: runs('ford', 0),
    bridges: runs('bridge', 0),
    fences: survey.features.flatMap((feature): Barrier[] => {
      if (!('line' in feature)) return [];
      const make = makeOf(feature);
      const line = spots(feature.line);
      return make === null ? [] : [{ course: { line, box: boxOf(line) }, make }];
    }),
    waters: [],
    earthworks: [],
    buildings: featuresOf(survey, 'building').map((building) => makeExactShape(spots(building.outline))),
    towns: [],
    edge: outlinesOf(
      plate,
      Array.from({ length: plate.count }, (_, hex) => hex),
    ),
  };
}
