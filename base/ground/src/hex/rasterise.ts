import { insideOutline, middleOfPoints, pointsAlong, segmentsCross } from '../geometry.ts';
import { itemAt, numberAt } from '../lists.ts';
import {
  coverWordOf,
  type Feature,
  featuresOf,
  type Outline,
  type Point,
  type Polyline,
  type Survey,
} from '../survey.ts';
import { type Axial, DIRECTIONS, STEPS } from './hex.ts';
import { axialOfYards, cornersOf, type HexLayout, yardsOf } from './layout.ts';
import { CLEAR, type HexMap, hexMapOf, type HexSide, isWay, WAYS } from './map.ts';

/** The way one system's hex map is made from a survey: the grid, the things that count, and corrections by hand. */
export interface HexMapSpec {
  readonly layout: HexLayout;
  /** Heights in feet, rising: a hex as high as the first n of them is on contour level n. */
  readonly levels: readonly number[];
  /** Buildings that make their hex a structure of this kind. */
  readonly structures?: readonly { readonly kind: string; readonly buildings: readonly string[] }[];
  /** The system's words for covers, by the survey's, if they differ: `{ 'light-wood': 'wood' }`. */
  readonly covers?: Readonly<Record<string, string>>;
  /** Lines of the survey that count on hexsides; none if left out. */
  readonly sides?: readonly SideSpec[];
  /** Corrections of the survey for the system. */
  readonly corrections?: HexCorrections;
}

/** The way lines of the survey become hexsides. */
export interface SideSpec {
  /** The word of such a hexside: `road`, `fence` … */
  readonly word: string;
  readonly kinds: readonly Extract<Feature, { line: Polyline; name: string }>['kind'][];
  /**
   * A road `joins` the two hexes of a side it crosses. A fence or stream `parts` two hexes if it runs between their
   * centres.
   */
  readonly how: 'joins' | 'parts';
}

/** Corrections to a rasterised map, applied last. */
export interface HexCorrections {
  readonly level?: readonly { readonly hex: Axial; readonly level: number }[];
  readonly impassable?: readonly Axial[];
  readonly passable?: readonly Axial[];
  /** Shapes in survey yards with another cover than surveyed, in the system's words; the last one counts. */
  readonly cover?: readonly { readonly word: string; readonly outline: Outline }[];
}

/**
 * The survey as a hex map. The map has the hexes whose centre is within the survey's bounds. Level and cover are taken
 * at the centre and at six places around it. Hexes with an uncrossable creek are impassable, except at a bridge.
 */
