import { cellAt, itemAt, numberAt } from '../lists.ts';
import { type Axial, type Direction, type Hex, lengthOf, opposite, STEPS } from './hex.ts';
import { axialOfYards, type HexLayout, PLAIN_LAYOUT, type Yards, yardsOf } from './layout.ts';

/** The cover of a hex without another. */
export const CLEAR = 'clear';

/** The ways through a hex; `HexMap.ways` holds the sum of those present. */
export const WAYS = { road: 1, creek: 2, ford: 4, bridge: 8, fence: 16 } as const;

/** True for the word of a way. */
export function isWay(word: string): word is keyof typeof WAYS {
  return Object.hasOwn(WAYS, word);
}

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
  /** The cover of most of each hex, as an index into `terrains`. */
  readonly terrain: Uint8Array;
  /** The words for what covers hexes, as survey and system have them: `clear`, `light-wood` … */
  readonly terrains: readonly string[];
  /** Sum of `WAYS` running through the hex. */
  readonly ways: Uint8Array;
  /** `[hex * 6 + direction]`: the things on the hexside, as the sum of 1 << index of their words in `sideWords`. */
  readonly sides: Uint16Array;
  /** The words for things on hexsides: `fence`, `stream`, `road` for one that crosses it … */
  readonly sideWords: readonly string[];
  /** 1 if the hex is impassable. */
  readonly impassable: Uint8Array;
  /** Kind of the structure in each hex (`house`, `cabin`), or null. */
  readonly structure: readonly (string | null)[];
  readonly layout: HexLayout;
  /** `0304`: column, then row, counted from the top left of the grid. */
  readonly labels: readonly string[];
  /** The index of each axial position in the list of hexes. */
  readonly places: Places;
}

/**
 * The straight line from the centre of one hex to the centre of another, as the hexes it meets. Positions off the
 * map are left out.
 */
export interface Trace {
  /**
   * In order along the line, both ends included. Each step is the one hex crossed, or the one or two map
   * hexes next to a hexside that the line follows.
   */
  readonly steps: readonly (readonly Hex[])[];
  /** Hexes whose inside the line crosses, without the two ends. */
  readonly crossed: Int16Array;
  /** Hexes with a side that the line follows. */
  readonly beside: Int16Array;
  /** Sides of `from` the line leaves by: two if it passes a corner, none if from and to are one hex. */
  readonly exits: readonly Direction[];
  /** Sides of `to` the line enters by, likewise. */
  readonly entries: readonly Direction[];
}

/** A rectangle of axial positions with the hex at each, or -1. */
export interface Places {
  readonly qMin: number;
  readonly rMin: number;
  readonly width: number;
  readonly height: number;
  readonly hex: Int16Array;
}

/** Something on the hexside of a hex in a direction. */
export interface HexSide {
  readonly word: string;
  readonly hex: Axial;
  readonly direction: Direction;
}

/** A hex map as lists: what is not given is clear, level, open ground. */
export interface HexMapLists {
  readonly hexes: readonly Axial[];
  /** One number a hex, in the order of `hexes`. */
  readonly level?: readonly number[];
  readonly terrain?: readonly string[];
  readonly ways?: readonly number[];
  /** The things on hexsides; on the side of the neighbour too, if there is one. */
  readonly sides?: readonly HexSide[];
  readonly impassable?: readonly Axial[];
  readonly structures?: readonly { readonly kind: string; readonly hex: Axial }[];
  readonly layout?: HexLayout;
}

/** Bits of a hexside. */
const MAX_SIDE_WORDS = 16;

