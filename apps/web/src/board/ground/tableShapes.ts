/**
 * A free-measure table as shapes on the plate. Outlines are where the rules measure them, except for an unsteady hand and the rounding of
 * natural corners.
 */

import type { Area, AreaLook, LineLook, Road, Table } from '@linstock/ground';
import { type Box, boxOf, type Spot } from '../../common/box.ts';
import { type Loop } from '../plate/plate.ts';
import { type Bearing, boxOfTable, spotOfPlace, unitsOf } from '../plate/tablePlate.ts';
import type { Cover } from './covers.ts';
import type { Barrier, EngravedShapes, RingedArea, Run } from './engravedShapes.ts';
import type { Relief } from './hachures.ts';
import type { Scenery } from './scenery.ts';
import { hash, seedOf } from './seed.ts';
import {
  type Course,
  fillLine,
  guardCorners,
  isNearCourse,
  makeExactShape,
  paceLine,
  roundLoop,
  type Shape,
  trembleLine,
} from './shapes.ts';

/** A free-measure table; plain data, so that it can be posted to a worker. */
export interface TableGround {
  readonly kind: 'table';
  readonly table: Table;
  readonly scenery: readonly Scenery[];
  readonly name: string;
  /** The compass bearing that runs up the plate. */
  readonly bearing: Bearing;
}

/** Deviation of a hand-drawn line, in plate units: an eighth of an inch in the country, less for buildings. */
const UNSTEADY = { natural: 2.4, made: 0.6 } as const;

/**
 * Distance from a corner, in plate units, at which its rounding begins. The line leaves the corner by at most a third
 * of it.
 */
const ROUNDING = 22;

/** Man-made ground, which keeps its corners. */
const MADE: readonly AreaLook[] = ['town', 'earthwork', 'crop', 'building'];

/** Feet of height drawn for one contour level, and added to a steep one. */
const FEET_PER_LEVEL = 18;
const EXTRA_FEET_IF_STEEP = 9;

/** Lines and outlines of a table on the plate. */
export function shapesOfTable(source: TableGround): EngravedShapes {
  const { table } = source;
  const field = boxOfTable(table, source.bearing);
  const seed = seedOf(source.name);
  const spots = (line: readonly { x: number; y: number }[]) =>
    line.map((place) => spotOfPlace(source, place));
  const loopsOf = ({ looks, rings }: Area): Loop[] =>
    rings.map((ring) => outlineOf(carriedOn(spots(placesOf(ring)), field), MADE.includes(looks), seed));
  const of = (look: AreaLook) => table.areas.filter(({ looks }) => looks === look);
  const shapes = (look: AreaLook) => of(look).map((area) => makeExactShape(loopsOf(area)[0]!));
  const runs = (kind: Road['kind']): Run[] =>
    table.roads
      .filter((road) => road.kind === kind)
      .map(({ line, halfWidth }) => ({
        course: courseOf(spots(line), kind === 'road' ? UNSTEADY.made : 0, seed + 5),
        width: unitsOf(2 * halfWidth),
        track: false,
      }));
  const roads = runs('road');
  const towns = shapes('town');
  return {
    grid: null,
    seed,
    bounds: field,
    sheet: field,
    scenery: source.scenery.map((each, i) => scenic(each, spots(each.line), field, seed + i)),
    relief: reliefOf(of('hill'), loopsOf),
    covers: table.areas.flatMap((area) => coversOf(area, loopsOf(area))),
    creeks: streamsOf(table, spots, seed),
    waters: of('water').map(
      (area): RingedArea => ({ rings: loopsOf(area), box: makeExactShape(loopsOf(area)[0]!).box }),
    ),
    roads,
    fords: runs('ford'),
    bridges: runs('bridge'),
    fences: barriersOf(table, spots),
    earthworks: shapes('earthwork'),
    towns,
    buildings: [...shapes('building'), ...towns.flatMap((town, i) => housesOf(town, roads, seed + i))],
    edge: [
      [
        [0, 0],
        [field.width, 0],
        [field.width, field.height],
        [0, field.height],
      ],
    ],
  };
}

/** Deviation of the edge of a field, in plate units: no rule measures to that edge. */
const EDGE_STRAY = 14;

function scenic({ kind }: Scenery, line: Loop, field: Box, seed: number): EngravedShapes['scenery'][number] {
  const drawn =
    kind === 'track'
      ? trembleLine(fillLine(roundLoop(line, 2), 6, false), UNSTEADY.natural, seed)
      : trembleLine(
          fillLine(roundLoop(guardCorners(carriedOn(line, field), ROUNDING), 3), 6, true),
          EDGE_STRAY,
          seed,
        );
  return { kind, line: drawn, box: boxOf(drawn) };
}

export function placesOf(ring: Int32Array): { x: number; y: number }[] {
  return Array.from({ length: ring.length / 2 }, (_, i) => ({ x: ring[2 * i]!, y: ring[2 * i + 1]! }));
}

function outlineOf(loop: Loop, made: boolean, seed: number): Loop {
  if (made) return trembleLine(fillLine(loop, 6, true), UNSTEADY.made, seed);
  return trembleLine(fillLine(roundLoop(guardCorners(loop, ROUNDING), 3), 6, true), UNSTEADY.natural, seed);
}

/** Length by which ground at the table's edge continues beyond it, so that no corner there is rounded. */
const EDGE_OVERRUN = 80;

