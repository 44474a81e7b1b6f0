import { inches, type Spot, spotOfInches, type Thousandths, TOUCH_DISTANCE } from './lattice.ts';
import { corners, type Stand } from './stand.ts';
import { boxOf, boxOfLine, type Ground, insideGround, mayMeet, type Ring } from './stretch.ts';
import {
  AREA_LOOKS,
  type AreaLook,
  type GroundWords,
  LINE_LOOKS,
  type LineLook,
  type WordOverrides,
  wordMeaning,
} from './words.ts';

/** A piece of ground within an outline. */
export interface Area extends Ground {
  readonly id: string;
  /** The word for it: a system's own, or a plain one. */
  readonly kind: string;
  readonly looks: AreaLook;
  readonly slow: boolean;
  /** The depth of such ground on a line that one can see through; null if it hides nothing. */
  readonly hidesAfter: Thousandths | null;
  /** The class of cover it gives; null for none. */
  readonly cover: string | null;
  /** A hill's contour level, 1 or more; 0 for all else. */
  readonly level: number;
  /** True if a hill's contour is steep. */
  readonly steep: boolean;
  /** True if water can be forded. */
  readonly fordable: boolean;
}

/** A road, or the bridge or ford by which one crosses water. */
export interface Road {
  readonly id: string;
  readonly kind: 'road' | 'bridge' | 'ford';
  readonly line: readonly Spot[];
  /** The distance from the line that is still on it. */
  readonly halfWidth: Thousandths;
}

/** A linear obstacle: a fence, a wall, a stream, works. */
export interface Obstacle {
  readonly id: string;
  /** The word for it: a system's own, or a plain one. */
  readonly kind: string;
  readonly looks: LineLook;
  readonly line: readonly Spot[];
  readonly slow: boolean;
  /** The class of cover it gives; null for none. */
  readonly cover: string | null;
}

/** A straight part of a fortification's wall, or a gate in it. */
export interface Rampart {
  readonly id: string;
  /** The fortification it belongs to. */
  readonly wall: string;
  readonly gate: boolean;
  readonly from: Spot;
  readonly to: Spot;
}

/** A free-measure table: a rectangle of open ground from (0, 0), and the terrain on it in the given order. */
export interface Table {
  readonly width: Thousandths;
  readonly height: Thousandths;
  readonly areas: readonly Area[];
  /** The hills among the areas. */
  readonly hills: readonly Area[];
  readonly roads: readonly Road[];
  readonly obstacles: readonly Obstacle[];
  readonly ramparts: readonly Rampart[];
}

/** A place or a corner in inches. */
export type InchSpot = readonly [x: number, y: number];

/** An area as written in battle files, in inches. */
export interface AreaPiece extends WordOverrides {
  readonly id: string;
  readonly kind: string;
  readonly poly: readonly InchSpot[];
  readonly holes?: readonly (readonly InchSpot[])[] | undefined;
  readonly level?: number;
  readonly steep?: boolean;
  readonly fordable?: boolean;
}

/** A road, bridge or ford as written in battle files. */
export interface RoadPiece {
  readonly id: string;
  readonly kind: Road['kind'];
  readonly line: readonly InchSpot[];
  readonly width?: number;
}

/** A linear obstacle as written in battle files. */
export interface ObstaclePiece extends WordOverrides {
  readonly id: string;
  readonly kind: string;
  readonly line: readonly InchSpot[];
}

/** The walls of a fortification as written in battle files. */
export interface RampartPiece {
  readonly id: string;
  readonly kind: 'highWall';
  readonly segments: readonly {
    readonly id: string;
    readonly from: InchSpot;
    readonly to: InchSpot;
    readonly gate?: boolean | undefined;
  }[];
}

/** A piece of terrain as written in battle files, in inches. */
export type TerrainPiece = AreaPiece | RoadPiece | ObstaclePiece | RampartPiece;

/** A table as lists, in inches. */
export interface TableLists {
  readonly width: number;
  readonly height: number;
  readonly terrain?: readonly TerrainPiece[];
}

/** The width of a road of which none is given, in inches. */
const ROAD_WIDTH = 1;

/**
 * Makes a table of lists, with the words of a system. Refuses a table of size 0, a piece listed twice, an
 * unknown word, outlines of fewer than three corners, lines of fewer than two places, and a hill without a
 * level.
 */
