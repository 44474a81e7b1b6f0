import type { Axial } from './hex/hex.ts';
import type { HexMap } from './hex/map.ts';
import type { PlaceName } from './survey.ts';

/**
 * A battle as a hex map can show it: the ground, and who stands where. What no map says, such as ratings and victory, stays with
 * the battle that it names.
 */
export interface DrawnBattle {
  readonly battle: string;
  /** The rule system that fights it so. */
  readonly rules: string;
  readonly map: HexMap;
  /** Words for what may cover a hex, whether the map has them or not. */
  readonly terrains: readonly string[];
  /** How many facings troops have. */
  readonly facings: 6 | 12;
  readonly zones: readonly DrawnZone[];
  readonly units: readonly DrawnUnit[];
  readonly labels: readonly PlaceName[];
}

/** Hexes that mean something to a side. */
export interface DrawnZone {
  /** `deployment`, `edge` … */
  readonly kind: string;
  readonly name: string;
  readonly side: string;
  readonly hexes: readonly Axial[];
}

/** A counter or a leader. */
export interface DrawnUnit {
  /** Its name, which no other of its side has. */
  readonly unit: string;
  readonly side: string;
  /** `musket`, `leader` … */
  readonly kind: string;
  readonly hex: Axial;
  /** Null for whoever has none. */
  readonly facing: number | null;
  /** Men; null for a leader. */
  readonly strength: number | null;
  readonly formation: string | null;
}

/** Who stands where on a map, by side and name. */
export type Standing = (side: string, unit: string) => DrawnUnit;

/** The hexes of a zone, in the order of the map. */
export type Zoned = (kind: string, side: string, name: string) => readonly Axial[];

/**
 * Who stands where on a drawn map, if they are those who fight this battle: each of them once and nobody else, each on ground he
 * may stand on, each with a facing and strength if he has one. Refuses others in a sentence.
 */
export function standingOn(drawn: DrawnBattle, known: DrawnBattle): Standing {
  const nameOf = ({ side, unit }: Pick<DrawnUnit, 'side' | 'unit'>) => `${side}: ${unit}`;
  const expected = new Map(known.units.map((each) => [nameOf(each), each]));
  const found = new Map<string, DrawnUnit>();
  for (const each of drawn.units) {
    const name = nameOf(each);
    const same = expected.get(name);
    if (same === undefined)
      throw new RangeError(
        `The map has a unit "${each.unit}" of the side "${each.side}", whom this battle does not know. Correct its name and side, or delete it.`,
      );
    if (found.has(name))
      throw new RangeError(`The map has the ${each.side} unit "${each.unit}" twice. Delete one.`);
    refuseStance(each, same, drawn);
    found.set(name, each);
  }
  const missing = known.units.find((each) => !found.has(nameOf(each)));
  if (missing)
    throw new RangeError(
      `The map lacks the ${missing.side} unit "${missing.unit}", who fights this battle. Put a point with its name and side on the layer "units".`,
    );
  return (side, unit) => found.get(nameOf({ side, unit })) as DrawnUnit;
}

function refuseStance(
  { unit, facing, strength }: DrawnUnit,
  known: DrawnUnit,
  { facings }: DrawnBattle,
): void {
  const isFacing = facing !== null && Number.isInteger(facing) && facing >= 0 && facing < facings;
  if (known.facing !== null && !isFacing)
    throw new RangeError(
      `"${unit}" faces ${facing ?? 'nowhere'}; expected a whole number from 0 to ${facings - 1}, clockwise from the top of the map. Set its property "facing".`,
    );
  if (known.strength !== null && !(strength !== null && Number.isInteger(strength) && strength > 0))
    throw new RangeError(
      `"${unit}" has a strength of ${strength ?? 'nothing'}; expected a whole number of men above 0. Set its property "strength".`,
    );
}

/** The hexes of each zone of a drawn map. Refuses, in a sentence, a map that lacks a zone of the battle or has one it does not know. */
export function zonesOn(drawn: DrawnBattle, known: DrawnBattle): Zoned {
  const nameOf = ({ kind, side, name }: Omit<DrawnZone, 'hexes'>) =>
    `${kind} "${name}" of the side "${side}"`;
  const expected = new Set(known.zones.map(nameOf));
  const found = new Map(drawn.zones.map((each) => [nameOf(each), each.hexes]));
  for (const name of found.keys())
    if (!expected.has(name))
      throw new RangeError(
        `The map has a zone ${name}, which this battle does not know; it has ${[...expected].join(', ')}. Correct its type, name and side, or delete it.`,
      );
  for (const name of expected)
    if (!found.has(name))
      throw new RangeError(
        `The map lacks the zone ${name}. Draw a polygon with this type, name and side on the layer "zones".`,
      );
  return (kind, side, name) => found.get(nameOf({ kind, side, name })) as readonly Axial[];
}
