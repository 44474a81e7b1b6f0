import { type Axial, axialOf, distance, type DrawnUnit, hexAt, hexLabel } from '@linstock/ground';
import type { OpenFight } from './battle-files.ts';

/** Why a unit may not be set on a hex, and where it may be set instead. */
export interface PlaceRefusal {
  /** The sentence of the rulebook. */
  readonly sentence: string;
  /** The nearest legal place; null if there is none within `SEARCH_HEXES`. */
  readonly nearest: OpenPlace | null;
}

/** A place that a unit may have. */
export interface OpenPlace {
  readonly hex: Axial;
  readonly label: string;
  readonly facing: number | null;
}

/** Hexes within which another place for a unit is looked for. */
const SEARCH_HEXES = 4;

/**
 * Why the rulebook refuses a unit on a hex; null if it accepts it. Faults on other hexes do not count. Nor does a
 * fault that the hex had before: a command is moved unit by unit, and its leader may be left behind for a moment.
 */
export function refusePlace(open: OpenFight, unit: DrawnUnit, at: Axial): PlaceRefusal | null {
  if (open.on !== 'hexes') return null;
  const { map, units } = open.drawn;
  const target = hexAt(map, ...at);
  const sentence = refusalOf(open, unit, target);
  if (sentence === null || refusalOf(open, unit, target, unit.hex) !== null) return null;
  const there = units.find((each) => each.side === unit.side && hexAt(map, ...each.hex) === target);
  const turned = { ...unit, facing: unit.facing === null ? null : (there?.facing ?? unit.facing) };
  const near = Array.from({ length: map.count }, (_, hex) => hex)
    .filter((hex) => hex !== target && distance(map, hex, target) <= SEARCH_HEXES)
    .toSorted((a, b) => distance(map, a, target) - distance(map, b, target));
  const places = [{ hex: target, unit: turned }, ...near.map((hex) => ({ hex, unit }))];
  const free = places.find((place) => refusalOf(open, place.unit, place.hex) === null);
  if (!free) return { sentence, nearest: null };
  const nearest = {
    hex: axialOf(map, free.hex),
    label: hexLabel(map, free.hex),
    facing: free.unit.facing,
  };
  return { sentence, nearest };
}

type HexFight = Extract<OpenFight, { readonly on: 'hexes' }>;

/**
 * The sentence by which the rulebook refuses what is on a hex while a unit stands there; null if it has none about that hex.
 * @param at another place for the unit
 */
function refusalOf(
  { drawn, drawing }: HexFight,
  unit: DrawnUnit,
  hex: number,
  at = axialOf(drawn.map, hex),
): string | null {
  const units = drawn.units.map((each) =>
    each.side === unit.side && each.unit === unit.unit ? { ...unit, hex: at } : each,
  );
  try {
    drawing.rulebookOf({ ...drawn, units });
    return null;
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    return sentence.includes(hexLabel(drawn.map, hex)) ? sentence : null;
  }
}