/** An outline that ends at the table's edge led on straight over it. */
function carriedOn(loop: Loop, { width, height }: Box): Loop {
  const push = (at: number, far: number) =>
    at <= 0.5 ? at - EDGE_OVERRUN : at >= far - 0.5 ? at + EDGE_OVERRUN : at;
  const pushed = ([x, y]: Spot): Spot => [push(x, width), push(y, height)];
  const onEdge = (spot: Spot) => pushed(spot).join() !== spot.join();
  return loop.flatMap((spot, i): Spot[] => {
    if (!onEdge(spot)) return [spot];
    const before = onEdge(loop.at(i - 1)!);
    const after = onEdge(loop[(i + 1) % loop.length]!);
    if (before && after) return [pushed(spot)];
    return before ? [pushed(spot), spot] : after ? [spot, pushed(spot)] : [spot];
  });
}

/** A road, wall or fence along its surveyed line. */
function courseOf(line: Loop, unsteady: number, seed: number): Course {
  const drawn = trembleLine(fillLine(line, 6, false), unsteady, seed);
  return { line: drawn, box: boxOf(drawn) };
}

/** Contours from low to high, each hollow on the level below its hill's. */
function reliefOf(hills: readonly Area[], loopsOf: (area: Area) => Loop[]): Relief[] {
  return [...hills]
    .sort((a, b) => a.level - b.level)
    .flatMap((hill) =>
      loopsOf(hill).map((loop, ring) => ({
        shape: makeExactShape(loop),
        height:
          ring === 0
            ? hill.level * FEET_PER_LEVEL + (hill.steep ? EXTRA_FEET_IF_STEEP : 0)
            : (hill.level - 1) * FEET_PER_LEVEL,
      })),
    );
}

/** The cover of an area, its holes as open ground on top of it. None for an area that is no cover. */
function coversOf(area: Area, [outer, ...holes]: readonly Loop[]): Cover[] {
  const shape = makeExactShape(outer!);
  const cover = coverLike(area.looks);
  if (!cover) return [];
  const clearings = holes.map(
    (hole): Cover => ({ kind: 'field', crop: false, furrow: 0, name: '', shape: makeExactShape(hole) }),
  );
  return [{ ...cover, name: area.id, shape }, ...clearings];
}

function coverLike(looks: AreaLook) {
  switch (looks) {
    case 'woods':
      return { kind: 'woods', density: 'light' } as const;
    case 'rough':
      return { kind: 'woods', density: 'open' } as const;
    case 'marsh':
      return { kind: 'swamp' } as const;
    case 'crop':
    case 'field':
      return { kind: 'field', crop: looks === 'crop', furrow: 0.32 } as const;
    case 'open':
    case 'town':
    case 'hill':
    case 'water':
    case 'earthwork':
    case 'building':
      return null;
  }
}

/** Width of a stream that is only a line, in plate units. */
const STREAM = 4;

function streamsOf(
  table: Table,
  spots: (line: readonly { x: number; y: number }[]) => Spot[],
  seed: number,
): Run[] {
  return table.obstacles.flatMap(({ looks, line }) =>
    looks === 'stream'
      ? [{ course: courseOf(spots(line), UNSTEADY.natural, seed), width: STREAM, track: false }]
      : [],
  );
}

/** The material of each line. A stream is no barrier. */
const MAKES: Readonly<Record<LineLook, Barrier['make'] | null>> = {
  wall: 'stone',
  fence: 'rail',
  abatis: 'abatis',
  works: 'rampart',
  stream: null,
};

function barriersOf(table: Table, spots: (line: readonly { x: number; y: number }[]) => Spot[]): Barrier[] {
  return [
    ...table.obstacles.flatMap(({ looks, line }): Barrier[] => {
      const make = MAKES[looks];
      return make ? [{ course: courseOf(spots(line), 0, 0), make }] : [];
    }),
    ...table.ramparts.map(
      ({ from, to, gate }): Barrier => ({
        course: courseOf(spots([from, to]), 0, 0),
        make: gate ? 'gate' : 'rampart',
      }),
    ),
  ];
}

/** Size of a town's houses, how far they stand within its edge and from one another, in plate units. */
const HOUSE = { long: 15, deep: 9.5, inset: 9, apart: 23 } as const;

/** Houses along the inside of a town's edge, so that the middle stays free for troops; none on a road. */
function housesOf(town: Shape, roads: readonly Run[], seed: number): Shape[] {
  const { loop } = town;
  const clockwise = loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length]!;
    return sum + (nx - x) * (ny + y);
  }, 0);
  const inward = clockwise < 0 ? 1 : -1;
  return paceLine(loop, HOUSE.apart, true).flatMap(({ at: [x, y], along: [dx, dy] }, i) => {
    const [mx, my] = [x - dy * inward * HOUSE.inset, y + dx * inward * HOUSE.inset];
    if (roads.some((road) => isNearCourse(road.course, [mx, my], road.width / 2 + HOUSE.long * 0.6)))
      return [];
    const long = (HOUSE.long / 2) * (0.75 + 0.5 * hash(i, seed, 21));
    const deep = (HOUSE.deep / 2) * (0.85 + 0.3 * hash(i, seed, 22));
    const corner = (u: number, v: number): Spot => [
      mx + dx * u * long - dy * v * deep,
      my + dy * u * long + dx * v * deep,
    ];
    return [makeExactShape([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])];
  });
}
