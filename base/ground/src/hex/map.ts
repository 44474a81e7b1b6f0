import { type Axial, type Direction, lengthOf, STEPS } from './hex.ts';
import { axialOfYards, type HexLayout, PLAIN_LAYOUT, type Yards, yardsOf } from './layout.ts';
import type { Trace } from './trace.ts';

/** What covers most of a hex. `HexMap.terrain` holds indexes into this list. */
export const TERRAINS = ['clear', 'field', 'wood', 'marsh', 'water', 'town', 'rough', 'open-wood'] as const;

/** A name in `TERRAINS`. */
export type Terrain = (typeof TERRAINS)[number];

/** What runs through a hex; `HexMap.ways` holds the sum of those present. */
export const WAYS = { road: 1, creek: 2, ford: 4, bridge: 8, fence: 16 } as const;

/**
 * A hex map. Hexes are integers 0 to count-1; everything asked often is a typed array made once.
 * The outline may be irregular: positions not in the list are off the map.
 */
export interface HexMap {
  readonly count: number;
  /** Axial position of each hex. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** `[hex * 6 + direction]`: the neighbour, or -1 off the map. */
  readonly neighbours: Int16Array;
  /** Contour level of each hex, 0 or more. */
  readonly level: Int8Array;
  /** Index into `TERRAINS`. */
  readonly terrain: Uint8Array;
  /** Sum of `WAYS` running through the hex. */
  readonly ways: Uint8Array;
  /** 1 where no one may go. */
  readonly impassable: Uint8Array;
  /** Kind of the structure in each hex (`house`, `cabin`), or null. */
  readonly structure: readonly (string | null)[];
  /** `[a * count + b]`: hexes from a to b on the unbounded grid. */
  readonly distances: Uint8Array;
  readonly layout: HexLayout;
  /** `0304`: column, then row, counted from the top left of the grid. */
  readonly labels: readonly string[];
  /** Lines of sight found so far, `[from * count + to]`; filled by `trace`. */
  readonly traces: (Trace | undefined)[];
  /** Where each axial position is in the list of hexes. */
  readonly places: Places;
}

/** A rectangle of axial positions with the hex at each, or -1. */
export interface Places {
  readonly qMin: number;
  readonly rMin: number;
  readonly width: number;
  readonly height: number;
  readonly hex: Int16Array;
}

/** A hex map as lists: what is not given is clear, level, open ground. */
export interface HexMapLists {
  readonly hexes: readonly Axial[];
  /** One number a hex, in the order of `hexes`. */
  readonly level?: readonly number[];
  readonly terrain?: readonly Terrain[];
  readonly ways?: readonly number[];
  readonly impassable?: readonly Axial[];
  readonly structures?: readonly { readonly kind: string; readonly hex: Axial }[];
  readonly layout?: HexLayout;
}

/** Makes a map of lists. Refuses an empty list, a hex listed twice and a level list of another length. */
export function hexMapOf(lists: HexMapLists): HexMap {
  const { hexes } = lists;
  const places = placesOf(hexes);
  const count = hexes.length;
  const at = (list: readonly Axial[] = []) => list.map((hex) => required(places, hex));
  const impassable = new Uint8Array(count);
  for (const hex of at(lists.impassable)) impassable[hex] = 1;
  const structure: (string | null)[] = new Array(count).fill(null);
  for (const { kind, hex } of lists.structures ?? []) structure[required(places, hex)] = kind;
  return {
    count,
    q: Int16Array.from(hexes, ([q]) => q),
    r: Int16Array.from(hexes, ([, r]) => r),
    neighbours: neighboursOf(hexes, places),
    level: Int8Array.from(perHex(lists.level, count, 'level', 0)),
    terrain: Uint8Array.from(perHex(lists.terrain, count, 'terrain', 'clear'), (t) => TERRAINS.indexOf(t)),
    ways: Uint8Array.from(perHex(lists.ways, count, 'ways', 0)),
    impassable,
    structure,
    distances: distancesOf(hexes),
    layout: lists.layout ?? PLAIN_LAYOUT,
    labels: labelsOf(hexes),
    traces: new Array(count * count),
    places,
  };
}

function perHex<T>(
  values: readonly T[] | undefined,
  count: number,
  name: string,
  otherwise: T,
): readonly T[] {
  if (values === undefined) return new Array<T>(count).fill(otherwise);
  if (values.length === count) return values;
  throw new Error(`A hex map needs one ${name} for each of its ${count} hexes, not ${values.length}.`);
}