export function hexMapFromSurvey(survey: Survey, spec: HexMapSpec): HexMap {
  const hexes = hexesWithin(survey.bounds, spec.layout);
  const ways = waysOfSurvey(survey, spec.layout);
  const wayAt = ([q, r]: Axial) => ways.get(`${q},${r}`) ?? 0;
  const barred = barredBy(survey, spec, wayAt);
  const impassable = hexes.filter(([q, r]) => barred.has(`${q},${r}`));
  return hexMapOf({
    hexes,
    layout: spec.layout,
    level: hexes.map((hex) => levelOf(survey, spec, hex)),
    terrain: hexes.map((hex) =>
      barred.has(`${hex[0]},${hex[1]}`) ? (spec.covers?.['water'] ?? 'water') : coverOf(survey, spec, hex),
    ),
    ways: hexes.map(wayAt),
    sides: sidesOf(survey, spec, hexes),
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
  const median = numberAt(
    heights.sort((a, b) => a - b),
    3,
  );
  return spec.levels.filter((threshold) => median >= threshold).length;
}

/** Feet above the survey's lowest ground at a place. */
export function heightAt(survey: Survey, place: Point): number {
  return shapesOf(survey).heights.findLast((shape) => holds(shape, place))?.is ?? 0;
}

function coverOf(survey: Survey, { layout, covers = {}, corrections }: HexMapSpec, hex: Axial): string {
  const { x, y } = yardsOf(layout, ...hex);
  const corrected = corrections?.cover?.findLast(({ outline }) => insideOutline([x, y], outline));
  if (corrected) return corrected.word;
  const found = samples(layout, hex).map((place) => {
    const word = coverAt(survey, place);
    return covers[word] ?? word;
  });
  const count = (word: string) => found.filter((other) => other === word).length;
  // The centre is first in the list, so it decides between covers found equally often.
  return found.reduce((most, word) => (count(word) > count(most) ? word : most));
}

/** The cover at a place, in the survey's words: the last cover drawn over it. */
export function coverAt(survey: Survey, place: Point): string {
  return shapesOf(survey).covers.findLast((shape) => holds(shape, place))?.is ?? CLEAR;
}

/** An outline with its bounding box and its meaning. */
interface Shape<T> {
  readonly is: T;
  readonly outline: Outline;
  readonly box: readonly [west: number, south: number, east: number, north: number];
}

interface Shapes {
  readonly heights: readonly Shape<number>[];
  readonly covers: readonly Shape<string>[];
}

const shapes = new WeakMap<Survey, Shapes>();

/** The hills and covers of a survey in drawing order, made ready once to be asked of many places. */
function shapesOf(survey: Survey): Shapes {
  const known = shapes.get(survey);
  if (known) return known;
  const found: Shapes = {
    heights: featuresOf(survey, 'hill').map(({ height, outline }) => shaped(height, outline)),
    covers: survey.features.flatMap((feature) => {
      if (!('outline' in feature)) return [];
      const word = coverWordOf(feature);
      return word === null ? [] : [shaped(word, feature.outline)];
    }),
  };
  shapes.set(survey, found);
  return found;
}

function shaped<T>(is: T, outline: Outline): Shape<T> {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { is, outline, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

function holds({ outline, box: [west, south, east, north] }: Shape<unknown>, place: Point): boolean {
  const [x, y] = place;
  return x >= west && x <= east && y >= south && y <= north && insideOutline(place, outline);
}

/** Yards between the places at which a line is tested when it is laid over hexes. */
const LINE_STEP = 2;

function waysOfSurvey(survey: Survey, layout: HexLayout): Map<string, number> {
  const ways = new Map<string, number>();
  for (const feature of survey.features) {
    if (!isWay(feature.kind) || !('line' in feature)) continue;
    const way = WAYS[feature.kind];
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

/** The hexsides made from the lines of the survey. */
function sidesOf(survey: Survey, { layout, sides = [] }: HexMapSpec, hexes: readonly Axial[]): HexSide[] {
  const links = sides.some(({ how }) => how === 'parts') ? linksOf(layout, hexes) : [];
  const onMap = new Set(hexes.map(String));
  return sides.flatMap(({ word, kinds, how }) =>
    kinds
      .flatMap((kind): readonly { readonly line: Polyline }[] => featuresOf(survey, kind))
      .flatMap(({ line }) => (how === 'joins' ? sidesLedOver(line, layout) : sidesParted(line, links)))
      .filter(({ hex }) => onMap.has(String(hex)))
      .map((side) => ({ word, ...side })),
  );
}

type Side = Omit<HexSide, 'word'>;

/** The hexsides a line leads over, one after the other. */
function sidesLedOver(line: Polyline, layout: HexLayout): Side[] {
  const passed: Axial[] = [];
  for (const [x, y] of pointsAlong(line, LINE_STEP)) {
    const hex = axialOfYards(layout, x, y);
    if (String(passed.at(-1)) !== String(hex)) passed.push(hex);
  }
  return passed.slice(1).flatMap(([q, r], i) => {
    const [p, s] = itemAt(passed, i);
    return DIRECTIONS.filter((direction) => {
      const [dq, dr] = itemAt(STEPS, direction);
      return p + dq === q && s + dr === r;
    }).map((direction) => ({ hex: [p, s] as const, direction }));
  });
}

/** The way from the centre of a hex to the centre of its neighbour, in survey yards. */
interface Link extends Side {
  readonly from: Point;
  readonly to: Point;
}

/** Every hexside of these hexes once, except those of the rim seen from outside. */
function linksOf(layout: HexLayout, hexes: readonly Axial[]): Link[] {
  const centre = (q: number, r: number): Point => {
    const { x, y } = yardsOf(layout, q, r);
    return [x, y];
  };
  return hexes.flatMap(([q, r]) =>
    DIRECTIONS.slice(0, 3).map((direction): Link => {
      const [dq, dr] = itemAt(STEPS, direction);
      return { hex: [q, r], direction, from: centre(q, r), to: centre(q + dq, r + dr) };
    }),
  );
}

/** The hexsides whose two centres a line separates. */
function sidesParted(line: Polyline, links: readonly Link[]): Side[] {
  const crosses = ({ from, to }: Link) =>
    line.some((end, i) => i > 0 && segmentsCross(itemAt(line, i - 1), end, from, to));
  return links.filter(crosses).map(({ hex, direction }) => ({ hex, direction }));
}

/**
 * The hexes that may not be entered: those of creeks without crossings, except their bridges, and the hexes
 * of the corrections.
 */
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
      const [x, y] = middleOfPoints(building.outline);
      return { kind, hex: axialOfYards(spec.layout, x, y) };
    }),
  );
}
