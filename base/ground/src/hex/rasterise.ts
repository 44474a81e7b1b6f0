import { insideOutline, middleOf, pointsAlong } from '../geometry.ts';
import type { Axial } from './hex.ts';
import { axialOfYards, cornersOf, type HexLayout, yardsOf } from './layout.ts';
import { type HexMap, hexMapOf, type Terrain, WAYS } from './map.ts';
import { type Feature, featuresOf, type Point, type Survey } from '../survey.ts';

/** How one system's hex map is made of a survey: the grid, what counts, and corrections by hand. */
export interface HexMapSpec {
  readonly layout: HexLayout;
  /** Heights in feet, rising: a hex as high as n of them lies on contour level n. */
  readonly levels: readonly number[];
  /** Buildings that make their hex a structure of this kind. */
  readonly structures?: readonly { readonly kind: string; readonly buildings: readonly string[] }[];
  /** What the survey cannot say or the system needs otherwise. */
  readonly corrections?: HexCorrections;
}

/** Corrections to a rasterised map, applied last. */
export interface HexCorrections {
  readonly level?: readonly { readonly hex: Axial; readonly level: number }[];
  readonly impassable?: readonly Axial[];
  readonly passable?: readonly Axial[];
}

/**
 * The survey as a hex map. On the map are the hexes whose centre lies within the survey's bounds. Level and cover are
 * judged at the centre and at six places about it; hexes through which an uncrossable creek runs are impassable,
 * save where it is bridged.
 */
export function hexMapFromSurvey(survey: Survey, spec: HexMapSpec): HexMap {
  const hexes = hexesWithin(survey.bounds, spec.layout);
  const ways = waysOf(survey, spec.layout);
  const wayAt = ([q, r]: Axial) => ways.get(`${q},${r}`) ?? 0;
  const barred = barredBy(survey, spec, wayAt);
  const impassable = hexes.filter(([q, r]) => barred.has(`${q},${r}`));
  return hexMapOf({
    hexes,
    layout: spec.layout,
    level: hexes.map((hex) => levelOf(survey, spec, hex)),
    terrain: hexes.map((hex) =>
      barred.has(`${hex[0]},${hex[1]}`) ? 'water' : coverOf(survey, spec.layout, hex),
    ),
    ways: hexes.map(wayAt),
    impassable,
    structures: structuresOf(survey, spec),
  });
}

function hexesWithin(bounds: Survey['bounds'], layout: HexLayout): Axial[] {
  const [west, south, east, north] = bounds;
  const corners: Point[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const places = corners.map(([x, y]) => axialOfYards(layout, x, y));
  const [qs, rs] = [places.map(([q]) => q), places.map(([, r]) => r)];
  const hexes: Axial[] = [];
  for (let r = Math.min(...rs) - 1; r <= Math.max(...rs) + 1; r++) {
    for (let q = Math.min(...qs) - 1; q <= Math.max(...qs) + 1; q++) {
      const { x, y } = yardsOf(layout, q, r);
      if (x >= west && x <= east && y >= south && y <= north) hexes.push([q, r]);
    }
  }
  return hexes;
}

/** The centre of a hex and six places three fifths of the way to its corners. */
function samples(layout: HexLayout, [q, r]: Axial): Point[] {
  const { x, y } = yardsOf(layout, q, r);
  const about = cornersOf(layout, q, r).map(
    (corner): Point => [x + 0.6 * (corner.x - x), y + 0.6 * (corner.y - y)],
  );
  return [[x, y], ...about];
}

function levelOf(survey: Survey, spec: HexMapSpec, hex: Axial): number {
  const corrected = spec.corrections?.level?.find(({ hex: [q, r] }) => q === hex[0] && r === hex[1]);
  if (corrected) return corrected.level;
  const heights = samples(spec.layout, hex).map((place) => heightAt(survey, place));
  const median = heights.sort((a, b) => a - b)[3] as number;
  return spec.levels.filter((threshold) => median >= threshold).length;
}

/** Feet above the survey's lowest ground at a place. */
export function heightAt(survey: Survey, place: Point): number {
  const hill = featuresOf(survey, 'hill').findLast(({ outline }) => insideOutline(place, outline));
  return hill?.height ?? 0;
}

function coverOf(survey: Survey, layout: HexLayout, hex: Axial): Terrain {
  const found = samples(layout, hex).map((place) => coverAt(survey, place));
  const count = (terrain: Terrain) => found.filter((other) => other === terrain).length;
  // The centre is first in the list, so it decides between covers found equally often.
  return found.reduce((most, terrain) => (count(terrain) > count(most) ? terrain : most));
}

/** What covers the ground at a place: the last cover drawn over it. */
export function coverAt(survey: Survey, place: Point): Terrain {
  const cover = survey.features.findLast(
    (feature) => COVERS.has(feature.kind) && 'outline' in feature && insideOutline(place, feature.outline),
  );
  return cover ? terrainOfFeature(cover) : 'clear';
}

const COVERS: ReadonlySet<string> = new Set(['woods', 'field', 'swamp']);

function terrainOfFeature(feature: Feature): Terrain {
  if (feature.kind === 'woods') return feature.density === 'open' ? 'open-wood' : 'wood';
  if (feature.kind === 'field') return 'field';
  return 'marsh';
}

/** Yards between the places at which a line is looked at when it is laid over hexes. */
const LINE_STEP = 2;

function waysOf(survey: Survey, layout: HexLayout): Map<string, number> {
  const ways = new Map<string, number>();
  for (const feature of survey.features) {
    if (!(feature.kind in WAYS) || !('line' in feature)) continue;
    const way = WAYS[feature.kind as keyof typeof WAYS];
    for (const [q, r] of hexesAlong(feature.line, layout))
      ways.set(`${q},${r}`, (ways.get(`${q},${r}`) ?? 0) | way);
  }
  return ways;
}

function hexesAlong(line: readonly Point[], layout: HexLayout): Axial[] {
  const seen = new Map<string, Axial>();
  for (const [x, y] of pointsAlong(line, LINE_STEP)) {
    const hex = axialOfYards(layout, x, y);
    seen.set(`${hex[0]},${hex[1]}`, hex);
  }
  return [...seen.values()];
}

/** The hexes no one may enter: those of uncrossable creeks without their bridges, and the corrections. */
function barredBy(survey: Survey, spec: HexMapSpec, wayAt: (hex: Axial) => number): Set<string> {
  const barred = new Set<string>();
  for (const creek of featuresOf(survey, 'creek')) {
    if (!creek.crossing.startsWith('bar')) continue;
    for (const hex of hexesAlong(creek.line, spec.layout)) {
      if ((wayAt(hex) & WAYS.bridge) === 0) barred.add(`${hex[0]},${hex[1]}`);
    }
  }
  for (const [q, r] of spec.corrections?.impassable ?? []) barred.add(`${q},${r}`);
  for (const [q, r] of spec.corrections?.passable ?? []) barred.delete(`${q},${r}`);
  return barred;
}

function structuresOf(survey: Survey, spec: HexMapSpec): { kind: string; hex: Axial }[] {
  const buildings = featuresOf(survey, 'building');
  return (spec.structures ?? []).flatMap(({ kind, buildings: names }) =>
    names.map((name) => {
      const building = buildings.find((b) => b.name === name);
      if (!building)
        throw new Error(`The survey of ${survey.name} has no building named "${name}"; check the name.`);
      const [x, y] = middleOf(building.outline);
      return { kind, hex: axialOfYards(spec.layout, x, y) };
    }),
  );
}