/** Makes a map of lists. Refuses an empty list, a hex listed twice, a level list of another length, and words past the sixteenth for hexsides. */
export function hexMapOf(lists: HexMapLists): HexMap {
  const { hexes } = lists;
  const places = placesOf(hexes);
  const count = hexes.length;
  const at = (list: readonly Axial[] = []) => list.map((hex) => required(places, hex));
  const impassable = new Uint8Array(count);
  for (const hex of at(lists.impassable)) impassable[hex] = 1;
  const structure: (string | null)[] = new Array(count).fill(null);
  for (const { kind, hex } of lists.structures ?? []) structure[required(places, hex)] = kind;
  const neighbours = neighboursOf(hexes, places);
  const terrain = perHex(lists.terrain, count, 'terrain', CLEAR);
  const terrains = [...new Set(terrain)];
  return {
    count,
    q: Int16Array.from(hexes, ([q]) => q),
    r: Int16Array.from(hexes, ([, r]) => r),
    neighbours,
    level: Int8Array.from(perHex(lists.level, count, 'level', 0)),
    terrain: Uint8Array.from(terrain, (word) => terrains.indexOf(word)),
    terrains,
    ways: Uint8Array.from(perHex(lists.ways, count, 'ways', 0)),
    ...sidesOf(lists.sides ?? [], neighbours, places),
    impassable,
    structure,
    layout: lists.layout ?? PLAIN_LAYOUT,
    labels: labelsOf(hexes),
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
  return cellAt(places.hex, row * places.width + column);
}

function required(places: Places, [q, r]: Axial): Hex {
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

function sidesOf(
  listed: readonly HexSide[],
  neighbours: Int16Array,
  places: Places,
): Pick<HexMap, 'sides' | 'sideWords'> {
  const sideWords = [...new Set(listed.map(({ word }) => word))];
  if (sideWords.length > MAX_SIDE_WORDS)
    throw new Error(
      `A hex map has ${MAX_SIDE_WORDS} words for its hexsides at most, not ${sideWords.length}; make some one.`,
    );
  const sides = new Uint16Array(neighbours.length);
  for (const { word, hex, direction } of listed) {
    const bit = 1 << sideWords.indexOf(word);
    const side = required(places, hex) * 6 + direction;
    const beyond = cellAt(neighbours, side);
    sides[side] = numberAt(sides, side) | bit;
    if (beyond === -1) continue;
    const back = beyond * 6 + opposite(direction);
    sides[back] = numberAt(sides, back) | bit;
  }
  return { sides, sideWords };
}

function labelsOf(hexes: readonly Axial[]): string[] {
  const column = ([q, r]: Axial) => q + Math.floor(r / 2);
  const west = Math.min(...hexes.map(column));
  const north = Math.min(...hexes.map(([, r]) => r));
  const twoFigures = (n: number) => String(n).padStart(2, '0');
  return hexes.map((hex) => twoFigures(column(hex) - west + 1) + twoFigures(hex[1] - north + 1));
}

/** The hex at an axial position, or -1 off the map. */
export function hexAt(map: HexMap, q: number, r: number): Hex {
  return placeOf(map.places, q, r);
}

/** The hex that a battle names by its axial coordinates. Throws Error if it is off the map. */
export function requireHex(map: HexMap, [q, r]: Axial): Hex {
  const hex = hexAt(map, q, r);
  if (hex === -1)
    throw new Error(`The battle names the hex [${q}, ${r}], which is off its map; name a map hex.`);
  return hex;
}

/** The axial position of a hex. */
export function axialOf(map: HexMap, hex: Hex): Axial {
  return [cellAt(map.q, hex), cellAt(map.r, hex)];
}

/** Hexes from a to b on the unbounded grid; adjacent is 1. */
export function distance({ q, r }: Pick<HexMap, 'q' | 'r'>, a: Hex, b: Hex): number {
  return lengthOf(cellAt(q, b) - cellAt(q, a), cellAt(r, b) - cellAt(r, a));
}

/** The neighbour in a direction, or -1 off the map. */
export function neighbour(map: HexMap, hex: Hex, direction: number): Hex {
  return cellAt(map.neighbours, hex * 6 + direction);
}

/** The direction from a to its neighbour b, or -1 if they are not adjacent. */
export function sideBetween(map: HexMap, a: Hex, b: Hex): Direction | -1 {
  for (let d = 0; d < 6; d++) if (map.neighbours[a * 6 + d] === b) return d as Direction;
  return -1;
}

/** `0304`: column, then row. */
export function hexLabel(map: HexMap, hex: Hex): string {
  return itemAt(map.labels, hex);
}

/** The centre of a hex in survey yards. */
export function centre(map: HexMap, hex: Hex): Yards {
  return yardsOf(map.layout, cellAt(map.q, hex), cellAt(map.r, hex));
}

/** The hex that holds a place in survey yards, or -1 off the map. */
export function hexOfYards(map: HexMap, x: number, y: number): Hex {
  const [q, r] = axialOfYards(map.layout, x, y);
  return hexAt(map, q, r);
}

/** The word for what covers most of a hex. */
export function terrainOf(map: Pick<HexMap, 'terrain' | 'terrains'>, hex: Hex): string {
  return map.terrains[map.terrain[hex] as number] as string;
}

/**
 * True if a hexside of a hex, in a direction, has a feature of this word. Always false if the map has no such
 * word.
 */
export function onSide(
  { sides, sideWords }: Pick<HexMap, 'sides' | 'sideWords'>,
  hex: Hex,
  direction: number,
  word: string,
): boolean {
  const at = sideWords.indexOf(word);
  return at !== -1 && ((sides[hex * 6 + direction] ?? 0) & (1 << at)) !== 0;
}

/** Number of contour levels climbed over the hexside of a hex in a direction; below 0 downhill, 0 off the map. */
export function climb(
  { level, neighbours }: Pick<HexMap, 'level' | 'neighbours'>,
  hex: Hex,
  direction: number,
): number {
  const to = cellAt(neighbours, hex * 6 + direction);
  return to === -1 ? 0 : (level[to] ?? 0) - (level[hex] ?? 0);
}

/** The hex among these from which the farthest of the others is nearest; for a leader. */
export function midmost(map: HexMap, hexes: readonly Hex[]): Hex {
  const farthest = (hex: Hex) => Math.max(...hexes.map((other) => distance(map, hex, other)));
  return hexes.reduce((best, hex) => (farthest(hex) < farthest(best) ? hex : best));
}
