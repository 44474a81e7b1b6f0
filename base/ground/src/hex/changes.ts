import { type Axial, type Hex, opposite } from './hex.ts';
import { hexAt, type HexMap } from './map.ts';

/** Corrections of one hex of a map; fields that are left out are unchanged. */
export interface HexChange {
  readonly hex: Axial;
  readonly terrain?: string | undefined;
  /** Contour level, 0 or more. */
  readonly level?: number | undefined;
  readonly barred?: boolean | undefined;
  /** Kind of its structure; null takes it away. */
  readonly structure?: string | null | undefined;
}

/** A word put on a hexside, or taken off it. */
export interface HexsideChange {
  readonly hex: Axial;
  /** Direction of the side, 0 to 5. */
  readonly side: number;
  readonly word: string;
  readonly on: boolean;
}

/** A copy of a map with single hexes and hexsides corrected, in order. Throws RangeError for a hex off the map. */
export function changedMap(
  map: HexMap,
  hexes: readonly HexChange[],
  hexsides: readonly HexsideChange[],
): HexMap {
  if (hexes.length === 0 && hexsides.length === 0) return map;
  const changed = {
    ...map,
    level: map.level.slice(),
    terrain: map.terrain.slice(),
    terrains: [...map.terrains],
    sides: map.sides.slice(),
    sideWords: [...map.sideWords],
    impassable: map.impassable.slice(),
    structure: [...map.structure],
  };
  for (const change of hexes) changeHex(changed, change);
  for (const change of hexsides) changeHexside(changed, change);
  return changed;
}

/** A map whose lists may be written to. */
type Changing = HexMap & {
  readonly terrains: string[];
  readonly sideWords: string[];
  readonly structure: (string | null)[];
};

function changeHex(map: Changing, { hex: at, terrain, level, barred, structure }: HexChange): void {
  const hex = onMap(map, at);
  if (terrain !== undefined) map.terrain[hex] = placeOf(map.terrains, terrain);
  if (level !== undefined) map.level[hex] = level;
  if (barred !== undefined) map.impassable[hex] = barred ? 1 : 0;
  if (structure !== undefined) map.structure[hex] = structure;
}

function changeHexside(map: Changing, { hex: at, side, word, on }: HexsideChange): void {
  const hex = onMap(map, at);
  const bit = 1 << placeOf(map.sideWords, word);
  const beyond = map.neighbours[hex * 6 + side] ?? -1;
  const both = [hex * 6 + side, ...(beyond === -1 ? [] : [beyond * 6 + opposite(side)])];
  for (const place of both) {
    const words = map.sides[place] ?? 0;
    map.sides[place] = on ? words | bit : words & ~bit;
  }
}

/** The place of a word in a list, at its end if it is new. */
function placeOf(words: string[], word: string): number {
  const place = words.indexOf(word);
  return place === -1 ? words.push(word) - 1 : place;
}

function onMap(map: HexMap, [q, r]: Axial): Hex {
  const hex = hexAt(map, q, r);
  if (hex === -1)
    throw new RangeError(
      `The hex [${q}, ${r}] is off the map. Take its correction out, or enlarge the field.`,
    );
  return hex;
}
