import { distanceToLine, insideOutline } from '../geometry.ts';
import { itemAt } from '../lists.ts';
import {
  type Creek,
  type Feature,
  featuresOf,
  type GroundFeature,
  type Hill,
  type Outline,
  type Point,
  type Survey,
} from '../survey.ts';
import { cosine, degrees, SINE_SCALE, sine } from './lattice.ts';
import { type InchSpot, type Table, type TerrainPiece, tableOf } from './terrain.ts';
import { type GroundWords, LINE_LOOKS, wordIn } from './words.ts';

/**
 * The way one system's table is made from a survey: its size and scale, its place, the things that count, and
 * corrections by hand.
 */
export interface TableSpec {
  /** Inches from west to east and from south to north of the table. */
  readonly width: number;
  readonly height: number;
  readonly yardsPerInch: number;
  /** The place of the survey under the middle of the table; the middle of the survey when left out. */
  readonly centre?: Point;
  /** Compass bearing that runs up the table, in degrees. */
  readonly bearing: number;
  /** Heights in feet, rising: ground as high as the first n of them is on contour level n. */
  readonly levels: readonly number[];
  /**
   * The system's word for a feature, such as light or heavy woods, a fence by its type, a creek as water or
   * as a stream to be crossed. Null leaves it out. Roads, fords and bridges have words of their own.
   */
  readonly wordOf: (feature: GroundFeature) => string | null;
  /** The meanings of the system's own words. */
  readonly words?: GroundWords;
  /** Corrections of the survey for the system. */
  readonly overlay?: TableOverlay;
}

/** Corrections to a scaled table, in inches of the table. */
export interface TableOverlay {
  /** Names of features to leave out. */
  readonly leaveOut?: readonly string[];
  readonly add?: readonly TerrainPiece[];
}

/** Inches below which no stream is drawn: a stand must be able to be in it. */
const NARROWEST_STREAM = 0.5;

/** The survey as a table, in inches. Pieces that lie wholly off the table are left out; ids are the features' names. */
export function tableFromSurvey(survey: Survey, spec: TableSpec): Table {
  const { width, height, words } = spec;
  return tableOf({ width, height, terrain: terrainFromSurvey(survey, spec) }, words);
}

/** The pieces of such a table as lists, for a battle file. Refuses an overlay that leaves out what the survey has not. */
export function terrainFromSurvey(survey: Survey, spec: TableSpec): TerrainPiece[] {
  const { leaveOut = [], add = [] } = spec.overlay ?? {};
  for (const name of leaveOut) {
    if (!survey.features.some((feature) => 'name' in feature && feature.name === name))
      throw new Error(
        `The survey of ${survey.name} has no feature named "${name}" to leave out; check the name.`,
      );
  }
  const kept: Survey = {
    ...survey,
    features: survey.features.filter((feature) => !('name' in feature && leaveOut.includes(feature.name))),
  };
  const scaled = kept.features.flatMap((feature) => pieceOf(kept, feature, spec) ?? []);
  return [...withOwnIds(scaled.filter((piece) => onBoard(piece, spec))), ...add];
}

/** Inches of the table at a place of the survey. */
export function inchesOfYards(survey: Survey, spec: TableSpec, [x, y]: Point): InchSpot {
  const [west, south, east, north] = survey.bounds;
  const [cx, cy] = spec.centre ?? [(west + east) / 2, (south + north) / 2];
  const bearing = degrees(spec.bearing);
  const [s, c] = [sine(bearing) / SINE_SCALE, cosine(bearing) / SINE_SCALE];
  const [dx, dy] = [x - cx, y - cy];
  return [
    spec.width / 2 + (dx * c - dy * s) / spec.yardsPerInch,
    spec.height / 2 + (dx * s + dy * c) / spec.yardsPerInch,
  ];
}

function pieceOf(survey: Survey, feature: Feature, spec: TableSpec): TerrainPiece | null {
  if (feature.kind === 'deployment') return null;
  const kind = spec.wordOf(feature);
  if (kind === null) return null;
  const place = (point: Point) => inchesOfYards(survey, spec, point);
  const id = feature.name;
  switch (feature.kind) {
    case 'woods':
    case 'orchard':
      return { id, kind, ...outlined(feature.outline, clearingsIn(survey, feature), place) };
    case 'hill':
      return hillOf(survey, feature, spec, kind, place);
    case 'creek':
      return isLine(kind, spec)
        ? { id, kind, line: feature.line.map(place) }
        : { id, kind, fordable: !barred(feature), poly: streamOf(feature, spec).map(place) };
    case 'road':
    case 'ford':
    case 'bridge':
      return {
        id,
        kind: feature.kind,
        width: feature.width / spec.yardsPerInch,
        line: feature.line.map(place),
      };
    default:
      return 'outline' in feature
        ? { id, kind, poly: feature.outline.map(place) }
        : { id, kind, line: feature.line.map(place) };
  }
}