function placesOf(hexes: readonly Axial[]): Places {
  if (hexes.length === 0) throw new Error('A hex map needs at least one hex; the list of hexes is empty.');
  const qs = hexes.map(([q]) => q);
  const rs = hexes.map(([, r]) => r);
  const qMin = Math.min(...qs);
  const rMin = Math.min(...rs);
  const width = Math.max(...qs) - qMin + 1;
  const height = Math.max(...rs) - rMin + 1;
  const hex = new Int16Array(width * height).fill(-1);
  hexes.forEach(([q, r], index) => {
    const cell = (r - rMin) * width + (q - qMin);
    if (hex[cell] !== -1)
      throw new Error(`The hex [${q}, ${r}] is listed twice; list each hex of a map once.`);
    hex[cell] = index;
  });
  return { qMin, rMin, width, height, hex };
}

function placeOf(places: Places, q: number, r: number): number {
  const column = q - places.qMin;
  const row = r - places.rMin;
  if (column < 0 || row < 0 || column >= places.width || row >= places.height) return -1;
  return places.hex[row * places.width + column] as number;
}

function required(places: Places, [q, r]: Axial): number {
  const hex = placeOf(places, q, r);
  if (hex === -1) throw new Error(`The hex [${q}, ${r}] is off the map; name only hexes in the map's list.`);
  return hex;
}

function neighboursOf(hexes: readonly Axial[], places: Places): Int16Array {
  const neighbours = new Int16Array(hexes.length * 6);
  hexes.forEach(([q, r], hex) => {
    STEPS.forEach(([dq, dr], direction) => {
      neighbours[hex * 6 + direction] = placeOf(places, q + dq, r + dr);
    });
  });
  return neighbours;
}

function distancesOf(hexes: readonly Axial[]): Uint8Array {
  const distances = new Uint8Array(hexes.length * hexes.length);
  hexes.forEach(([q, r], a) => {
    hexes.forEach(([p, s], b) => {
      distances[a * hexes.length + b] = lengthOf(p - q, s - r);
    });
  });
  return distances;
}

function labelsOf(hexes: readonly Axial[]): string[] {
  const column = ([q, r]: Axial) => q + Math.floor(r / 2);
  const west = Math.min(...hexes.map(column));
  const north = Math.min(...hexes.map(([, r]) => r));
  const twoFigures = (n: number) => String(n).padStart(2, '0');
  return hexes.map((hex) => twoFigures(column(hex) - west + 1) + twoFigures(hex[1] - north + 1));
}

/** The hex at an axial position, or -1 off the map. */
export function hexAt(map: HexMap, q: number, r: number): number {
  return placeOf(map.places, q, r);
}

/** The axial position of a hex. */
export function axialOf(map: HexMap, hex: number): Axial {
  return [map.q[hex] as number, map.r[hex] as number];
}

/** Hexes from a to b on the unbounded grid; adjacent is 1. */
export function distance(map: HexMap, a: number, b: number): number {
  return map.distances[a * map.count + b] as number;
}

/** The neighbour in a direction, or -1 off the map. */
export function neighbour(map: HexMap, hex: number, direction: number): number {
  return map.neighbours[hex * 6 + direction] as number;
}

/** The direction from a to its neighbour b, or -1 if they are not adjacent. */
export function sideBetween(map: HexMap, a: number, b: number): Direction | -1 {
  for (let d = 0; d < 6; d++) if (map.neighbours[a * 6 + d] === b) return d as Direction;
  return -1;
}

/** `0304`: column, then row. */
export function label(map: HexMap, hex: number): string {
  return map.labels[hex] as string;
}

/** The centre of a hex in survey yards. */
export function centre(map: HexMap, hex: number): Yards {
  return yardsOf(map.layout, map.q[hex] as number, map.r[hex] as number);
}

/** The hex that holds a place in survey yards, or -1 off the map. */
export function hexOfYards(map: HexMap, x: number, y: number): number {
  const [q, r] = axialOfYards(map.layout, x, y);
  return hexAt(map, q, r);
}

/** The name of what covers most of a hex. */
export function terrainOf(map: HexMap, hex: number): Terrain {
  return TERRAINS[map.terrain[hex] as number] as Terrain;
}