export function tableOf({ width, height, terrain = [] }: TableLists, words: GroundWords = {}): Table {
  const far = spotOfInches(width, height);
  if (!(far.x > 0 && far.y > 0))
    throw new RangeError(`A table needs a width and a height above 0 inches, not ${width} by ${height}.`);
  const seen = new Set<string>();
  for (const { id } of terrain) {
    if (seen.has(id))
      throw new Error(`The terrain "${id}" is listed twice; give each piece an id of its own.`);
    seen.add(id);
  }
  const areas = terrain.flatMap((piece) => ('poly' in piece ? [areaOf(piece, words)] : []));
  return {
    width: far.x,
    height: far.y,
    areas,
    hills: areas.filter(({ level }) => level > 0),
    roads: terrain.flatMap((piece) => (isRoad(piece) ? [roadOf(piece)] : [])),
    obstacles: terrain.flatMap((piece) => (isObstacle(piece) ? [obstacleOf(piece, words)] : [])),
    ramparts: terrain.flatMap((piece) => ('segments' in piece ? rampartsOf(piece) : [])),
  };
}

const isRoad = (piece: TerrainPiece): piece is RoadPiece =>
  piece.kind === 'road' || piece.kind === 'bridge' || piece.kind === 'ford';

const isObstacle = (piece: TerrainPiece): piece is ObstaclePiece => 'line' in piece && !isRoad(piece);

function areaOf(piece: AreaPiece, words: GroundWords): Area {
  const { id, kind, poly, holes = [], level = 0, steep = false, fordable = false } = piece;
  const meaning = wordMeaning(piece, words, 'an area', AREA_LOOKS);
  if (meaning.looks === 'hill' ? !(level >= 1) : level !== 0)
    throw new RangeError(`The ${kind} "${id}" has level ${level}; a hill has 1 or more, all else none.`);
  const rings = [poly, ...holes].map((corners) => ringOf(id, corners));
  return { id, kind, ...meaning, rings, box: boxOf(rings), level, steep, fordable };
}

function ringOf(id: string, corners: readonly InchSpot[]): Ring {
  if (corners.length < 3)
    throw new RangeError(`An outline needs three corners or more; "${id}" has ${corners.length}.`);
  return Int32Array.from(
    corners.flatMap(([x, y]) => {
      const spot = spotOfInches(x, y);
      return [spot.x, spot.y];
    }),
  );
}

function lineOf(id: string, places: readonly InchSpot[]): Spot[] {
  if (places.length >= 2) return places.map(([x, y]) => spotOfInches(x, y));
  throw new RangeError(`A line needs two places or more; "${id}" has ${places.length}.`);
}

function roadOf({ id, kind, line, width = ROAD_WIDTH }: RoadPiece): Road {
  return { id, kind, line: lineOf(id, line), halfWidth: inches(width / 2) };
}

function obstacleOf(piece: ObstaclePiece, words: GroundWords): Obstacle {
  const { id, kind, line } = piece;
  const { looks, slow, cover } = wordMeaning(piece, words, 'a line', LINE_LOOKS);
  return { id, kind, looks, line: lineOf(id, line), slow, cover };
}

function rampartsOf({ id: wall, segments }: RampartPiece): Rampart[] {
  return segments.map(({ id, from, to, gate = false }) => ({
    id,
    wall,
    gate,
    from: spotOfInches(...from),
    to: spotOfInches(...to),
  }));
}

/** The areas whose inside or outline holds a place, in the table's order. */
export function areasAt(table: Table, spot: Spot): Area[] {
  return table.areas.filter((area) => insideGround(area, spot));
}

/**
 * A table with only those areas and obstacles that may lie within `reach` of the leg from a to b. Use it for
 * many tests along the same leg.
 */
export function tableAlong(table: Table, a: Spot, b: Spot, reach: Thousandths): Table {
  const areas = table.areas.filter(({ box }) => mayMeet(box, a, b, reach));
  const obstacles = table.obstacles.filter(({ line }) => mayMeet(boxOfLine(line), a, b, reach));
  return { ...table, areas, obstacles };
}

/** The highest contour level that holds a place; 0 when none does. */
export function levelAt(table: Table, spot: Spot): number {
  return table.hills.reduce(
    (level, hill) => (hill.level > level && insideGround(hill, spot) ? hill.level : level),
    0,
  );
}

/** True if a stand lies wholly on the table; corners on its edge (within `TOUCH_DISTANCE`) count as on it. */
export function onTable({ width, height }: Table, stand: Stand): boolean {
  const { x, y } = stand;
  const reach = (stand.frontage + stand.depth) / 2; // no corner is farther from the centre
  if (x >= reach && y >= reach && x <= width - reach && y <= height - reach) return true;
  return corners(stand).every(
    (corner) =>
      corner.x >= -TOUCH_DISTANCE &&
      corner.y >= -TOUCH_DISTANCE &&
      corner.x <= width + TOUCH_DISTANCE &&
      corner.y <= height + TOUCH_DISTANCE,
  );
}
