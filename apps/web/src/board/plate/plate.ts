/**
 * The plate the board is engraved on: hexes and survey in one frame of *plate units*, x to the right and y down,
 * facing 0 up, the centre of hex [0, 0] at the origin. One unit is a pixel when the camera stands at 1.
 */
import { axialOfYards, type HexLayout, yardsOf } from '@linstock/ground';
import { type Box, boxOf, type Spot } from '../../common/box.ts';

/** A closed line on the plate; the first spot is not repeated. */
export type Loop = readonly Spot[];

/** Centre to corner of a hex, in plate units. */
export const HEX_RADIUS = 44;

/** Centre to centre of neighbouring hexes, in plate units. */
export const HEX_STEP = HEX_RADIUS * Math.sqrt(3);

/** The data from which a plate is made: plain, so that it can be posted to a worker. */
export interface PlateSource {
  readonly layout: HexLayout;
  readonly q: ArrayLike<number>;
  readonly r: ArrayLike<number>;
}

/** Hexes laid out on the plate. */
export interface Plate {
  readonly source: PlateSource;
  readonly count: number;
  readonly centres: readonly Spot[];
  /** The box round all hexes. */
  readonly field: Box;
  /** Plate units to a yard. */
  readonly perYard: number;
  readonly hexes: ReadonlyMap<string, number>;
}

const key = (q: number, r: number) => `${q},${r}`;

/** Lays the hexes of a map out on a plate. */
export function plateOf(source: PlateSource): Plate {
  const count = source.q.length;
  const axial = Array.from({ length: count }, (_, hex) => [source.q[hex]!, source.r[hex]!] as const);
  const centres = axial.map(([q, r]): Spot => [HEX_STEP * (q + r / 2), 1.5 * HEX_RADIUS * r]);
  const field = boxOf(centres.flatMap((centre) => findCorners(centre)));
  const hexes = new Map(axial.map(([q, r], hex) => [key(q, r), hex]));
  return { source, count, centres, field, perYard: HEX_STEP / source.layout.yardsPerHex, hexes };
}

/** The plate's spot for a place in survey yards. */
export function spotOfYards(plate: Plate, [x, y]: readonly [number, number]): Spot {
  const { layout } = plate.source;
  const radians = (layout.bearing * Math.PI) / 180;
  const [east, north] = [x - layout.origin.x, y - layout.origin.y];
  const right = east * Math.cos(radians) - north * Math.sin(radians);
  const up = east * Math.sin(radians) + north * Math.cos(radians);
  return [right * plate.perYard, -up * plate.perYard];
}

/** The six corners round a centre, corner f being where facing f points, clockwise from the top. */
export function findCorners([x, y]: Spot, radius = HEX_RADIUS): Spot[] {
  return [0, 1, 2, 3, 4, 5].map((f): Spot => {
    const angle = (f * Math.PI) / 3;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
}

/** The hex that contains a spot, or -1 off the map. */
export function findHex(plate: Plate, [x, y]: Spot): number {
  const r = y / (1.5 * HEX_RADIUS);
  const place = yardsOf(plate.source.layout, x / HEX_STEP - r / 2, r);
  const [q, row] = axialOfYards(plate.source.layout, place.x, place.y);
  return plate.hexes.get(key(q, row)) ?? -1;
}

/** The hex next to one in a direction (0-5, NE first, clockwise), or -1 off the map. */
export function findNeighbour(plate: Plate, hex: number, direction: number): number {
  const [dq, dr] = SIDES[direction]!;
  return plate.hexes.get(key(plate.source.q[hex]! + dq, plate.source.r[hex]! + dr)) ?? -1;
}

/** The box round a hex at a spot. */
export function makeHexBox([x, y]: Spot): Box {
  return { x: x - HEX_STEP / 2, y: y - HEX_RADIUS, width: HEX_STEP, height: 2 * HEX_RADIUS };
}

/** The boxes of the hexes at the edge of the field. */
export function listOuterHexes(plate: Plate): Box[] {
  const isOuter = (hex: number) => SIDES.some((_, direction) => findNeighbour(plate, hex, direction) < 0);
  return plate.centres.filter((_, hex) => isOuter(hex)).map(makeHexBox);
}

const SIDES = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Corner f of hex [0, 0] on the lattice of all corners: columns of half a hex, rows of half a radius. */
const LATTICE = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** The outlines of a group of hexes, outer edges clockwise, holes the other way; lattice corners make them exact. */
export function outlinesOf(plate: Plate, group: Iterable<number>): Loop[] {
  const members = new Set(group);
  const next = new Map<string, { from: Spot; to: string }[]>();
  for (const hex of members) {
    const [q, r] = [plate.source.q[hex]!, plate.source.r[hex]!];
    const corner = (f: number): Spot => {
      const [column, row] = LATTICE[f % 6]!;
      return [2 * q + r + column, 3 * r + row];
    };
    for (let side = 0; side < 6; side++) {
      if (members.has(findNeighbour(plate, hex, side))) continue;
      const [from, to] = [corner(side), corner(side + 1)];
      const starts = next.get(from.join()) ?? [];
      next.set(from.join(), [...starts, { from, to: to.join() }]);
    }
  }
  return chained(next);
}

function chained(next: Map<string, { from: Spot; to: string }[]>): Loop[] {
  const loops: Loop[] = [];
  for (const [start, sides] of next) {
    while (sides.length > 0) {
      const loop: Spot[] = [];
      let at = start;
      do {
        const side = next.get(at)!.pop()!;
        loop.push([(side.from[0] * HEX_STEP) / 2, (side.from[1] * HEX_RADIUS) / 2]);
        at = side.to;
      } while (at !== start);
      loops.push(loop);
    }
  }
  return loops;
}