/** True if a word is one for lines. */
function isLine(kind: string, { words = {} }: TableSpec): boolean {
  const looks = wordIn(words, kind)?.looks;
  return LINE_LOOKS.some((each) => each === looks);
}

const barred = ({ crossing }: Creek) => crossing.startsWith('bar');

function outlined(outline: Outline, holes: readonly Outline[], place: (point: Point) => InchSpot) {
  return {
    poly: outline.map(place),
    ...(holes.length > 0 ? { holes: holes.map((hole) => hole.map(place)) } : {}),
  };
}

/** Yards within which a corner drawn on an outline is taken to lie on it. */
const ON_OUTLINE = 0.5;

function liesIn(inner: Outline, outer: Outline): boolean {
  const closed = [...outer, itemAt(outer, 0)];
  return inner.every(
    (corner) => insideOutline(corner, outer) || distanceToLine(corner, closed) <= ON_OUTLINE,
  );
}

/** Fields drawn later that lie wholly within a wood. One that only overlaps it leaves the wood as it is. */
function clearingsIn(survey: Survey, wood: Feature & { outline: Outline }): Outline[] {
  const later = survey.features.slice(survey.features.indexOf(wood) + 1);
  return later.flatMap((feature) =>
    feature.kind === 'field' && liesIn(feature.outline, wood.outline) ? [feature.outline] : [],
  );
}

/** A contour, with hollows drawn later as holes; null if it is on level 0 or within one of the same level. */
function hillOf(
  survey: Survey,
  hill: Hill,
  spec: TableSpec,
  kind: string,
  place: (point: Point) => InchSpot,
): TerrainPiece | null {
  const levelOf = ({ height }: Hill) => spec.levels.filter((threshold) => height >= threshold).length;
  const level = levelOf(hill);
  const hills = featuresOf(survey, 'hill');
  const at = hills.indexOf(hill);
  const within = hills.slice(0, at).findLast(({ outline }) => liesIn(hill.outline, outline));
  if (level === 0 || (within && levelOf(within) === level)) return null;
  const hollows = hills
    .slice(at + 1)
    .filter((later) => levelOf(later) < level && liesIn(later.outline, hill.outline));
  return {
    id: hill.name,
    kind,
    level,
    ...outlined(
      hill.outline,
      hollows.map(({ outline }) => outline),
      place,
    ),
  };
}

/** The banks of a stream: down its left side and back up its right. */
function streamOf({ line, width }: Creek, spec: TableSpec): Point[] {
  const half = Math.max(width, NARROWEST_STREAM * spec.yardsPerInch) / 2;
  const bank = (side: number) =>
    line.map(([x, y], i): Point => {
      const [ax, ay] = itemAt(line, Math.max(0, i - 1));
      const [bx, by] = itemAt(line, Math.min(line.length - 1, i + 1));
      const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) || 1;
      return [x + (side * half * (by - ay)) / length, y - (side * half * (bx - ax)) / length];
    });
  return [...bank(-1), ...bank(1).reverse()];
}

function placesOf(piece: TerrainPiece): readonly InchSpot[] {
  if ('poly' in piece) return piece.poly;
  return 'line' in piece ? piece.line : piece.segments.flatMap(({ from, to }) => [from, to]);
}

function onBoard(piece: TerrainPiece, { width, height }: TableSpec): boolean {
  const places = placesOf(piece);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return Math.max(...xs) > 0 && Math.min(...xs) < width && Math.max(...ys) > 0 && Math.min(...ys) < height;
}

/** Pieces of the same name, each with a number of its own. */
function withOwnIds(pieces: readonly TerrainPiece[]): TerrainPiece[] {
  const seen = new Map<string, number>();
  return pieces.map((piece) => {
    const count = (seen.get(piece.id) ?? 0) + 1;
    seen.set(piece.id, count);
    return count === 1 ? piece : { ...piece, id: `${piece.id} (${count})` };
  });
}
